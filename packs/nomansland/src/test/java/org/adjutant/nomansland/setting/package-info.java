/** The data of the pack and their typed readings. */
@NullMarked
package org.adjutant.nomansland.setting;

import org.jspecify.annotations.NullMarked;
