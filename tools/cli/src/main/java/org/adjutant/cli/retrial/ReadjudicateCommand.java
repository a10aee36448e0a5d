package org.adjutant.cli.retrial;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.BadCall;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.ledger.retrial.Scope;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Decides recorded rulings again. */
@Command(
    name = "readjudicate",
    description = {
      "Decides recorded rulings again, each on its own recorded position and with its own dice,",
      "by the rules as they are now; the record stays as it is.",
      "Exits with 1 if any comes to something else."
    },
    footer = {
      "",
      "For example: adjutant readjudicate --flip loos:LI-28=2",
      "             adjutant readjudicate --data crt-b --from 400",
      "             adjutant readjudicate --corpus games/"
    })
public final class ReadjudicateCommand implements Task {
  @Mixin private Rules rules = new Rules();

  @Parameters(
      paramLabel = "GAME",
      arity = "0..*",
      description = "A game, or exports (.jsonl, .jsonl.gz); else the game in use.")
  private List<String> names = new ArrayList<>();

  @Option(names = "--corpus", paramLabel = "DIR", description = "All exports in a folder.")
  private Optional<Path> corpus = Optional.empty();

  @Option(
      names = "--branch",
      paramLabel = "B",
      description = "Along this branch; else the main one.")
  private Optional<String> branch = Optional.empty();

  @Option(names = "--all-branches", description = "All branches; of exports that is usual.")
  private boolean allBranches;

  @Option(names = "--from", paramLabel = "N", description = "From event N on.")
  private Optional<Long> from = Optional.empty();

  @Option(names = "--to", paramLabel = "N", description = "As far as event N.")
  private Optional<Long> to = Optional.empty();

  @Option(
      names = "--carried",
      description = "Plays the inputs on, each on what the ones before led to, until one misfits.")
  private boolean carried;

  @Option(
      names = "--as",
      paramLabel = "SIDE",
      description = "On what this side may see; else on what whoever asks may.")
  private Optional<String> as = Optional.empty();

  @Option(
      names = "--show",
      paramLabel = "WHICH",
      description = "changed: each of them whole; same: a line for those too.")
  private Optional<String> show = Optional.empty();

  @Override
  public Answer run(Sitting sitting) {
    show.filter(word -> !word.equals("changed") && !word.equals("same"))
        .ifPresent(
            word -> {
              throw new BadCall("--show is changed or same, not \"" + word + "\"");
            });
    if (allBranches && branch.isPresent()) {
      throw new BadCall("give --branch or --all-branches, not both");
    }
    List<Path> files = files();
    Telling telling = new Telling(rules, show, sitting);
    if (!files.isEmpty() && !carried) {
      return telling.files(files, scope(Optional.empty()));
    }
    Subject subject =
        files.isEmpty()
            ? Subject.game(sitting, names, as)
            : Subject.file(files.get(0), files.size());
    String main = subject.game().register().main();
    Scope scope = scope(Optional.of(branch.orElse(main)));
    return carried
        ? new CarriedTelling(rules, sitting).answer(subject.whole(), branch.orElse(main), scope)
        : telling.game(subject, scope);
  }

  /** The files that are meant; none for a game of the store. */
  private List<Path> files() {
    if (corpus.isPresent()) {
      if (!names.isEmpty()) {
        throw new BadCall("give files or --corpus, not both");
      }
      return Exports.in(corpus.get());
    }
    List<Path> files = names.stream().filter(Exports::named).map(Path::of).toList();
    if (files.size() != names.size() && (names.size() > 1 || !files.isEmpty())) {
      throw new BadCall("give one game, or exports that end with .jsonl or .jsonl.gz: " + names);
    }
    return files;
  }

  /**
   * @param usual the branch that is meant unless another is said; empty for all
   */
  private Scope scope(Optional<String> usual) {
    return new Scope(
        allBranches ? Optional.empty() : branch.or(() -> usual),
        from.orElse(0L),
        to.orElse(Long.MAX_VALUE));
  }
}
