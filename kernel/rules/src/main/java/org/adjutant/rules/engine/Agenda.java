package org.adjutant.rules.engine;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.adjutant.rules.effect.CloseStage;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.OpenStage;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Frame;

/**
 * What is to be run next. Stages that never stop are not written down: only when something waits do
 * the jobs become open stages of the position.
 */
final class Agenda {
  private final Recorder recorder;
  private final Audience eyes;
  private final Deque<Job> jobs = new ArrayDeque<>();

  /**
   * @param eyes who may know what open stages carry along
   */
  Agenda(Recorder recorder, Audience eyes) {
    this.recorder = recorder;
    this.eyes = eyes;
  }

  boolean isEmpty() {
    return jobs.isEmpty();
  }

  void push(Job job) {
    jobs.push(job);
  }

  Job pop() {
    return jobs.pop();
  }

  /**
   * Takes an open stage, the one on top, off the position; the close is recorded with what comes.
   */
  Job take(Frame frame) {
    recorder.keepBooks(new CloseStage(frame.id()));
    return Job.of(frame);
  }

  /**
   * Writes down every stage in progress, outermost first, and on top the one that is to wait.
   *
   * @param effects gains an opened stage for each
   * @return the number of the stage that is to wait
   */
  int persist(List<Effect> effects, Job waiting) {
    int id = recorder.position().nextFrame();
    List<Job> outermostLast = new ArrayList<>(jobs);
    jobs.clear();
    for (int i = outermostLast.size() - 1; i >= 0; i--) {
      effects.add(open(id++, outermostLast.get(i)));
    }
    effects.add(open(id, waiting));
    return id;
  }

  private OpenStage open(int id, Job job) {
    return new OpenStage(id, job.stage(), job.actor(), job.locals(), eyes);
  }
}
