package org.adjutant.loos.series.combat.clash;

/**
 * What a title may rule otherwise about every combat: strengths, lines, losses and who is with
 * whom.
 */
public record ClashRules(
    StrengthRule strengths, CoverRule covers, LossRule losses, Followers followers) {

  public static final ClashRules SERIES =
      new ClashRules(StrengthRule.SERIES, new TerrainCover(), LossRule.SERIES, Followers.SERIES);

  public ClashRules withStrengths(StrengthRule next) {
    return new ClashRules(next, covers, losses, followers);
  }

  public ClashRules withCovers(CoverRule next) {
    return new ClashRules(strengths, next, losses, followers);
  }

  public ClashRules withLosses(LossRule next) {
    return new ClashRules(strengths, covers, next, followers);
  }

  public ClashRules withFollowers(Followers next) {
    return new ClashRules(strengths, covers, losses, next);
  }
}
