package org.adjutant.nomansland.victory;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.EndGame;
import org.adjutant.rules.position.Outcome;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;

/** The end of the game, and who has won by points (3.c, 3.d, 3.f). */
record Ending(Setting setting) {
  private static final String ERICH = "nomansland:3.c";
  private static final String FRIEDRICH = "nomansland:3.d";
  private static final String OWN = "nomansland:3.f";
  private static final String EQUAL = "nomansland:NI-018";
  private static final String OTHERWISE = "nomansland:NI-146";
  private static final int TO_DEFENDER = 2;
  private static final int BY_POINTS = 2;

  /** What each scenario says of victory: section 3 as it stands, but in the tenth. */
  private static final Map<String, String> STATEMENTS = statements();

  private static Map<String, String> statements() {
    Map<String, String> all = new TreeMap<>();
    all.put("fix-bayonet", "nomansland:S01.victory.a");
    all.put("a-gun-still-too-far", "nomansland:S02.victory.a");
    all.put("evil-genius", "nomansland:S03.victory.a");
    all.put("ouch-at-hooge", "nomansland:S04.victory.a");
    all.put("raining-shells", "nomansland:S05.victory.a");
    all.put("tank-you", "nomansland:S06.victory.a");
    all.put("sturmtruppen", "nomansland:S07.victory.a");
    all.put("specialists", "nomansland:S08.victory.a");
    all.put("silent-death", "nomansland:S09.victory.a");
    all.put("gladiators", Strongpoints.RULE);
    all.put("last-gamble", "nomansland:S11.victory.a");
    return all;
  }

  /**
   * The game ends, and points decide.
   *
   * @param rule by which it ends
   * @param cause in words
   */
  void judge(Play play, String rule, String cause) {
    Score score = Score.of(new Field(setting, play.position()), play.reading(Score.WHO_COUNTS));
    Data points =
        Data.of("attacker", score.attacker())
            .with("attackers in Erich", score.inErich())
            .with("attackers in Friedrich", score.inFriedrich())
            .with("defender", score.defender());
    play.find(Finding.applies(rule, cause, points));
    play.find(Finding.applies(ERICH, "a point for each unit in Erich", points));
    play.find(Finding.applies(FRIEDRICH, "two for each of the Attacker's in Friedrich", points));
    String statement = STATEMENTS.getOrDefault(setting.scenario().id(), OWN);
    if (new Strongpoints(setting).decide() && play.reading(OTHERWISE) != BY_POINTS) {
      Data own = Data.of("scenario", setting.scenario().id());
      play.find(Finding.applies(OWN, "the scenario has a condition of its own", own));
      play.find(Finding.applies(statement, "the Attacker has not fulfilled it", own));
      List<SideId> winner = List.of(Sides.DEFENDER);
      happens(play, new Outcome(winner, "held", statement, cause), points);
      return;
    }
    play.find(Finding.applies(statement, "points decide", points));
    happens(play, byPoints(play, score, cause), points);
  }

  private static Outcome byPoints(Play play, Score score, String cause) {
    String why = cause + "; points " + score.attacker() + " to " + score.defender();
    int lead = score.attacker() - score.defender();
    if (lead == 0 && play.reading(EQUAL) != TO_DEFENDER) {
      return new Outcome(List.of(), "draw", ERICH, why);
    }
    SideId winner = lead > 0 ? Sides.ATTACKER : Sides.DEFENDER;
    return new Outcome(List.of(winner), "points", ERICH, why);
  }

  void happens(Play play, Outcome outcome, Data facts) {
    String winner = outcome.winners().isEmpty() ? "nobody" : outcome.winners().get(0).id();
    play.happens(
        "nomansland/GameEnded",
        facts.with("winner", winner).with("degree", outcome.degree()).with("why", outcome.why()),
        new EndGame(outcome));
  }
}
