package org.adjutant.nomansland.guns.barrage;

import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.SideId;

/**
 * A barrage on one hex, as the locals of the stage {@code barrage-hex} have it.
 *
 * @param by whose shells they are
 * @param shells HE shells that count in the hex, 1 or more; each after the first helps the dice
 * @param type what sort of barrage
 * @param traits what else is to be heeded
 */
public record Barrage(SideId by, Hex hex, int shells, Type type, Traits traits) {
  /** The sorts of barrage that differ on the hex they fall on. */
  public enum Type {
    HURRICANE,
    STRAIGHT,
    CREEPING;

    String word() {
      return switch (this) {
        case HURRICANE -> "hurricane";
        case STRAIGHT -> "straight";
        case CREEPING -> "creeping";
      };
    }

    static Type of(String word) {
      for (Type type : values()) {
        if (type.word().equals(word)) {
          return type;
        }
      }
      throw new IllegalArgumentException(
          "a barrage is hurricane, straight or creeping, not \"" + word + "\"");
    }
  }

  /**
   * What else is to be heeded.
   *
   * @param neutralising a Neutralization Barrage (4.1.5)
   * @param observed a forward observer's order named the hex, Camouflaged or not (2.1.1.d)
   * @param scattered a shell came here by scatter (NI-032)
   * @param secret how many shells fall is for the Defender's eyes alone (NI-141)
   * @param alone no die but for Pillboxes (S10.special.d)
   * @param shelter {@code company} or {@code platoon}: those of number 1 lie as in a trench
   *     (NI-138); else empty
   */
  public record Traits(
      boolean neutralising,
      boolean observed,
      boolean scattered,
      boolean secret,
      boolean alone,
      String shelter) {
    public static final Traits NONE = new Traits(false, false, false, false, false, "");

    public Traits neutralising(boolean is) {
      return new Traits(is, observed, scattered, secret, alone, shelter);
    }

    public Traits observed(boolean is) {
      return new Traits(neutralising, is, scattered, secret, alone, shelter);
    }

    public Traits scattered(boolean is) {
      return new Traits(neutralising, observed, is, secret, alone, shelter);
    }

    public Traits secret(boolean is) {
      return new Traits(neutralising, observed, scattered, is, alone, shelter);
    }

    public Traits pillboxesAlone() {
      return new Traits(neutralising, observed, scattered, secret, true, shelter);
    }

    public Traits sheltering(String elements) {
      return new Traits(neutralising, observed, scattered, secret, alone, elements);
    }

    public Data write() {
      Data data = Data.EMPTY;
      data = neutralising ? data.with("neutralising", true) : data;
      data = observed ? data.with("observed", true) : data;
      data = scattered ? data.with("scattered", true) : data;
      data = secret ? data.with("secret", true) : data;
      data = alone ? data.with("pillboxes", true) : data;
      return shelter.isEmpty() ? data : data.with("shelter", shelter);
    }

    public static Traits read(Data data) {
      return new Traits(
          data.has("neutralising"),
          data.has("observed"),
          data.has("scattered"),
          data.has("secret"),
          data.has("pillboxes"),
          data.find("shelter").map(Data::text).orElse(""));
    }
  }

  public Barrage {
    if (shells < 1) {
      throw new IllegalArgumentException("a barrage has a shell or more, not " + shells);
    }
  }

  public static Barrage hurricane(SideId by, Hex hex, int shells) {
    return new Barrage(by, hex, shells, Type.HURRICANE, Traits.NONE);
  }

  public Barrage with(Traits next) {
    return new Barrage(by, hex, shells, type, next);
  }

  /** The barrage as locals. */
  public Data write() {
    Data data =
        Data.of("by", by.id())
            .with("hex", hex.id())
            .with("shells", shells)
            .with("type", type.word());
    return traits.equals(Traits.NONE) ? data : data.with("traits", traits.write());
  }

  /** Reads locals; {@code shells} 1 and {@code type} hurricane where they are left out. */
  static Barrage read(Data data) {
    return new Barrage(
        SideId.of(data.text("by")),
        new Hex(data.text("hex")),
        data.find("shells").map(Data::integer).orElse(1),
        Type.of(data.find("type").map(Data::text).orElse("hurricane")),
        data.find("traits").map(Traits::read).orElse(Traits.NONE));
  }
}
