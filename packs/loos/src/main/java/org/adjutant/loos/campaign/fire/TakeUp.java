package org.adjutant.loos.campaign.fire;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Remedy;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Shape.Field;
import org.adjutant.rules.spi.Shape.Type;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.SimpleAction;

/**
 * {@code take-up <hex>}: until his phase ends a player may take back what he laid or announced
 * there.
 */
final class TakeUp {
  private static final String NAME = "take-up";
  private static final Shape SHAPE =
      Shape.of(Field.of(LayAction.HEX, Type.PLACE, "the hex on which the marker lies"));

  private final Battlefield field;
  private final ArtilleryTrack track;

  TakeUp(Battlefield field, ArtilleryTrack track) {
    this.field = field;
    this.track = track;
  }

  ActionKind action() {
    return SimpleAction.listing(
        NAME,
        "Take up a marker that you have laid in this phase, and what you announced with it.",
        SHAPE,
        List.of(LayPhase::check, this::check),
        this::candidates);
  }

  void addTo(SortedMap<String, Stage> stages) {
    stages.put(NAME, this::run);
  }

  private void check(Desk desk, Data args, Findings findings) {
    Situation situation = field.in(desk.view());
    Place place = Place.parse(args.text(LayAction.HEX));
    boolean there =
        place instanceof Hex hex
            && (Barrage.on(desk.view(), desk.side(), hex).isPresent()
                || !Pledge.against(situation, desk.side(), hex).isEmpty());
    if (!there) {
      findings.forbids(
          LayPhase.ATTACKER,
          "this side has laid and announced nothing there",
          Data.of("target", place.text()),
          () ->
              "laid by this side: "
                  + Remedy.some(
                      Barrage.all(situation, desk.side()).stream().map(Barrage::hex).toList()));
    }
  }

  /** Markers lie on enemy units, and against these attacks are announced. */
  private List<Data> candidates(Desk desk) {
    if (!LayPhase.isOpen(desk)) {
      return List.of();
    }
    Situation situation = field.in(desk.view());
    Set<Hex> laid = new LinkedHashSet<>();
    Barrage.all(situation, desk.side()).forEach(barrage -> laid.add(barrage.hex()));
    situation.units(desk.side()).forEach(unit -> Pledge.of(unit).ifPresent(laid::add));
    return situation.units(field.enemyOf(desk.side())).stream()
        .map(unit -> unit.hex().orElseThrow())
        .distinct()
        .filter(laid::contains)
        .map(hex -> Data.of(LayAction.HEX, hex.id()))
        .toList();
  }

  private Step run(Play play) {
    Hex hex = new Hex(play.locals().text(LayAction.HEX));
    Guns guns = new Guns(track, play.position(), play.actor());
    List<Effect> effects = new ArrayList<>();
    Optional<Barrage> barrage = Barrage.on(play.position(), play.actor(), hex);
    int markers = barrage.map(Barrage::markers).orElse(0);
    if (barrage.isPresent()) {
      effects.add(barrage.get().lift());
      effects.add(guns.leave(guns.left() + markers));
      if (barrage.get().gas()) {
        effects.add(guns.countGas(guns.withGas() - barrage.get().withGas()));
      }
    }
    for (Unit unit : Pledge.against(field.in(play.position()), play.actor(), hex)) {
      effects.add(Pledge.release(unit.id()));
    }
    play.happens(
        "loos/MarkerTakenUp",
        Data.of("target", hex.id()).with("markers", markers).with("left", guns.left() + markers),
        effects);
    return Step.done();
  }
}
