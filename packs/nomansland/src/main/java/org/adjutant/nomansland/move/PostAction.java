package org.adjutant.nomansland.move;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.PhaseId;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Create;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.effect.SetTally;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Reading;
import org.adjutant.rules.spi.support.SimpleAction;

/**
 * {@code post HEX}: the Defender puts a Bomber in a Bombing Post, at a time of his choice during
 * the Assault, between two activations of either side (NI-053).
 */
record PostAction(Setting setting) {
  static final String NAME = "post";

  private static final String HEX = "hex";

  ActionKind action() {
    Shape shape = Shape.of(Shape.Field.of(HEX, Shape.Type.PLACE, "the Bombing Post"));
    return SimpleAction.listing(
        NAME, "Put a Bomber in a Bombing Post.", shape, List.of(this::check), this::candidates);
  }

  private List<Data> candidates(Desk desk) {
    return desk.side().equals(Sides.DEFENDER)
            && desk.view().clock().turn() > 0
            && new Posts(setting).sheet().isPresent()
        ? new Posts(setting)
            .hexes(desk::reading).stream().map(hex -> Data.of(HEX, hex.id())).toList()
        : List.of();
  }

  private void check(Desk desk, Data args, Findings findings) {
    Posts posts = new Posts(setting);
    Data facts = Data.of("hex", args.text(HEX));
    if (posts.sheet().isEmpty()) {
      findings.forbids(
          posts.rule(), "there are no Bombing Posts in this scenario", facts, "do without");
      return;
    }
    String rule = posts.rule();
    List<Hex> hexes = posts.hexes(desk::reading);
    if (!desk.side().equals(Sides.DEFENDER) || desk.view().clock().turn() == 0) {
      findings.forbids(
          rule,
          "the Defender alone puts Bombers in the posts, during the Assault",
          Data.of("side", desk.side().id()).with("turn", desk.view().clock().turn()),
          "wait for turn 1, as the Defender");
    }
    if (!(Place.parse(args.text(HEX)) instanceof Hex hex) || !hexes.contains(hex)) {
      findings.forbids(
          rule,
          "this is no Bombing Post",
          facts,
          "name one of " + hexes.stream().map(Hex::id).toList());
      return;
    }
    if (posts.left(desk.view(), desk::reading) < 1 || desk.view().tally(Posts.placed(hex)) > 0) {
      findings.forbids(
          Finding.forbids(
                  rule,
                  "no further Bomber comes to it",
                  facts.with("left", posts.left(desk.view(), desk::reading)))
              .from(Reading.of(desk, Posts.HOW_MANY).source()),
          () -> "name a post that has had none, while Bombers are left");
    }
    checkHex(new Field(setting, desk.view()), hex, rule, facts, findings);
  }

  private void checkHex(Field field, Hex hex, String rule, Data facts, Findings findings) {
    if (!field.fighting(hex, Sides.ATTACKER).isEmpty()) {
      findings.forbids(rule, "an enemy stands there", facts, "name a post without enemies");
    }
    if (field.isBarricaded(hex)) {
      findings.forbids(
          "nomansland:4.2.5.i", "a Barricade bars the hex", facts, "name another post");
    }
    Piece bomber = bomber(hex);
    if (field.points(hex, Sides.DEFENDER) + field.points(bomber) > field.limit(hex)) {
      findings.forbids("nomansland:0.4.a", "there is no room", facts, "move somebody out of it");
    }
  }

  /** It is named by its post, to which one alone ever comes: numbers would be used twice. */
  private Piece bomber(Hex hex) {
    String kind = new Posts(setting).sheet().orElseThrow().kind();
    String id = kind + "-" + hex.id().toLowerCase(Locale.ROOT);
    return Piece.of(id, kind, Sides.DEFENDER, hex, 1);
  }

  /** It acts from the Defender's next Action Phase on. */
  Step place(Play play) {
    Hex hex = (Hex) Place.parse(play.locals().text(HEX));
    Piece bomber = bomber(hex);
    SideId side = Sides.DEFENDER;
    List<Effect> effects = new ArrayList<>();
    effects.add(new Create(bomber));
    effects.add(new SetTally(Posts.placed(hex), 1));
    boolean late =
        play.position().clock().isActive(side)
            && play.position().clock().phase().equals(PhaseId.ACTION);
    if (late) {
      effects.add(SetPieceAttribute.open(bomber.id(), Mark.ACTED, Data.of(NAME)));
    }
    play.find(
        Finding.applies(
            new Posts(setting).rule(), "a Bomber comes to its post", Data.of("hex", hex.id())));
    play.happens(
        EventNames.PIECE_PLACED, Data.of("unit", bomber.id().id()).with("at", hex.text()), effects);
    Data arrived = Data.of("units", Data.texts(List.of(bomber.id().id())));
    return Step.call("contact", arrived, Moves.OVER, Data.EMPTY);
  }
}
