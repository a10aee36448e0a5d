package org.adjutant.nomansland.elan;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.dice.Throw;
import org.adjutant.nomansland.harm.Harm;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.SetCup;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.SimpleChoice;

/** A drawn Sniper: the Defender names an officer of the Attacker's, who dies on 5 or 6 (4.3.3). */
record Sniper(Setting setting) {
  static final String STAGE = "sniper";
  private static final String NAMED = "sniper-named";
  private static final String FIRED = "sniper-fired";
  private static final String OFFICER = "officer";

  private static final String KILLS = "nomansland:2.4.g";
  private static final String LEAVES = "nomansland:2.4.h";
  private static final String SAME = "nomansland:4.3.3.b";
  private static final String NOBODY = "nomansland:NI-084";
  private static final int LEAST = 5;

  void addTo(SortedMap<String, Stage> stages) {
    stages.put(STAGE, this::ask);
    stages.put(NAMED, this::named);
    stages.put(FIRED, this::fired);
  }

  static ChoiceKind choice() {
    return SimpleChoice.among(
        STAGE,
        "Which officer does the sniper aim at?",
        Shape.of(Shape.Field.of(OFFICER, Shape.Type.PIECE, "an officer of the Attacker's")),
        KILLS,
        (desk, choice) -> targets(desk.view()));
  }

  private static List<Data> targets(Position position) {
    return position.pieces(Sides.ATTACKER).stream()
        .filter(piece -> piece.kind().equals(Kind.OFFICER) && Field.onMap(piece))
        .map(piece -> Data.of(OFFICER, piece.id().id()))
        .toList();
  }

  private Step ask(Play play) {
    if (!targets(play.position()).isEmpty()) {
      play.find(Finding.applies(LEAVES, "the marker leaves play whatever comes", Data.EMPTY));
      return Step.ask(STAGE, Sides.DEFENDER, Data.EMPTY, NAMED, Data.EMPTY);
    }
    boolean back = play.reading(NOBODY) == 2;
    Data inputs = Data.of("officers", 0).with("returns", back);
    play.find(Finding.applies(LEAVES, "there is no officer to aim at", inputs));
    if (back) {
      List<String> cup = new ArrayList<>(play.position().cup(Mark.CUP));
      cup.add(Cup.SNIPER);
      play.happens("nomansland/SniperReturned", inputs, new SetCup(Mark.CUP, cup, Audience.ALL));
    }
    return Step.done();
  }

  private Step named(Play play) {
    String officer = play.answer().text(OFFICER);
    return Throw.plain(1, STAGE, officer, FIRED, Data.of(OFFICER, officer));
  }

  private Step fired(Play play) {
    String officer = play.locals().text(OFFICER);
    int die = play.sum();
    Data inputs = Data.of(OFFICER, officer).with("die", die);
    String says = die >= LEAST ? "5 or 6 kills the officer" : "on less than 5 he lives";
    play.find(Finding.applies(KILLS, says, inputs));
    play.find(Finding.applies(SAME, says, inputs));
    if (die >= LEAST) {
      new Harm(setting).eliminate(play, PieceId.of(officer), KILLS);
    }
    return Step.done();
  }
}
