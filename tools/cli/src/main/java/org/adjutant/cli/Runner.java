package org.adjutant.cli;

import java.io.PrintWriter;
import java.util.Optional;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.Faults;
import org.adjutant.cli.sitting.Options;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Surroundings;
import org.adjutant.cli.sitting.Task;
import org.adjutant.host.json.JsonWriter;
import org.adjutant.rules.data.Data;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionStrategy;
import picocli.CommandLine.ParseResult;

/** Runs the command that was typed, prints its answer, and turns errors into exit codes. */
final class Runner implements IExecutionStrategy {
  private final Options options;
  private final Surroundings around;

  Runner(Options options, Surroundings around) {
    this.options = options;
    this.around = around;
  }

  @Override
  public int execute(ParseResult parsed) {
    Integer help = CommandLine.executeHelpRequest(parsed);
    if (help != null) {
      return help;
    }
    ParseResult leaf = parsed;
    while (leaf.hasSubcommand()) {
      leaf = leaf.subcommand();
    }
    if (!(leaf.commandSpec().userObject() instanceof Task task)) {
      leaf.commandSpec().commandLine().usage(around.out());
      return parsed.hasSubcommand() ? Answer.BAD_INPUT : Answer.DONE;
    }
    return run(task);
  }

  private int run(Task task) {
    try (Sitting sitting = new Sitting(options, around)) {
      Answer answer = task.run(sitting);
      print(answer, around.out());
      return answer.code();
    } catch (RuntimeException e) {
      return failed(e);
    }
  }

  private void print(Answer answer, PrintWriter out) {
    if (options.json()) {
      out.print(JsonWriter.pretty(answer.data()));
    } else {
      answer.lines().forEach(out::println);
    }
    out.flush();
  }

  private int failed(RuntimeException fault) {
    Throwable cause = Faults.cause(fault);
    Optional<Integer> code = Faults.code(cause);
    if (code.isEmpty()) {
      throw fault;
    }
    String message = String.valueOf(cause.getMessage());
    if (options.json()) {
      around.out().print(JsonWriter.pretty(Data.of("error", message).with("exit", code.get())));
      around.out().flush();
    } else {
      around.err().println("adjutant: " + message);
      around.err().flush();
    }
    return code.get();
  }
}
