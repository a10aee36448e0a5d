package org.adjutant.cli.report;

import java.util.List;
import org.adjutant.cli.print.Refusals;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.ledger.audit.Verification;
import org.adjutant.rules.spi.DataSet;

/**
 * A game as one HTML document that needs no network and no scripts.
 *
 * @param scene the branch, the point to which it is told, and whose eyes look
 * @param data what the game is played on
 * @param refusals what was refused on the branch, as far as those eyes may know
 * @param tree the tree of branches as text
 * @param unfolded whether trails and long lists are open from the start
 * @param boards events after which the board is to be shown, besides start, turns and end
 */
public record Report(
    Scene scene,
    DataSet data,
    Verification verified,
    List<Refusals> refusals,
    List<Long> boards,
    List<String> tree,
    boolean unfolded) {
  private static final List<String> SECTIONS =
      List.of(
          "Boards",
          "Course of the game",
          "Disputes",
          "Rulings explained",
          "Dice",
          "Branches",
          "Verification",
          "Rules cited",
          "Data not printed");

  public Report {
    refusals = List.copyOf(refusals);
    boards = List.copyOf(boards);
    tree = List.copyOf(tree);
  }

  /** The document. */
  public String html() {
    Course course = Course.of(scene);
    Rules rules = new Rules(scene.title());
    Trails trails = new Trails(course, rules);
    Html html = new Html(unfolded);
    String name = scene.game().name();
    html.begin("html", "lang", "en").begin("head").empty("meta", "charset", "utf-8");
    html.empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
    html.whole("title", name + ": " + scene.title().pack() + "/" + scene.title().scenario());
    html.style(Styles.RULES).end();
    html.begin("body");
    html.begin("header");
    new TitlePage(course, data, verified).write(html);
    html.end();
    html.begin("nav");
    SECTIONS.forEach(section -> html.link(anchor(section), section).text(" "));
    html.end();
    new Readings(course).write(html);
    section(html, 0);
    new Boards(course, boards).write(html);
    section(html, 1);
    new Story(course).write(html);
    section(html, 2);
    new Disputes(course, refusals, scene.game().deeds(), trails).write(html);
    section(html, 3);
    trails.write(html);
    section(html, 4);
    new DiceTables(course).write(html);
    section(html, 5);
    html.whole("pre", String.join("\n", tree));
    section(html, 6);
    new Verifying(scene).write(html);
    section(html, 7);
    rules.write(html);
    section(html, 8);
    new Missing(data).write(html);
    return html.end().end().done();
  }

  private static void section(Html html, int number) {
    html.whole("h2", SECTIONS.get(number), "id", anchor(SECTIONS.get(number)));
  }

  private static String anchor(String section) {
    return "section-" + section.toLowerCase(java.util.Locale.ROOT).replace(' ', '-');
  }
}
