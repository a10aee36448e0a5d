package org.adjutant.nomansland.guns.assault;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.PhaseId;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.dice.Throw;
import org.adjutant.nomansland.guns.score.Die;
import org.adjutant.nomansland.guns.score.Score;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.veil.Veil;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetAttribute;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;

/**
 * A Forward Observer orders a barrage on any hex, once a turn; the order may not be received
 * (2.1.1.d to 2.1.1.h). The turn of his last order is the attribute {@code directed} of his piece,
 * that of an order refused the attribute {@code order-refused} of its hex.
 */
record ObserverOrder(Setting setting) {
  private static final String FELL = "observer-order-die";
  private static final String DIRECTED = "directed";
  private static final String REFUSED = "order-refused";
  private static final String ANY_HEX = "nomansland:2.1.1.d";
  private static final String BEFORE = "nomansland:2.1.1.e";
  private static final String NOT_RECEIVED = "nomansland:2.1.1.f";
  private static final String RECEIVED = "nomansland:2.1.1.g";
  private static final String UNVEILED = "nomansland:2.1.1.h";
  private static final String AGAIN = "nomansland:NI-036";
  private static final String CAMOUFLAGE = "nomansland:NI-035";
  private static final int SECOND = 2;
  private static final int NEEDED = 4;

  void addTo(SortedMap<String, Stage> stages) {
    stages.put(FELL, this::fell);
  }

  void check(Desk desk, Data args, Findings findings) {
    if (args.has(Shelling.OBSERVER)) {
      if (!desk.side().equals(Sides.ATTACKER) || !desk.inPhase(PhaseId.ARTILLERY)) {
        findings.forbids(
            ANY_HEX,
            "Forward Observers direct the Attacker's fire in the Assault",
            Data.of("side", desk.side().id()),
            "fire without an observer");
      } else if (free(desk).isEmpty()) {
        findings.forbids(
            ANY_HEX,
            "no Forward Observer has an order left this turn",
            Data.of("turn", desk.view().clock().turn()),
            "fire without an observer, or wait for the next turn");
      }
    } else if (refusedNow(desk, args) && desk.reading(AGAIN) != SECOND) {
      findings.forbids(
          NOT_RECEIVED,
          "the barrage on this hex was not allowed this turn",
          Data.of("hex", args.text(Shelling.HEX)),
          "aim at another hex");
    }
  }

  /** An observer who has not given an order this turn. */
  static Optional<Piece> free(Desk desk) {
    int turn = desk.view().clock().turn();
    return desk.view().pieces(Sides.ATTACKER).stream()
        .filter(p -> p.kind().equals(Kind.OBSERVER))
        .filter(p -> p.place().equals(Place.box(Mark.OBSERVERS_BOX)))
        .filter(p -> p.number(DIRECTED, 0) != turn)
        .findFirst();
  }

  private static boolean refusedNow(Desk desk, Data args) {
    return Place.parse(args.text(Shelling.HEX)) instanceof Hex hex
        && desk.view()
            .attribute(Subject.of(hex), REFUSED)
            .filter(turn -> turn.integer() == desk.view().clock().turn())
            .isPresent();
  }

  /** The points are allotted; now the order goes out. */
  Step give(Play play) {
    int turn = play.position().clock().turn();
    Piece observer = free(new Desk(play.title(), play.position(), Sides.ATTACKER)).orElseThrow();
    String hex = play.locals().text(Shelling.HEX);
    Data facts =
        Data.of("hex", hex)
            .with("points", play.locals().integer(Shelling.POINTS))
            .with("observer", observer.id().id());
    play.find(Finding.applies(ANY_HEX, "an observer may name any hex, once a turn", facts));
    play.find(Finding.applies(BEFORE, "the points are allotted before the order die", facts));
    play.happens(
        "nomansland/OrderGiven",
        facts,
        SetPieceAttribute.open(observer.id(), DIRECTED, Data.of(turn)));
    return Die.step(play, Sides.ATTACKER, "order", hex, FELL, play.locals());
  }

  private Step fell(Play play) {
    Hex hex = new Hex(play.locals().text(Shelling.HEX));
    Score score = Score.of(Throw.kept(play)).plus("initiative", Throw.initiative(play));
    Data inputs = score.data().with("hex", hex.id());
    if (score.total() < NEEDED) {
      play.reading(AGAIN);
      play.find(
          Finding.applies(NOT_RECEIVED, "the order is not received; the points are kept", inputs));
      play.happens(
          "nomansland/OrderLost",
          Data.of("hex", hex.id()).with("total", score.total()),
          SetAttribute.open(Subject.of(hex), REFUSED, Data.of(play.position().clock().turn())));
      return Step.done();
    }
    play.find(
        Finding.applies(
            RECEIVED, "the order is received; for this barrage the hex is Revealed", inputs));
    int reading = play.reading(CAMOUFLAGE);
    play.find(
        Finding.applies(UNVEILED, "the \"?\" of the hex goes for good", Data.of("hex", hex.id())));
    play.happens(
        "nomansland/OrderReceived",
        Data.of("hex", hex.id()).with("total", score.total()),
        unveil(play, hex, reading));
    return Step.go(Shelling.FIRE, play.locals());
  }

  /**
   * What lies there comes to light; under a reading of NI-035 it stays Camouflaged all the same.
   */
  private List<Effect> unveil(Play play, Hex hex, int reading) {
    List<Effect> effects = new ArrayList<>(new Veil(setting).unveilHex(play.position(), hex));
    if (reading == SECOND) {
      for (Piece piece : play.position().at(hex)) {
        if (piece.flag(Mark.CAMOUFLAGED)) {
          effects.add(SetPieceAttribute.flag(piece.id(), Mark.CAMOUFLAGED));
        }
      }
    }
    return effects;
  }
}
