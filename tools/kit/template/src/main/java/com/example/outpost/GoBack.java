package com.example.outpost;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexGrid;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Offer;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Shape.Field;
import org.adjutant.rules.spi.Shape.Type;

/** 4.4: the owner of a shaken unit takes it back, or lets it lose a step. */
final class GoBack implements ChoiceKind {
  static final String NAME = "go-back";
  static final String RULE = "outpost:4.4";

  /** The hexes a shaken unit may go back into. */
  static List<String> ways(Play play, Ground ground, Piece from, Piece unit) {
    HexGrid grid = ground.map().grid();
    boolean notThePost = play.reading("outpost:I-1") == 2;
    int near = grid.distance(ground.hexOf(from), ground.hexOf(unit));
    List<String> ways = new ArrayList<>();
    for (Hex way : ground.ways(play.position(), unit)) {
      boolean barred = notThePost && ground.map().has(way, "outpost");
      if (!barred && grid.distance(ground.hexOf(from), way) >= near) {
        ways.add(way.id());
      }
    }
    return ways;
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String ask(Desk desk, Choice choice) {
    return "Where does " + choice.facts().text("unit") + " go back? (nowhere: it loses a step)";
  }

  @Override
  public Shape shape() {
    return Shape.of(
        Field.of("to", Type.PLACE, "the hex it goes back into; without it a step is lost")
            .optionally());
  }

  @Override
  public void check(Desk desk, Choice choice, Data answer, Findings findings) {
    if (answer.has("to") && !choice.facts().get("ways").textItems().contains(answer.text("to"))) {
      findings.forbids(RULE, "the unit cannot go back there", answer);
    }
  }

  @Override
  public Offer offer(Desk desk, Choice choice) {
    List<Data> legal = new ArrayList<>();
    for (String way : choice.facts().get("ways").textItems()) {
      legal.add(Data.of("to", way));
    }
    legal.add(Data.EMPTY);
    return Offer.all(legal);
  }
}
