@NullMarked
package org.adjutant.cli.luck;

import org.jspecify.annotations.NullMarked;
