package org.adjutant.loos.campaign.outlook;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.adjutant.loos.campaign.Mark;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.campaign.map.CampaignMap;
import org.adjutant.loos.campaign.map.Sector;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Action;
import org.adjutant.rules.spi.Counsel.Advice;

/**
 * The movement phase: reserve divisions are committed at once where the way is shortest (11.7) and
 * brought into the line, then one unit after another goes where it does most good, the nearest to
 * the enemy first, and the stronger unit of a stack is put on top (18.2).
 */
record MoveAdvice(CampaignMap map) implements Advisor {
  private static final String COMMIT = "commit";
  private static final String ENTER = "enter";
  private static final String MOVE = "move";
  private static final String ORDER = "order";

  /** How many of the best moves of a unit are put forward. */
  private static final int BEST = 2;

  /** With more moves than this, some are left out. */
  private static final int MANY = 10;

  private static final int FARTHEST = 6;
  private static final int OFTEN = 3;
  private static final int RARELY = 8;

  /** A unit does not stir for less, in hundredths of a point. */
  private static final long LITTLE = 4;

  private static final long WINS = 1_000_000;

  @Override
  public List<String> matters(View view) {
    List<String> matters = new ArrayList<>();
    if (view.british()) {
      reserves(view, matters);
    }
    int[] way =
        view.british() ? view.worth().goals(view.muster()) : Marches.from(view.muster(), true);
    List<Body> bodies = new ArrayList<>(view.muster().bodies());
    bodies.removeIf(body -> body.british() != view.british());
    // The Germans nearest to an entry hex first, so that those guard it who have least far to go.
    bodies.sort(
        Comparator.comparingInt(
            body -> view.british() ? way[body.at()] : toEntry(view, body.at())));
    for (Body body : bodies) {
      if (!body.moved()) {
        matters.add(MOVE + " " + body.id());
      }
    }
    for (Body body : bodies) {
      if (view.muster().isFront(body)
          && view.muster().hasReserve(body.at())
          && view.muster().reserve(body.at()).attack() > body.attack()) {
        matters.add(ORDER + " " + view.muster().reserve(body.at()).id());
      }
    }
    matters.add(CampaignAdviser.END);
    return matters;
  }

  /** How many hexes it is to the nearest entry hex. */
  private static int toEntry(View view, int at) {
    int nearest = Integer.MAX_VALUE;
    for (int entry : view.chart().entries) {
      nearest = Math.min(nearest, view.chart().distance(at, entry));
    }
    return nearest;
  }

  private void reserves(View view, List<String> matters) {
    for (Piece piece : view.desk().view().at(Store.AVAILABLE)) {
      piece
          .attribute(Mark.DIVISION)
          .map(division -> COMMIT + " " + division.text())
          .filter(matter -> view.turn() > 0 && !matters.contains(matter))
          .ifPresent(matters::add);
    }
    for (Sector sector : map.sectors()) {
      for (Piece piece : view.desk().view().at(Store.secondLine(sector.id()))) {
        matters.add(ENTER + " " + piece.id().id());
      }
    }
  }

  @Override
  public Advice advise(View view, String matter) {
    String[] words = matter.split(" ", 2);
    return switch (words[0]) {
      case COMMIT -> commit(view, words[1]);
      case ENTER -> enter(view, words[1]);
      case ORDER -> order(view, words[1]);
      default -> move(view, words[1]);
    };
  }

  private Advice commit(View view, String division) {
    int[] goals = view.worth().goals(view.muster());
    List<Sector> sectors = new ArrayList<>(map.sectors());
    sectors.sort(Comparator.comparingInt(sector -> far(view, goals, sector)));
    return Advice.take(
        Action.of(COMMIT, Data.of("division", division).with("sector", sectors.get(0).id())));
  }

  /** How far it is from the front line of a sector, and how many wait behind it already. */
  private static int far(View view, int[] goals, Sector sector) {
    int sum = 0;
    int taken = 0;
    for (Hex hex : sector.front()) {
      int at = view.chart().grid.index(hex);
      sum += goals[at];
      taken += view.muster().isVacant(at) ? 0 : 1;
    }
    int waiting = view.desk().view().at(Store.secondLine(sector.id())).size();
    return sum / sector.front().size() + (taken > 2 ? taken * 4 : 0) + waiting * 4;
  }

  /** Into the line where there is room, as far forward as may be. */
  private static Advice enter(View view, String unit) {
    int[] goals = view.worth().goals(view.muster());
    return view.offered(ENTER, unit).stream()
        .min(Comparator.comparingInt(args -> goals[view.hex(args.text("hex"))]))
        .map(args -> Advice.take(Action.of(ENTER, args)))
        .orElse(Advice.NONE);
  }

  private static Advice order(View view, String unit) {
    return view.desk()
        .view()
        .piece(unit)
        .map(
            piece ->
                Advice.take(
                    Action.of(ORDER, Data.of("hex", piece.place().text()).with("upper", unit))))
        .orElse(Advice.NONE);
  }

  private record Way(Data args, long worth) {}

  private static Advice move(View view, String unit) {
    long stays = view.worth(view.muster());
    List<Way> ways = new ArrayList<>();
    for (Data args : worthALook(view, view.offered(MOVE, unit))) {
      int to = view.hex(args.text("to"));
      long worth = view.worth(view.muster().moved(unit, to)) + wins(view, to);
      if (worth > stays + LITTLE) {
        ways.add(new Way(args, worth));
      }
    }
    ways.sort(Comparator.comparingLong(way -> -way.worth()));
    return Advice.weigh(ways.stream().limit(BEST).map(way -> Action.of(MOVE, way.args())).toList());
  }

  /**
   * Of many moves those that lead farthest, those that end next to an enemy or in a town, and a few
   * of the rest.
   */
  private static List<Data> worthALook(View view, List<Data> all) {
    if (all.size() <= MANY) {
      return all;
    }
    int[] way =
        view.british() ? view.worth().goals(view.muster()) : Marches.from(view.muster(), true);
    List<Data> sorted = new ArrayList<>(all);
    sorted.sort(Comparator.comparingInt(args -> way[view.hex(args.text("to"))]));
    List<Data> some = new ArrayList<>();
    int every = view.british() ? RARELY : OFTEN;
    for (int n = 0; n < sorted.size(); n++) {
      int to = view.hex(sorted.get(n).text("to"));
      if (n < FARTHEST
          || n % every == 0
          || view.chart().townAt[to] >= 0
          || isContact(view, to)
          || toEntry(view, to) <= 1) {
        some.add(sorted.get(n));
      }
    }
    return some;
  }

  private static boolean isContact(View view, int at) {
    for (int exit = 0; exit < Chart.SIDES; exit++) {
      int next = view.chart().exits[at * Chart.SIDES + exit];
      if (next >= 0 && view.muster().holds(!view.british(), next)) {
        return true;
      }
    }
    return false;
  }

  private static long wins(View view, int to) {
    for (int entry : view.chart().entries) {
      if (entry == to && view.british()) {
        return WINS;
      }
    }
    return 0;
  }
}
