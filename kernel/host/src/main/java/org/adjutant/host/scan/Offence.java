package org.adjutant.host.scan;

/**
 * Something that a pack must not do.
 *
 * @param type the class that does it
 * @param member its method or field; empty if it is the class as a whole
 * @param file its source file; empty if the class file does not say
 * @param line the line there, 0 if the class file does not say
 * @param what what it does, and what would be right
 */
public record Offence(String type, String member, String file, int line, String what) {
  @Override
  public String toString() {
    String where = file.isEmpty() ? "" : " (" + file + (line > 0 ? ":" + line : "") + ")";
    return type + (member.isEmpty() ? "" : "." + member) + where + ": " + what;
  }
}
