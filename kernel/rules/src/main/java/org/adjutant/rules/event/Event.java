package org.adjutant.rules.event;

import java.util.List;
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

  public Event {
    if (!isName(name) || revision < 1) {
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

  /** A capitalised word; before it, for a pack's own, the pack's name and a slash. */
  private static boolean isName(String name) {
    int slash = name.indexOf('/');
    for (int n = 0; n < slash; n++) {
      char c = name.charAt(n);
      boolean letter = c >= 'a' && c <= 'z';
      if (!letter && (n == 0 || c != '-' && (c < '0' || c > '9'))) {
        return false;
      }
    }
    for (int n = slash + 1; n < name.length(); n++) {
      char c = name.charAt(n);
      boolean capital = c >= 'A' && c <= 'Z';
      if (!capital && (n == slash + 1 || c < 'a' || c > 'z')) {
        return false;
      }
    }
    return slash != 0 && slash + 1 < name.length();
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
