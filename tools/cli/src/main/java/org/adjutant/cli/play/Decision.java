package org.adjutant.cli.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.adjutant.cli.print.Inputs;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.ledger.game.Seat;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.engine.Offers.Legal;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Input;

/**
 * What a person has to decide.
 *
 * @param scene as that person sees it
 * @param side the side; empty if nobody decides now: dice are awaited, or the game is over
 */
record Decision(Scene scene, Optional<SideId> side, List<Legal> offers) {
  Decision {
    offers = List.copyOf(offers);
  }

  static Decision of(Scene scene, Optional<SideId> side) {
    return new Decision(
        scene,
        side,
        side.map(s -> Offers.of(scene.title(), scene.position(), s)).orElse(List.of()));
  }

  /**
   * The side of a person who has to decide: if several have, the one at the screen, else the first
   * to whom something is offered.
   */
  static Optional<SideId> owner(Scene scene, Optional<SideId> atScreen) {
    List<SideId> people = new ArrayList<>();
    for (SideId side : scene.deciding()) {
      boolean bot = scene.register().seats().getOrDefault(side, Seat.HUMAN).isBot();
      if (!bot && !Offers.of(scene.title(), scene.position(), side).isEmpty()) {
        people.add(side);
      }
    }
    return atScreen.filter(people::contains).or(() -> people.stream().findFirst());
  }

  /** Whether a choice is owed, which has to be answered before anything else. */
  boolean isChoice() {
    return offers.stream().anyMatch(Legal::isChoice);
  }

  /** What tells this decision from the next: the same while a phase goes on. */
  String key() {
    var clock = scene.position().clock();
    List<String> choices = scene.position().openChoices().stream().map(Choice::id).toList();
    return scene.branch().id()
        + side
        + clock.turn()
        + clock.phase()
        + choices
        + scene.position().openRoll().isPresent()
        + scene.position().outcome().isPresent();
  }

  /** All that is offered which, as it is typed, begins with these words. */
  Numbered beginning(String words) {
    String begin = String.join(" ", words.trim().split("\\s+"));
    List<Numbered.Entry> found = new ArrayList<>();
    for (Legal legal : offers) {
      for (Numbered.Entry entry : entries(legal)) {
        if (begin.isEmpty() || (entry.typed() + " ").startsWith(begin + " ")) {
          found.add(entry);
        }
      }
    }
    return Numbered.of(found);
  }

  private List<Numbered.Entry> entries(Legal legal) {
    return numbered(legal.offer().examples().stream().map(legal::input).toList()).entries();
  }

  /** Inputs as they would be typed. */
  Numbered numbered(List<Input> inputs) {
    Inputs print = new Inputs(scene.title());
    return Numbered.of(
        inputs.stream()
            .map(input -> new Numbered.Entry(input, print.at(scene.position(), input)))
            .toList());
  }

  Completions completions(List<String> commands) {
    List<List<String>> lines = new ArrayList<>();
    for (Legal legal : offers) {
      entries(legal).forEach(entry -> lines.add(Arrays.asList(entry.typed().split(" "))));
    }
    List<String> names = new ArrayList<>();
    for (Piece piece : scene.view().pieces()) {
      names.add(piece.id().id());
    }
    scene
        .title()
        .display()
        .map()
        .ifPresent(map -> map.grid().hexes().stream().map(Place.Hex::id).forEach(names::add));
    return new Completions(lines, commands, names);
  }
}
