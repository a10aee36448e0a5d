package org.adjutant.host.packs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.rules.spi.Pack;

/**
 * Takes in the packs found, one by one, and refuses those that are not what a pack must be. Used
 * once.
 */
final class Admission {
  private final List<LoadedPack> admitted = new ArrayList<>();
  private final List<Issue> issues = new ArrayList<>();

  List<LoadedPack> admitted() {
    return List.copyOf(admitted);
  }

  List<Issue> issues() {
    return issues;
  }

  void add(String source, Pack pack) {
    Optional<String> fault =
        Attempt.at(source, pack.getClass().getName(), issues, () -> fault(pack));
    if (fault.filter(String::isEmpty).isPresent()) {
      admitted.add(new LoadedPack(pack, source, Optional.empty()));
    } else {
      fault.ifPresent(
          wrong -> issues.add(Issue.error(source, pack.getClass().getName() + ": " + wrong)));
    }
  }

  /** What is wrong with a pack; empty if nothing is. */
  private String fault(Pack pack) {
    if (pack.spi() != Pack.SPI) {
      return "it was built for version "
          + pack.spi()
          + " of the pack interface, this is version "
          + Pack.SPI
          + "; compile it against this kernel";
    }
    if (!pack.id().matches("[a-z][a-z0-9]*")) {
      return "a pack id is one lower-case word, not \"" + pack.id() + "\"";
    }
    if (pack.scenarios().isEmpty() || pack.title().isBlank() || pack.version().isBlank()) {
      return "a pack has a title, a version and at least one scenario";
    }
    return admitted.stream()
        .filter(other -> other.id().equals(pack.id()))
        .map(
            other ->
                "there is a pack \""
                    + pack.id()
                    + "\" already, from "
                    + other.source()
                    + "; remove one of them")
        .findFirst()
        .orElse("");
  }
}
