package org.adjutant.rules.board.area;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.board.Place.Box;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.data.Problems;

/**
 * The boxes and tracks beside a board.
 *
 * @param single boxes that stand by themselves
 */
public record Boxes(List<Box> single, List<Track> tracks) {
  /** No boxes at all. */
  public static final Boxes NONE = new Boxes(List.of(), List.of());

  public Boxes {
    single = List.copyOf(single);
    tracks = List.copyOf(tracks);
  }

  /**
   * Reads {@code {"boxes": ["deadpile"], "tracks": {"turn": {"from": 1, "to": 8}, "day": ["dawn",
   * "noon"]}}}, both optional.
   *
   * @throws DataException that lists every problem, each with its JSON path
   */
  public static Boxes parse(Data data) {
    Problems problems = new Problems();
    List<Box> single = new ArrayList<>();
    List<Track> tracks = new ArrayList<>();
    problems.onlyFields(data, "", List.of("boxes", "tracks"));
    if (data.has("boxes")) {
      problems.eachItem(data, "", "boxes", (path, item) -> single.add(new Box(item.text())));
    }
    if (data.has("tracks")) {
      problems.eachField(data, "", "tracks", (id, track) -> tracks.add(Track.parse(id, track)));
    }
    problems.refuseAny("the boxes");
    return new Boxes(single, tracks);
  }

  /** All boxes there are, those of tracks after the others. */
  public List<Box> all() {
    List<Box> all = new ArrayList<>(single);
    tracks.forEach(track -> all.addAll(track.boxes()));
    return all;
  }

  /** A track by its id. @throws DataException naming those there are */
  public Track track(String id) {
    return tracks.stream()
        .filter(track -> track.id().equals(id))
        .findFirst()
        .orElseThrow(
            () ->
                new DataException(
                    "there is no track \""
                        + id
                        + "\", only "
                        + tracks.stream().map(Track::id).toList()));
  }
}
