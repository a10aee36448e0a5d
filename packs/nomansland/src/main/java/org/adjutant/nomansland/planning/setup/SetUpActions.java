package org.adjutant.nomansland.planning.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Duty;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Shape.Type;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.Chapter;
import org.adjutant.rules.spi.support.SimpleAction;

/** {@code deploy}, {@code lift}, {@code ready-made} and {@code ready} (1.2, 1.7). */
public final class SetUpActions {
  static final String LIFT = "lift";
  static final String READY_MADE = "ready-made";
  static final String READY = "ready";

  private final Setting setting;
  private final Plans plans;
  private final DeployCheck check;
  private final SimpleAction deploy;

  private SetUpActions(Setting setting, Plans plans) {
    this.setting = setting;
    this.plans = plans;
    this.check =
        new DeployCheck(
            setting, Orders.of(setting, Sides.ATTACKER), Orders.of(setting, Sides.DEFENDER));
    this.deploy = Deploy.action(check, new DeployOffers(setting, check));
  }

  /** The section's actions, stages and duties. */
  public static Chapter chapter(Setting setting, Plans plans) {
    SetUpActions actions = new SetUpActions(setting, plans);
    TreeMap<String, Stage> stages = new TreeMap<>();
    new SetUpStages(setting, plans, actions.check).addTo(stages);
    return new Chapter(
            List.of(actions.deploy, actions.lift(), actions.readyMade(), actions.ready()),
            List.of(),
            stages)
        .with(actions::duties);
  }

  private ActionKind lift() {
    Validator placed =
        (desk, args, findings) -> {
          List<PieceId> units =
              args.get(Deployment.UNITS).textItems().stream().map(PieceId::of).toList();
          if (Moment.isNow(desk) && check.areOwn(desk, units, findings)) {
            lifted(desk, units, findings);
          }
        };
    return SimpleAction.sampling(
            LIFT,
            "Pick up units that you have set up.",
            Shape.of(Shape.Field.of(Deployment.UNITS, Type.PIECES, "the units")),
            and(placed),
            desk -> List.of())
        .heardBy(Moment.LISTENERS);
  }

  private static void lifted(Desk desk, List<PieceId> units, Findings findings) {
    for (PieceId unit : units) {
      Piece piece = desk.view().piece(unit).orElseThrow();
      if (!Field.onMap(piece)) {
        findings.forbids(
            Moment.RULE,
            unit + " is not on the map",
            Data.of("unit", unit.id()),
            "name units that are set up");
      }
    }
  }

  private ActionKind readyMade() {
    Validator there =
        (desk, args, findings) -> {
          if (plans.of(desk.side()).isEmpty()) {
            findings.forbids(
                Moment.RULE,
                "there is no ready-made set-up for this side",
                Data.EMPTY,
                "deploy the units one by one");
          }
        };
    return SimpleAction.sampling(
            READY_MADE,
            "Set up as planned beforehand, whatever lies now.",
            Shape.NONE,
            and(there),
            desk -> duties(desk).isEmpty() ? List.of() : List.of(Data.EMPTY))
        .heardBy(Moment.LISTENERS);
  }

  private ActionKind ready() {
    Validator complete =
        (desk, args, findings) ->
            duties(desk)
                .forEach(
                    duty ->
                        findings.forbids(
                            duty.rule(), duty.what(), Data.EMPTY, "set up so, then ready"));
    return SimpleAction.listing(
        READY,
        "Your set-up is finished.",
        Shape.NONE,
        and(complete),
        desk -> Moment.isNow(desk) ? List.of(Data.EMPTY) : List.of());
  }

  private static List<Validator> and(Validator last) {
    List<Validator> all = new ArrayList<>(Moment.checks());
    all.add(last);
    return all;
  }

  private List<Duty> duties(Desk desk) {
    return Moment.isNow(desk) ? check.orders(desk).missing(Laid.of(setting, desk)) : List.of();
  }
}
