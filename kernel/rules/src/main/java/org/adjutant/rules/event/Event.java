package org.adjutant.rules.event;

import java.util.List;
import java.util.regex.Pattern;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;

/**
 * What happened, past tense. Its name is logical ({@code CombatResolved}, or {@code
 * loos/GasReleased} for a pack's own), never that of a Java class.
 *
 * @param revision of the shape of its facts, 1 or more
 * @param actor the side that did it, or the system
 * @param facts what a person reads, for the audience
 * @param openFacts what those outside the audience read instead; may be empty
 */
public record Event(
    String name,
    int revision,
    SideId actor,
    Data facts,
    Audience audience,
    Data openFacts,
    List<Effect> effects) {

  private static final Pattern NAME = Pattern.compile("([a-z][a-z0-9-]*/)?[A-Z][A-Za-z]*");

  public Event {
    if (!NAME.matcher(name).matches() || revision < 1) {
      throw new DataException(
          "an event is named like CombatResolved or loos/GasReleased, from revision 1 on, not \""
              + name
              + "@"
              + revision
              + "\"");
    }
    openFacts = audience.everyone() ? Data.EMPTY : openFacts;
    effects = List.copyOf(effects);
  }

  public static Event open(String name, SideId actor, Data facts, List<Effect> effects) {
    return new Event(name, 1, actor, facts, Audience.ALL, Data.EMPTY, effects);
  }

  public static Event secret(
      String name,
      SideId actor,
      Data facts,
      Audience audience,
      Data openFacts,
      List<Effect> effects) {
    return new Event(name, 1, actor, facts, audience, openFacts, effects);
  }

  /** Name and revision as they are stored: {@code loos/GasReleased@1}. */
  public String type() {
    return name + "@" + revision;
  }

  public Data factsFor(Viewer viewer) {
    return audience.includes(viewer) ? facts : openFacts;
  }
}
