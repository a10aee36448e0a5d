package org.adjutant.nomansland.harm;

import java.util.List;
import java.util.TreeMap;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.dice.Throw;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Chapter;

/**
 * What becomes of the officers of a hex after an attack on it: an officer left without a unit is
 * lost, another dies on a 6 (1.5.1.f, 1.5.1.g, 2.1.3.2.e, 2.1.3.2.f; NI-041). Where a "?" lies in
 * the hex dice fall for the hidden officers too, as many whether there are any or not, and seen by
 * the Defender alone: one comes to light only if he dies (1.2.j, NI-022, NI-023).
 */
public record Officers(Setting setting) {
  /**
   * Called once for a hex and an attack that hurt somebody, with the locals of {@link #afterShots}
   * or {@link #afterOther}.
   */
  public static final String STAGE = "officers";

  private static final String NEXT = "officers-next";
  private static final String FELL = "officer-fell";
  private static final String HIDDEN = "officers-hidden";
  private static final String PURPOSE = "officer";
  private static final String LEFT = "left";
  private static final String DEADLY = "nomansland:1.5.1.f";
  private static final String ALONE = "nomansland:1.5.1.g";
  private static final int KILLS = 6;
  private static final String DICE = "dice";
  private static final String SPARED = "spared";
  private static final String WHEN = "nomansland:NI-041";
  private static final int EACH_UNIT = 2;
  private static final int SHOTS_ALONE = 3;

  public static Chapter chapter(Setting setting) {
    Officers officers = new Officers(setting);
    TreeMap<String, Stage> stages = new TreeMap<>();
    stages.put(STAGE, officers::begin);
    stages.put(NEXT, officers::next);
    stages.put(FELL, officers::fell);
    stages.put(HIDDEN, officers::hidden);
    return new Chapter(List.of(), List.of(), stages);
  }

  /** After a barrage or an attack on the Fire Table that hurt so many units of a side. */
  public static Data afterShots(Hex hex, SideId side, int hurt) {
    return Data.of("hex", hex.text()).with("side", side.id()).with(DICE, hurt).with(SPARED, false);
  }

  /** After any other attack that hurt so many units of a side. */
  public static Data afterOther(Hex hex, SideId side, int hurt) {
    return afterShots(hex, side, hurt).with(SPARED, true);
  }

  private Step begin(Play play) {
    Hex hex = hex(play);
    SideId side = SideId.of(play.locals().text("side"));
    alone(play, hex, side);
    List<String> left =
        officers(play, hex, side, false).stream().map(piece -> piece.id().id()).toList();
    int reading = new Desk(play.title(), play.position(), play.actor()).reading(WHEN);
    if (reading == SHOTS_ALONE && play.locals().get(SPARED).flag()) {
      if (!left.isEmpty()) {
        play.reading(WHEN);
        play.find(
            Finding.applies(
                DEADLY,
                "only barrages and the Fire Table endanger officers",
                Data.of("officers", Data.texts(left))));
      }
      return Step.done();
    }
    int dice = reading == EACH_UNIT ? play.locals().integer(DICE) : 1;
    return Step.go(NEXT, play.locals().with(LEFT, Data.texts(left)).with(DICE, dice));
  }

  private static int dice(Play play) {
    return play.locals().integer(DICE);
  }

  private Step next(Play play) {
    List<String> left = play.locals().get(LEFT).textItems();
    if (!left.isEmpty()) {
      return Throw.plain(dice(play), PURPOSE, left.get(0), FELL, play.locals());
    }
    Hex hex = hex(play);
    boolean covered =
        play.locals().text("side").equals(Sides.DEFENDER.id())
            && new Field(setting, play.position()).hasMarker(hex);
    return covered
        ? Throw.hidden(play, dice(play), PURPOSE, hex, HIDDEN, play.locals())
        : Step.done();
  }

  private Step fell(Play play) {
    List<String> left = play.locals().get(LEFT).textItems();
    test(play, PieceId.of(left.get(0)), Throw.kept(play), Audience.ALL);
    return Step.go(NEXT, play.locals().with(LEFT, Data.texts(left.subList(1, left.size()))));
  }

  private Step hidden(Play play) {
    List<Piece> officers = officers(play, hex(play), Sides.DEFENDER, true);
    for (int n = 0; n < Math.min(officers.size(), Throw.UNDER_MARKER); n++) {
      int die = Throw.kept(play, n, dice(play));
      Audience eyes = die == KILLS ? Audience.ALL : Audience.of(Sides.DEFENDER);
      test(play, officers.get(n).id(), die, eyes);
    }
    return Step.done();
  }

  private void test(Play play, PieceId officer, int die, Audience eyes) {
    play.reading(WHEN);
    play.find(
        Finding.applies(
                DEADLY,
                die == KILLS ? "a 6 kills the officer" : "only a 6 kills the officer",
                Data.of("officer", officer.id()).with("die", die))
            .forEyesOf(eyes));
    if (die == KILLS) {
      new Harm(setting).eliminate(play, officer, DEADLY);
    }
  }

  private List<Piece> officers(Play play, Hex hex, SideId side, boolean hidden) {
    return new Field(setting, play.position())
        .officers(hex, side).stream().filter(p -> Field.isHidden(p) == hidden).toList();
  }

  /** Officers of a side in a hex without a unit of theirs are lost, without a die. */
  public void alone(Play play, Hex hex, SideId side) {
    Field field = new Field(setting, play.position());
    if (!field.fighting(hex, side).isEmpty()) {
      return;
    }
    for (Piece officer : field.officers(hex, side)) {
      play.find(
          Finding.applies(
              ALONE,
              "an officer is lost with the last unit of his hex",
              Data.of("officer", officer.id().id()).with("hex", hex.text())));
      new Harm(setting).eliminate(play, officer.id(), ALONE);
    }
  }

  private static Hex hex(Play play) {
    return (Hex) Place.parse(play.locals().text("hex"));
  }
}
