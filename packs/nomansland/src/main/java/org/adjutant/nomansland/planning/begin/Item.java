package org.adjutant.nomansland.planning.begin;

import org.adjutant.rules.data.Data;

/** What the sheet of a scenario has by a statement: in a few words, and its numbers. */
record Item(String says, Data inputs) {}
