/**
 * The bare tabletop: bases, templates and terrain as figures measured in whole hundredths of a
 * millimetre. Points of play are whole millimetres and facings whole hundredths of a degree;
 * corners of turned bases are rounded once to a hundredth of a millimetre, and every question after
 * that has an exact answer, the same on any machine.
 */
@NullMarked
package org.adjutant.rules.board.tabletop;

import org.jspecify.annotations.NullMarked;
