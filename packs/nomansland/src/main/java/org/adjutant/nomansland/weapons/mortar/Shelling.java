package org.adjutant.nomansland.weapons.mortar;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.nomansland.board.Cover;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.dice.Initiative;
import org.adjutant.nomansland.dice.Throw;
import org.adjutant.nomansland.guns.score.Score;
import org.adjutant.nomansland.harm.Harm;
import org.adjutant.nomansland.harm.Hit;
import org.adjutant.nomansland.harm.Officers;
import org.adjutant.nomansland.harm.Toll;
import org.adjutant.nomansland.setting.Attack;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.sheet.MortarRule;
import org.adjutant.nomansland.weapons.act.Aim;
import org.adjutant.nomansland.weapons.act.Arms;
import org.adjutant.nomansland.weapons.act.Command;
import org.adjutant.nomansland.weapons.act.Deed;
import org.adjutant.nomansland.weapons.act.Ready;
import org.adjutant.nomansland.weapons.act.Targeting;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.SimpleAction;
import org.adjutant.rules.tables.Lookup;

/** {@code mortar UNIT at TARGET}: shells on a unit (4.2.3). */
record Shelling(Setting setting) {
  static final String NAME = "mortar";
  static final String NEXT = "mortar-next";
  static final String FELL = "mortar-fell";
  private static final String LEFT = "left";
  private static final String NO_SIGHT = "nomansland:4.2.3.c";
  private static final String SHELLS = "nomansland:4.2.3.d";
  private static final String NO_SCATTER = "nomansland:4.2.3.g";
  private static final String WHOM = "nomansland:NI-097";
  private static final int WHOLE_HEX = 3;
  private static final String UNHARMED = "nomansland:4.2.12.j";

  SimpleAction kind() {
    Shape shape =
        Shape.of(
            Shape.Field.of(Aim.UNIT, Shape.Type.PIECE, "the mortar"),
            Shape.Field.of(Aim.AT, Shape.Type.PIECE, "the unit shelled").after(Aim.AT),
            Initiative.FIELD);
    MortarRules mortars = new MortarRules(setting);
    Targeting targeting = new Targeting(setting);
    List<Validator> rules = new ArrayList<>(mortars.attack());
    rules.add(targeting.enemy());
    rules.add(mortars::target);
    rules.add(new Command(setting).oneEach(false));
    rules.add(Initiative.VALIDATOR);
    return SimpleAction.sampling(NAME, "Fire a mortar at a unit.", shape, rules, this::candidates);
  }

  private List<Data> candidates(Desk desk) {
    if (!Ready.inTurn(desk)) {
      return List.of();
    }
    List<Data> all = new ArrayList<>();
    Field field = new Field(setting, desk.view());
    Ready ready = new Ready(setting);
    Arms arms = new Arms(setting);
    List<Piece> targets = field.fighting(Sides.enemy(desk.side()));
    for (Piece unit : field.fighting(desk.side())) {
      if (arms.has(unit, Attack.MORTAR) && ready.hasAttack(desk, unit)) {
        for (Piece target : targets) {
          all.add(Data.of(Aim.UNIT, unit.id().id()).with(Aim.AT, target.id().id()));
        }
      }
    }
    return all;
  }

  Step begin(Play play) {
    Initiative.claim(play);
    Aim aim = Aim.of(setting, play.position(), play.locals()).orElseThrow();
    Attack attack = new Arms(setting).of(aim.unit(), Attack.MORTAR).orElseThrow();
    Data facts =
        Data.of("unit", aim.unit().id().id())
            .with("target", aim.target().id().id())
            .with("at", aim.to().text());
    Data reach = facts.with("distance", aim.distance()).with("range", attack.range());
    play.find(Finding.applies(MortarRules.RANGE, "the target is in range", reach));
    play.find(Finding.applies(MortarRules.MORTARS, "no artillery point is spent", facts));
    play.find(Finding.applies(NO_SIGHT, "nothing blocks its line of sight", facts));
    play.find(Finding.applies(NO_SCATTER, "its shells do not scatter", facts));
    play.happens(
        "nomansland/MortarFired",
        facts,
        new Deed(setting).attack(play.position(), aim.unit(), aim.target().id().id()));
    Data locals =
        Data.of(Aim.UNIT, aim.unit().id().id())
            .with("hex", aim.to().text())
            .with("dice", attack.dice())
            .with(LEFT, Data.texts(targets(play, aim)));
    return Step.go(NEXT, locals);
  }

  /** The one unit, or by another reading all that are seen in its hex (NI-097). */
  private List<String> targets(Play play, Aim aim) {
    if (play.reading(WHOM) != WHOLE_HEX) {
      return List.of(aim.target().id().id());
    }
    return aim.field().fighting(aim.to(), aim.target().side()).stream()
        .filter(unit -> !Field.isHidden(unit))
        .map(unit -> unit.id().id())
        .toList();
  }

  Step next(Play play) {
    List<String> left = play.locals().get(LEFT).textItems();
    if (left.isEmpty()) {
      SideId side = Sides.enemy(mortar(play).side());
      Toll hurt = Toll.read(play.locals());
      Hex hex = (Hex) Place.parse(play.locals().text("hex"));
      return hurt.isEmpty()
          ? Step.done()
          : Step.go(Officers.STAGE, Officers.afterOther(hex, side, hurt.count()));
    }
    Piece target = play.position().piece(left.get(0)).orElseThrow();
    Cover cover = new Field(setting, play.position()).cover(target);
    if (cover == Cover.DUGOUT || cover == Cover.PILLBOX) {
      play.find(
          Finding.applies(
              UNHARMED, "shells do nothing to those inside", Data.of("unit", left.get(0))));
      return Step.go(NEXT, rest(play));
    }
    return Throw.dice(
        play,
        mortar(play).side(),
        play.locals().integer("dice"),
        "mortar",
        left.get(0),
        FELL,
        play.locals());
  }

  Step fell(Play play) {
    Piece target = play.position().piece(play.locals().get(LEFT).textItems().get(0)).orElseThrow();
    Piece mortar = mortar(play);
    Score score =
        Score.of(Throw.kept(play))
            .plus("scenario", scenario(play, mortar))
            .plus("no CP", new Command(setting).modifier(play, mortar.side()))
            .plus("initiative", Throw.initiative(play));
    Field field = new Field(setting, play.position());
    boolean tank = target.kind().equals(Kind.TANK);
    String column = tank ? "tank" : field.cover(target) == Cover.OPEN ? "open" : "trench";
    Lookup cell = setting.charts().cell(play, "mortar", column, score.total());
    play.find(
        Finding.applies(
                SHELLS,
                "the best of its shells is read on the Mortar Table",
                score.data().with("unit", target.id().id()).with("dice", play.roll().count()))
            .from(Source.of(cell)));
    boolean hurt;
    if (cell.text().equals("Immobilised")) {
      new Harm(setting).immobilise(play, target.id(), SHELLS);
      hurt = true;
    } else {
      hurt = new Harm(setting).hit(play, target.id(), Hit.of(cell.text()), SHELLS);
    }
    Toll toll = Toll.read(play.locals()).with(target.id(), hurt);
    return Step.go(NEXT, toll.write(rest(play)));
  }

  /** What the scenario says of the mortars of a side (S02.special.f, S11.special.f). */
  private int scenario(Play play, Piece mortar) {
    return setting
        .scenario()
        .side(mortar.side())
        .mortar()
        .map(rule -> tell(play, mortar, rule))
        .orElse(0);
  }

  private static int tell(Play play, Piece mortar, MortarRule rule) {
    Data facts = Data.of("mortar", mortar.id().id()).with("adds", rule.add());
    play.find(
        Finding.applies(rule.rule().text(), "the scenario modifies the dice of mortars", facts));
    return rule.add();
  }

  private static Piece mortar(Play play) {
    return play.position().piece(play.locals().text(Aim.UNIT)).orElseThrow();
  }

  private static Data rest(Play play) {
    List<String> left = play.locals().get(LEFT).textItems();
    return play.locals().with(LEFT, Data.texts(left.subList(1, left.size())));
  }
}
