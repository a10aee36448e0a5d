package org.adjutant.rules.board.reach;

import java.util.Arrays;

/**
 * A heap of numbered things, each due at a time; what is due first comes first, among equals the
 * lowest number.
 */
final class Agenda {
  private long[] heap = new long[64];
  private int size;

  boolean isEmpty() {
    return size == 0;
  }

  void add(int when, int what) {
    if (size == heap.length) {
      heap = Arrays.copyOf(heap, size * 2);
    }
    long entry = (long) when << 32 | what;
    int hole = size++;
    while (hole > 0 && heap[(hole - 1) / 2] > entry) {
      heap[hole] = heap[(hole - 1) / 2];
      hole = (hole - 1) / 2;
    }
    heap[hole] = entry;
  }

  long next() {
    long first = heap[0];
    long last = heap[--size];
    int hole = 0;
    for (int child = 1; child < size; child = hole * 2 + 1) {
      if (child + 1 < size && heap[child + 1] < heap[child]) {
        child++;
      }
      if (heap[child] >= last) {
        break;
      }
      heap[hole] = heap[child];
      hole = child;
    }
    heap[hole] = last;
    return first;
  }

  static int when(long entry) {
    return (int) (entry >>> 32);
  }

  static int what(long entry) {
    return (int) entry;
  }
}
