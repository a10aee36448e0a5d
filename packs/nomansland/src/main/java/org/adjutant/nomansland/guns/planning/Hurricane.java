package org.adjutant.nomansland.guns.planning;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.guns.barrage.Barrage.Traits;
import org.adjutant.nomansland.guns.fall.Scatter;
import org.adjutant.nomansland.guns.fall.Volley;
import org.adjutant.nomansland.guns.fall.Volley.Load;
import org.adjutant.nomansland.guns.rights.ArtilleryPoints;
import org.adjutant.nomansland.guns.rights.ShellRules;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Shape.Field;
import org.adjutant.rules.spi.Shape.Type;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.Chapter;
import org.adjutant.rules.spi.support.SimpleAction;

/**
 * {@code hurricane <hexes> [smoke|neutralization]}: a Hurricane Barrage of the preparation; a hex
 * named twice gets two points (1.5.3.2).
 */
public record Hurricane(Setting setting) {
  private static final String NAME = "hurricane";
  private static final String HEXES = "hexes";
  private static final String COST = "nomansland:1.5.3.2.a";
  private static final String SHELLS = "nomansland:1.5.3.2.f";
  private static final Shape SHAPE =
      Shape.of(
          Field.of(HEXES, Type.PLACES, "the target hexes, each as often as it gets points"),
          Field.word(Preparation.SHELLS, ShellRules.WORDS, "instead of plain HE").optionally());

  public static Chapter chapter(Setting setting) {
    Hurricane hurricane = new Hurricane(setting);
    List<Validator> validators = new ArrayList<>(Preparation.when());
    validators.add(hurricane::check);
    SortedMap<String, Stage> stages = new TreeMap<>();
    stages.put(NAME, hurricane::fire);
    return new Chapter(
        List.of(
            SimpleAction.sampling(
                NAME,
                "Fire a Hurricane Barrage on chosen hexes.",
                SHAPE,
                validators,
                hurricane::candidates)),
        List.of(),
        stages);
  }

  private void check(Desk desk, Data args, Findings findings) {
    List<String> hexes = args.get(HEXES).textItems();
    ShellRules rules = new ShellRules(setting);
    ArtilleryPoints.check(desk.view(), desk.side(), hexes.size(), findings);
    rules.check(desk, shells(args), findings);
    for (String hex : hexes.stream().distinct().toList()) {
      if (!Preparation.isHex(setting, hex)) {
        findings.forbids(
            COST,
            "a barrage is aimed at hexes of the map",
            Data.of("hex", hex),
            "name hexes from A1 to R13");
      } else {
        rules.camouflage(desk, (Hex) Place.parse(hex), findings);
      }
    }
  }

  private List<Data> candidates(Desk desk) {
    int left = ArtilleryPoints.left(desk.view(), desk.side());
    if (!Preparation.isOn(desk) || left == 0) {
      return List.of();
    }
    ShellRules rules = new ShellRules(setting);
    List<Data> all = new ArrayList<>();
    for (Hex hex : Preparation.seen(setting, desk)) {
      Data one = Data.of(HEXES, Data.texts(List.of(hex.id())));
      all.add(one);
      if (left > 1) {
        all.add(Data.of(HEXES, Data.texts(List.of(hex.id(), hex.id()))));
      }
      if (rules.mayNeutralise()) {
        all.add(one.with(Preparation.SHELLS, ShellRules.NEUTRALIZATION));
      }
      if (rules.maySmoke(desk)) {
        all.add(one.with(Preparation.SHELLS, ShellRules.SMOKE));
      }
    }
    for (Hex hex : Preparation.wire(setting, desk)) {
      all.add(Data.of(HEXES, Data.texts(List.of(hex.id()))));
    }
    return all;
  }

  private Step fire(Play play) {
    List<Hex> aims = play.locals().get(HEXES).textItems().stream().map(Hex::new).toList();
    String shells = shells(play.locals());
    boolean neutral = shells.equals(ShellRules.NEUTRALIZATION);
    Load load = shells.equals(ShellRules.SMOKE) ? Load.SMOKE : Load.HE;
    Data facts =
        play.locals().with("points", aims.size()).with("barrage", NAME).with("load", load.word());
    play.find(
        Finding.applies(COST, "a point for each shell, all targets fixed before scatter", facts));
    play.find(Finding.applies(SHELLS, "what is in the shells", Data.of("load", load.word())));
    if (neutral) {
      play.find(
          Finding.applies(
              "nomansland:4.1.5.a", "declared a Neutralization Barrage before any die", facts));
    }
    play.happens(
        "nomansland/BarrageOrdered",
        facts,
        ArtilleryPoints.less(play.position(), Sides.ATTACKER, aims.size()));
    return Step.go(
        Scatter.STAGE,
        Volley.at(Sides.ATTACKER, load, aims).with(Traits.NONE.neutralising(neutral)).write());
  }

  private static String shells(Data args) {
    return args.find(Preparation.SHELLS).map(Data::text).orElse("");
  }
}
