package org.adjutant.rules.board.area;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Area;
import org.adjutant.rules.board.reach.Reach;
import org.adjutant.rules.board.reach.StepCost;
import org.adjutant.rules.board.reach.Toll;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;

class AreaGraphTest {
  private static final Data DATA =
      Data.of("provenance", "printed")
          .with(
              "areas",
              list(
                  Data.of("id", "Arras").with("kinds", texts("city")),
                  Data.of("Lens"),
                  Data.of("Douai"),
                  Data.of("Lille")))
          .with(
              "links",
              list(
                  Data.of("between", texts("Arras", "Lens")).with("kind", "road"),
                  Data.of("between", texts("Arras", "Lens")).with("kind", "rail"),
                  Data.of("from", "Lens").with("to", "Douai").with("kind", "river"),
                  Data.of("between", texts("Douai", "Arras")).with("kind", "track")));

  private final AreaGraph graph = AreaGraph.parse(DATA);

  @Test
  void aLinkMayBeOneWay() {
    assertThat(graph.joined(area("Lens"), area("Douai"))).isTrue();
    assertThat(graph.joined(area("Douai"), area("Lens"))).isFalse();
    assertThat(graph.distance(area("Douai"), area("Lens"))).hasValue(2);
    assertThat(graph.distance(area("Lens"), area("Douai"))).hasValue(1);
    assertThat(graph.distance(area("Arras"), area("Lille"))).isEmpty();
    assertThat(graph.distance(area("Arras"), area("Arras"))).hasValue(0);
  }

  @Test
  void areasMayBeJoinedInSeveralWays() {
    assertThat(graph.links(area("Arras"), area("Lens")))
        .extracting(Link::kind)
        .containsExactly("road", "rail");
    assertThat(graph.neighbours(area("Arras"))).containsExactly(area("Lens"), area("Douai"));
    assertThat(graph.distance(area("Arras"), area("Douai"), link -> !link.kind().equals("track")))
        .hasValue(2);
  }

  @Test
  void reachWorksOverAreas() {
    StepCost<Area> costs =
        (from, to, spent, first) ->
            Toll.halves(
                graph.links(from, to).stream().anyMatch(link -> link.kind().equals("track"))
                    ? 6
                    : 2);
    var reached = Reach.from(graph, area("Arras"), 4, costs);
    assertThat(reached.path(area("Douai")))
        .containsExactly(area("Arras"), area("Lens"), area("Douai"));
    assertThat(reached.contains(area("Lille"))).isFalse();
  }

  @Test
  void anAreaHasKinds() {
    assertThat(graph.is(area("Arras"), "city")).isTrue();
    assertThat(graph.kinds(area("Lens"))).isEmpty();
    assertThatThrownBy(() -> graph.kinds(area("Paris")))
        .hasMessageContaining("there are [Arras, Lens, Douai, Lille]");
  }

  @Test
  void everyProblemIsListed() {
    Data bad =
        DATA.with("areas", list(Data.of("Arras"), Data.of("Arras")))
            .with(
                "links",
                list(
                    Data.of("between", texts("Arras", "Rome")),
                    Data.of("from", "Arras"),
                    Data.of("between", texts("Arras", "Arras"))));
    assertThatThrownBy(() -> AreaGraph.parse(bad))
        .hasMessageContaining("areas[1]: every area needs an id of its own")
        .hasMessageContaining("links[0]: there is no area \"Rome\"")
        .hasMessageContaining("links[1]: the field \"to\" is missing")
        .hasMessageContaining("links[2]: an area is not joined to itself");
  }

  @Test
  void aTrackEndsAtItsEnds() {
    Track track = Track.numbered("turn", 1, 3);
    assertThat(track.first()).isEqualTo(Place.box("turn-1"));
    assertThat(track.next(Place.box("turn-2"))).isEqualTo(track.last());
    assertThat(track.next(track.last())).isEqualTo(track.last());
    assertThat(track.previous(track.first())).isEqualTo(track.first());
    assertThat(track.move(track.first(), 99)).isEqualTo(track.last());
    assertThat(track.index(Place.box("turn-3"))).isEqualTo(2);
    assertThatThrownBy(() -> track.index(Place.box("dead"))).hasMessageContaining("box:turn-1");
  }

  @Test
  void boxesAndTracksAreRead() {
    Boxes boxes =
        Boxes.parse(
            Data.of("boxes", texts("deadpile"))
                .with(
                    "tracks",
                    Data.of("day", texts("dawn", "noon"))
                        .with("turn", Data.of("from", 1).with("to", 2))));
    assertThat(boxes.all())
        .extracting(Place::text)
        .containsExactly(
            "box:deadpile", "box:day-dawn", "box:day-noon", "box:turn-1", "box:turn-2");
    assertThat(boxes.track("day").spaces()).containsExactly("dawn", "noon");
    assertThatThrownBy(() -> boxes.track("night")).hasMessageContaining("only [day, turn]");
    assertThatThrownBy(() -> Boxes.parse(Data.of("tracks", Data.of("turn", texts("1", "1")))))
        .hasMessageContaining("tracks.turn: the track \"turn\" needs spaces");
  }

  private static Area area(String id) {
    return Place.area(id);
  }

  private static Data texts(String... texts) {
    return Data.texts(List.of(texts));
  }

  private static Data list(Data... items) {
    return Data.of(List.of(items));
  }
}
