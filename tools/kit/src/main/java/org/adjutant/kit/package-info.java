/** What the author of a pack tests it with. */
@NullMarked
package org.adjutant.kit;

import org.jspecify.annotations.NullMarked;
