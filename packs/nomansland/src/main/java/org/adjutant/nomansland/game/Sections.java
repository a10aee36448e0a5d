package org.adjutant.nomansland.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.adjutant.nomansland.air.Air;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.PhaseId;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.elan.Elan;
import org.adjutant.nomansland.fire.Fire;
import org.adjutant.nomansland.guns.Guns;
import org.adjutant.nomansland.harm.Officers;
import org.adjutant.nomansland.headquarters.CounterAttack;
import org.adjutant.nomansland.melee.Melee;
import org.adjutant.nomansland.move.Crowding;
import org.adjutant.nomansland.move.LoneOfficers;
import org.adjutant.nomansland.move.Moves;
import org.adjutant.nomansland.planning.Planning;
import org.adjutant.nomansland.planning.wave.Wave;
import org.adjutant.nomansland.rally.Rally;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.veil.Veil;
import org.adjutant.nomansland.victory.Victory;
import org.adjutant.nomansland.weapons.Weapons;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Chapter;
import org.adjutant.rules.spi.support.EndPhase;

/** All sections of the rulebook, in its order. */
final class Sections {
  private static final List<String> READY =
      List.of(PhaseId.DEFENDER_SET_UP, PhaseId.ATTACKER_SET_UP);

  private Sections() {}

  static Chapter of(Setting setting, DataSet data) {
    List<Chapter> all = new ArrayList<>();
    all.add(Officers.chapter(setting));
    all.add(Planning.chapter(setting, data.get("setups")));
    all.add(Elan.chapter(setting));
    all.add(CounterAttack.chapter(setting));
    all.add(Air.chapter(setting));
    all.add(Victory.chapter(setting));
    all.add(Fire.chapter(setting));
    all.add(Guns.chapter(setting));
    all.add(Weapons.chapter(setting));
    all.add(Rally.chapter(setting));
    all.add(Melee.chapter(setting));
    all.add(Moves.chapter(setting));
    all.add(sequence(setting));
    return Chapter.merge(all);
  }

  private static Chapter sequence(Setting setting) {
    TreeMap<String, Stage> stages = new TreeMap<>();
    Stage end = EndPhase.stage(EventNames.PHASE_ENDED);
    stages.put(EndPhase.STAGE, play -> endPhase(play, setting, end));
    stages.put(PhaseId.entry(PhaseId.ACTION), Sections::actions);
    return new Chapter(List.of(new EndPhase("nomansland:0.5.b", READY)), List.of(), stages);
  }

  private static Step endPhase(Play play, Setting setting, Stage end) {
    Optional<Step> crowded = new Crowding(setting).settle(play);
    if (crowded.isPresent()) {
      return crowded.get();
    }
    if (play.position().clock().phase().equals(PhaseId.ACTION)) {
      new Veil(setting).afterMoves(play);
    }
    if (play.position().clock().phase().equals(PhaseId.CLOSE_COMBAT)) {
      new LoneOfficers(setting).ofPhase(play);
    }
    return end.run(play);
  }

  /**
   * Every unit of the side that acts has its action before it again (2.1.b). Recorded even if none
   * had acted, for whether a hidden one had is nobody's business.
   */
  private static Step actions(Play play) {
    SideId side = play.position().clock().active().get(0);
    List<Effect> fresh = new ArrayList<>();
    for (Piece piece : play.position().pieces(side)) {
      if (piece.attribute(Mark.ACTED).isPresent()) {
        fresh.add(SetPieceAttribute.clear(piece.id(), Mark.ACTED));
      }
    }
    play.find(
        Finding.applies(
            "nomansland:2.1.b", "each unit may take one action", Data.of("side", side.id())));
    if (side.equals(Sides.DEFENDER)) {
      Data inputs = Data.of("side", side.id());
      play.find(Finding.applies("nomansland:2.2.a", "now the Defender acts", inputs));
      play.find(Finding.applies("nomansland:2.2.2.a", "by the Attacker's rules", inputs));
    }
    play.happens("nomansland/ActionsBegan", Data.of("side", side.id()), fresh);
    return play.title().stages().containsKey(Wave.LOOK)
        ? Step.go(Wave.LOOK, Data.EMPTY)
        : Step.done();
  }
}
