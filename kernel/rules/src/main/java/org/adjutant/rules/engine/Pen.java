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
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Title;

/** The play that one run of one stage is handed. */
final class Pen implements Play {
  private final Title title;
  private final Recorder recorder;
  private final Job job;
  private final Set<String> asked = new LinkedHashSet<>();

  Pen(Title title, Recorder recorder, Job job) {
    this.title = title;
    this.recorder = recorder;
    this.job = job;
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
    return job.actor();
  }

  @Override
  public Data locals() {
    return job.locals();
  }

  @Override
  public List<Choice> answers() {
    return job.answers();
  }

  @Override
  public Roll roll() {
    Roll roll = job.roll();
    if (roll == null) {
      throw new IllegalStateException("the stage waited for no roll");
    }
    return roll;
  }

  @Override
  public int reading(String interpretation) {
    asked.add(interpretation);
    return inForce(interpretation);
  }

  private int inForce(String interpretation) {
    return new Desk(title, position(), actor()).reading(interpretation);
  }

  @Override
  public void find(Finding finding) {
    Finding whole = finding;
    for (String interpretation : asked) {
      boolean set = position().reading(interpretation).isPresent();
      whole = whole.from(Source.reading(interpretation, inForce(interpretation), set));
    }
    asked.clear();
    recorder.find(whole);
  }

  @Override
  public void happens(Event event) {
    recorder.happens(event);
  }
}
