package org.adjutant.rules.tables;

import java.util.Map;
import java.util.Optional;
import org.adjutant.rules.rulebook.RuleId;

/** What stands around the grid of a table. */
record TableHead(
    String id,
    String title,
    RuleId rule,
    Optional<Dice> dice,
    Optional<Cell> below,
    Optional<Cell> above,
    Map<String, String> results) {}
