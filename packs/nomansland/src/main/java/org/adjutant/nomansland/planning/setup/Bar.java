package org.adjutant.nomansland.planning.setup;

/**
 * Why a piece may not stand somewhere.
 *
 * @param rule the statement that forbids it
 * @param says what is wrong, in our words
 * @param remedy what would be right
 */
record Bar(String rule, String says, String remedy) {}
