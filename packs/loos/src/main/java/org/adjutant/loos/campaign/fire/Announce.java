package org.adjutant.loos.campaign.fire;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import org.adjutant.loos.campaign.PhaseIds;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.position.PieceId;
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
import org.adjutant.rules.spi.support.SimpleAction;

/**
 * {@code announce <hex> with <units>}: under the reading of LI-24 by which all attacks are
 * announced before the combat phase, also those without a marker.
 */
final class Announce {
  private static final String NAME = "announce";
  private static final Shape SHAPE =
      Shape.of(
          Field.of(LayAction.HEX, Type.PLACE, "the hex that is to be attacked"),
          Field.of(LayAction.UNITS, Type.PIECES, "the units that are to attack it").after("with"));

  private final Battlefield field;
  private final Announcement announcement;

  Announce(Battlefield field, Announcement announcement) {
    this.field = field;
    this.announcement = announcement;
  }

  ActionKind action() {
    return SimpleAction.sampling(
        NAME,
        "Announce an attack on a hex without laying a marker there.",
        SHAPE,
        List.of(LayPhase::check, Announce::check, announcement),
        this::candidates);
  }

  void addTo(SortedMap<String, Stage> stages) {
    stages.put(NAME, Announce::run);
  }

  private static void check(Desk desk, Data args, Findings findings) {
    if (!Pledge.ofAllAttacks(desk.view())) {
      findings.forbids(
          Finding.forbids(
                  Pledge.RULE,
                  "attacks are announced with the marker laid on their hex",
                  Data.of("target", args.text(LayAction.HEX)))
              .from(Pledge.reading(desk.view()).source()),
          () ->
              "announce it with a marker: lay "
                  + args.text(LayAction.HEX)
                  + " with the units; without one just attack in the combat phase");
    }
  }

  /** Against each enemy hex all that could attack it, and each of them alone. */
  private List<Data> candidates(Desk desk) {
    if (!desk.inPhase(PhaseIds.BARRAGE) || !Pledge.ofAllAttacks(desk.view())) {
      return List.of();
    }
    Situation situation = field.in(desk.view());
    Set<Hex> hexes = new LinkedHashSet<>();
    situation.units(field.enemyOf(desk.side())).forEach(u -> hexes.add(u.hex().orElseThrow()));
    List<Data> all = new ArrayList<>();
    for (Hex hex : hexes) {
      List<String> able =
          announcement.able(situation, desk.side(), hex).stream()
              .map(Unit::id)
              .map(PieceId::id)
              .toList();
      if (able.size() > 1) {
        all.add(args(hex, able));
      }
      able.forEach(unit -> all.add(args(hex, List.of(unit))));
    }
    return all;
  }

  private static Data args(Hex hex, List<String> units) {
    return Data.of(LayAction.HEX, hex.id()).with(LayAction.UNITS, Data.texts(units));
  }

  private static Step run(Play play) {
    Hex hex = new Hex(play.locals().text(LayAction.HEX));
    Data units = play.locals().get(LayAction.UNITS);
    Data facts = Data.of("target", hex.id()).with("units", units);
    play.reading(Pledge.BINDING);
    play.find(Finding.applies(Pledge.RULE, "the attacker says who is to attack the hex", facts));
    List<Effect> effects = new ArrayList<>();
    units.textItems().forEach(unit -> effects.add(Pledge.make(new PieceId(unit), hex)));
    play.happens("loos/AttackAnnounced", facts, effects);
    return Step.done();
  }
}
