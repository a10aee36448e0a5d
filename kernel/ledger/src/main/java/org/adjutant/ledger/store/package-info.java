/**
 * The store of all games: events in streams, kept by Axon's JDBC engine in SQLite or PostgreSQL.
 * Which database it is is data ({@link org.adjutant.ledger.store.Dialect}), never a code path.
 */
@NullMarked
package org.adjutant.ledger.store;

import org.jspecify.annotations.NullMarked;
