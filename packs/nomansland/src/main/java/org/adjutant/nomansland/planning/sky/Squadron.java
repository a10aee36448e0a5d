package org.adjutant.nomansland.planning.sky;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Create;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Shape.Field;
import org.adjutant.rules.spi.Shape.Type;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.SimpleChoice;

/**
 * The Attacker of scenario 11 chooses what his four aircraft are before any flies (S11.attacker.h;
 * NI-147): how many scout, the others being Fighters, and how many of the scouts have an Ace.
 */
record Squadron(Setting setting) {
  private static final String NAME = "squadron";
  private static final String CHOSEN = "squadron-chosen";
  private static final String SCOUTS = "scouts";
  private static final String ACES = "aces";
  private static final String RULE = "nomansland:S11.attacker.h";
  private static final String ANY_MIX = "nomansland:NI-147";
  private static final int FIGHTERS_ONLY = 2;

  void addTo(Map<String, Stage> stages) {
    stages.put(CHOSEN, this::chosen);
  }

  ChoiceKind kind() {
    return SimpleChoice.among(
        NAME,
        "How many of your aircraft are Reconnaissance Aircraft, and how many of these have an Ace?",
        Shape.of(
            Field.of(SCOUTS, Type.NUMBER, "Reconnaissance Aircraft; the others are Fighters"),
            Field.of(ACES, Type.NUMBER, "Aces among them").after("aces")),
        RULE,
        this::mixes);
  }

  private List<Data> mixes(Desk desk, Choice choice) {
    int all = setting.scenario().attacker().aircraft().choice();
    int aces = setting.scenario().attacker().aircraft().aces();
    int most = desk.reading(ANY_MIX) == FIGHTERS_ONLY ? 0 : all;
    List<Data> mixes = new ArrayList<>();
    for (int scouts = 0; scouts <= most; scouts++) {
      for (int among = 0; among <= Math.min(scouts, aces); among++) {
        if (aces - among <= all - scouts) {
          mixes.add(Data.of(SCOUTS, scouts).with(ACES, among));
        }
      }
    }
    return mixes;
  }

  /** The Sky Domination Phase begins. */
  Step begin(Play play) {
    boolean open = setting.scenario().attacker().aircraft().choice() > 0;
    return open
        ? Step.ask(NAME, Sides.ATTACKER, Data.EMPTY, CHOSEN, Data.EMPTY)
        : Step.go(Dogfight.STAGE, Data.EMPTY);
  }

  private Step chosen(Play play) {
    int scouts = play.answer().integer(SCOUTS);
    int among = play.answer().integer(ACES);
    int all = setting.scenario().attacker().aircraft().choice();
    int aces = setting.scenario().attacker().aircraft().aces();
    List<Effect> effects = new ArrayList<>();
    add(play, effects, Kind.RECON, scouts, among);
    add(play, effects, Kind.FIGHTER, all - scouts, aces - among);
    Data facts =
        Data.of("scouts", scouts)
            .with("fighters", all - scouts)
            .with("aces among the scouts", among)
            .with("aces", aces);
    play.find(Finding.applies(RULE, "the Attacker chooses his aircraft and his Aces", facts));
    play.happens("nomansland/SquadronChosen", facts, effects);
    return Step.go(Dogfight.STAGE, Data.EMPTY);
  }

  private static void add(Play play, List<Effect> effects, String kind, int count, int aces) {
    int before = 0;
    for (Piece piece : play.position().pieces()) {
      before += piece.kind().equals(kind) ? 1 : 0;
    }
    for (int i = 1; i <= count; i++) {
      Place home = Place.box(Mark.aerodrome(Sides.ATTACKER));
      Piece plane = Piece.of(kind + "-" + (before + i), kind, Sides.ATTACKER, home, 1);
      effects.add(new Create(i <= aces ? plane.with(Mark.ACE, Data.of(true)) : plane));
    }
  }
}
