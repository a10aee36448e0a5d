@NullMarked
package org.adjutant.rules.odds;

import org.jspecify.annotations.NullMarked;
