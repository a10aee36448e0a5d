/**
 * A title of another sort: three sides, areas, secret simultaneous orders, drawn chits, cards,
 * blocks of secret strength, unseen moves, and a sequel.
 */
@NullMarked
package org.adjutant.walks.stranger;

import org.jspecify.annotations.NullMarked;
