package com.example.outpost;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.effect.Remove;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.effect.SetSteps;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Roll;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Assumed;
import org.adjutant.rules.tables.Lookup;

/** 4.2 to 4.5: what comes of fire. */
record FireResult(Ground ground) {
  static final String DECLARED = "fire-declared";
  static final String FALLEN = "fire-fallen";
  static final String ANSWERED = "fire-answered";

  Step declared(Play play) {
    Piece target = piece(play, "target");
    play.happens(EventNames.ATTACK_DECLARED, play.locals(), Turn.spend(piece(play, "unit")));
    if (Ground.isDummy(target)) {
      return shown(play, target);
    }
    Roll die = Roll.of(1, 6, "fire", target.place().text());
    return Assumed.roll(play, "Fire", die, FALLEN, play.locals());
  }

  /** What is revealed is a fact from then on; that it was hidden changed nothing before. */
  private Step shown(Play play, Piece dummy) {
    play.find(Finding.applies("outpost:4.2", "the target was a dummy", play.locals()));
    Effect open = SetPieceAttribute.open(dummy.id(), "dummy", Data.of(true));
    play.happens("outpost/DummyShown", play.locals(), open, new Remove(dummy.id()));
    return Victory.check(play, ground);
  }

  Step fallen(Play play) {
    Piece target = piece(play, "target");
    String terrain = ground.map().has(ground.hexOf(target), "woods") ? "woods" : "open";
    Lookup cell = Assumed.lookup(play, ground.fire().line().at(terrain), Play::sum);
    Source source = new Source("table", cell.ref(), cell.text(), cell.provenance());
    play.find(
        Finding.applies("outpost:4.3", "the table says", play.locals().with("terrain", terrain))
            .from(source));
    play.happens(EventNames.COMBAT_RESOLVED, play.locals().with("result", cell.text()));
    return switch (cell.text()) {
      case "shaken" -> shaken(play, target);
      case "hit" -> lose(play, target);
      default -> Step.done();
    };
  }

  private Step shaken(Play play, Piece target) {
    List<String> ways = GoBack.ways(play, ground, piece(play, "unit"), target);
    play.find(Finding.applies(GoBack.RULE, "back or a step", Data.of("ways", Data.texts(ways))));
    if (ways.isEmpty()) {
      return lose(play, target);
    }
    Data facts = Data.of("unit", target.id().id()).with("ways", Data.texts(ways));
    return Step.ask(GoBack.NAME, target.side(), facts, ANSWERED, facts);
  }

  Step answered(Play play) {
    Piece unit = piece(play, "unit");
    if (!play.answer().has("to")) {
      return lose(play, unit);
    }
    String to = play.answer().text("to");
    play.happens(
        EventNames.RETREAT_MADE,
        Data.of("unit", unit.id().id()).with("to", to),
        new Move(unit.id(), ground.map().grid().hex(to)));
    return Victory.check(play, ground);
  }

  private Step lose(Play play, Piece unit) {
    Data facts = Data.of("unit", unit.id().id());
    if (unit.steps() > 1) {
      play.happens(EventNames.STEP_LOST, facts, new SetSteps(unit.id(), unit.steps() - 1));
      return Step.done();
    }
    play.find(Finding.applies("outpost:4.5", "its last step is lost", facts));
    play.happens(EventNames.PIECE_ELIMINATED, facts, new Remove(unit.id()));
    return Victory.check(play, ground);
  }

  private static Piece piece(Play play, String field) {
    return play.position().piece(play.locals().text(field)).orElseThrow();
  }
}
