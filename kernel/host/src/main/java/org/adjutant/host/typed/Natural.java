package org.adjutant.host.typed;

import java.util.Comparator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Names in the order a person expects: numbers in them by their size, so that 2 is before 10. */
public final class Natural {
  public static final Comparator<String> ORDER = Natural::compare;

  private static final Pattern PARTS = Pattern.compile("[0-9]+|[^0-9]+");

  private Natural() {}

  private static int compare(String one, String other) {
    Matcher a = PARTS.matcher(one);
    Matcher b = PARTS.matcher(other);
    while (a.find()) {
      if (!b.find()) {
        return 1;
      }
      int order = part(a.group(), b.group());
      if (order != 0) {
        return order;
      }
    }
    return b.find() ? -1 : one.compareTo(other);
  }

  /** Of numbers of any length the one with more digits is greater, zeros in front set aside. */
  private static int part(String one, String other) {
    if (!isNumber(one) || !isNumber(other)) {
      int order = one.compareToIgnoreCase(other);
      return order != 0 ? order : one.compareTo(other);
    }
    String a = one.replaceFirst("^0+", "");
    String b = other.replaceFirst("^0+", "");
    return a.length() != b.length() ? Integer.compare(a.length(), b.length()) : a.compareTo(b);
  }

  private static boolean isNumber(String part) {
    return part.charAt(0) >= '0' && part.charAt(0) <= '9';
  }
}
