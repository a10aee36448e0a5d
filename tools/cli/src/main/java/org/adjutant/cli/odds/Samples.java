package org.adjutant.cli.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.IntConsumer;
import java.util.function.LongFunction;
import org.adjutant.cli.bout.Seeds;

/**
 * Many trials on fresh dice, on all cores. Each has a seed of its own, so the same seed gives the
 * same samples whatever the number of cores.
 */
record Samples(Seeds seeds, int count) {
  /**
   * The outcomes, in the order of their numbers.
   *
   * @param chunk so many are done in one go by a core
   * @param done told how many are done
   */
  <T> List<T> of(LongFunction<T> once, int chunk, IntConsumer done) {
    int chunks = (count + chunk - 1) / chunk;
    int cores = Math.min(chunks, Runtime.getRuntime().availableProcessors());
    ExecutorService threads = Executors.newFixedThreadPool(cores, Samples::daemon);
    try {
      CompletionService<Part<T>> service = new ExecutorCompletionService<>(threads);
      for (int n = 0; n < chunks; n++) {
        int number = n;
        service.submit(() -> part(once, number, chunk));
      }
      List<Part<T>> parts = new ArrayList<>();
      int finished = 0;
      while (parts.size() < chunks) {
        Part<T> part = service.take().get();
        parts.add(part);
        finished += part.outcomes().size();
        done.accept(finished);
      }
      parts.sort((a, b) -> Integer.compare(a.number(), b.number()));
      return parts.stream().flatMap(part -> part.outcomes().stream()).toList();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the trials were broken off", e);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new IllegalStateException("a trial failed: " + e.getMessage(), e);
    } finally {
      threads.shutdownNow();
    }
  }

  private record Part<T>(int number, List<T> outcomes) {}

  private <T> Part<T> part(LongFunction<T> once, int number, int chunk) {
    List<T> outcomes = new ArrayList<>();
    for (int i = number * chunk; i < Math.min(count, (number + 1) * chunk); i++) {
      outcomes.add(once.apply(seeds.of(i + 1)));
    }
    return new Part<>(number, outcomes);
  }

  private static Thread daemon(Runnable trials) {
    Thread thread = new Thread(trials, "odds");
    thread.setDaemon(true);
    return thread;
  }
}
