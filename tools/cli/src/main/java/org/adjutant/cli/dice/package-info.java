/**
 * The dice of a record for those who doubt them: every roll with its grade, and what fell more than
 * once. Read through strands, so that an export alone is enough.
 */
@NullMarked
package org.adjutant.cli.dice;

import org.jspecify.annotations.NullMarked;
