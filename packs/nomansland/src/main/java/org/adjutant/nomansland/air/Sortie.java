package org.adjutant.nomansland.air;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.dice.Initiative;
import org.adjutant.nomansland.dice.Throw;
import org.adjutant.nomansland.harm.Harm;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.SimpleChoice;

/** One Fighter after another may go down to strafe: a die first, on 1 or 2 it is lost (2.3.c). */
record Sortie(Setting setting) {
  static final String STAGE = "sortie";

  /** Locals: the side that flies, its Fighters that may still go, and the one that goes. */
  static final String SIDE = "side";

  static final String LEFT = "left";
  static final String FIGHTER = "fighter";

  private static final String STRAFE = "strafe";
  private static final String ANSWERED = "sortie-answered";
  private static final String CLAIMED = "sortie-claimed";
  private static final String FLOWN = "sortie-flown";
  private static final String FLY = "fly";
  private static final String YES = "yes";
  private static final String NO = "no";

  private static final String DIE = "nomansland:2.3.c";
  private static final String STAYS = "nomansland:2.3.d";
  private static final String AT_WILL = "nomansland:2.3.b";
  private static final int SAFE = 3;

  void addTo(SortedMap<String, Stage> stages) {
    stages.put(STAGE, Sortie::next);
    stages.put(ANSWERED, Sortie::answered);
    stages.put(CLAIMED, Sortie::claimed);
    stages.put(FLOWN, this::flown);
  }

  static ChoiceKind choice() {
    return SimpleChoice.listing(
        STRAFE,
        "Does this Fighter strafe? On 1 or 2 it is lost.",
        Shape.of(
            Shape.Field.word(FLY, List.of(YES, NO), "yes to go down and strafe"), Initiative.FIELD),
        Sortie::check,
        (desk, choice) -> answers(desk, Data.of(FLY, NO), Data.of(FLY, YES)));
  }

  /** Answers with and without the Initiative that the side has. */
  static List<Data> answers(Desk desk, Data... plain) {
    List<Data> all = new ArrayList<>(List.of(plain));
    if (desk.side().equals(Sides.ATTACKER)) {
      int left = Initiative.left(desk.view());
      for (Data answer : plain) {
        for (int claim = 1; claim <= left; claim++) {
          all.add(answer.with(Initiative.NAME, claim));
        }
      }
    }
    return all;
  }

  private static void check(Desk desk, Choice choice, Data answer, Findings findings) {
    Initiative.VALIDATOR.check(desk, answer, findings);
    if (answer.text(FLY).equals(NO) && answer.has(Initiative.NAME)) {
      findings.forbids(
          AT_WILL,
          "a Fighter that stays at home rolls nothing",
          answer,
          "answer no without initiative");
    }
  }

  private static Step next(Play play) {
    List<String> left = play.locals().get(LEFT).textItems();
    if (left.isEmpty()) {
      return Step.done();
    }
    SideId side = SideId.of(play.locals().text(SIDE));
    Data locals =
        Data.of(SIDE, side.id())
            .with(FIGHTER, left.get(0))
            .with(LEFT, Data.texts(left.subList(1, left.size())));
    return Step.ask(STRAFE, side, Data.of(FIGHTER, left.get(0)), ANSWERED, locals);
  }

  private static Step answered(Play play) {
    if (play.answer().text(FLY).equals(NO)) {
      return Step.go(STAGE, play.locals());
    }
    return Step.go(CLAIMED, with(play.locals(), play.answer()));
  }

  /** The locals with what an answer claims of Initiative. */
  static Data with(Data locals, Data answer) {
    return answer.find(Initiative.NAME).map(n -> locals.with(Initiative.NAME, n)).orElse(locals);
  }

  private static Step claimed(Play play) {
    Initiative.claim(play);
    SideId side = SideId.of(play.locals().text(SIDE));
    String fighter = play.locals().text(FIGHTER);
    return Throw.dice(play, side, 1, "sortie", fighter, FLOWN, play.locals());
  }

  private Step flown(Play play) {
    String fighter = play.locals().text(FIGHTER);
    int bonus = Throw.initiative(play);
    int total = play.sum() + bonus;
    Data inputs =
        Data.of(FIGHTER, fighter)
            .with("die", play.sum())
            .with(Initiative.NAME, bonus)
            .with("total", total);
    if (total < SAFE) {
      play.find(Finding.applies(DIE, "on 2 or less the Fighter is lost", inputs));
      new Harm(setting).eliminate(play, PieceId.of(fighter), DIE);
      return Step.go(STAGE, play.locals());
    }
    play.find(Finding.applies(DIE, "on 3 or more it strafes", inputs));
    play.find(Finding.applies(STAYS, "it can strafe again in later turns", inputs));
    return Step.call(Strafing.STAGE, play.locals(), STAGE, play.locals());
  }
}
