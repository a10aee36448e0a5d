package org.adjutant.nomansland.setting.sheet;

import java.util.List;
import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.rulebook.RuleId;

/**
 * Where certain units of a side are set up. Units that no placement of their side names are bound
 * by the Set-up Row or the Defender's area alone.
 *
 * @param kinds of the units; empty for all kinds
 * @param company 0 for every company
 * @param platoon 0 for every platoon
 * @param row the letter of their row, if it is fixed
 * @param behind if their row follows from the Set-up Row: how many rows behind it
 * @param line the trench line, if they go into one
 */
public record Placement(
    List<String> kinds,
    int company,
    int platoon,
    Optional<String> row,
    Optional<Integer> behind,
    Optional<String> line,
    List<Manner> manners,
    RuleId rule) {
  public Placement {
    kinds = List.copyOf(kinds);
    manners = List.copyOf(manners);
    int places = (row.isPresent() ? 1 : 0) + (behind.isPresent() ? 1 : 0);
    if (places + (line.isPresent() ? 1 : 0) > 1) {
      throw new DataException("units stand in a row, so many behind another, or in a line");
    }
    if (company < 0 || platoon < 0 || behind.filter(rows -> rows < 0).isPresent()) {
      throw new DataException("companies, platoons and rows behind another are 0 or more");
    }
  }

  static Placement parse(Data data) {
    Form form =
        new Form(data, "kinds", "company", "platoon", "row", "behind", "line", "manner", "rule");
    return new Placement(
        form.words("kinds"),
        form.number("company", 0),
        form.number("platoon", 0),
        form.one("row", Data::text),
        form.one("behind", Data::integer),
        form.one("line", Data::text),
        form.words("manner").stream().map(Manner::of).toList(),
        form.rule());
  }

  /** Whether it is about a unit. */
  public boolean fits(String kind, int ofCompany, int ofPlatoon) {
    return (kinds.isEmpty() || kinds.contains(kind))
        && (company == 0 || company == ofCompany)
        && (platoon == 0 || platoon == ofPlatoon);
  }

  public boolean has(Manner manner) {
    return manners.contains(manner);
  }
}
