/** The sheets of the scenarios, held against what the rulebook prints. */
@NullMarked
package org.adjutant.nomansland.setting.sheet;

import org.jspecify.annotations.NullMarked;
