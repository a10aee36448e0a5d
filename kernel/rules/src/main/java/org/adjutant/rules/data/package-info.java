/** The plain data tree: what facts, arguments, locals and resources are made of. */
@NullMarked
package org.adjutant.rules.data;

import org.jspecify.annotations.NullMarked;
