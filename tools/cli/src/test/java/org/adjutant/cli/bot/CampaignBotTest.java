package org.adjutant.cli.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.cli.bout.Bout;
import org.adjutant.cli.bout.Bouts;
import org.adjutant.cli.bout.Result;
import org.adjutant.cli.bout.Seeds;
import org.adjutant.cli.bout.Summary;
import org.adjutant.host.data.PackData;
import org.adjutant.loos.LoosPack;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Title;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole campaigns of bots. How many the greedy ones play: {@code adjutant.campaigns}. */
class CampaignBotTest {
  private static final int CAMPAIGNS = Integer.getInteger("adjutant.campaigns", 1);
  private static final SideId BRITISH = SideId.of("british");
  private static final SideId GERMAN = SideId.of("german");
  private static final Title TITLE = new LoosPack().open("zero-hour", PackData.of(new LoosPack()));

  private static Bout bout(String british, String german) {
    Map<SideId, String> bots = new LinkedHashMap<>();
    bots.put(BRITISH, british);
    bots.put(GERMAN, german);
    return new Bout(TITLE, List.of(), bots, 5_000);
  }

  @ParameterizedTest
  @CsvSource({"greedy, random, british, 1", "random, greedy, german, 2"})
  void theGreedyBotBeatsTheRandomOneOnEitherSide(
      String british, String german, String winner, int game) {
    Result result = bout(british, german).play(new Seeds("either side"), game);
    assertThat(result.outcome().orElseThrow().winners()).containsExactly(SideId.of(winner));
  }

  @Test
  void greedyCampaignsComeToTheirEndWithoutDithering() {
    List<Result> results =
        new Bouts(bout("greedy", "greedy"), new Seeds("soak")).play(1, CAMPAIGNS, done -> {});
    assertThat(results).hasSize(CAMPAIGNS).allMatch(result -> result.outcome().isPresent());
    assertThat(results).allMatch(result -> result.inputs() < 1_500);
    assertThat(new Summary(results).manners().values().stream().mapToInt(n -> n).sum())
        .isEqualTo(CAMPAIGNS);
  }
}
