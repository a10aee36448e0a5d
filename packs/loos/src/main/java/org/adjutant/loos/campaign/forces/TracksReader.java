package org.adjutant.loos.campaign.forces;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.data.Problems;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.rulebook.Provenance;

/** Reads the data form that {@link Tracks} describes. */
final class TracksReader {
  private static final List<String> TOP =
      List.of("provenance", "why", "turns", "artillery", "release");
  private static final List<String> TURN = List.of("name", "when", "provenance", "why");
  private static final List<String> BOX = List.of("markers", "dice", "provenance", "why");
  private static final List<String> SPAN = List.of("span", "provenance", "why");

  private final Data data;
  private final OrderOfBattle order;
  private final Provenance whole;
  private final Problems problems = new Problems();

  TracksReader(Data data, OrderOfBattle order) {
    this.data = data;
    this.order = order;
    this.whole = Provenance.parse(data);
  }

  Tracks read() {
    problems.onlyFields(data, "", TOP);
    SortedMap<Integer, GameTurn> turns = new TreeMap<>();
    problems.eachField(data, "", "turns", (turn, row) -> turns.put(number(turn), turn(turn, row)));
    int last = turns.isEmpty() ? 0 : turns.lastKey();
    gaps("turns", turns, 0, last);
    SortedMap<SideId, List<ArtilleryBox>> artillery = new TreeMap<>();
    problems.eachField(
        data, "", "artillery", (side, track) -> artillery.put(SideId.of(side), track(side, last)));
    SortedMap<String, SortedMap<Integer, Span>> release = new TreeMap<>();
    problems.eachField(
        data,
        "",
        "release",
        (division, row) -> {
          String path = "release." + division;
          release.put(
              division,
              boxes(
                  data.get("release"),
                  "release",
                  division,
                  1,
                  last,
                  box -> {
                    problems.onlyFields(box, path, SPAN);
                    return Span.parse(box.text("span"), Provenance.parse(box, whole));
                  }));
        });
    checkSides(artillery.keySet());
    checkDivisions(release.keySet());
    problems.refuseAny("the tracks");
    return new Tracks(new ArrayList<>(turns.values()), artillery, new ReleaseTable(release));
  }

  private GameTurn turn(String number, Data row) {
    problems.onlyFields(row, "turns." + number, TURN);
    return new GameTurn(
        number(number), row.text("name"), row.text("when"), Provenance.parse(row, whole));
  }

  private List<ArtilleryBox> track(String side, int last) {
    String path = "artillery." + side;
    return new ArrayList<>(
        boxes(
                data.get("artillery"),
                "artillery",
                side,
                0,
                last,
                box -> {
                  problems.onlyFields(box, path, BOX);
                  return new ArtilleryBox(
                      box.integer("markers"), box.integer("dice"), Provenance.parse(box, whole));
                })
            .values());
  }

  /** The boxes of one track by turn; notes those that are missing and those after the last turn. */
  private <T> SortedMap<Integer, T> boxes(
      Data tracks, String path, String track, int first, int last, Function<Data, T> reading) {
    SortedMap<Integer, T> boxes = new TreeMap<>();
    problems.eachField(
        tracks, path, track, (turn, box) -> boxes.put(number(turn), reading.apply(box)));
    gaps(path + "." + track, boxes, first, last);
    return boxes;
  }

  private void gaps(String path, SortedMap<Integer, ?> boxes, int first, int last) {
    for (int turn = first; turn <= last; turn++) {
      if (!boxes.containsKey(turn)) {
        problems.add(path, "the box of turn " + turn + " is missing");
      }
    }
    for (int turn : boxes.keySet()) {
      if (turn < first || turn > last) {
        problems.add(path, "turn " + turn + " is none of the turns " + first + " to " + last);
      }
    }
  }

  private void checkSides(Set<SideId> tracks) {
    Set<SideId> sides = new LinkedHashSet<>();
    order.divisions().forEach(division -> sides.add(division.side()));
    if (!tracks.equals(sides)) {
      problems.add("artillery", "tracks of " + tracks + ", but the sides are " + sides);
    }
  }

  private void checkDivisions(Set<String> released) {
    List<String> divisions = order.divisions(Start.RELEASE).stream().map(Division::id).toList();
    for (String division : divisions) {
      if (!released.contains(division)) {
        problems.add("release", "the division " + division + " is missing");
      }
    }
    for (String division : released) {
      if (!divisions.contains(division)) {
        problems.add(
            "release", "no division \"" + division + "\" is released; " + divisions + " are");
      }
    }
  }

  private static int number(String digits) {
    if (!digits.matches("0|[1-9][0-9]?")) {
      throw new DataException("a turn is a number from 0 to 99, not \"" + digits + "\"");
    }
    return Integer.parseInt(digits);
  }
}
