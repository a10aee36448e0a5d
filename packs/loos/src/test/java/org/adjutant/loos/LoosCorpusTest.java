package org.adjutant.loos;

import org.adjutant.kit.corpus.CorpusTest;

final class LoosCorpusTest extends CorpusTest {
  LoosCorpusTest() {
    super(new LoosPack());
  }
}
