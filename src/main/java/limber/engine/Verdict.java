package limber.engine;

/// What theory says about a setting before it is run.
///
/// @param limit the largest stable substep in s; infinite where there is none
/// @param rule the inequality it comes from
/// @param substep the substep that is set, in s
public record Verdict(double limit, String rule, double substep, boolean stable) {}
