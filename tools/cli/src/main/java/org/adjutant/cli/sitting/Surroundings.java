package org.adjutant.cli.sitting;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * What the program finds around it, so that tests can give it something else.
 *
 * @param in what a person or a script types
 * @param out where answers go
 * @param err where errors and progress go
 * @param env the variables of the environment
 * @param home the folder of the user
 * @param terminal true if a person types and sees {@code out}
 * @param millis the time, in milliseconds since 1970
 */
public record Surroundings(
    BufferedReader in,
    PrintWriter out,
    PrintWriter err,
    Map<String, String> env,
    Path home,
    boolean terminal,
    LongSupplier millis) {

  /** Those of this process. */
  public static Surroundings ofProcess() {
    return new Surroundings(
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
        new PrintWriter(System.out, true, StandardCharsets.UTF_8),
        new PrintWriter(System.err, true, StandardCharsets.UTF_8),
        System.getenv(),
        Path.of(System.getProperty("user.home", ".")),
        System.console() != null,
        System::currentTimeMillis);
  }
}
