/** The data of packs: resources, overlays laid over them, and what shape they must have. */
@NullMarked
package org.adjutant.host.data;

import org.jspecify.annotations.NullMarked;
