package org.adjutant.ledger.record;

/** The names of the streams of a game. */
public final class Streams {
  private static final String GAME = "game/";
  private static final String DATA = "data/";
  private static final String REFUSED = "/refused";

  private Streams() {}

  /** The game's own stream: seats, branches, consent, notes. */
  public static String game(String game) {
    return GAME + game;
  }

  public static String branch(String game, String branch) {
    return GAME + game + "/" + branch;
  }

  /** The refusals made on a branch; they never move its head. */
  public static String refusals(String game, String branch) {
    return GAME + game + "/" + branch + REFUSED;
  }

  /** True for a stream of refusals. */
  public static boolean isRefusals(String stream) {
    return stream.endsWith(REFUSED);
  }

  /** A data set, kept once. */
  public static String data(String fingerprint) {
    return DATA + fingerprint;
  }

  /** True for the stream of a data set. */
  public static boolean isData(String stream) {
    return stream.startsWith(DATA);
  }

  /** True for the own stream of a game. */
  public static boolean isGame(String stream) {
    return stream.startsWith(GAME) && stream.indexOf('/', GAME.length()) < 0;
  }

  /** True for a stream of any kind that belongs to a game. */
  public static boolean isOfGame(String stream) {
    return stream.startsWith(GAME);
  }

  /** The game whose stream this is. */
  public static String gameOf(String stream) {
    int end = stream.indexOf('/', GAME.length());
    return end < 0 ? stream.substring(GAME.length()) : stream.substring(GAME.length(), end);
  }
}
