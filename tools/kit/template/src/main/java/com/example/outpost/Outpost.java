package com.example.outpost;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.rulebook.Interpretations;
import org.adjutant.rules.rulebook.RuleIndex;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.Display;
import org.adjutant.rules.spi.Phases;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Title;
import org.adjutant.rules.spi.support.EndPhase;

/** The title: everything put together. */
record Outpost(Ground ground, DataSet data) implements Title {
  @Override
  public String pack() {
    return "outpost";
  }

  @Override
  public String scenario() {
    return "dawn";
  }

  @Override
  public List<SideId> sides() {
    return List.of(Ground.BLUE, Ground.RED);
  }

  @Override
  public boolean hasSecrets() {
    return true;
  }

  @Override
  public List<Effect> opening() {
    return new SetUp(ground, data.get("setup")).opening();
  }

  @Override
  public Phases phases() {
    return Turn.ORDER;
  }

  @Override
  public List<ActionKind> actions() {
    return List.of(new Movement(ground), new Fire(ground), new EndPhase(Turn.RULE));
  }

  @Override
  public List<ChoiceKind> choices() {
    return List.of(new GoBack());
  }

  @Override
  public SortedMap<String, Stage> stages() {
    FireResult fire = new FireResult(ground);
    int turns = data.get("setup").integer("turns");
    SortedMap<String, Stage> stages = new TreeMap<>();
    stages.put("refresh", Turn::refresh);
    stages.put(Movement.STAGE, new Movement(ground)::run);
    stages.put(FireResult.DECLARED, fire::declared);
    stages.put(FireResult.FALLEN, fire::fallen);
    stages.put(FireResult.ANSWERED, fire::answered);
    stages.put("last-turn", play -> Victory.lastTurn(play, turns));
    stages.put(EndPhase.STAGE, EndPhase.stage(Turn.ended()));
    return Collections.unmodifiableSortedMap(stages);
  }

  @Override
  public RuleIndex rules() {
    return RuleIndex.parse(data.get("rules"));
  }

  @Override
  public Interpretations interpretations() {
    return Interpretations.parse(data.get("interpretations"));
  }

  @Override
  public Display display() {
    return new Look(ground);
  }

  /** 3.2, in any position. */
  @Override
  public Optional<String> brokenInvariant(Position position) {
    return position.pieces().stream()
        .map(Piece::place)
        .filter(place -> position.at(place).size() > 1)
        .map(place -> "two units stand in " + place.text())
        .findFirst();
  }
}
