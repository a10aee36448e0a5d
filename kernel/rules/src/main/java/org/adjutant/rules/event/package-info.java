/** What happened: kernel envelopes with facts for people and effects for the fold. */
@NullMarked
package org.adjutant.rules.event;

import org.jspecify.annotations.NullMarked;
