package org.adjutant.host.scan;

/** What packs see, in words. */
final class Sight {
  static final String TEXT =
      "org.adjutant.rules, the pure part of java.lang and java.util, and what they bring"
          + " themselves";

  private Sight() {}
}
