package org.adjutant.loos.series.support;

/** The points of section 7 that a title may rule otherwise. */
public record SupportRules(Allotment allotment, Drawing drawing) {
  public static SupportRules series(Allotment allotment) {
    return new SupportRules(allotment, Drawing.SERIES);
  }

  public SupportRules withAllotment(Allotment next) {
    return new SupportRules(next, drawing);
  }

  public SupportRules withDrawing(Drawing next) {
    return new SupportRules(allotment, next);
  }
}
