@NullMarked
package org.adjutant.nomansland.rally;

import org.jspecify.annotations.NullMarked;
