package org.adjutant.nomansland.guns.fall;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.nomansland.guns.barrage.Barrage;
import org.adjutant.nomansland.guns.barrage.HexBarrage;
import org.adjutant.nomansland.guns.wire.Contact;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Chapter;

/**
 * Barrages on several hexes, resolved one after another; then what has come of Test markers laid
 * beside units (NI-156).
 */
public final class Salvo {
  private static final String STAGE = "salvo";
  private static final String LEFT = "left";

  private Salvo() {}

  static Chapter chapter(Setting setting) {
    SortedMap<String, Stage> stages = new TreeMap<>();
    stages.put(STAGE, play -> next(setting, play));
    return new Chapter(List.of(), List.of(), stages);
  }

  /** Goes on with these barrages, and is then done. */
  public static Step step(List<Barrage> barrages) {
    return Step.go(STAGE, locals(barrages));
  }

  /** Calls for these barrages, and goes on. */
  public static Step call(List<Barrage> barrages, String then, Data thenLocals) {
    return Step.call(STAGE, locals(barrages), then, thenLocals);
  }

  private static Data locals(List<Barrage> barrages) {
    return Data.of(LEFT, Data.of(barrages.stream().map(Barrage::write).toList()));
  }

  /** Hexes in which nobody sees anything that could be hit are passed over. */
  private static Step next(Setting setting, Play play) {
    List<Data> left = play.locals().get(LEFT).items();
    int at = 0;
    HexBarrage barrage = new HexBarrage(setting);
    while (at < left.size()
        && !barrage.concerns(play.position(), new Hex(left.get(at).text("hex")))) {
      at++;
    }
    if (at == left.size()) {
      return Step.go(Contact.STAGE, Data.EMPTY);
    }
    Data rest = Data.of(LEFT, Data.of(left.subList(at + 1, left.size())));
    return Step.call(HexBarrage.STAGE, left.get(at), STAGE, rest);
  }
}
