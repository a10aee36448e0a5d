package org.adjutant.nomansland.planning.setup;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Validator;

/** Whether units may be put somewhere, one after another, or from one hex into another. */
record DeployCheck(Setting setting, Orders attacker, Orders defender) implements Validator {
  private static final String ON_MAP = "nomansland:1.2.a";
  private static final String CAPACITY = "nomansland:NI-113";
  private static final String UNDER = "nomansland:4.2.12.b";
  private static final int ONE = 2;
  private static final int DIRECTIONS = 6;

  Orders orders(Desk desk) {
    return desk.side().equals(attacker.side()) ? attacker : defender;
  }

  @Override
  public void check(Desk desk, Data args, Findings findings) {
    if (!Moment.isNow(desk)) {
      return;
    }
    Place place = Place.parse(args.text(Deployment.HEX));
    if (!(place instanceof Hex hex) || !setting.ground().grid().contains(hex)) {
      findings.forbids(
          ON_MAP, "this is no hex of the map", args, "name a hex from A1 to R13, like J5");
      return;
    }
    Deployment wanted = Deployment.of(args);
    int facing = wanted.spot().facing().orElse(1);
    if (facing < 1 || facing > DIRECTIONS) {
      findings.forbids(
          Moment.RULE,
          "there is no such direction",
          Data.of("facing", facing),
          "face 1 (north) to 6, clockwise");
      return;
    }
    if (areOwn(desk, wanted.units(), findings)) {
      place(desk, wanted, findings);
    }
  }

  /** Whether all are pieces that the side sets up now, each named once. */
  boolean areOwn(Desk desk, List<PieceId> units, Findings findings) {
    List<Piece> waiting = Laid.of(setting, desk).waiting();
    boolean all = new LinkedHashSet<>(units).size() == units.size() && !units.isEmpty();
    for (PieceId unit : units) {
      all &=
          desk.view()
              .piece(unit)
              .filter(piece -> piece.side().equals(desk.side()))
              .filter(piece -> waiting.contains(piece) || isLaid(piece))
              .isPresent();
    }
    if (!all) {
      findings.forbids(
          Moment.RULE,
          "name pieces that this side sets up now, each once",
          Data.of("units", Data.texts(units.stream().map(PieceId::id).toList())),
          () -> waiting.isEmpty() ? "all is set up" : "waiting are " + Laid.names(waiting));
    }
    return all;
  }

  private static boolean isLaid(Piece piece) {
    return Field.onMap(piece) && !piece.kind().equals(Kind.UNKNOWN);
  }

  private void place(Desk desk, Deployment wanted, Findings findings) {
    Position now = desk.view();
    Spot spot = wanted.spot();
    for (PieceId id : wanted.units()) {
      Laid laid = Laid.of(new Field(setting, now), desk.side(), desk::reading);
      Piece piece = now.piece(id).orElseThrow();
      Data facts = Data.of("unit", id.id()).with("hex", spot.hex().text());
      for (Bar bar : orders(desk).bars(laid, piece, spot.hex())) {
        findings.forbids(bar.rule(), bar.says(), facts, bar.remedy());
      }
      spot.structure()
          .flatMap(in -> inside(laid, piece, spot.hex(), in))
          .ifPresent(bar -> findings.forbids(bar.rule(), bar.says(), facts, bar.remedy()));
      if (wanted.units().size() > 1) {
        now = Effects.fold(now, spot.put(setting, now, id));
      }
    }
  }

  /** Why a piece cannot be in a structure. */
  private Optional<Bar> inside(Laid laid, Piece piece, Hex hex, PieceId in) {
    Optional<Piece> structure =
        laid.field().structures(hex).stream()
            .filter(there -> there.id().equals(in) && there.side().equals(laid.side()))
            .findFirst();
    boolean person = laid.field().isFighting(piece) || piece.kind().equals(Kind.OFFICER);
    if (structure.isEmpty() || !person) {
      return Optional.of(
          new Bar(
              UNDER,
              person ? in + " does not stand in " + hex.text() : "no structure holds another",
              "set the structure up first, then units in it"));
    }
    long there =
        laid.others(hex, piece).stream()
            .filter(other -> laid.field().isFighting(other) && Spot.isIn(other, structure.get()))
            .count();
    return laid.reading(CAPACITY) == ONE && there > 0 && laid.field().isFighting(piece)
        ? Optional.of(new Bar(UNDER, in + " holds a unit already", "deploy it elsewhere"))
        : Optional.empty();
  }
}
