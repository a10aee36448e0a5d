package org.adjutant.loos.campaign.fire;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Marks;
import org.adjutant.loos.series.PhaseNames;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Shape.Field;
import org.adjutant.rules.spi.Shape.Type;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.Checks;
import org.adjutant.rules.spi.support.Reading;
import org.adjutant.rules.spi.support.SimpleAction;

/**
 * {@code bombard <hex> [gas]}: under the reading of LI-20 by which a bombardment phase precedes
 * each combat phase, a marker of the active side falls there at once, tied to no attack.
 */
final class EarlyFire {
  private static final String NAME = "bombard";
  private static final String DONE = "bombard-done";
  private static final String RULE = "loos:17.1.e";
  private static final String PHASES = "loos:LI-20";
  private static final int OWN_PHASE = 2;

  private final Battlefield field;
  private final ArtilleryTrack track;
  private final List<Validator> validators = new ArrayList<>();

  EarlyFire(Battlefield field, ArtilleryTrack track, List<Validator> targetAndMarker) {
    this.field = field;
    this.track = track;
    validators.add(Checks.active(RULE));
    validators.add(Checks.phase(RULE, List.of(PhaseNames.BOMBARDMENT)));
    validators.add(EarlyFire::check);
    validators.add(this::once);
    validators.addAll(targetAndMarker);
  }

  ActionKind action() {
    Shape shape =
        Shape.of(
            Field.of(LayAction.HEX, Type.PLACE, "the hex that is bombarded"),
            Field.word(LayAction.GAS, List.of(LayAction.GAS), "with gas").optionally());
    return SimpleAction.listing(
        NAME,
        "Bombard an enemy hex with an artillery marker, tied to no attack.",
        shape,
        validators,
        this::candidates);
  }

  void addTo(SortedMap<String, Stage> stages) {
    stages.put(NAME, this::fire);
    stages.put(DONE, EarlyFire::takeOff);
  }

  private static void check(Desk desk, Data args, Findings findings) {
    Reading reading = Reading.of(desk.view(), PHASES, 1);
    if (!reading.is(OWN_PHASE)) {
      findings.forbids(
          Finding.forbids(RULE, "markers fall in the combat phase", Data.EMPTY)
              .from(reading.source()),
          () -> "lay a marker at the start of a combat phase: lay " + args.text(LayAction.HEX));
    }
  }

  /** 17.1.f: a hex has one marker in the phase, which does not lie there any more. */
  private void once(Desk desk, Data args, Findings findings) {
    Situation situation = field.in(desk.view());
    boolean struck =
        situation.at(Place.parse(args.text(LayAction.HEX))).stream()
            .anyMatch(unit -> unit.is(Marks.BOMBARDED) && !unit.side().equals(desk.side()));
    if (struck) {
      findings.forbids(
          LayTargets.ATTACKER_ONE,
          "the hex has had its marker of this phase",
          Data.of("target", args.text(LayAction.HEX)),
          "bombard another hex, or end the phase");
    }
  }

  private List<Data> candidates(Desk desk) {
    if (!desk.isActive() || !desk.inPhase(PhaseNames.BOMBARDMENT)) {
      return List.of();
    }
    Set<Hex> hexes = new LinkedHashSet<>();
    for (Unit unit : field.in(desk.view()).units(field.enemyOf(desk.side()))) {
      hexes.add(unit.hex().orElseThrow());
    }
    List<Data> all = new ArrayList<>();
    for (Hex hex : hexes) {
      all.add(Data.of(LayAction.HEX, hex.id()));
      all.add(Data.of(LayAction.HEX, hex.id()).with(LayAction.GAS, LayAction.GAS));
    }
    return all;
  }

  private Step fire(Play play) {
    play.reading(PHASES);
    Barrage barrage = Laying.lay(play, track);
    return Salvos.inTurn(
        List.of(barrage), DONE, Data.of("by", barrage.by().id()).with("hex", barrage.hex().id()));
  }

  private static Step takeOff(Play play) {
    Data locals = play.locals();
    SideId by = new SideId(locals.text("by"));
    Hex hex = new Hex(locals.text("hex"));
    Optional<Barrage> barrage = Barrage.on(play.position(), by, hex);
    if (barrage.isPresent()) {
      List<Effect> effects = new ArrayList<>(List.of(barrage.get().lift()));
      for (Piece struck : play.position().at(hex)) {
        effects.add(SetPieceAttribute.flag(struck.id(), Marks.BOMBARDED));
      }
      play.happens("loos/MarkerTakenOff", Data.of("target", hex.id()), effects);
    }
    return Step.done();
  }
}
