package org.adjutant.cli.compare;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.rules.data.Data;

/** A difference as data: {@code a} is the first point, {@code b} the second. */
record ComparisonData(Difference found) {

  Data data() {
    List<Data> readings =
        found.readings().entrySet().stream()
            .<Data>map(
                each ->
                    Data.of("interpretation", each.getKey().id().text())
                        .with("a", each.getValue().one())
                        .with("b", each.getValue().two()))
            .toList();
    Map<String, Data> entries = new LinkedHashMap<>();
    found
        .entries()
        .forEach(
            (sort, of) -> {
              Map<String, Data> each = new LinkedHashMap<>();
              of.forEach(
                  (key, both) -> each.put(key, Data.of("a", both.one()).with("b", both.two())));
              entries.put(sort, new Data.Fields(each));
            });
    return Data.of("part", found.part())
        .with("a", point(found.pair().one(), found.first().one(), found.standing().one()))
        .with("b", point(found.pair().two(), found.first().two(), found.standing().two()))
        .with("alike", found.first().alike())
        .with("equal", found.boardsEqual())
        .with("pieces", Data.of(found.pieces().stream().map(Change::data).toList()))
        .with("entries", new Data.Fields(entries))
        .with("readings", Data.of(readings));
  }

  private static Data point(Scene scene, List<String> first, List<String> standing) {
    Data data =
        Data.of("branch", scene.branch().name())
            .with("at", scene.at())
            .with("turn", scene.view().clock().turn())
            .with("phase", scene.view().clock().phase())
            .with("first", Data.texts(first))
            .with("standing", Data.texts(standing));
    return scene.view().outcome().map(end -> data.with("outcome", end.write())).orElse(data);
  }
}
