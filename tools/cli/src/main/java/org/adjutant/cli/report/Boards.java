package org.adjutant.cli.report;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.adjutant.cli.board.SvgAlbum;
import org.adjutant.rules.position.Position;

/** The board at chosen points. */
record Boards(Course course, List<Long> asked) {

  void write(Html html) {
    SvgAlbum album = new SvgAlbum(course.scene().title());
    html.picture(album.definitions());
    html.begin("div", "class", "boards").begin("ul", "class", "plain");
    points()
        .forEach(
            (number, what) -> {
              html.begin("li").link(anchor(number), what);
              html.text(", after event " + number).end();
            });
    html.end();
    album.legend().ifPresent(html::picture);
    html.end();
    points()
        .forEach(
            (number, what) -> {
              Position view = position(number);
              String label = what + ", after event " + number;
              html.begin("figure", "id", anchor(number), "class", "board").begin("figcaption");
              html.whole("strong", what).text(", after event " + number + ".").end();
              html.picture(album.board(view, label));
              List<String> standing = course.scene().title().display().standing(view);
              if (!standing.isEmpty()) {
                html.whole("figcaption", Words.sentence(String.join("; ", standing)));
              }
              html.end();
            });
  }

  static String anchor(long number) {
    return "board-" + number;
  }

  /** The numbers of events, in order, and what is shown there. */
  Map<Long, String> points() {
    Map<Long, String> points = new TreeMap<>();
    asked.forEach(number -> points.put(number, "As asked for"));
    course.ends().forEach((turn, number) -> points.put(number, "End of turn " + turn));
    course.procedures().stream()
        .findFirst()
        .ifPresent(opening -> points.put(opening.rulings().get(0).number(), "The start"));
    long end = course.scene().at();
    boolean over = course.scene().view().outcome().isPresent();
    points.put(end, over ? "The end" : course.scene().isNow() ? "Now" : "The last shown here");
    return points;
  }

  private Position position(long number) {
    return number == course.scene().at()
        ? course.scene().view()
        : course.scene().history().position(number).seenBy(course.scene().viewer());
  }
}
