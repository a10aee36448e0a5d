package org.adjutant.nomansland.weapons.act;

import java.util.List;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.fire.Firers;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Validator;

/**
 * What the Defender's missing CP marker does to attacks outside the Fire Table: nothing, unless
 * readings of NI-025 and NI-074 say so.
 */
public record Command(Setting setting) {
  private static final String ALSO_MODIFIES = "nomansland:NI-025";
  private static final int ALL_ATTACKS = 3;

  /** The modifier of a roll by a side. */
  public int modifier(Play play, SideId roller) {
    boolean suffers =
        roller.equals(Sides.DEFENDER)
            && play.position().tally(Mark.LOST_CP) > 0
            && play.reading(ALSO_MODIFIES) == ALL_ATTACKS;
    return suffers ? setting.charts().modifier("fire-modifiers", "no-cp") : 0;
  }

  /**
   * Not two units at one target (NI-074).
   *
   * @param fire whether the attack is read on the Fire Table; else the limit is only a reading's
   */
  public Validator oneEach(boolean fire) {
    return (desk, args, findings) -> {
      if (!Firers.areLimited(desk) || !fire && !Firers.allAttacksCount(desk)) {
        return;
      }
      String target = args.text(Aim.AT);
      Firers.other(desk, args.text(Aim.UNIT), List.of(target))
          .ifPresent(
              other ->
                  findings.forbids(
                      Firers.ONE_EACH,
                      "without the CP marker one unit alone attacks a target",
                      Data.of("target", target).with("attacked by", other.id().id()),
                      "attack another unit"));
    };
  }
}
