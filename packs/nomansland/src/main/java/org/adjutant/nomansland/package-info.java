/** No Man's Land: trench warfare 1914-1918, eleven scenarios. */
@NullMarked
package org.adjutant.nomansland;

import org.jspecify.annotations.NullMarked;
