/** The bots: what they know, and how well they play. */
@NullMarked
package org.adjutant.cli.bot;

import org.jspecify.annotations.NullMarked;
