@NullMarked
package org.adjutant.cli.bout;

import org.jspecify.annotations.NullMarked;
