package org.adjutant.nomansland.fire;

import java.util.List;
import java.util.TreeMap;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.support.Chapter;

/** The section on fire attacks (2.1.3). */
public final class Fire {
  /** The stage by which other sections make a Fire Table attack; see {@link Declaration}. */
  public static final String ATTACK = Declaration.STAGE;

  private Fire() {}

  public static Chapter chapter(Setting setting) {
    Declaration declaration = new Declaration(setting);
    Volley volley = new Volley(setting);
    TreeMap<String, Stage> stages = new TreeMap<>();
    stages.put(FireAction.NAME, Declaration::action);
    stages.put(Declaration.STAGE, declaration::declare);
    stages.put(Volley.NEXT, volley::next);
    stages.put(Volley.FELL, volley::fell);
    stages.put(Volley.HIDDEN_FELL, volley::hiddenFell);
    return new Chapter(List.of(FireAction.of(setting)), List.of(), stages);
  }
}
