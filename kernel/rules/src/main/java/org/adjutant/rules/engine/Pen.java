package org.adjutant.rules.engine;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Roll;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.rulebook.Provenance;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Title;
import org.jspecify.annotations.Nullable;

/** The play that one run of one stage is handed. */
final class Pen implements Play {
  private final Title title;
  private final Recorder recorder;
  private final SideId actor;
  private final Data locals;
  private final List<Choice> answers;
  private final @Nullable Roll roll;
  private final Set<String> asked = new LinkedHashSet<>();

  Pen(
      Title title,
      Recorder recorder,
      SideId actor,
      Data locals,
      List<Choice> answers,
      @Nullable Roll roll) {
    this.title = title;
    this.recorder = recorder;
    this.actor = actor;
    this.locals = locals;
    this.answers = answers;
    this.roll = roll;
  }

  @Override
  public Title title() {
    return title;
  }

  @Override
  public Position position() {
    return recorder.position();
  }

  @Override
  public SideId actor() {
    return actor;
  }

  @Override
  public Data locals() {
    return locals;
  }

  @Override
  public List<Choice> answers() {
    return answers;
  }

  @Override
  public Roll roll() {
    if (roll == null) {
      throw new IllegalStateException("the stage waited for no roll");
    }
    return roll;
  }

  @Override
  public int reading(String interpretation) {
    asked.add(interpretation);
    return new Desk(title, position(), actor).reading(interpretation);
  }

  @Override
  public void find(Finding finding) {
    Finding whole = finding;
    for (String interpretation : asked) {
      whole =
          whole.from(
              new Source(
                  "interpretation",
                  interpretation,
                  "reading " + new Desk(title, position(), actor).reading(interpretation),
                  Provenance.PRINTED));
    }
    asked.clear();
    recorder.find(whole);
  }

  @Override
  public void happens(Event event) {
    recorder.happens(event);
  }
}
