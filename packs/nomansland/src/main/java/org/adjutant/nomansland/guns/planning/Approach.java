package org.adjutant.nomansland.guns.planning;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.guns.barrage.Barrage;
import org.adjutant.nomansland.guns.barrage.Barrage.Traits;
import org.adjutant.nomansland.guns.barrage.Barrage.Type;
import org.adjutant.nomansland.guns.battery.Disruption;
import org.adjutant.nomansland.guns.fall.Salvo;
import org.adjutant.nomansland.guns.rights.ArtilleryPoints;
import org.adjutant.nomansland.guns.rights.Sheet;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.sheet.Grant;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetAttribute;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.Chapter;
import org.adjutant.rules.spi.support.SimpleAction;

/**
 * {@code approach}: Bruchmüller's three attacks, on the Command Post, then on Communications, then
 * on each Pillbox without scatter (S10.special.d, NI-093). Where a Pillbox lies the Attacker does
 * not learn, unless the shells do something to it: dice fall for every "?", most of which mean
 * nothing. By the second reading of NI-093 what he pays tells him their number.
 */
public record Approach(Setting setting) {
  private static final String NAME = "approach";
  private static final String COMMUNICATIONS = "approach-communications";
  private static final String PILLBOXES = "approach-pillboxes";
  private static final String DONE = "approach";
  private static final String WORTH = "nomansland:NI-093";
  private static final int PAID = 2;
  private static final int COMMAND_COST = 5;

  public static Chapter chapter(Setting setting) {
    Approach approach = new Approach(setting);
    List<Validator> validators = new ArrayList<>(Preparation.when());
    validators.add(approach::check);
    SortedMap<String, Stage> stages = new TreeMap<>();
    stages.put(NAME, approach::begin);
    stages.put(COMMUNICATIONS, approach::communications);
    stages.put(PILLBOXES, approach::pillboxes);
    return new Chapter(
        List.of(
            SimpleAction.listing(
                NAME,
                "Make the three attacks of Bruchmüller's approach.",
                Shape.NONE,
                validators,
                desk ->
                    Preparation.isOn(desk) && new Sheet(setting).bruchmueller().isPresent()
                        ? List.of(Data.EMPTY)
                        : List.of())),
        List.of(),
        stages);
  }

  private void check(Desk desk, Data args, Findings findings) {
    Optional<Grant.Bruchmueller> grant = new Sheet(setting).bruchmueller();
    if (grant.isEmpty()) {
      findings.forbids(
          Preparation.CHOOSES,
          "the scenario does not grant these attacks",
          Data.EMPTY,
          "fire the barrages that it grants");
    } else if (desk.view().attribute(Subject.GAME, DONE).isPresent()) {
      findings.forbids(
          grant.get().rule().text(),
          "these attacks have been made",
          Data.EMPTY,
          "go on with other barrages");
    }
  }

  private Step begin(Play play) {
    Grant.Bruchmueller grant = new Sheet(setting).bruchmueller().orElseThrow();
    play.reading(WORTH);
    play.find(
        Finding.applies(
            grant.rule().text(),
            "the Command Post, then Communications, then each Pillbox",
            Data.of("command post", grant.commandPost())
                .with("communications", grant.communications())
                .with("each pillbox", grant.pillbox())));
    play.happens(
        "nomansland/ApproachBegan",
        Data.EMPTY,
        SetAttribute.open(Subject.GAME, DONE, Data.of(true)));
    return attack(play, "command-post", grant.commandPost(), COMMUNICATIONS);
  }

  private Step communications(Play play) {
    Grant.Bruchmueller grant = new Sheet(setting).bruchmueller().orElseThrow();
    return attack(play, "communications", grant.communications(), PILLBOXES);
  }

  /** Points that would have to be paid and are not there make no attack. */
  private static Step attack(Play play, String target, int points, String then) {
    if (play.reading(WORTH) == PAID) {
      if (ArtilleryPoints.left(play.position(), Sides.ATTACKER) < COMMAND_COST) {
        return Step.go(then, Data.EMPTY);
      }
      pay(play, points);
    }
    Data locals = Data.of("target", target).with("points", points);
    return Step.call(Disruption.STAGE, locals, then, Data.EMPTY);
  }

  private Step pillboxes(Play play) {
    Grant.Bruchmueller grant = new Sheet(setting).bruchmueller().orElseThrow();
    List<Hex> hexes = hexes(play.position());
    if (play.reading(WORTH) == PAID) {
      List<Hex> owned = hexes.stream().filter(hex -> hasPillbox(play.position(), hex)).toList();
      int affordable = ArtilleryPoints.left(play.position(), Sides.ATTACKER) / grant.pillbox();
      List<Hex> paid = owned.subList(0, Math.min(owned.size(), affordable));
      hexes = hexes.stream().filter(hex -> paid.contains(hex) || !owned.contains(hex)).toList();
      pay(play, paid.size() * grant.pillbox());
    }
    Traits traits = Traits.NONE.pillboxesAlone().secret(true);
    return Salvo.step(
        hexes.stream()
            .map(hex -> new Barrage(Sides.ATTACKER, hex, grant.pillbox(), Type.HURRICANE, traits))
            .toList());
  }

  /** Where the Attacker sees a Pillbox, and every "?", lest his dice tell which has one. */
  private List<Hex> hexes(Position position) {
    Field field = new Field(setting, position);
    return setting.ground().grid().hexes().stream()
        .filter(hex -> field.hasMarker(hex) || hasPillbox(position, hex))
        .toList();
  }

  private static boolean hasPillbox(Position position, Hex hex) {
    return position.at(hex).stream().anyMatch(p -> p.kind().equals(Kind.PILLBOX));
  }

  private static void pay(Play play, int points) {
    Effect less = ArtilleryPoints.less(play.position(), Sides.ATTACKER, points);
    play.happens("nomansland/ArtilleryPointsSpent", Data.of("points", points), less);
  }
}
