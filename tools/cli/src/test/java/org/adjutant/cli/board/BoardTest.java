package org.adjutant.cli.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.List;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import org.adjutant.cli.print.Ink;
import org.adjutant.host.data.PackData;
import org.adjutant.loos.LoosPack;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.engine.Chance;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.spi.Title;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xml.sax.InputSource;

class BoardTest {

  private static List<String> text(String tops, boolean coloured) {
    return new TextBoard(Islands.title(tops), Islands.position(), new Ink(coloured))
        .lines(Optional.empty());
  }

  private static String svg(Optional<Hex> around) {
    return new SvgBoard(Islands.title("flat"), Islands.position(), "a <test>", around).draw();
  }

  @ParameterizedTest
  @ValueSource(strings = {"flat", "pointed"})
  void withoutColourLettersTellSidesMarksAndControl(String tops) {
    assertThat(String.join("\n", text(tops, false)))
        .contains("R r2", "0301p", "(O)", "x", "%")
        .contains("R Reds  O Rovers")
        .contains("p harbour", "% reef", "x wreckage")
        .contains("Rovers wreckage: 0102");
  }

  /** Columns above, every other one a line lower, and rows on the left: 0117 is in the first. */
  @Test
  void aWholeMapHasItsIdsAlongTheEdges() {
    Title loos = new LoosPack().open("zero-hour", PackData.of(new LoosPack()));
    List<String> lines =
        new TextBoard(loos, Engine.open(loos, List.of(), Chance.NONE).after(), new Ink(false))
            .lines(Optional.empty());
    assertThat(lines.get(0)).startsWith("   01  03  05");
    assertThat(lines.get(1)).startsWith("     02  04  06");
    assertThat(lines.get(2)).startsWith("01 ");
    assertThat(lines.get(4)).startsWith("02 ");
    assertThat(lines).allMatch(line -> line.length() <= 80);
  }

  @Test
  void aStackIsListedFromItsTopAndBoxesByTheirNames() {
    assertThat(text("flat", false))
        .contains("Stacks, from the top:", "  0202  r2 7-7, r1 7-7", "  in the dock  g1 7-7");
  }

  @Test
  void whatIsNotPartOfTheGameIsNotDrawn() {
    assertThat(String.join("\n", text("flat", false))).doesNotContain("0401", "deep");
    assertThat(svg(Optional.empty())).doesNotContain("0401", "deep sea", "The Deep");
  }

  @Test
  void aNameIsWrittenWhereThereIsRoomForIt() {
    assertThat(String.join("\n", text("flat", false))).contains("Coral Bay");
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void noLineIsWiderThanEightyColumns(boolean coloured) {
    assertThat(text("flat", coloured))
        .allMatch(line -> line.replaceAll("\u001b\\[[0-9;]*m", "").length() <= 80);
  }

  @Test
  void thePictureIsWellFormedAndHoldsWhatIsDeclared() throws Exception {
    String svg = svg(Optional.empty());
    DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(svg)));
    assertThat(svg)
        .contains("#998877", "href=\"#houses\"", "#aa5544", "href=\"#cross\"", "#cc2211")
        .contains(">harbour<", ">reef<", ">wreckage<", ">Coral Bay<", ">in the dock<", ">XX<")
        .contains("islands/reef: turn 1, Sailing", "a &lt;test&gt;")
        .contains("href=\"#headquarters\"", ">7-7<");
  }

  @Test
  void aPictureOfAPartLeavesOutWhatIsOffTheMap() {
    assertThat(svg(Optional.of(new Hex("0202")))).contains(">0202<").doesNotContain("in the dock");
  }
}
