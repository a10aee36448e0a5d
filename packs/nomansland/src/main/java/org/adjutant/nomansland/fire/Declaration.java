package org.adjutant.nomansland.fire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.nomansland.board.Cover;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.dice.Initiative;
import org.adjutant.nomansland.setting.Attack;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.Trait;
import org.adjutant.nomansland.veil.Veil;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Step;

/** A unit fires: it has acted, comes to light (1.2.h), and those it strikes are told. */
record Declaration(Setting setting) {
  static final String STAGE = "fire-attack";

  private static final String UNVEILED = "nomansland:1.2.h";
  private static final String CLEAR = "nomansland:2.1.3.1.j";
  private static final String LIGHT_GUNS = "nomansland:4.2.7.a";
  private static final String EACH_APART = "nomansland:2.1.3.1.f";
  private static final String FLANKING = "nomansland:2.1.3.2.l";
  private static final String WHOLE_HEX = "nomansland:2.1.3.2.g";
  private static final String RIFLES_1918 = "nomansland:S11.attacker.b";
  private static final String ALL_STRUCK = "nomansland:NI-121";
  private static final int LEGAL_ONLY = 2;
  private static final int NOTHING = 2;

  /** The action: what it claims of Initiative is set aside before any die. */
  static Step action(Play play) {
    Initiative.claim(play);
    return Step.go(STAGE, play.locals());
  }

  /**
   * Locals {@code unit}, {@code target}, and {@code attack} ({@code rifle} or {@code lmg}) for a
   * counter that has several.
   */
  Step declare(Play play) {
    Piece firer = play.position().piece(play.locals().text(FireAction.UNIT)).orElseThrow();
    Piece target = play.position().piece(play.locals().text(FireAction.TARGET)).orElseThrow();
    Optional<String> as = play.locals().find(FireAction.AS).map(Data::text);
    Attack attack = FireKind.of(setting, firer, as, play::reading).orElseThrow();
    if (FireKind.isRifle1918(firer) && as.isPresent()) {
      play.find(
          Finding.applies(
              RIFLES_1918,
              "it fires as a section of its choice",
              Data.of("unit", firer.id().id()).with("as", FireKind.word(attack))));
    }
    Hex to = Field.hex(target);
    Crossfire crossfire = new Crossfire(setting);
    List<Integer> entries = crossfire.entries(Field.hex(firer), to);
    List<List<Integer>> earlier = Crossfire.earlier(play.position(), to, firer.side());
    boolean flank = Flank.isOpposite(entries, earlier, play.reading(Flank.OPPOSITE));
    if (!earlier.isEmpty()) {
      play.find(
          Finding.applies(
              EACH_APART, "each attack on a hex is resolved by itself", Data.of("hex", to.id())));
      play.find(
          Finding.applies(
              FLANKING,
              flank ? "fire from opposite sides flanks" : "no earlier fire came from opposite",
              Data.of("enters by", Data.numbers(entries))
                  .with("earlier by", Crossfire.written(earlier))));
    }
    play.find(
        Finding.applies(
            CLEAR,
            "the line of sight is clear; hexsides do not block it",
            Data.of("from", Field.hex(firer).id()).with("to", to.id())));
    List<String> struck = struck(play, firer, target, attack.red());
    List<Effect> effects = unveiling(play, firer);
    effects.add(SetPieceAttribute.open(firer.id(), Mark.ACTED, Data.of(Activation.FIRE)));
    effects.add(noted(firer, Mark.FIRED_AT, List.of(target.id().id())));
    effects.add(noted(firer, Mark.FIRE_TARGETS, struck));
    effects.add(Crossfire.mark(to, firer.side(), earlier, entries));
    Data facts =
        Data.of("unit", firer.id().id())
            .with("from", firer.place().text())
            .with("target", target.id().id())
            .with("at", to.text());
    play.happens(EventNames.ATTACK_DECLARED, facts, effects);
    Shot shot =
        new Shot(
            firer.side(), firer.id(), Field.hex(firer), to, attack.dice(), attack.red(), flank);
    return Step.go(Volley.NEXT, Volley.begin(shot, struck));
  }

  private List<Effect> unveiling(Play play, Piece firer) {
    if (!Field.isHidden(firer)) {
      return new ArrayList<>();
    }
    play.find(
        Finding.applies(
            UNVEILED, "a unit that fires comes to light", Data.of("unit", firer.id().id())));
    return new ArrayList<>(new Veil(setting).unveil(play.position(), firer.id()));
  }

  /** What a unit attacked this turn, with more. */
  private static Effect noted(Piece firer, String mark, List<String> more) {
    List<String> ids = new ArrayList<>();
    firer.attribute(mark).ifPresent(before -> ids.addAll(before.textItems()));
    ids.addAll(more);
    return SetPieceAttribute.open(firer.id(), mark, Data.texts(ids));
  }

  /** The open targets: the named one first, then the others of the hex from the bottom. */
  private List<String> struck(Play play, Piece firer, Piece target, boolean red) {
    SideId side = firer.side();
    List<String> struck = new ArrayList<>(List.of(target.id().id()));
    if (!red) {
      return struck;
    }
    Field field = new Field(setting, play.position());
    Hex hex = Field.hex(target);
    Optional<Piece> column =
        side.equals(Sides.DEFENDER) ? Column.top(field, hex) : Optional.empty();
    if (column.isPresent()) {
      boolean spared = play.reading(Column.STRUCK) == NOTHING;
      play.find(
          Finding.applies(
              Column.rule(field),
              spared ? "a column is not struck" : "of a column the top unit alone is struck",
              Data.of("top", column.get().id().id())));
      return spared ? List.of() : List.of(column.get().id().id());
    }
    play.reading(ALL_STRUCK);
    for (Piece unit : field.fighting(hex, Sides.enemy(side))) {
      if (!unit.id().equals(target.id()) && !Field.isHidden(unit) && isStruck(play, field, unit)) {
        struck.add(unit.id().id());
      }
    }
    if (setting.counters().has(firer, Trait.LIGHT_MACHINE_GUN)) {
      play.find(
          Finding.applies(
              LIGHT_GUNS,
              "a light machine gun is infantry with red fire",
              Data.of("unit", firer.id().id())));
    }
    play.find(
        Finding.applies(
            WHOLE_HEX, "red fire strikes every unit of the hex", Data.of("hex", hex.id())));
    return struck;
  }

  /** Red fire passes over Dugouts, and tanks have a table of their own (NI-111). */
  static boolean isStruck(Play play, Field field, Piece unit) {
    boolean tank =
        unit.kind().equals(Kind.TANK) && play.reading(TargetRules.TANKS) != TargetRules.AS_ANY_UNIT;
    return field.cover(unit) != Cover.DUGOUT && !tank;
  }

  /** Whether red fire into a hex strikes what is hidden there. */
  static boolean strikesHidden(Play play) {
    return play.reading(ALL_STRUCK) != LEGAL_ONLY;
  }
}
