package org.adjutant.nomansland.planning.recon;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.dice.Throw;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.veil.Veil;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetAttribute;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;

/**
 * Revealed markers are laid one after another (1.4.b, 1.4.c). One aimed at a Camouflaged structure,
 * or at Camouflaged artillery, needs a 5 (1.4.1.3, 4.2.13.c).
 */
record Reveals(Setting setting) {
  static final String STAGE = "reveal-next";
  private static final String ANSWERED = "reveal-answered";
  private static final String FELL = "reveal-fell";
  private static final String BY = "by";
  private static final String MARKERS = "markers";
  private static final String REST = "rest";
  private static final String TARGET = "target";
  private static final String NEEDED = "nomansland:1.4.1.3.a";
  private static final String ESCAPES = "nomansland:1.4.1.3.b";
  private static final String FOUND = "nomansland:1.4.1.3.c";
  private static final String NESTS_TOO = "nomansland:4.2.13.c";
  private static final int FINDS = 5;

  void addTo(Map<String, Stage> stages) {
    stages.put(STAGE, Reveals::next);
    stages.put(ANSWERED, this::answered);
    stages.put(FELL, this::fell);
  }

  /**
   * @param rest the locals with which the next scout's die is asked for
   */
  static Data locals(Piece scout, int markers, Data rest) {
    return Data.of(BY, scout.id().id()).with(MARKERS, markers).with(REST, rest);
  }

  private static Step next(Play play) {
    int markers = play.locals().integer(MARKERS);
    if (markers == 0) {
      return Step.go(Reconnaissance.NEXT, play.locals().get(REST));
    }
    Piece scout = play.position().piece(play.locals().text(BY)).orElseThrow();
    Data facts = RevealChoice.facts(scout, markers);
    Data locals = play.locals().with(MARKERS, markers - 1);
    return Step.ask(RevealChoice.NAME, Sides.ATTACKER, facts, ANSWERED, locals);
  }

  private Step answered(Play play) {
    String target = RevealChoice.target(play.answer());
    if (needsDie(play, target)) {
      return Throw.plain(1, "camouflage", target, FELL, play.locals().with(TARGET, target));
    }
    reveal(play, target);
    return Step.go(STAGE, play.locals());
  }

  private boolean needsDie(Play play, String target) {
    return target.equals(RevealChoice.ARTILLERY)
        ? setting.scenario().defender().artillery().camouflaged() && !isArtilleryRevealed(play)
        : camouflaged(play, new Hex(target)).isPresent();
  }

  private Optional<Piece> camouflaged(Play play, Hex hex) {
    return new Field(setting, play.position())
        .structures(hex).stream().filter(piece -> piece.flag(Mark.CAMOUFLAGED)).findFirst();
  }

  private static boolean isArtilleryRevealed(Play play) {
    return play.position()
        .attribute(Subject.of(Sides.DEFENDER), Mark.ARTILLERY_REVEALED)
        .isPresent();
  }

  private Step fell(Play play) {
    String target = play.locals().text(TARGET);
    int die = play.sum();
    boolean found = die >= FINDS;
    Data facts = Data.of(TARGET, target).with("die", die).with("needed", FINDS);
    play.find(Finding.applies(NEEDED, "a die decides on what is Camouflaged", facts));
    if (!target.equals(RevealChoice.ARTILLERY)
        && camouflaged(play, new Hex(target))
            .filter(piece -> piece.kind().equals(Kind.MG_NEST))
            .isPresent()) {
      Audience eyes = found ? Audience.ALL : Audience.of(Sides.DEFENDER);
      play.find(
          Finding.applies(NESTS_TOO, "a Camouflaged MG Nest takes the same die", facts)
              .forEyesOf(eyes));
    }
    if (found) {
      play.find(Finding.applies(FOUND, "the marker works", facts));
      reveal(play, target);
    } else {
      play.find(Finding.applies(ESCAPES, "the marker is lost", facts));
      play.happens("nomansland/RevealFailed", Data.of(TARGET, target).with("die", die));
    }
    return Step.go(STAGE, play.locals());
  }

  private void reveal(Play play, String target) {
    Data facts = Data.of(TARGET, target);
    play.find(
        Finding.applies("nomansland:1.4.b", "the Attacker lays his markers where he likes", facts));
    if (target.equals(RevealChoice.ARTILLERY)) {
      play.happens(
          "nomansland/ArtilleryRevealed",
          Data.EMPTY,
          SetAttribute.open(Subject.of(Sides.DEFENDER), Mark.ARTILLERY_REVEALED, Data.of(true)));
      return;
    }
    Hex hex = new Hex(target);
    Veil veil = new Veil(setting);
    List<String> units =
        veil.hidden(play.position(), hex).stream().map(piece -> piece.id().id()).toList();
    List<Effect> effects = new ArrayList<>(veil.unveilHex(play.position(), hex));
    effects.add(SetAttribute.open(Subject.of(hex), Mark.REVEALED, Data.of(true)));
    if (!units.isEmpty()) {
      play.find(
          Finding.applies(
              "nomansland:1.2.f", "what is hidden in a Revealed hex comes to light", facts));
      play.find(Finding.applies("nomansland:1.4.c", "the ? marker of a Revealed hex goes", facts));
    }
    if (camouflaged(play, hex).isPresent()) {
      play.find(
          Finding.applies("nomansland:1.4.1.3.d", "camouflage goes as a ? marker does", facts));
    }
    play.happens("nomansland/HexRevealed", facts.with("units", Data.texts(units)), effects);
  }
}
