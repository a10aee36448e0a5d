@NullMarked
package org.adjutant.loos;

import org.jspecify.annotations.NullMarked;
