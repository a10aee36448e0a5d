package org.adjutant.walks.nomansland;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Remove;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.effect.SetTally;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Checks;
import org.adjutant.rules.spi.support.SimpleAction;

/** Fire at a hex, and what comes of it. */
final class Fire {
  static final String NAME = "fire";
  static final String INITIATIVE = "initiative";
  static final String HIDDEN = "hidden";
  private static final String FIRED = "fired";

  private Fire() {}

  static SimpleAction kind() {
    Shape shape =
        Shape.of(
            Shape.Field.of("unit", Shape.Type.PIECE, "who fires"),
            Shape.Field.of("at", Shape.Type.PLACE, "the hex fired at").after("at"),
            Shape.Field.of("bonus", Shape.Type.NUMBER, "Initiative spent on it")
                .after(INITIATIVE)
                .optionally());
    return SimpleAction.listing(
        NAME,
        "Fire at a hex.",
        shape,
        List.of(Checks.active("walk:turn"), Checks.ownPiece("walk:own", "unit"), Fire::check),
        Fire::candidates);
  }

  private static void check(Desk desk, Data args, Findings findings) {
    if (desk.view().piece(args.text("unit")).filter(p -> p.flag(FIRED)).isPresent()) {
      findings.forbids("walk:once", "it has fired");
    }
    if (desk.view().at(Place.parse(args.text("at"))).stream()
        .noneMatch(p -> !p.side().equals(desk.side()))) {
      findings.forbids("walk:target", "no enemy is seen there");
    }
    int bonus = args.find("bonus").map(Data::integer).orElse(0);
    if (bonus < 0 || bonus > desk.view().tally(INITIATIVE + " " + desk.side())) {
      findings.forbids("walk:initiative", "there is not so much Initiative");
    }
  }

  private static List<Data> candidates(Desk desk) {
    List<Data> all = new ArrayList<>();
    for (Piece unit : desk.view().pieces(desk.side())) {
      for (Piece enemy : desk.view().pieces()) {
        if (!enemy.side().equals(desk.side())) {
          Data plain = Data.of("unit", unit.id().id()).with("at", enemy.place().text());
          all.add(plain);
          all.add(plain.with("bonus", 1));
        }
      }
    }
    return all;
  }

  /** The bonus is spent before anybody knows the dice; what lies under a "?" comes to light. */
  static Step declare(Play play) {
    Place at = Place.parse(play.locals().text("at"));
    PieceId firer = PieceId.of(play.locals().text("unit"));
    int bonus = play.locals().find("bonus").map(Data::integer).orElse(0);
    List<Effect> effects = new ArrayList<>(List.of(SetPieceAttribute.flag(firer, FIRED)));
    if (bonus > 0) {
      String track = INITIATIVE + " " + play.actor();
      effects.add(new SetTally(track, play.position().tally(track) - bonus));
    }
    play.happens("walk/FireDeclared", play.locals(), effects);
    Piece target = play.position().at(at).get(0);
    if (target.attribute(HIDDEN).isPresent() && target.attribute("size").isEmpty()) {
      String found = target.attribute(HIDDEN).orElseThrow().text();
      Data facts = Data.of("at", at.text()).with("found", found);
      if (found.equals("nothing")) {
        play.happens("walk/NothingThere", facts, new Remove(target.id()));
        return Step.done();
      }
      play.happens(
          "walk/TargetFound",
          facts,
          SetPieceAttribute.open(target.id(), HIDDEN, Data.of(found)),
          SetPieceAttribute.open(target.id(), "size", Data.of(found.equals("squad") ? 1 : 2)));
    }
    int firepower = play.position().piece(firer).orElseThrow().number("firepower", 1);
    return Step.roll(firepower, 6, "fire", at.text(), "fire-result", play.locals());
  }

  static Step result(Play play) {
    Piece target = play.position().at(Place.parse(play.locals().text("at"))).get(0);
    int kept = Collections.max(play.roll().dice().orElseThrow());
    int bonus = play.locals().find("bonus").map(Data::integer).orElse(0);
    int size = target.number("size", 1);
    int total = kept + bonus + size;
    Data inputs = Data.of("kept", kept).with("bonus", bonus).with("size", size);
    play.find(Finding.applies("walk:pool", "the highest die counts", inputs));
    if (total < 5) {
      play.happens("walk/FireResolved", Data.of("result", "none"));
      return Step.done();
    }
    play.happens(
        "walk/FireResolved",
        Data.of("result", "pinned"),
        SetPieceAttribute.flag(target.id(), "pinned"));
    return target.flag("officer")
        ? Step.roll(
            1, 6, "survival", target.id().id(), "survival", Data.of("unit", target.id().id()))
        : Step.done();
  }

  static Step survival(Play play) {
    PieceId unit = PieceId.of(play.locals().text("unit"));
    boolean lives = play.sum() > 2;
    List<Effect> effects = lives ? List.of() : List.of(SetPieceAttribute.clear(unit, "officer"));
    play.happens("walk/OfficerTested", Data.of("lives", Data.of(lives)), effects);
    return Step.done();
  }
}
