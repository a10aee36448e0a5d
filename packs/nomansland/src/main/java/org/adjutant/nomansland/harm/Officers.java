package org.adjutant.nomansland.harm;

import java.util.List;
import java.util.TreeMap;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.dice.Throw;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.veil.Veil;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Chapter;

/**
 * What becomes of the officers of a hex after an attack on it: an officer left without a unit is
 * lost, another dies on a 6 (1.5.1.f, 1.5.1.g, 2.1.3.2.e, 2.1.3.2.f; NI-041). A die for a hidden
 * officer cannot be rolled unseen, so he comes to light first.
 */
public record Officers(Setting setting) {
  /**
   * Locals {@code hex} and {@code side}; called once for a hex and an attack that hurt somebody.
   */
  public static final String STAGE = "officers";

  private static final String NEXT = "officers-next";
  private static final String FELL = "officer-fell";
  private static final String LEFT = "left";
  private static final String DEADLY = "nomansland:1.5.1.f";
  private static final String ALONE = "nomansland:1.5.1.g";
  private static final int KILLS = 6;

  public static Chapter chapter(Setting setting) {
    Officers officers = new Officers(setting);
    TreeMap<String, Stage> stages = new TreeMap<>();
    stages.put(STAGE, officers::begin);
    stages.put(NEXT, officers::next);
    stages.put(FELL, officers::fell);
    return new Chapter(List.of(), List.of(), stages);
  }

  private Step begin(Play play) {
    Hex hex = hex(play);
    SideId side = SideId.of(play.locals().text("side"));
    alone(play, hex, side);
    List<String> left =
        new Field(setting, play.position())
            .officers(hex, side).stream().map(piece -> piece.id().id()).toList();
    return Step.go(NEXT, play.locals().with(LEFT, Data.texts(left)));
  }

  private Step next(Play play) {
    List<String> left = play.locals().get(LEFT).textItems();
    if (left.isEmpty()) {
      return Step.done();
    }
    List<Effect> shown = new Veil(setting).unveil(play.position(), PieceId.of(left.get(0)));
    if (!shown.isEmpty()) {
      play.happens("nomansland/OfficerShown", Data.of("officer", left.get(0)), shown);
    }
    return Throw.plain(1, "officer", left.get(0), FELL, play.locals());
  }

  private Step fell(Play play) {
    List<String> left = play.locals().get(LEFT).textItems();
    PieceId officer = PieceId.of(left.get(0));
    int die = play.sum();
    play.find(
        Finding.applies(
            DEADLY,
            die == KILLS ? "a 6 kills the officer" : "only a 6 kills the officer",
            Data.of("officer", officer.id()).with("die", die)));
    if (die == KILLS) {
      new Harm(setting).eliminate(play, officer, DEADLY);
    }
    return Step.go(NEXT, play.locals().with(LEFT, Data.texts(left.subList(1, left.size()))));
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
