package org.adjutant.nomansland.setting.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;

/**
 * What one side has.
 *
 * @param nation {@code french}, {@code german} or {@code british}
 * @param levies fighting units and Officers
 * @param observers Forward Observers, likewise snipers, Grenade markers and K-Bullets
 * @param mortar what is special about its mortars
 * @param post the Bombers for Bombing Posts, if the scenario has these
 * @param reserve the Counter-Attack force, if there is one (NI-076)
 */
public record Force(
    String nation,
    List<Levy> levies,
    Aircraft aircraft,
    Artillery artillery,
    Optional<Figure> observers,
    Optional<Figure> snipers,
    Optional<Figure> grenades,
    Optional<Figure> kBullets,
    List<Grant> barrages,
    List<Structure> structures,
    List<Placement> placements,
    Optional<Formation> formation,
    Optional<MortarRule> mortar,
    Optional<Post> post,
    Optional<Reserve> reserve,
    Optional<CounterPreparation> counterPreparation) {
  private static final List<String> NATIONS = List.of("french", "german", "british");

  public Force {
    levies = List.copyOf(levies);
    barrages = List.copyOf(barrages);
    structures = List.copyOf(structures);
    placements = List.copyOf(placements);
    if (!NATIONS.contains(nation)) {
      throw new DataException("a nation is one of " + NATIONS + ", not \"" + nation + "\"");
    }
  }

  static Force parse(Data data) {
    Form form =
        new Form(
            data,
            "nation",
            "units",
            "aircraft",
            "artillery",
            "observers",
            "snipers",
            "grenades",
            "kBullets",
            "barrages",
            "structures",
            "placements",
            "formation",
            "mortar",
            "post",
            "reserve",
            "counterPreparation");
    return new Force(
        form.text("nation"),
        form.each("units", Levy::parse),
        form.one("aircraft", Aircraft::parse).orElse(Aircraft.NONE),
        form.part("artillery", Artillery::parse),
        form.one("observers", Figure::count),
        form.one("snipers", Figure::count),
        form.one("grenades", Figure::count),
        form.one("kBullets", Figure::count),
        form.each("barrages", Grant::parse),
        form.each("structures", Structure::parse),
        form.each("placements", Placement::parse),
        form.one("formation", Formation::parse),
        form.one("mortar", MortarRule::parse),
        form.one("post", Post::parse),
        form.one("reserve", Reserve::parse),
        form.one("counterPreparation", CounterPreparation::parse));
  }

  /** What its side is called: {@code French}. */
  public String name() {
    return nation.substring(0, 1).toUpperCase(Locale.ROOT) + nation.substring(1);
  }

  /** The barrages of one sort that it is granted. */
  public <G extends Grant> List<G> barrages(Class<G> sort) {
    return barrages.stream().filter(sort::isInstance).map(sort::cast).toList();
  }

  /** Every kind of counter that it names. */
  public List<String> kinds() {
    List<String> kinds = new ArrayList<>();
    levies.forEach(levy -> levy.forms().forEach(lot -> kinds.add(lot.kind())));
    structures.forEach(structure -> kinds.add(structure.kind()));
    placements.forEach(placement -> kinds.addAll(placement.kinds()));
    formation.ifPresent(made -> made.stacks().forEach(kinds::addAll));
    formation.ifPresent(made -> kinds.addAll(made.extra()));
    post.ifPresent(bombers -> kinds.add(bombers.kind()));
    reserve.flatMap(Reserve::units).ifPresent(lot -> kinds.add(lot.kind()));
    return kinds.stream().distinct().toList();
  }
}
