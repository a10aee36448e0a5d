package org.adjutant.loos.campaign.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.campaign.british.Reserves;
import org.adjutant.loos.campaign.fire.ArtilleryTrack;
import org.adjutant.loos.campaign.fire.Fire;
import org.adjutant.loos.campaign.forces.SetUpPlan;
import org.adjutant.loos.campaign.german.Deadpile;
import org.adjutant.loos.campaign.german.German;
import org.adjutant.loos.campaign.outlook.CampaignAdviser;
import org.adjutant.loos.campaign.setup.ReadyMade;
import org.adjutant.loos.campaign.setup.SetUpActions;
import org.adjutant.loos.campaign.stack.Stacks;
import org.adjutant.loos.campaign.victory.DriveBack;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.PhaseNames;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.game.Adviser;
import org.adjutant.loos.series.game.Extension;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.hex.Region;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.look.Mark;
import org.adjutant.rules.spi.support.Chapter;

/**
 * The sections that the exclusive rules add to the series; markers are for bombardment (17.1.a).
 */
record CampaignSections(Forces forces, Deadpile deadpile, boolean deployed) implements Extension {

  @Override
  public List<Chapter> chapters(Parts parts) {
    Battlefield field = parts.field();
    ArtilleryTrack tracks = ArtilleryTrack.of(forces.tracks());
    TreeMap<String, Stage> stages = new TreeMap<>();
    new TurnRecord(field, Fire.turnRecord(field, tracks)).addTo(stages);
    stages.put(DriveBack.MOVED, new DriveBack(forces.map()).moved(field));
    ReadyMade plans = new ReadyMade(forces.map(), forces.order(), forces.plans());
    German.Rules german =
        new German.Rules(
            forces.map(), forces.tracks().release(), deadpile, parts.rules().movement());
    return List.of(
        SetUpActions.chapter(field, forces.map(), plans),
        German.chapter(field, german),
        Fire.chapter(field, forces.map(), tracks, parts.table(), parts.rules().combat()),
        Stacks.chapter(field, parts.rules()),
        Reserves.chapter(field, forces.map(), parts.rules().movement()),
        new Chapter(List.of(), List.of(), stages));
  }

  @Override
  public List<Effect> opening(Parts parts) {
    int markers = forces.tracks().artillery(Store.BRITISH, 0).markers();
    List<Effect> effects = new ArrayList<>(new Opening(forces.order(), markers).effects());
    if (deployed) {
      for (SetUpPlan plan : forces.plans()) {
        effects.addAll(plan.moves());
      }
    }
    return effects;
  }

  @Override
  public Optional<Adviser> adviser(Parts parts) {
    return Optional.of(
        new CampaignAdviser(
            parts.field(), forces.map(), parts.table(), ArtilleryTrack.of(forces.tracks())));
  }

  @Override
  public boolean drawsSupport() {
    return false;
  }

  @Override
  public boolean bombards() {
    return false;
  }

  @Override
  public List<String> endsByItself() {
    return List.of(PhaseNames.SET_UP);
  }

  @Override
  public List<String> standing(Situation situation) {
    return Standing.lines(situation, forces.order());
  }

  @Override
  public List<Mark> marks(Situation situation) {
    return BoardMarks.of(situation);
  }

  @Override
  public String place(Place place) {
    return new PlaceNames(forces).of(place);
  }

  @Override
  public String region(Region region) {
    return new PlaceNames(forces).of(region);
  }
}
