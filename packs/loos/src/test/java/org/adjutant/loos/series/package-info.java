@NullMarked
package org.adjutant.loos.series;

import org.jspecify.annotations.NullMarked;
