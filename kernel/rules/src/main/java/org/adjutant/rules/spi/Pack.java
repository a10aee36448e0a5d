package org.adjutant.rules.spi;

import java.util.List;

/**
 * The entry of a plug-in, found by {@code ServiceLoader}; needs a public constructor without
 * arguments. The host reads the resources that {@link #resources} names, applies overlays, and
 * hands them back as a {@link DataSet}.
 */
public interface Pack {
  /** The version of this SPI; a pack says which it was built for. */
  int SPI = 1;

  /** One lower-case word, the prefix of its rule ids: {@code loos}. */
  String id();

  String title();

  /** The pack's own version; a game records it. */
  String version();

  /** The {@link #SPI} this pack was compiled against. */
  int spi();

  /**
   * The JSON resources of this pack, by the name under which {@link DataSet} has them, each a path
   * relative to the pack class's package.
   */
  List<Resource> resources();

  /** The playable set-ups, in the order to show them. */
  List<ScenarioInfo> scenarios();

  /**
   * The rules of one scenario, made ready to play.
   *
   * @throws org.adjutant.rules.data.DataException if the scenario is unknown or the data do not fit
   */
  Title open(String scenario, DataSet data);

  /** A JSON resource: its name in the data set, and its file beside the pack class. */
  record Resource(String name, String file) {}

  /** A scenario as it is listed: its id, its name, and what it is about in a sentence. */
  record ScenarioInfo(String id, String name, String about) {}
}
