package org.adjutant.arch.planted;

/** A class whose name says nothing. */
interface TurnManager {}
