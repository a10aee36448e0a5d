package org.adjutant.cli.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import org.jline.reader.Candidate;
import org.jline.reader.Completer;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.reader.impl.history.DefaultHistory;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.InfoCmp;

/** A terminal with a line editor: Tab completes, arrows go through what was typed before. */
final class ScreenTalk implements Talk {
  private final Terminal terminal;
  private final LineReader reader;
  private Completions completions = Completions.NONE;

  private ScreenTalk(Terminal terminal) {
    this.terminal = terminal;
    DefaultParser parser = new DefaultParser();
    // What is typed is not a shell's: quotes and backslashes stand for themselves.
    parser.setQuoteChars(new char[0]);
    parser.setEscapeChars(new char[0]);
    Completer completer =
        (line, parsed, found) ->
            completions.after(parsed.words().subList(0, parsed.wordIndex()), parsed.word()).stream()
                .map(Candidate::new)
                .forEach(found::add);
    this.reader =
        LineReaderBuilder.builder()
            .terminal(terminal)
            .parser(parser)
            .completer(completer)
            .history(new DefaultHistory())
            .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
            .build();
  }

  /** On the terminal of this process, however little it can do. */
  static ScreenTalk open() {
    try {
      return new ScreenTalk(TerminalBuilder.builder().system(true).dumb(true).build());
    } catch (IOException e) {
      throw new UncheckedIOException("the terminal cannot be used", e);
    }
  }

  @Override
  public Optional<String> ask(String prompt) {
    return read(() -> reader.readLine(prompt));
  }

  @Override
  public Optional<String> secret(String prompt) {
    reader.setVariable(LineReader.DISABLE_HISTORY, true);
    try {
      return read(() -> reader.readLine(prompt, '*'));
    } finally {
      reader.setVariable(LineReader.DISABLE_HISTORY, false);
    }
  }

  private static Optional<String> read(java.util.function.Supplier<String> typed) {
    try {
      return Optional.of(typed.get());
    } catch (UserInterruptException e) {
      // Ctrl-C drops the line and no more.
      return Optional.of("");
    } catch (EndOfFileException e) {
      return Optional.empty();
    }
  }

  @Override
  public void say(List<String> lines) {
    lines.forEach(line -> terminal.writer().println(line));
    terminal.flush();
  }

  @Override
  public void clear() {
    terminal.puts(InfoCmp.Capability.clear_screen);
    terminal.flush();
  }

  @Override
  public void complete(Completions next) {
    completions = next;
  }

  @Override
  public void close() {
    try {
      terminal.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
