package org.adjutant.cli.bout;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.IntConsumer;

/** A series of games of one pairing, on all cores. */
public record Bouts(Bout bout, Seeds seeds) {
  /**
   * The results of games in the order of their numbers.
   *
   * @param first the number of the first, 1 or more
   * @param done told after each game how many are over
   */
  public List<Result> play(int first, int games, IntConsumer done) {
    int cores = Math.min(games, Runtime.getRuntime().availableProcessors());
    ExecutorService threads = Executors.newFixedThreadPool(cores, Bouts::daemon);
    try {
      CompletionService<Result> service = new ExecutorCompletionService<>(threads);
      for (int n = 0; n < games; n++) {
        int number = first + n;
        service.submit(() -> bout.play(seeds, number));
      }
      List<Result> results = new ArrayList<>();
      while (results.size() < games) {
        results.add(service.take().get());
        done.accept(results.size());
      }
      results.sort((a, b) -> Integer.compare(a.number(), b.number()));
      return results;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the games were broken off", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException("a game failed: " + e.getMessage(), e);
    } finally {
      threads.shutdownNow();
    }
  }

  private static Thread daemon(Runnable games) {
    Thread thread = new Thread(games, "selfplay");
    thread.setDaemon(true);
    return thread;
  }
}
