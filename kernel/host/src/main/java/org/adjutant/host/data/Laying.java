package org.adjutant.host.data;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;

/**
 * How one tree is laid over another. In an object, each field is laid over the one of its name; a
 * field that is not there is an error, unless all the others are objects, so that it is one more
 * entry of a list by name. Items of a list that have an {@code id} are laid over the one of that
 * id, or added; any other list is replaced. {@code provenance} and {@code why} may be stated
 * anywhere; a {@code provenance} without a {@code why} takes the old reasoning away.
 */
final class Laying {
  private Laying() {}

  /**
   * @throws DataException with the path of what does not fit
   */
  static Data over(Data base, Data typed) {
    return lay("$", base, typed);
  }

  private static Data lay(String path, Data base, Data typed) {
    if (!base.getClass().equals(typed.getClass())) {
      throw new DataException(path + ": " + base.kind() + " belongs here, not " + typed.kind());
    }
    if (base instanceof Data.Fields) {
      return fields(path, base, typed);
    }
    return base instanceof Data.Items && isById(base) && isById(typed)
        ? items(path, base, typed)
        : typed;
  }

  private static Data fields(String path, Data base, Data typed) {
    Map<String, Data> laid = new LinkedHashMap<>(base.fields());
    if (typed.has("provenance") && !typed.has("why")) {
      laid.remove("why");
    }
    typed
        .fields()
        .forEach(
            (name, value) -> {
              String at = path + "." + name;
              Data old = base.fields().get(name);
              if (old != null) {
                laid.put(name, lay(at, old, value));
              } else if (name.equals("provenance")
                  || name.equals("why")
                  || isByName(base) && value instanceof Data.Fields) {
                laid.put(name, value);
              } else {
                throw new DataException(
                    at
                        + ": the pack's data have no such field here; there are "
                        + base.fields().keySet());
              }
            });
    return new Data.Fields(laid);
  }

  private static Data items(String path, Data base, Data typed) {
    Map<Data, Data> byId = new LinkedHashMap<>();
    base.items().forEach(item -> byId.put(item.get("id"), item));
    for (Data item : typed.items()) {
      Data id = item.get("id");
      Data old = byId.get(id);
      byId.put(id, old == null ? item : lay(path + "[" + id + "]", old, item));
    }
    return Data.of(new ArrayList<>(byId.values()));
  }

  private static boolean isById(Data list) {
    List<Data> items = list.items();
    return !items.isEmpty()
        && items.stream().allMatch(item -> item instanceof Data.Fields && item.has("id"));
  }

  /** Whether an object lists entries by name: all that it holds are objects. */
  private static boolean isByName(Data object) {
    return !object.fields().isEmpty()
        && object.fields().values().stream().allMatch(v -> v instanceof Data.Fields);
  }
}
