package org.adjutant.loos.series.combat.clash;

/** What a title may rule otherwise about every combat: strengths, columns, losses, companions. */
public record ClashRules(
    StrengthRule strengths,
    CoverRule covers,
    ShiftRule shifts,
    LossRule losses,
    Followers followers) {

  public static final ClashRules SERIES =
      new ClashRules(
          StrengthRule.SERIES,
          new TerrainCover(),
          ShiftRule.SERIES,
          LossRule.SERIES,
          Followers.SERIES);

  public ClashRules withStrengths(StrengthRule next) {
    return new ClashRules(next, covers, shifts, losses, followers);
  }

  public ClashRules withCovers(CoverRule next) {
    return new ClashRules(strengths, next, shifts, losses, followers);
  }

  public ClashRules withShifts(ShiftRule next) {
    return new ClashRules(strengths, covers, next, losses, followers);
  }

  public ClashRules withLosses(LossRule next) {
    return new ClashRules(strengths, covers, shifts, next, followers);
  }

  public ClashRules withFollowers(Followers next) {
    return new ClashRules(strengths, covers, shifts, losses, next);
  }
}
