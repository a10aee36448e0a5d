package org.adjutant.cli;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.cli.sitting.Surroundings;

/** The command line on a store of its own, with what it printed. */
record Cli(Path folder) {

  /** An exit code and what was printed. */
  record Said(int code, String out, String err) {}

  Said says(String... args) {
    return hears("", args);
  }

  /** With lines that come through a pipe. */
  Said hears(String typed, String... args) {
    return at(folder.resolve("store"), typed, args);
  }

  /** With another store than the usual one. */
  Said at(Path store, String typed, String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    Map<String, String> env = new LinkedHashMap<>();
    env.put("USER", "tester");
    Surroundings around =
        new Surroundings(
            new BufferedReader(new StringReader(typed)),
            new PrintWriter(out),
            new PrintWriter(err),
            env,
            folder,
            false,
            () -> 1_000_000L);
    List<String> all = new ArrayList<>(List.of(args));
    all.add("--store");
    all.add(store.toString());
    int code = Main.in(around).execute(all.toArray(String[]::new));
    return new Said(code, out.toString(), err.toString());
  }
}
