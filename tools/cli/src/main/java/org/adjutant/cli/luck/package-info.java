/**
 * What luck the recorded dice of a game were: expected against actual, and how often such a series
 * falls so. Counted exactly, by adding up distributions; no law of large numbers is called upon.
 */
@NullMarked
package org.adjutant.cli.luck;

import org.jspecify.annotations.NullMarked;
