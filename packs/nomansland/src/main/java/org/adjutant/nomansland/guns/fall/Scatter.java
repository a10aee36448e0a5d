package org.adjutant.nomansland.guns.fall;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.dice.Throw;
import org.adjutant.nomansland.guns.rights.Sheet;
import org.adjutant.nomansland.guns.score.Die;
import org.adjutant.nomansland.guns.score.Score;
import org.adjutant.nomansland.setting.Charts;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Chapter;
import org.adjutant.rules.tables.Lookup;

/**
 * Shells fly one after another: each scatters by a die of its own, with +1 at a Revealed hex, and
 * by another into a neighbouring hex (1.5.3.2.b, 1.5.1.d). When all are down they {@link Landing
 * land}.
 */
public record Scatter(Setting setting) {
  /** Locals as {@link Volley#write} gives them. */
  public static final String STAGE = "volley";

  static final String RULE = "nomansland:1.5.3.2.b";
  private static final String FELL = "volley-scatter";
  private static final String AWAY = "volley-direction";
  private static final String DIRECTION = "nomansland:1.5.3.2.g";
  private static final String STAYS = "nomansland:4.1.6.e";
  private static final String PREDICTED = "nomansland:4.1.6.b";
  private static final String REVEALED = "nomansland:1.5.1.d";

  public static Chapter chapter(Setting setting) {
    Scatter scatter = new Scatter(setting);
    SortedMap<String, Stage> stages = new TreeMap<>();
    stages.put(STAGE, scatter::next);
    stages.put(FELL, scatter::fell);
    stages.put(AWAY, scatter::away);
    return Chapter.merge(
        List.of(new Chapter(List.of(), List.of(), stages), Landing.chapter(setting)));
  }

  private Step next(Play play) {
    Volley volley = Volley.read(play.locals());
    if (volley.left().isEmpty()) {
      return Step.go(Landing.STAGE, play.locals());
    }
    Hex aim = volley.left().get(0);
    Optional<String> sure = new Sheet(setting).sureOf(volley.by(), aim);
    if (sure.isPresent()) {
      play.find(Finding.applies(sure.get(), "no scatter on this trench", Data.of("hex", aim.id())));
      return onTarget(volley, aim);
    }
    return Die.step(play, volley.by(), "scatter", aim.id(), FELL, play.locals());
  }

  private Step fell(Play play) {
    Volley volley = Volley.read(play.locals());
    Hex aim = volley.left().get(0);
    boolean away = scatters(play, volley, aim, Throw.kept(play), Audience.ALL);
    return away
        ? Throw.plain(1, "direction", aim.id(), AWAY, play.locals())
        : onTarget(volley, aim);
  }

  private static Step onTarget(Volley volley, Hex aim) {
    return Step.go(STAGE, volley.after(new Shell(aim, Optional.of(aim))).write());
  }

  private Step away(Play play) {
    Volley volley = Volley.read(play.locals());
    Hex aim = volley.left().get(0);
    Shell shell = drifts(play, aim, Throw.kept(play), Audience.ALL);
    return Step.go(STAGE, volley.after(shell).write());
  }

  /**
   * A shell at something that its own side does not see comes down by two dice that only the
   * Defender sees.
   *
   * @param direction a die that counts only if the shell scatters
   */
  public Volley unseen(Play play, Volley volley, Hex aim, int die, int direction) {
    Audience eyes = Audience.of(Sides.DEFENDER);
    return volley.also(
        scatters(play, volley, aim, die, eyes)
            ? drifts(play, aim, direction, eyes)
            : new Shell(aim, Optional.of(aim)));
  }

  private boolean scatters(Play play, Volley volley, Hex aim, int die, Audience eyes) {
    Sheet sheet = new Sheet(setting);
    boolean revealed =
        volley.traits().observed() || sheet.isRevealedTo(volley.by(), play.position(), aim);
    int bonus = revealed ? setting.charts().modifier("scatter-modifiers", "revealed") : 0;
    Score score = Score.of(die).plus("revealed", bonus).plus("initiative", Throw.initiative(play));
    Lookup cell = setting.charts().cell(play, "scatter", Charts.RESULT, score.total());
    if (revealed) {
      boolean predicted = !volley.traits().observed() && sheet.isPredicted(play.position(), aim);
      play.find(
          Finding.applies(
                  predicted ? PREDICTED : REVEALED,
                  "a Revealed hex helps the guns",
                  Data.of("hex", aim.id()).with("add", bonus))
              .forEyesOf(eyes));
      if (predicted && new Field(setting, play.position()).hasMarker(aim)) {
        play.find(
            Finding.applies(STAYS, "the \"?\" of the hex stays", Data.of("hex", aim.id()))
                .forEyesOf(eyes));
      }
    }
    play.find(
        Finding.applies(RULE, "each shell scatters by itself", score.data().with("aim", aim.id()))
            .from(Source.of(cell))
            .forEyesOf(eyes));
    return cell.text().equals("scatters");
  }

  private Shell drifts(Play play, Hex aim, int direction, Audience eyes) {
    Optional<Hex> to = setting.ground().neighbour(aim, direction);
    Data where = Data.of("aim", aim.id()).with("direction", direction);
    play.find(
        Finding.applies(
                DIRECTION,
                to.isPresent() ? "the shell falls in the next hex" : "the shell falls off the map",
                to.isPresent() ? where.with("hex", to.get().id()) : where)
            .forEyesOf(eyes));
    return new Shell(aim, to);
  }
}
