package org.adjutant.loos.campaign.setup;

import static org.adjutant.kit.given.Given.opened;

import org.adjutant.kit.given.Given;
import org.adjutant.loos.campaign.Battle;

/** The campaign while its sides set up. */
final class SettingUp {
  private SettingUp() {}

  static Given german() {
    return opened(Battle.CAMPAIGN);
  }

  /** The German is ready, the British are to set up. */
  static Given british() {
    return german()
        .when("german", "deploy-all")
        .then()
        .permitted()
        .when("german", "ready")
        .then()
        .permitted()
        .given();
  }
}
