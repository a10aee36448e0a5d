package org.adjutant.host.data;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.adjutant.host.json.JsonReader;
import org.adjutant.rules.rulebook.RuleId;
import org.adjutant.rules.rulebook.RuleIndex;
import org.adjutant.rules.rulebook.RuleStatement;
import org.adjutant.rules.spi.Title;

/**
 * The statements of the few rules that hold in every title; see {@code KernelRules} for their ids.
 */
public final class KernelIndex {
  private static final String FILE = "kernel-rules.json";

  private KernelIndex() {}

  public static RuleIndex rules() {
    try (InputStream in = KernelIndex.class.getResourceAsStream(FILE)) {
      if (in == null) {
        throw new IllegalStateException(FILE + " is missing beside " + KernelIndex.class.getName());
      }
      return RuleIndex.parse(JsonReader.read(FILE, in.readAllBytes()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The statement of a rule, whether a title's own or the kernel's. */
  public static Optional<RuleStatement> statement(Title title, RuleId id) {
    return title.rules().find(id).or(() -> rules().find(id));
  }
}
