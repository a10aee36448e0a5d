package org.adjutant.cli.dice;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.ledger.audit.Grade;
import org.adjutant.ledger.audit.GradedRoll;
import org.adjutant.ledger.audit.Strands;
import org.adjutant.ledger.chain.Envelope;
import org.adjutant.ledger.chain.Written;
import org.adjutant.ledger.game.BranchInfo;
import org.adjutant.ledger.game.Register;
import org.adjutant.ledger.record.EventBook;
import org.adjutant.ledger.record.RecordedEvent;
import org.adjutant.ledger.record.RecordedRuling;
import org.adjutant.ledger.record.RulingBook;
import org.adjutant.ledger.record.Streams;
import org.adjutant.rules.data.Canon;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.InputText;

/** Reads all rolls of a verified record, branch after branch. */
final class Casts {
  private final Strands strands;
  private final Viewer viewer;
  private final Map<String, Grade> grades = new LinkedHashMap<>();
  private final Map<String, Map<Long, String>> digests = new LinkedHashMap<>();
  private final List<Cast> casts = new ArrayList<>();

  private Casts(Strands strands, Viewer viewer) {
    this.strands = strands;
    this.viewer = viewer;
  }

  static List<Cast> of(Strands strands, Register register, List<GradedRoll> graded, Viewer viewer) {
    Casts reading = new Casts(strands, viewer);
    graded.forEach(roll -> reading.grades.put(place(roll.stream(), roll.number()), roll.grade()));
    for (BranchInfo branch : register.branches().values()) {
      String left =
          register
              .holder(branch)
              .flatMap(holder -> reading.digest(holder.id(), branch.at()))
              .orElse("");
      reading.read(branch, left);
    }
    return List.copyOf(reading.casts);
  }

  private static String place(String stream, long number) {
    return stream + "@" + number;
  }

  private Optional<String> digest(String branch, long number) {
    return Optional.ofNullable(digests.getOrDefault(branch, Map.of()).get(number));
  }

  /**
   * @param left the digest of the position that the branch leaves
   */
  private void read(BranchInfo branch, String left) {
    String stream = Streams.branch(strands.game(), branch.id());
    Map<Long, String> own = digests.computeIfAbsent(branch.id(), id -> new LinkedHashMap<>());
    own.put(branch.at(), left);
    String before = left;
    List<Written> rolled = new ArrayList<>();
    Iterator<? extends Written> rows = strands.events(stream);
    while (rows.hasNext()) {
      Written row = rows.next();
      long number = branch.at() + row.number();
      String name = row.entry().type().name();
      if (name.equals(EventNames.DICE_ROLLED)) {
        rolled.add(row);
      } else if (name.equals(EventBook.HIDDEN)) {
        RecordedEvent event = EventBook.read(number, row.entry(), viewer);
        if (event.name().equals(EventNames.DICE_ROLLED)) {
          rolled.add(row);
        }
      } else if (name.equals(RulingBook.RULING)) {
        RecordedRuling ruling = RulingBook.read(number, row.entry(), viewer);
        for (Written roll : rolled) {
          add(branch, stream, roll, before, input(ruling));
        }
        rolled.clear();
        before = ruling.digest();
        own.put(number, before);
      }
    }
  }

  private static String input(RecordedRuling ruling) {
    Input input = ruling.input().orElse(null);
    if (input == null) {
      return "?" + ruling.number();
    }
    return input instanceof Input.Dice ? "dice" : Canon.text(InputText.write(input));
  }

  private void add(BranchInfo branch, String stream, Written row, String before, String input) {
    RecordedEvent event = EventBook.read(branch.at() + row.number(), row.entry(), viewer);
    Data facts = event.facts();
    boolean known = facts.has("dice");
    Envelope envelope = Envelope.parse(row.entry().envelope());
    casts.add(
        new Cast(
            branch.id(),
            event.number(),
            stream,
            row.number(),
            facts.find("roll").map(Data::text).orElse(""),
            known ? facts.text("purpose") : "",
            known ? facts.text("subject") : "",
            known ? facts.text("key") : "",
            known ? facts.get("dice").items().stream().map(Data::integer).toList() : List.of(),
            known ? facts.text("origin") : "",
            grades.getOrDefault(place(stream, row.number()), Grade.UNPROVED),
            before,
            input,
            envelope.actor(),
            envelope.millis()));
  }
}
