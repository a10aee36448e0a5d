package org.adjutant.nomansland.planning.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.veil.Veil;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.effect.Remove;
import org.adjutant.rules.effect.Reveal;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;

/** What the actions of the set-up do. */
record SetUpStages(Setting setting, Plans plans, DeployCheck check) {
  private static final String OVER = "set-up-over";
  private static final String CONTACT = "contact";
  private static final String HIDDEN = "nomansland:1.2.b";

  void addTo(Map<String, Stage> stages) {
    stages.put(Deploy.NAME, this::deploy);
    stages.put(SetUpActions.LIFT, this::lift);
    stages.put(SetUpActions.READY_MADE, this::readyMade);
    stages.put(SetUpActions.READY, this::ready);
    stages.put(OVER, play -> Step.endPhase());
  }

  private Laid laid(Play play) {
    return Laid.of(new Field(setting, play.position()), play.actor(), play::reading);
  }

  private Step deploy(Play play) {
    Deployment wanted = Deployment.of(play.locals());
    List<Effect> effects = new ArrayList<>();
    Position now = play.position();
    for (PieceId unit : wanted.units()) {
      List<Effect> put = wanted.spot().put(setting, now, unit);
      effects.addAll(put);
      now = Effects.fold(now, put);
    }
    Data facts =
        Data.of("units", play.locals().get(Deployment.UNITS))
            .with("at", wanted.spot().hex().text());
    Moment.happens(play, "nomansland/UnitsDeployed", facts, effects);
    return Step.done();
  }

  private Step lift(Play play) {
    List<Effect> effects = new ArrayList<>();
    Position now = play.position();
    for (String unit : play.locals().get(Deployment.UNITS).textItems()) {
      Piece piece = now.piece(unit).orElseThrow();
      if (Field.onMap(piece)) {
        List<Effect> lift = Spot.lift(now, piece);
        effects.addAll(lift);
        now = Effects.fold(now, lift);
      }
    }
    Moment.happens(play, "nomansland/UnitsLifted", play.locals(), effects);
    return Step.done();
  }

  private Step readyMade(Play play) {
    Plan plan = plans.of(play.actor()).orElseThrow();
    Moment.happens(
        play,
        "nomansland/SetUpMade",
        Data.of("about", plan.about()),
        new ReadyMade(setting, plan).effects(laid(play)));
    return Step.done();
  }

  private Step ready(Play play) {
    Laid laid = laid(play);
    boolean defends = play.actor().equals(Sides.DEFENDER);
    Data facts = Data.of("side", play.actor().id());
    play.find(
        Finding.applies(
            Moment.RULE,
            defends ? "the Defender has set up, before anything else" : "the Attacker has set up",
            facts));
    for (String rule : orders(laid).statements()) {
      play.find(Finding.applies(rule, "the set-up keeps to this", facts));
    }
    if (defends) {
      play.find(Finding.applies(HIDDEN, "every stack starts under a ? marker", facts));
    }
    List<Effect> effects = defends ? covered(laid) : List.of();
    play.happens("nomansland/SetUpFinished", facts, effects);
    return defends ? Step.endPhase() : Step.call(CONTACT, Data.EMPTY, OVER, Data.EMPTY);
  }

  private Orders orders(Laid laid) {
    return laid.side().equals(Sides.DEFENDER) ? check.defender() : check.attacker();
  }

  /** The form not chosen is put away, Shellholes are seen, all else lies under "?" markers. */
  private List<Effect> covered(Laid laid) {
    List<Effect> effects = new ArrayList<>();
    for (Piece piece : check.defender().unused(laid)) {
      effects.add(new Remove(piece.id()));
    }
    for (Piece piece : laid.placed(List.of(Kind.SHELLHOLE))) {
      effects.add(new Reveal(piece.id()));
    }
    Position now = Effects.fold(laid.field().position(), effects);
    effects.addAll(new Veil(setting).mark(now));
    return effects;
  }
}
