package org.adjutant.ledger.dice;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Derives rolls. The stream of words of a roll is HMAC-SHA-256(branch seed, key and block number),
 * block after block, four bytes a word; a word that would favour low faces is passed over, so every
 * face of every die is equally likely.
 */
public final class Dice {
  /** The name of this way of deriving rolls, kept in every proof. */
  public static final String ALGORITHM = "hmac-sha256/1";

  private static final long WORDS = 1L << 32;

  private Dice() {}

  /**
   * Rolls dice.
   *
   * @param key turn, phase, purpose, subject and occurrence of the need, as one text; another need
   *     has another key
   * @param sides the number of sides of each die in order, 1 or more; they may differ, so that a
   *     draw without return or a shuffle is a roll too
   * @return a face of each, from 1 to its number of sides
   */
  public static List<Integer> roll(Seed branch, String key, List<Integer> sides) {
    Words words = new Words(branch, key);
    List<Integer> faces = new ArrayList<>(sides.size());
    for (int side : sides) {
      faces.add(face(words, side));
    }
    return Collections.unmodifiableList(faces);
  }

  private static int face(Words words, int sides) {
    if (sides < 1) {
      throw new IllegalArgumentException("a die has 1 side or more, not " + sides);
    }
    long fair = WORDS - WORDS % sides;
    long word = words.next();
    while (word >= fair) {
      word = words.next();
    }
    return (int) (word % sides) + 1;
  }

  private static final class Words {
    private final Hmac mac;
    private final String key;
    private byte[] block = {};
    private int blocks;
    private int at;

    Words(Seed branch, String key) {
      this.mac = Hmac.keyed(branch.bytes());
      this.key = key;
    }

    long next() {
      if (at == block.length) {
        block = mac.with("adjutant/roll/1").with(key).with(blocks).bytes();
        blocks++;
        at = 0;
      }
      long word = 0;
      for (int i = 0; i < 4; i++) {
        word = word << 8 | block[at] & 0xff;
        at++;
      }
      return word;
    }
  }
}
