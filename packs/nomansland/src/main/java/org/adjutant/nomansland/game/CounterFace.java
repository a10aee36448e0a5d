package org.adjutant.nomansland.game;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.adjutant.nomansland.board.Facing;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.setting.CounterType;
import org.adjutant.nomansland.setting.Counters;
import org.adjutant.nomansland.setting.Face;
import org.adjutant.nomansland.setting.Trait;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.spi.look.Symbol;
import org.adjutant.rules.spi.look.Symbol.Arm;

/** What stands on the counter of a piece: values, facing, state, and a symbol. */
record CounterFace(Counters counters, Piece piece) {
  private static final Map<String, String> STATES = states();

  /** What is written above the symbol of those that are no plain infantry. */
  private static final Map<Trait, Symbol> SYMBOLS = symbols();

  private static Map<String, String> states() {
    Map<String, String> words = new LinkedHashMap<>();
    words.put(Mark.PINNED, "pin");
    words.put(Mark.GASSED, "gas");
    words.put(Mark.CAMOUFLAGED, "cam");
    words.put(Mark.WRECK, "wreck");
    words.put(Mark.ACE, "ace");
    return Collections.unmodifiableMap(words);
  }

  private static Map<Trait, Symbol> symbols() {
    Map<Trait, Symbol> symbols = new LinkedHashMap<>();
    symbols.put(Trait.TANK, new Symbol(Arm.ARMOUR, ""));
    symbols.put(Trait.MORTAR, new Symbol(Arm.ARTILLERY, ""));
    symbols.put(Trait.BOMBER, new Symbol(Arm.ENGINEERS, "B"));
    symbols.put(Trait.MOPPER_UP, new Symbol(Arm.ENGINEERS, "M"));
    symbols.put(Trait.FLAME, new Symbol(Arm.ENGINEERS, "F"));
    symbols.put(Trait.GRANATENWERFER, new Symbol(Arm.ARTILLERY, "Gr"));
    symbols.put(Trait.ANTI_TANK, new Symbol(Arm.INFANTRY, "AT"));
    symbols.put(Trait.MACHINE_GUN, new Symbol(Arm.INFANTRY, "MG"));
    symbols.put(Trait.LIGHT_MACHINE_GUN, new Symbol(Arm.INFANTRY, "LMG"));
    symbols.put(Trait.STOSSTRUPPEN, new Symbol(Arm.INFANTRY, "St"));
    symbols.put(Trait.INFANTRY, new Symbol(Arm.INFANTRY, ""));
    symbols.put(Trait.OFFICER, new Symbol(Arm.HEADQUARTERS, ""));
    return Collections.unmodifiableMap(symbols);
  }

  /** {@code 4-0 NE pin}: Fire and Size, where it faces, and what state it is in. */
  String values() {
    if (piece.kind().equals(Kind.UNKNOWN)) {
      return "?";
    }
    CounterType type = counters.type(piece.kind());
    StringBuilder text = new StringBuilder();
    if (type.isFighting()) {
      Face face = type.face(piece.steps());
      text.append(face.fire()).append('-').append(face.size());
    }
    if (type.has(Trait.ARC) && piece.facing() >= 1 && piece.facing() <= Facing.POINTS.size()) {
      text.append(' ').append(Facing.POINTS.get(piece.facing() - 1));
    }
    STATES.forEach((flag, word) -> text.append(piece.flag(flag) ? " " + word : ""));
    return text.toString().strip();
  }

  Symbol symbol() {
    CounterType type = counters.type(piece.kind());
    for (Map.Entry<Trait, Symbol> symbol : SYMBOLS.entrySet()) {
      if (type.has(symbol.getKey())) {
        return symbol.getValue();
      }
    }
    return Symbol.PLAIN;
  }
}
