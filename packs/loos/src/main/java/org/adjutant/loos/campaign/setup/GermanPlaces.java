package org.adjutant.loos.campaign.setup;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.campaign.map.CampaignMap;
import org.adjutant.loos.campaign.map.Sector;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Stores;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Toll.Bar;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.rulebook.RuleId;
import org.adjutant.rules.spi.Duty;

/**
 * The German set-up (11.2): 27 battalions, one to a hex, on their side of the British front line,
 * so that one stands next to each of its hexes.
 */
final class GermanPlaces implements PlaceRule {
  private static final RuleId ANYWHERE = RuleId.of("loos:11.2.b");
  private static final RuleId NO_STACKS = RuleId.of("loos:11.2.d");
  private static final String ALL = "loos:11.2.a";
  private static final String COVERED = "loos:11.2.c";
  private static final String WHICH_SIDE = "loos:LI-65";
  private static final String WHICH_HEXES = "loos:LI-82";
  private static final String GERMAN_SIDE =
      "name an empty hex on the German side of the front line";
  private static final int LITERALLY = 2;
  private static final int ALL_DRAWN = 2;

  private final CampaignMap map;

  GermanPlaces(CampaignMap map) {
    this.map = map;
  }

  @Override
  public List<Bar> bars(Situation situation, Unit unit, Hex hex) {
    List<Bar> bars = new ArrayList<>();
    if (map.isFrontLineDrawn(hex)) {
      bars.add(new Bar(ANYWHERE, hex + " is in the British front line", GERMAN_SIDE));
    } else if (!map.isGermanSide(hex) && !situation.reading(WHICH_SIDE).is(LITERALLY)) {
      bars.add(new Bar(ANYWHERE, hex + " is behind the British front line", GERMAN_SIDE));
    } else if (situation.ground().at(hex).prohibited().bars(unit)) {
      bars.add(new Bar(ANYWHERE, hex + " is out of play", GERMAN_SIDE));
    }
    for (Unit there : situation.at(hex)) {
      if (!there.id().equals(unit.id())) {
        bars.add(
            new Bar(
                NO_STACKS,
                there.name() + " is in " + hex,
                "name an empty hex, or lift that unit first"));
      }
    }
    return bars;
  }

  @Override
  public List<Duty> missing(Situation situation) {
    List<Duty> duties = new ArrayList<>();
    List<String> waiting = waiting(situation);
    if (!waiting.isEmpty()) {
      String what =
          waiting.size()
              + (waiting.size() == 1 ? " battalion is" : " battalions are")
              + " still to be deployed: "
              + String.join(", ", waiting);
      duties.add(new Duty(ALL, what, true));
    }
    for (Hex hex : uncovered(situation)) {
      duties.add(new Duty(COVERED, "no German battalion is next to " + hex, true));
    }
    return duties;
  }

  /** First cover the line, with as few as may be; then trenches, towns and what is near them. */
  @Override
  public List<Hex> suggestions(Situation situation, Unit unit) {
    List<Hex> open = uncovered(situation);
    List<Hex> best = new ArrayList<>();
    if (open.isEmpty()) {
      for (Hex hex : situation.grid().hexes()) {
        boolean worth = map.isTrench(hex) || map.townOf(hex).isPresent();
        if (worth && bars(situation, unit, hex).isEmpty()) {
          best.add(hex);
        }
      }
      return best;
    }
    long most = 0;
    for (Hex hex : situation.grid().neighbours(open.get(0))) {
      if (bars(situation, unit, hex).isEmpty()) {
        long covers = open.stream().filter(o -> situation.grid().adjacent(o, hex)).count();
        if (covers > most) {
          best.clear();
          most = covers;
        }
        if (covers == most) {
          best.add(hex);
        }
      }
    }
    return best;
  }

  /** The front line hexes next to which no German battalion stands, sector by sector. */
  private List<Hex> uncovered(Situation situation) {
    List<Hex> line = new ArrayList<>();
    if (situation.reading(WHICH_HEXES).is(ALL_DRAWN)) {
      situation.grid().hexes().stream().filter(map::isFrontLineDrawn).forEach(line::add);
    } else {
      for (Sector sector : map.sectors()) {
        line.addAll(sector.front());
      }
    }
    line.removeIf(hex -> !situation.around(hex, Store.GERMAN).isEmpty());
    return line;
  }

  private static List<String> waiting(Situation situation) {
    List<String> waiting = new ArrayList<>();
    for (Piece piece : situation.position().at(Stores.SET_UP)) {
      if (piece.side().equals(Store.GERMAN)) {
        waiting.add(piece.id().id());
      }
    }
    return waiting;
  }
}
