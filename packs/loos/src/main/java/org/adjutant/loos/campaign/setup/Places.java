package org.adjutant.loos.campaign.setup;

import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.campaign.map.CampaignMap;
import org.adjutant.rules.position.SideId;

/** The rule of each side. */
record Places(PlaceRule british, PlaceRule german) {
  static Places of(CampaignMap map) {
    return new Places(new BritishPlaces(map), new GermanPlaces(map));
  }

  PlaceRule of(SideId side) {
    return side.equals(Store.BRITISH) ? british : german;
  }
}
