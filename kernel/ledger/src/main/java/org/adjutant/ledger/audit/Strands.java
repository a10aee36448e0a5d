package org.adjutant.ledger.audit;

import java.util.Iterator;
import java.util.Optional;
import org.adjutant.ledger.chain.Link;
import org.adjutant.ledger.chain.Written;
import org.adjutant.rules.position.Viewer;

/** A game's streams as a store or a copy holds them. */
public interface Strands {
  /** The name of the game. */
  String game();

  /** Whose copy this is; the umpire for the whole. */
  Viewer viewer();

  /** The events of a stream in order, from number 0; none if the stream is not there. */
  Iterator<? extends Written> events(String stream);

  /** The link of one event; empty if it is not there or cannot be read. */
  Optional<Link> link(String stream, long number);
}
