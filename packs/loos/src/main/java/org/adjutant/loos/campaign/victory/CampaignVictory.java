package org.adjutant.loos.campaign.victory;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.campaign.map.CampaignMap;
import org.adjutant.loos.campaign.map.Town;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.game.GameEnd;
import org.adjutant.loos.series.game.Victory;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetControl;
import org.adjutant.rules.position.Outcome;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;

/** Who wins, and who controls what (12). */
public final class CampaignVictory implements Victory {
  private static final String ENTRY = "loos:12.1.a";
  private static final String THREE_HEXES = "loos:12.1.b";
  private static final String WHOLE_TOWNS = "loos:12.3.a";
  private static final String GERMAN_AT_FIRST = "loos:12.3.b";
  private static final String BRITISH_ENTER = "loos:12.3.c";
  private static final String GERMANS_ENTER = "loos:12.3.d";
  private static final String COUNTED = "loos:12.3.f";
  private static final String DEGREES = "loos:12.3.g";
  private static final String PLACING = "loos:LI-18";
  private static final int PLACING_IS_NO_ENTERING = 2;
  private static final int TO_WIN = 2;

  private final List<Town> towns;
  private final CountedTowns counted;
  private final Set<Hex> townHexes = new LinkedHashSet<>();
  private final EntryHexes entries;
  private final DriveBack driveBack;

  public CampaignVictory(CampaignMap map) {
    this.towns = map.towns();
    this.counted = new CountedTowns(map);
    towns.forEach(town -> townHexes.addAll(town.hexes()));
    this.entries = new EntryHexes(map);
    this.driveBack = new DriveBack(map);
  }

  /** Every town hex is German at the start (12.3.b). */
  @Override
  public List<Effect> opening() {
    List<Effect> effects = new ArrayList<>();
    for (Town town : towns) {
      town.hexes().forEach(hex -> effects.add(new SetControl(hex, Optional.of(Store.GERMAN))));
    }
    return effects;
  }

  /** Control of a town hex passes at once, however often (12.3.c, d, e). */
  @Override
  public List<Effect> effects(Situation situation, Unit unit, List<Hex> hexes) {
    List<Effect> effects = new ArrayList<>();
    boolean placed = unit.hex().isEmpty();
    boolean noEntering = placed && situation.reading(PLACING).is(PLACING_IS_NO_ENTERING);
    if (noEntering || !touchesTown(hexes)) {
      return effects;
    }
    for (Town town : towns) {
      for (Hex hex : town.hexes()) {
        if (hexes.contains(hex) && !Control.holder(situation, hex).equals(unit.side())) {
          effects.add(new SetControl(hex, Optional.of(unit.side())));
        }
      }
    }
    return effects;
  }

  /**
   * The instant victories, hex after hex as they are entered: who fulfils one in the middle of his
   * way has won there. In one hex that of the British goes before (LI-19).
   */
  @Override
  public void settle(Play play, Situation situation, List<Unit> units, List<Hex> hexes) {
    if (play.position().outcome().isPresent()) {
      return;
    }
    Unit unit = units.get(0);
    boolean enters = unit.hex().isPresent() || play.reading(PLACING) != PLACING_IS_NO_ENTERING;
    if (enters && touchesTown(hexes)) {
      towns.forEach(town -> passes(play, town, unit, hexes));
    }
    boolean british = unit.side().equals(Store.BRITISH);
    List<Hex> entries = hexes(play);
    for (Hex hex : british ? hexes : List.<Hex>of()) {
      if (enters && entries.contains(hex)) {
        enters(play, unit, hex, entries);
      } else if (!hex.equals(hexes.get(hexes.size() - 1))) {
        driveBack.passing(play, situation, units, hex);
      }
      if (play.position().outcome().isPresent()) {
        return;
      }
    }
    driveBack.now(play, situation);
  }

  private static void enters(Play play, Unit unit, Hex hex, List<Hex> entries) {
    Data facts = Data.of("unit", unit.id().id()).with("hex", hex.id());
    List<String> all = entries.stream().map(Hex::id).toList();
    play.find(
        Finding.applies(
            THREE_HEXES, "the entry hexes of the German", Data.of("hexes", Data.texts(all))));
    play.find(Finding.applies(ENTRY, "a British unit enters a German entry hex", facts));
    String why = unit.name() + " entered " + hex + ", a German entry hex";
    GameEnd.happens(play, new Outcome(List.of(Store.BRITISH), "instant victory", ENTRY, why));
  }

  private boolean touchesTown(List<Hex> hexes) {
    return !Collections.disjoint(townHexes, hexes);
  }

  private List<Hex> hexes(Play play) {
    return entries.forVictory(play.reading(EntryHexes.THIRD));
  }

  private static void passes(Play play, Town town, Unit unit, List<Hex> hexes) {
    for (Hex hex : hexes) {
      if (town.hexes().contains(hex)) {
        Data facts = Data.of("town", town.name()).with("hex", hex.id());
        String rule = unit.side().equals(Store.BRITISH) ? BRITISH_ENTER : GERMANS_ENTER;
        play.find(Finding.applies(rule, "the hex is controlled by who enters it", facts));
      }
    }
  }

  @Override
  public void turnEnds(Play play, Situation situation) {
    driveBack.turnEnds(play, situation);
  }

  /** The towns are counted after turn 8 (12.3.f, g). */
  @Override
  public Outcome judge(Situation situation) {
    List<String> british = held(situation);
    String why = british.size() + " complete towns are British" + (british.isEmpty() ? "" : ": ");
    why += String.join(", ", british);
    if (british.size() >= TO_WIN) {
      return new Outcome(List.of(Store.BRITISH), "victory", DEGREES, why);
    }
    return british.isEmpty()
        ? new Outcome(List.of(Store.GERMAN), "victory", DEGREES, why)
        : new Outcome(List.of(), "draw", DEGREES, why);
  }

  /** The towns that are wholly British. */
  private List<String> held(Situation situation) {
    return counted.in(situation).stream()
        .filter(town -> Control.isHeldBy(situation, town, Store.BRITISH))
        .map(Town::name)
        .toList();
  }

  @Override
  public long score(Situation situation, SideId side) {
    long british = held(situation).size();
    return side.equals(Store.BRITISH) ? british : -british;
  }

  @Override
  public List<String> standing(Situation situation) {
    List<String> lines = new ArrayList<>();
    List<String> whole = held(situation);
    lines.add("British towns: " + (whole.isEmpty() ? "none" : String.join(", ", whole)));
    for (Town town : counted.in(situation)) {
      int some = Control.heldBy(situation, town, Store.BRITISH);
      if (some > 0 && some < town.hexes().size()) {
        lines.add(town.name() + ": " + some + " of " + town.hexes().size() + " hexes British");
      }
    }
    return lines;
  }

  /** The findings that the verdict after the last turn rests on. */
  @Override
  public List<Finding> grounds(Situation situation) {
    List<Finding> found = new ArrayList<>();
    found.add(
        Finding.applies(
            COUNTED,
            "no instant victory: the complete British towns decide",
            Data.of("towns", held(situation).size())));
    for (Town town : counted.in(situation)) {
      int some = Control.heldBy(situation, town, Store.BRITISH);
      Data facts = Data.of("town", town.name()).with("british", some);
      facts = facts.with("hexes", town.hexes().size());
      if (some > 0) {
        found.add(Finding.applies(WHOLE_TOWNS, "a town counts if all its hexes are held", facts));
      }
    }
    found.add(
        Finding.applies(
            GERMAN_AT_FIRST,
            "a town hex is German until the British enter it",
            Data.of("towns", counted.in(situation).size())));
    return found;
  }
}
