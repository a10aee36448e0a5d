/**
 * Outpost, a small title to copy from: two sides, a hex map, a table, hidden dummies, a choice.
 * Read it in the order of its rules: {@link com.example.outpost.SetUp}, {@link
 * com.example.outpost.Turn}, {@link com.example.outpost.Movement}, {@link
 * com.example.outpost.Fire}, {@link com.example.outpost.GoBack}, {@link
 * com.example.outpost.Victory}.
 */
@NullMarked
package com.example.outpost;

import org.jspecify.annotations.NullMarked;
