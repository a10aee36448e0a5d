package org.adjutant.nomansland.victory;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.SetAttribute;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Checks;
import org.adjutant.rules.spi.support.SimpleAction;
import org.adjutant.rules.spi.support.SimpleChoice;

/** A side offers to end the game, once a turn, and the other agrees or not (3.b). */
record Agreement(Setting setting) {
  private static final String OFFER = "offer-end";
  private static final String ANSWER = "end-offered";
  private static final String ANSWERED = "end-answered";
  private static final String AGREE = "agree";
  private static final String OFFERED = "offered-end";
  private static final String RULE = "nomansland:3.b";

  ActionKind action() {
    return SimpleAction.sampling(
        OFFER,
        "Offer to end the game now; points decide.",
        Shape.NONE,
        List.of(Checks.active(RULE), Agreement::check),
        this::candidates);
  }

  ChoiceKind choice() {
    return SimpleChoice.among(
        ANSWER,
        "The other side offers to end the game now. Agree?",
        Shape.of(Shape.Field.word(AGREE, List.of("yes", "no"), "yes to let points decide now")),
        RULE,
        (desk, choice) -> List.of(Data.of(AGREE, "no"), Data.of(AGREE, "yes")));
  }

  void addTo(SortedMap<String, Stage> stages) {
    stages.put(OFFER, Agreement::offer);
    stages.put(ANSWERED, this::answered);
  }

  private static void check(Desk desk, Data args, Findings findings) {
    int turn = desk.view().clock().turn();
    if (turn == 0) {
      findings.forbids(
          RULE,
          "there is nothing to end before the Assault",
          Data.of("turn", turn),
          "wait for turn 1");
    }
    Optional<Data> last = desk.view().attribute(Subject.of(desk.side()), OFFERED);
    if (last.filter(Data.of(turn)::equals).isPresent()) {
      findings.forbids(
          RULE, "it was offered this turn", Data.of("turn", turn), "wait for the next turn");
    }
  }

  /**
   * Put forward to those alone who have nobody left that could move: anybody may offer it, and who
   * draws lots among offers would end every game at once.
   */
  private List<Data> candidates(Desk desk) {
    boolean spent =
        desk.view().clock().turn() > 0
            && new Field(setting, desk.view())
                .fighting(desk.side()).stream().allMatch(Field::isPinned);
    return spent ? List.of(Data.EMPTY) : List.of();
  }

  private static Step offer(Play play) {
    Data facts = Data.of("by", play.actor().id());
    Data turn = Data.of(play.position().clock().turn());
    play.happens(
        "nomansland/EndOffered",
        facts,
        new SetAttribute(Subject.of(play.actor()), OFFERED, Optional.of(turn), Audience.ALL));
    return Step.ask(ANSWER, Sides.enemy(play.actor()), facts, ANSWERED, facts);
  }

  private Step answered(Play play) {
    if (play.answer().text(AGREE).equals("yes")) {
      new Ending(setting).judge(play, RULE, "both sides agreed to stop");
    }
    return Step.done();
  }
}
