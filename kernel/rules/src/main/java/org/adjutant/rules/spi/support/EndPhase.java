package org.adjutant.rules.spi.support;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetAttribute;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Duty;
import org.adjutant.rules.spi.Offer;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.Validator;

/**
 * The action {@code end}: its side is done with the phase. Where several sides are active, the
 * phase ends when all are done. It is refused while a duty that must be done is open. A title lists
 * the kind among its actions and {@link #stage} among its stages under {@link #STAGE}.
 */
public final class EndPhase implements ActionKind {
  public static final String NAME = "end";
  public static final String STAGE = "end-phase";
  private static final String DONE = "done";

  private final String rule;
  private final List<String> otherwise;

  /**
   * @param rule the statement that says phases come one after another
   */
  public EndPhase(String rule) {
    this(rule, List.of());
  }

  /**
   * @param otherwise the phases that end by another action of the title's, not by this one
   */
  public EndPhase(String rule, List<String> otherwise) {
    this.rule = rule;
    this.otherwise = List.copyOf(otherwise);
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String about() {
    return "End the phase.";
  }

  @Override
  public Shape shape() {
    return Shape.NONE;
  }

  @Override
  public List<Validator> validators() {
    return List.of(
        Checks.active(rule),
        (desk, args, findings) -> {
          if (otherwise.contains(desk.view().clock().phase())) {
            findings.forbids(
                rule,
                "this phase ends by an action of its own",
                Data.EMPTY,
                () -> "end it with: " + otherEnds(desk));
          }
          if (isDone(desk)) {
            findings.forbids(
                rule,
                "this side has already ended the phase",
                Data.EMPTY,
                () -> "wait for " + undone(desk));
          }
          for (Duty duty : desk.title().duties(desk)) {
            if (duty.must()) {
              findings.forbids(duty.rule(), duty.what(), Data.EMPTY, "do that, then end the phase");
            }
          }
        });
  }

  @Override
  public String stage() {
    return STAGE;
  }

  @Override
  public Offer offer(Desk desk) {
    boolean open =
        desk.isActive()
            && !isDone(desk)
            && !otherwise.contains(desk.view().clock().phase())
            && desk.title().duties(desk).stream().noneMatch(Duty::must);
    return open ? Offer.all(List.of(Data.EMPTY)) : Offer.NOTHING;
  }

  private static boolean isDone(Desk desk) {
    return isDone(desk, desk.side());
  }

  private static boolean isDone(Desk desk, SideId side) {
    return desk.view().attribute(Subject.of(side), DONE).isPresent();
  }

  /** The sides that have still to end the phase. */
  private static String undone(Desk desk) {
    return desk.view().clock().active().stream()
        .filter(side -> !isDone(desk, side))
        .map(SideId::id)
        .collect(Collectors.joining(", "));
  }

  private static String otherEnds(Desk desk) {
    return desk.title().actions().stream()
        .filter(kind -> kind.stage().equals(STAGE) && !kind.name().equals(NAME))
        .map(ActionKind::name)
        .collect(Collectors.joining(" or "));
  }

  /** The stage behind the action. */
  public static Stage stage(String event) {
    return play -> end(play, event);
  }

  private static Step end(Play play, String event) {
    SideId actor = play.actor();
    List<SideId> active = play.position().clock().active();
    boolean last =
        active.stream()
            .allMatch(
                side ->
                    side.equals(actor)
                        || play.position().attribute(Subject.of(side), DONE).isPresent());
    if (!last) {
      Effect done =
          new SetAttribute(Subject.of(actor), DONE, Optional.of(Data.of(true)), Audience.ALL);
      play.happens(Event.open(event, actor, Data.of("side", actor.id()), List.of(done)));
      return Step.done();
    }
    List<Effect> clear =
        active.stream()
            .filter(side -> play.position().attribute(Subject.of(side), DONE).isPresent())
            .<Effect>map(side -> SetAttribute.clear(Subject.of(side), DONE))
            .toList();
    play.happens(Event.open(event, actor, Data.of("side", actor.id()), clear));
    return Step.endPhase();
  }
}
