/** What the kernel and the ledger cost, measured with JMH. */
@NullMarked
package org.adjutant.bench;

import org.jspecify.annotations.NullMarked;
