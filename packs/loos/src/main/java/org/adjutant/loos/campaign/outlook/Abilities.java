package org.adjutant.loos.campaign.outlook;

import org.adjutant.loos.series.Marks;
import org.adjutant.loos.series.PhaseNames;

/** Who may attack whom, as far as what units have done in the player turn decides it. */
final class Abilities {
  /** In a player turn to come: everybody. */
  static final Prospects.Able NEXT_TURN =
      new Prospects.Able() {
        @Override
        public boolean attacks(Body body) {
          return true;
        }

        @Override
        public boolean isTarget(int hex) {
          return true;
        }
      };

  private Abilities() {}

  /** In the player turn that is on. */
  static Prospects.Able of(Muster muster, String phase) {
    boolean mobile =
        phase.equals(PhaseNames.MOBILE_MOVEMENT) || phase.equals(PhaseNames.MOBILE_COMBAT);
    String done = mobile ? Marks.DEFENDED_MOBILE : Marks.DEFENDED;
    return new Prospects.Able() {
      @Override
      public boolean attacks(Body body) {
        return !body.spent() && (!mobile || body.raids());
      }

      @Override
      public boolean isTarget(int hex) {
        return !muster.front(hex).unit().is(done);
      }
    };
  }
}
