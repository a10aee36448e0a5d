package org.adjutant.loos.campaign.fire;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.campaign.PhaseIds;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;

/** A marker is laid, and units are announced (17.1). */
final class Laying implements Stage {
  private static final String BOMBARDS_ONLY = "loos:17.1.a";
  private static final String ONCE = "loos:17.1.c";

  private final ArtilleryTrack track;

  Laying(ArtilleryTrack track) {
    this.track = track;
  }

  @Override
  public Step run(Play play) {
    lay(play, track);
    return Step.done();
  }

  /** Lays the marker that the arguments in the locals speak of. */
  static Barrage lay(Play play, ArtilleryTrack track) {
    Data args = play.locals();
    Hex hex = new Hex(args.text(LayAction.HEX));
    boolean gas = args.has(LayAction.GAS);
    List<PieceId> units =
        args.find(LayAction.UNITS).map(Data::textItems).orElse(List.of()).stream()
            .map(PieceId::new)
            .toList();
    Guns guns = new Guns(track, play.position(), play.actor());
    Data facts = Data.of("target", hex.id()).with("left", guns.left() - 1);
    play.find(Finding.applies(BOMBARDS_ONLY, "the marker bombards and does nothing else", facts));
    play.find(Finding.applies(ONCE, "it is used for this turn", facts.with("turn", guns.turn())));
    if (play.position().clock().phase().equals(PhaseIds.BARRAGE)) {
      play.reading(Pledge.BINDING);
      Data named =
          Data.of("target", hex.id())
              .with("units", args.find(LayAction.UNITS).orElse(Data.texts(List.of())));
      play.find(Finding.applies(Pledge.RULE, "the attacker says who is to attack the hex", named));
    }
    Barrage barrage =
        Barrage.on(play.position(), play.actor(), hex)
            .map(there -> there.andAnother(gas))
            .orElseGet(() -> Barrage.laid(play.actor(), hex, gas, units));
    List<Effect> effects = new ArrayList<>();
    effects.add(guns.leave(guns.left() - 1));
    effects.add(barrage.put());
    units.forEach(unit -> effects.add(Pledge.make(unit, hex)));
    if (gas) {
      effects.add(guns.countGas(guns.withGas() + 1));
    }
    play.happens(
        EventNames.BOMBARDMENT_DECLARED,
        facts.with("gas", gas).with("units", Data.texts(units.stream().map(PieceId::id).toList())),
        effects);
    return barrage;
  }
}
