package org.adjutant.nomansland.setting.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.rules.board.Place.Hex;

/** What a force has, in words, part by part. */
final class ForceText {
  private ForceText() {}

  static String of(Force force, String part) {
    return switch (part) {
      case "units" -> units(force);
      case "air" -> air(force.aircraft());
      case "guns" -> guns(force.artillery());
      case "barrages" ->
          String.join(", ", force.barrages().stream().map(ForceText::grant).toList());
      case "works" ->
          String.join(", ", force.structures().stream().map(ForceText::structure).toList());
      case "more" -> more(force);
      case "reserve" ->
          force
              .reserve()
              .map(r -> r.units().map(ForceText::lot).orElse("eliminated"))
              .orElse("none");
      default -> throw new IllegalArgumentException(part);
    };
  }

  private static String units(Force force) {
    List<String> parts = new ArrayList<>();
    for (Levy levy : force.levies()) {
      String forms = String.join(" or ", levy.forms().stream().map(ForceText::lot).toList());
      parts.add(levy.erich() == 0 ? forms : forms + " with " + levy.erich() + "% in Erich");
    }
    return String.join(", ", parts);
  }

  private static String lot(Lot lot) {
    return lot.count() + " " + lot.kind();
  }

  private static String air(Aircraft air) {
    List<String> parts = new ArrayList<>();
    add(parts, air.fighters(), "fighter");
    add(parts, air.recon(), "recon");
    add(parts, air.balloons(), "balloon");
    add(parts, air.choice(), "of choice");
    add(parts, air.aces(), "ace");
    return String.join(", ", parts);
  }

  private static void add(List<String> parts, int count, String what) {
    if (count > 0) {
      parts.add(count + " " + what);
    }
  }

  private static String guns(Artillery guns) {
    return guns.points()
        + (guns.smoke() ? " HE or Smoke" : " HE")
        + (guns.gasCounterBattery() ? ", gas at guns" : "")
        + (guns.counterBattery() ? "" : ", not at guns")
        + (guns.barrage() == 0 ? "" : ", dice " + guns.barrage())
        + (guns.camouflaged() ? ", camouflaged" : "")
        + (guns.sure() ? ", sure in Erich and Friedrich" : "");
  }

  private static String grant(Grant grant) {
    if (grant instanceof Grant.Straight straight) {
      return straight.times() + " straight on " + straight.row().orElse("any row");
    }
    if (grant instanceof Grant.Creeping creeping) {
      return "creeping from " + creeping.row() + " at " + creeping.add();
    }
    if (grant instanceof Grant.Gas gas) {
      return gas.markers() + " gas from " + (gas.cylinders() ? "cylinders" : "projectors");
    }
    if (grant instanceof Grant.PerUnit each) {
      return each.points() + (each.compulsory() ? " must" : " may") + " go on each unit";
    }
    Grant.Bruchmueller hits = (Grant.Bruchmueller) grant;
    return hits.commandPost()
        + " on the post, "
        + hits.communications()
        + " on communications, "
        + hits.pillbox()
        + " on each pillbox";
  }

  private static String structure(Structure structure) {
    List<String> hexes = structure.hexes().stream().map(Hex::id).toList();
    return structure.count()
        + " "
        + structure.kind()
        + (hexes.isEmpty() ? "" : " in " + String.join(" ", hexes))
        + (structure.camouflaged() ? " camouflaged" : "");
  }

  private static String more(Force force) {
    List<String> parts = new ArrayList<>();
    figure(parts, force.observers(), "observer");
    figure(parts, force.snipers(), "sniper");
    figure(parts, force.grenades(), "grenade");
    figure(parts, force.kBullets(), "k-bullet");
    force
        .post()
        .ifPresent(
            post ->
                parts.add(
                    post.count()
                        + " "
                        + post.kind()
                        + " for "
                        + String.join(" ", post.hexes().stream().map(Hex::id).toList())));
    return String.join(", ", parts);
  }

  private static void figure(List<String> parts, Optional<Figure> figure, String what) {
    figure.ifPresent(some -> add(parts, some.number(), what));
  }
}
