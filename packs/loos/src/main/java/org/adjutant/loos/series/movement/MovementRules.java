package org.adjutant.loos.series.movement;

/** The points of sections 5 and 6.1 that a title may rule otherwise. */
public record MovementRules(
    Stacking stacking,
    Allowance allowance,
    ZoneBar zoneBar,
    MobileRight mobileRight,
    RouteEffect routeEffect,
    Entrance entrance,
    StepRule steps) {

  public static final MovementRules SERIES =
      new MovementRules(
          Stacking.SERIES,
          Allowance.SERIES,
          ZoneBar.SERIES,
          MobileRight.SERIES,
          RouteEffect.SERIES,
          Entrance.SERIES,
          StepRule.SERIES);

  public MovementRules withStacking(Stacking next) {
    return new MovementRules(next, allowance, zoneBar, mobileRight, routeEffect, entrance, steps);
  }

  public MovementRules withAllowance(Allowance next) {
    return new MovementRules(stacking, next, zoneBar, mobileRight, routeEffect, entrance, steps);
  }

  public MovementRules withZoneBar(ZoneBar next) {
    return new MovementRules(stacking, allowance, next, mobileRight, routeEffect, entrance, steps);
  }

  public MovementRules withMobileRight(MobileRight next) {
    return new MovementRules(stacking, allowance, zoneBar, next, routeEffect, entrance, steps);
  }

  public MovementRules withRouteEffect(RouteEffect next) {
    return new MovementRules(stacking, allowance, zoneBar, mobileRight, next, entrance, steps);
  }

  public MovementRules withEntrance(Entrance next) {
    return new MovementRules(stacking, allowance, zoneBar, mobileRight, routeEffect, next, steps);
  }

  public MovementRules withSteps(StepRule next) {
    return new MovementRules(
        stacking, allowance, zoneBar, mobileRight, routeEffect, entrance, next);
  }
}
