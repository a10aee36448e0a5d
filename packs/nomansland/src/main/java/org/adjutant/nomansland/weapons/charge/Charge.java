package org.adjutant.nomansland.weapons.charge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.dice.Initiative;
import org.adjutant.nomansland.dice.Throw;
import org.adjutant.nomansland.guns.score.Score;
import org.adjutant.nomansland.harm.Harm;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.weapons.act.Aim;
import org.adjutant.nomansland.weapons.act.Deed;
import org.adjutant.nomansland.weapons.act.Ready;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.SimpleAction;
import org.adjutant.rules.tables.Lookup;

/** {@code demolish UNIT HEX}: a charge against wire or a Barricade (4.2.5.g, 4.2.5.j). */
record Charge(Setting setting) {
  static final String NAME = "demolish";
  static final String FELL = "demolish-barricade";
  private static final String HEX = "hex";
  private static final String WIRE = "nomansland:4.2.5.g";
  private static final String BARRICADE = "nomansland:4.2.5.j";
  private static final String CHECK = "wire-check";
  private static final String MODIFIER = "demolition";
  private static final String LIKE = "intact";
  private static final String GONE = "breach";

  SimpleAction kind() {
    Shape shape =
        Shape.of(
            Shape.Field.of(Aim.UNIT, Shape.Type.PIECE, "the Bomber"),
            Shape.Field.of(HEX, Shape.Type.PLACE, "the hex with the wire or the Barricade"),
            Initiative.FIELD);
    List<Validator> rules = new ArrayList<>(new Ready(setting).toAct());
    rules.add(new Bombers(setting).only(WIRE));
    rules.add(this::worthIt);
    rules.add(Initiative.VALIDATOR);
    return SimpleAction.sampling(
        NAME, "Blow up wire or a Barricade.", shape, rules, this::candidates);
  }

  private void worthIt(Desk desk, Data args, Findings findings) {
    Hex hex = new Hex(args.text(HEX));
    Optional<Piece> unit = desk.view().piece(args.text(Aim.UNIT)).filter(Field::onMap);
    if (!setting.ground().grid().contains(hex)) {
      findings.forbids(WIRE, "there is no such hex", args, "name a hex beside the Bomber");
      return;
    }
    Data facts = Data.of("unit", args.text(Aim.UNIT)).with("hex", hex.id());
    if (unit.isPresent() && setting.ground().distance(Field.hex(unit.get()), hex) != 1) {
      findings.forbids(
          WIRE, "the Bomber is not beside the hex", facts, "name a hex beside the Bomber");
    }
    Field field = new Field(setting, desk.view());
    if (!field.wire(hex).holds() && !field.isBarricaded(hex)) {
      findings.forbids(
          WIRE,
          "there is neither wire nor a Barricade",
          facts.with("wire", field.wire(hex).word()),
          "name a hex with wire or a Barricade");
    }
  }

  private List<Data> candidates(Desk desk) {
    if (!Ready.inTurn(desk)) {
      return List.of();
    }
    List<Data> all = new ArrayList<>();
    Field field = new Field(setting, desk.view());
    Bombers bombers = new Bombers(setting);
    Ready ready = new Ready(setting);
    for (Piece unit : field.fighting(desk.side())) {
      if (!bombers.isBomber(unit) || !ready.hasAction(desk, unit)) {
        continue;
      }
      for (Hex hex : setting.ground().grid().neighbours(Field.hex(unit))) {
        if (field.wire(hex).holds() || field.isBarricaded(hex)) {
          all.add(Data.of(Aim.UNIT, unit.id().id()).with(HEX, hex.text()));
        }
      }
    }
    return all;
  }

  Step begin(Play play) {
    Initiative.claim(play);
    Piece unit = play.position().piece(play.locals().text(Aim.UNIT)).orElseThrow();
    Hex hex = new Hex(play.locals().text(HEX));
    int add = setting.charts().modifier("wire-modifiers", MODIFIER);
    Data facts = Data.of("unit", unit.id().id()).with("at", hex.text());
    boolean barricade = new Field(setting, play.position()).isBarricaded(hex);
    play.find(
        Finding.applies(
            barricade ? BARRICADE : WIRE,
            "a charge is the Bomber's action, and it does nothing more this turn",
            facts.with("adds", add)));
    play.happens(
        "nomansland/ChargeLaid", facts, new Deed(setting).done(play.position(), unit, Deed.BUILD));
    if (barricade) {
      Data locals = Data.of(HEX, hex.text()).with("add", add);
      return Throw.dice(play, unit.side(), 1, "charge", hex.text(), FELL, locals);
    }
    return Step.go(CHECK, Data.of(HEX, hex.id()).with("add", add).with("why", MODIFIER));
  }

  /** A Barricade is as Intact wire, and goes only with a Breach. */
  Step fell(Play play) {
    Hex hex = new Hex(play.locals().text(HEX));
    Score score =
        Score.of(play.sum())
            .plus(MODIFIER, play.locals().integer("add"))
            .plus("initiative", Throw.initiative(play));
    Lookup cell = setting.charts().cell(play, "wire", LIKE, score.total());
    boolean gone = cell.text().equals(GONE);
    play.find(
        Finding.applies(
                BARRICADE,
                gone ? "the Barricade is destroyed" : "the Barricade holds",
                score.data().with("hex", hex.id()))
            .from(Source.of(cell)));
    if (gone) {
      barricades(play.position(), hex)
          .forEach(piece -> new Harm(setting).eliminate(play, piece.id(), BARRICADE));
    }
    return Step.done();
  }

  private static List<Piece> barricades(Position position, Hex hex) {
    return position.at(hex).stream().filter(p -> p.kind().equals(Kind.BARRICADE)).toList();
  }
}
