package org.adjutant.rules.spi.look;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;

/**
 * Signs as data, for a resource of a pack:
 *
 * <pre>{@code
 * {"signs": [{"on": "terrain", "kind": "woods", "letter": "w", "colour": "#b9cf9b",
 *             "form": "woods", "named": true},
 *            {"on": "mark", "kind": "breach", "label": "breached trench", "letter": "x",
 *             "colour": "#c0392b", "form": "cross"}]}
 * }</pre>
 *
 * The label is the kind, the letter none, the form plain and no name written, unless it says so.
 */
public final class SignReader {
  private SignReader() {}

  /**
   * @throws DataException with the JSON path of what is wrong
   */
  public static List<Sign> read(Data resource) {
    List<Sign> signs = new ArrayList<>();
    List<Data> items = resource.get("signs").items();
    for (int i = 0; i < items.size(); i++) {
      try {
        signs.add(sign(items.get(i)));
      } catch (DataException e) {
        throw e.at("signs[" + i + "]");
      }
    }
    return List.copyOf(signs);
  }

  private static Sign sign(Data data) {
    String kind = data.text("kind");
    return new Sign(
        Sign.On.of(data.text("on")),
        kind,
        data.find("label").map(Data::text).orElse(kind),
        data.find("letter").map(Data::text).orElse(""),
        data.text("colour"),
        data.find("form").map(form -> Form.of(form.text())).orElse(Form.PLAIN),
        data.find("named").filter(Data::flag).isPresent());
  }
}
