package org.adjutant.cli.sitting;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.ledger.game.Lock;
import org.adjutant.ledger.game.Register;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;

/**
 * Whose eyes look at a game, and for whom its owner may act. Nobody looks through a locked seat
 * without its passphrase, nor as the umpire while a seat is locked.
 */
public record Eyes(Register register, Optional<String> passphrase) {

  /** The sides whose seat is locked to whoever looks. */
  public List<SideId> locked() {
    List<SideId> locked = new ArrayList<>();
    register
        .seats()
        .forEach(
            (side, seat) -> {
              boolean opened =
                  passphrase.filter(words -> Lock.opens(seat.lock(), words)).isPresent();
              if (seat.isLocked() && !opened) {
                locked.add(side);
              }
            });
    return locked;
  }

  /** The side of a name. @throws BadCall naming the sides of the game */
  public SideId side(String name) {
    return register.seats().keySet().stream()
        .filter(side -> side.id().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new BadCall(
                    "there is no side \"" + name + "\"; there are " + register.seats().keySet()));
  }

  /** As whom one looks, if one asked to look as somebody; else as whom one may. */
  public Viewer viewer(Optional<String> as) {
    List<SideId> locked = locked();
    if (as.isPresent()) {
      Viewer asked = named(as.get());
      boolean hidden =
          asked.isUmpire() ? !locked.isEmpty() : asked.side().filter(locked::contains).isPresent();
      return hidden ? Viewer.PUBLIC : asked;
    }
    List<SideId> people =
        register.seats().entrySet().stream()
            .filter(seat -> !seat.getValue().isBot())
            .map(java.util.Map.Entry::getKey)
            .toList();
    List<SideId> mine = people.stream().filter(side -> !locked.contains(side)).toList();
    if (locked.isEmpty() && people.size() != 1) {
      return Viewer.UMPIRE;
    }
    return mine.size() == 1 ? Viewer.of(mine.get(0)) : Viewer.PUBLIC;
  }

  /** Says that hidden parts are not shown, if somebody asked for more than he may see. */
  public Optional<String> note(Optional<String> as) {
    return as.filter(a -> !viewer(as).equals(named(a)))
        .map(
            a ->
                "the seat of "
                    + locked().get(0)
                    + " is locked: hidden parts are not shown; give its --passphrase");
  }

  /** Refuses whoever acts for a locked seat without its passphrase. */
  public void mayAct(SideId side) {
    if (locked().contains(side)) {
      throw new BadCall("the seat of " + side + " is locked; give its --passphrase to act for it");
    }
  }

  /**
   * The side that asks the others for something: the one named, else the one whose seat whoever
   * looks has opened; empty for somebody who decides for all.
   *
   * @throws BadCall if seats are locked and it is not clear who asks
   */
  public Optional<SideId> asking(Optional<String> as) {
    Optional<SideId> by = as.map(this::side);
    if (by.isEmpty() && !locked().isEmpty()) {
      by = viewer(Optional.empty()).side();
      if (by.isEmpty()) {
        throw new BadCall(
            "seats are locked: say which side asks by --as SIDE, with its --passphrase");
      }
    }
    by.ifPresent(this::mayAct);
    return by;
  }

  /** True if one person plays all sides: then nobody else has to agree to anything. */
  public boolean solo() {
    return register.seats().values().stream().noneMatch(seat -> seat.isLocked());
  }

  private Viewer named(String as) {
    if (as.equals("umpire")) {
      return Viewer.UMPIRE;
    }
    return as.equals("public") ? Viewer.PUBLIC : Viewer.of(side(as));
  }
}
