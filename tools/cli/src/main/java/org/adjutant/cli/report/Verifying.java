package org.adjutant.cli.report;

import org.adjutant.cli.sitting.Scene;

/** How somebody else checks all of it. */
record Verifying(Scene scene) {

  void write(Html html) {
    String game = scene.game().name();
    html.whole(
        "p",
        "This file is a description of the record and proves nothing by itself. Ask for an export"
            + " of the game, and check it on a machine of your own:");
    html.whole(
        "pre",
        "adjutant export "
            + game
            + ".jsonl            (whoever holds the game writes the export)\n"
            + "adjutant import "
            + game
            + ".jsonl            (whoever checks reads it into a store of his own)\n"
            + "adjutant verify --head "
            + scene.history().link(scene.history().head()).text()
            + "\n"
            + "adjutant explain "
            + scene.at()
            + "                     (any ruling, with its rules, table cells and dice)\n");
    html.whole(
        "p",
        "The check goes over every link of the chain of events, folds all events again and compares"
            + " each recorded position, and derives each roll anew from the committed seed once that"
            + " is revealed. The head above shows that nothing was cut off after this report was"
            + " written. A report for one side has the links of that side's export.");
  }
}
