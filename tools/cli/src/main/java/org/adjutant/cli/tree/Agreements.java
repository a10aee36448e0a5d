package org.adjutant.cli.tree;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.ledger.Deed;

/** Which sides agreed to a branch before it began. */
final class Agreements {
  private Agreements() {}

  /** By the id of the branch; those that needed nobody's consent are not among them. */
  static Map<String, List<String>> of(List<Deed> deeds) {
    Map<String, List<String>> found = new LinkedHashMap<>();
    List<String> agreed = new ArrayList<>();
    int asked = 0;
    for (Deed deed : deeds) {
      switch (deed.name()) {
        case "ConsentAsked" -> {
          agreed = new ArrayList<>();
          asked = deed.facts().get("needs").items().size();
        }
        case "ConsentAnswered" -> {
          if (deed.facts().get("yes").flag()) {
            agreed.add(deed.facts().text("side"));
          } else {
            asked = 0;
          }
        }
        case "BranchRegistered" -> {
          if (asked > 0 && agreed.size() == asked) {
            found.put(deed.facts().text("branch"), agreed);
          }
          asked = 0;
        }
        default -> {
          // Whatever else was done brings no branch about.
        }
      }
    }
    return found;
  }
}
