package org.adjutant.rules.board.area;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.board.Place.Area;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.data.Problems;
import org.adjutant.rules.rulebook.Provenance;

/** Reads the data form that {@link AreaGraph} describes. */
final class AreaReader {
  private final Data data;
  private final Problems problems = new Problems();
  private final List<Area> areas = new ArrayList<>();
  private final List<List<String>> kinds = new ArrayList<>();
  private final List<Link> links = new ArrayList<>();

  private AreaReader(Data data) {
    this.data = data;
  }

  static AreaGraph read(Data data) {
    AreaReader reader = new AreaReader(data);
    Problems problems = reader.problems;
    problems.onlyFields(data, "", List.of("provenance", "why", "areas", "links"));
    problems.eachItem(data, "", "areas", reader::area);
    problems.eachItem(data, "", "links", reader::link);
    problems.refuseAny("the graph of areas");
    return new AreaGraph(reader.areas, reader.kinds, reader.links);
  }

  private void area(String path, Data item) {
    boolean plain = item instanceof Data.Text;
    if (!plain) {
      problems.onlyFields(item, path, List.of("id", "kinds"));
    }
    Area area = new Area(plain ? item.text() : item.text("id"));
    if (area.id().isBlank() || areas.contains(area)) {
      throw new DataException("every area needs an id of its own, not \"" + area.id() + "\"");
    }
    areas.add(area);
    kinds.add(plain ? List.of() : item.find("kinds").map(Data::textItems).orElse(List.of()));
  }

  private void link(String path, Data item) {
    problems.onlyFields(item, path, List.of("between", "from", "to", "kind", "provenance", "why"));
    boolean between = item.has("between");
    if (between == (item.has("from") || item.has("to"))) {
      throw new DataException(
          "a link is \"between\": [\"A\", \"B\"], or one-way \"from\": \"A\", \"to\": \"B\"");
    }
    List<String> ends =
        between ? item.get("between").textItems() : List.of(item.text("from"), item.text("to"));
    if (ends.size() != 2) {
      throw new DataException("a link is between two areas, not " + ends);
    }
    Area from = known(ends.get(0));
    Area to = known(ends.get(1));
    String kind = item.find("kind").map(Data::text).orElse("");
    Provenance provenance = Provenance.parse(item.has("provenance") ? item : data);
    links.add(new Link(from, to, kind, provenance));
    if (between) {
      links.add(new Link(to, from, kind, provenance));
    }
  }

  private Area known(String id) {
    Area area = new Area(id);
    if (!areas.contains(area)) {
      throw new DataException("there is no area \"" + id + "\"");
    }
    return area;
  }
}
