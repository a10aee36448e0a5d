/** Combat by differential, with retreat or stiff resistance and advance. */
@NullMarked
package org.adjutant.walks.loos;

import org.jspecify.annotations.NullMarked;
