/** JSON to plain data trees and back: strict when it reads, stable when it writes. */
@NullMarked
package org.adjutant.host.json;

import org.jspecify.annotations.NullMarked;
