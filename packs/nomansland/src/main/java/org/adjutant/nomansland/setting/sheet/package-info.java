/**
 * The sheet of a scenario: what each side has, how it sets up, and what is special about the day.
 * Everything carries the ids of the statements by which it stands there.
 */
@NullMarked
package org.adjutant.nomansland.setting.sheet;

import org.jspecify.annotations.NullMarked;
