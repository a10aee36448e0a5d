/**
 * What every pack must hold to, as tests: extend {@link
 * org.adjutant.kit.conformance.PackConformance}.
 */
@NullMarked
package org.adjutant.kit.conformance;

import org.jspecify.annotations.NullMarked;
