package org.adjutant.loos.series.game;

import java.util.List;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Situation;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Outcome;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;

/** The end of a game turn: after the last, victory is judged; else the next begins (4.1.k). */
public final class TurnEnd implements Stage {
  public static final String STAGE = "turn-end";
  public static final String RULE = "loos:4.1.k";

  private final Battlefield field;
  private final Victory victory;
  private final int last;

  TurnEnd(Battlefield field, Victory victory, int last) {
    this.field = field;
    this.victory = victory;
    this.last = last;
  }

  @Override
  public Step run(Play play) {
    int turn = play.position().clock().turn();
    Data facts = Data.of("turn", turn).with("last", last);
    victory.turnEnds(play, field.in(play.position()));
    if (play.position().outcome().isPresent()) {
      return Step.done();
    }
    if (turn < last) {
      play.find(Finding.applies(RULE, "the turn marker advances", facts));
      return Step.done();
    }
    play.find(Finding.applies(RULE, "the last turn is over and victory is judged", facts));
    Situation situation = field.in(play.position());
    victory.grounds(situation).forEach(play::find);
    Outcome outcome = victory.judge(situation);
    List<String> winners = outcome.winners().stream().map(SideId::id).toList();
    play.find(
        Finding.applies(outcome.rule(), outcome.why(), Data.of("winners", Data.texts(winners))));
    GameEnd.happens(play, outcome);
    return Step.done();
  }
}
