package org.adjutant.walks.flandersfields;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Create;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetAttribute;
import org.adjutant.rules.effect.SetClock;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.spi.Phase;
import org.adjutant.rules.spi.PhaseOrder;
import org.adjutant.rules.spi.PhaseOrder.Slot;
import org.adjutant.rules.spi.Title;
import org.adjutant.rules.spi.support.TitleBuilder;

/** A company, most of it in column, before the wire and a machine gun behind it. */
public final class MiniFlanders {
  private MiniFlanders() {}

  public static Title title() {
    List<Slot> slots =
        List.of(
            new Slot(Phase.automatic("sky", "Barrage and gas", "walk:sky", "roll-on"), List.of()),
            new Slot(Phase.played("regiment", "Regiment", "walk:regiment"), british()),
            new Slot(Phase.played("battalion", "Battalion", "walk:battalion"), british()),
            new Slot(Phase.automatic("enemy", "The enemy", "walk:enemy", "fire"), List.of()));
    PhaseOrder order = new PhaseOrder(slots);
    return new TitleBuilder("walk", "flandersfields", british(), order)
        .systemSides(Table.GERMAN)
        .opening(opening(order))
        .stage("roll-on", Weather::rollOn)
        .stage("drift", Weather::drift)
        .action(Orders.mortar(), Orders::shell)
        .stage("shelled", Orders::shelled)
        .action(Orders.activate(), Orders::order)
        .stage("ordered", Orders::ordered)
        .action(Advance.kind(), Advance::go)
        .stage("wire", Advance::wire)
        .choice(Advance.assault())
        .stage("assault", Advance::closeIn)
        .stage("assaulted", Advance::assaulted)
        .choice(Gun.target())
        .stage("fire", Gun::fire)
        .stage("aimed", Gun::aimed)
        .stage("fired", Gun::fired)
        .endPhase("walk:turn", "walk/PhaseOver")
        .build();
  }

  private static List<SideId> british() {
    return List.of(Table.BRITISH);
  }

  private static List<Effect> opening(PhaseOrder order) {
    List<Effect> effects = new ArrayList<>();
    effects.add(new SetClock(order.first(1)));
    effects.add(SetAttribute.open(Subject.GAME, Weather.BARRAGE, Data.of(350)));
    effects.add(create("mg", "gun", 250, 100, 18000));
    effects.add(create("gas", "gas", 430, 500, 0));
    for (int n = 1; n <= 3; n++) {
      effects.add(create("p" + n, "platoon", 250, 450 + 60 * n, 0));
    }
    effects.add(create("p4", "platoon", 310, 510, 0));
    return effects;
  }

  private static Effect create(String id, String kind, int x, int y, int facing) {
    var side = kind.equals("platoon") ? Table.BRITISH : Table.GERMAN;
    Piece piece = Piece.of(id, kind, side, new Place.Point(x, y, facing), 1);
    return new Create(kind.equals("platoon") ? piece.with("company", Data.of("A")) : piece);
  }
}
