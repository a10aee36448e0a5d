package org.adjutant.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.adjutant.cli.Cli.Said;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;

class ReportTest {
  private static final Pattern LINK = Pattern.compile("href=\"#([^\"]*)\"");
  private static final Pattern NAME = Pattern.compile(" id=\"([^\"]*)\"");

  @TempDir private Path folder = Path.of("");
  private Cli cli = new Cli(folder);

  @BeforeEach
  void play() {
    cli = new Cli(folder);
    String[] begin = {"new", "loos/training", "--seed", "a", "--seat", "red=greedy"};
    assertThat(cli.says(begin).code()).isZero();
    assertThat(cli.says("do", "attack", "nowhere").code()).isNotZero();
    assertThat(cli.says("selfplay", "--bot", "blue=greedy").code()).isZero();
  }

  private String report(String... more) throws Exception {
    Path file = folder.resolve("game.html");
    String[] args = new String[more.length + 3];
    args[0] = "report";
    args[1] = "--to";
    args[2] = file.toString();
    System.arraycopy(more, 0, args, 3, more.length);
    Said said = cli.says(args);
    assertThat(said.code()).as(said.err()).isZero();
    return Files.readString(file);
  }

  private static Document parsed(String html) throws Exception {
    String xml = html.replace("<!DOCTYPE html>", "");
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)));
  }

  private static Set<String> all(Pattern pattern, String html) {
    Set<String> found = new LinkedHashSet<>();
    Matcher matcher = pattern.matcher(html);
    while (matcher.find()) {
      found.add(matcher.group(1));
    }
    return found;
  }

  @Test
  void itIsWellFormedAndEveryLinkLeadsSomewhereInIt() throws Exception {
    String html = report();
    parsed(html);
    Set<String> links = all(LINK, html);
    assertThat(links).hasSizeGreaterThan(30);
    assertThat(all(NAME, html)).containsAll(links);
    assertThat(html).doesNotContain("<script").doesNotContain("http:").doesNotContain("https:");
  }

  @Test
  void itTellsHowTheGameWentShowsBoardsAndExplainsCombats() throws Exception {
    String html = report();
    assertThat(html)
        .contains("The record is intact")
        .contains("<h3 id=\"turn-1\">Turn 1</h3>")
        .contains("<strong>The start</strong>")
        .contains("<strong>End of turn 1</strong>")
        .contains("<strong>The end</strong>")
        .contains("<summary>Every roll, in order</summary>")
        .contains("adjutant verify --head ");
    assertThat(html.split("<li class=\"applies\">", -1).length).isGreaterThan(50);
    // The ground is drawn once, whatever the number of boards.
    assertThat(html.split("id=\"board-ground\"", -1)).hasSize(2);
    assertThat(html.length()).isLessThan(1_500_000);
  }

  @Test
  void whatPeopleWroteIsNeverTakenForMarkup() throws Exception {
    String evil = "<script>alert('x')</script> & \"quoted\"";
    assertThat(cli.says("note", evil).code()).isZero();
    String html = report();
    parsed(html);
    assertThat(html)
        .doesNotContain("<script")
        .contains("&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; &amp; &quot;quoted&quot;");
  }

  @Test
  void furtherBoardsAreShownWhereAskedAndNowhereElse() throws Exception {
    assertThat(report("--at", "20,31")).contains("id=\"board-20\"").contains("id=\"board-31\"");
    Said beyond = cli.says("report", "--to", folder.resolve("g.html").toString(), "--at", "999999");
    assertThat(beyond.code()).isEqualTo(2);
    assertThat(beyond.err()).contains("999999 is not on branch main, which has the events 0 to ");
  }
}
