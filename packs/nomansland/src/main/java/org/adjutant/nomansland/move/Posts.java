package org.adjutant.nomansland.move;

import java.util.List;
import java.util.Optional;
import org.adjutant.nomansland.board.GroundReadings;
import org.adjutant.nomansland.fire.Readings;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.sheet.Post;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.position.Position;

/** The Bombing Posts of a scenario and the Bombers that may come to them (NI-052, NI-053). */
record Posts(Setting setting) {
  /** Which hexes they are (an interpretation). */
  private static final String WHERE = "nomansland:NI-052";

  /** How many Bombers there are (an interpretation). */
  static final String HOW_MANY = "nomansland:NI-053";

  private static final int ALWAYS = 2;
  private static final int H4_AND_H11 = 2;
  private static final int ALWAYS_ONE = 2;
  private static final Hex EAST = new Hex("H10");
  private static final Hex EAST_ON_THE_OTHER_MAP = new Hex("H11");

  /** What the scenario says of them, if it has any. */
  Optional<Post> sheet() {
    return setting.scenario().defender().post();
  }

  /** The statement that gives the scenario its Bombers, or that on posts where it has none. */
  String rule() {
    return switch (setting.scenario().number()) {
      case 5 -> "nomansland:S05.special.b";
      case 6 -> "nomansland:S06.special.b";
      case 8 -> "nomansland:S08.special.i";
      case 9 -> "nomansland:S09.special.j";
      case 11 -> "nomansland:S11.special.k";
      default -> "nomansland:2.1.2.1.f";
    };
  }

  /** The hexes of the posts; none if the scenario has none and they are not always there. */
  List<Hex> hexes(Readings readings) {
    boolean always = readings.of(GroundReadings.POSTS) == ALWAYS;
    List<Hex> printed =
        sheet().map(Post::hexes).orElse(always ? setting.ground().hexesOf("POSTS") : List.of());
    if (printed.isEmpty() || readings.of(WHERE) != H4_AND_H11) {
      return printed;
    }
    return printed.stream().map(hex -> hex.equals(EAST) ? EAST_ON_THE_OTHER_MAP : hex).toList();
  }

  boolean isPost(Hex hex, Readings readings) {
    return hexes(readings).contains(hex);
  }

  /** The tally that says whether a Bomber was placed in a post. */
  static String placed(Hex hex) {
    return "post:" + hex.id();
  }

  /** How many Bombers may still be placed. */
  int left(Position position, Readings readings) {
    int all = sheet().map(Post::count).orElse(0);
    int count = readings.of(HOW_MANY) == ALWAYS_ONE ? Math.min(all, 1) : all;
    for (Hex hex : hexes(readings)) {
      count -= position.tally(placed(hex));
    }
    return count;
  }
}
