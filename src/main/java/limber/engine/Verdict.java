package limber.engine;

import java.math.BigDecimal;
import java.math.MathContext;

/// The result of stability theory for settings, known before they run.
///
/// @param limit the largest stable substep in s; infinite where there is none
/// @param rule the inequality it comes from, or the reason why nothing can be unstable
/// @param measured the rule's value for these settings, such as `c·h = 1.08`; empty where there is no limit
/// @param substep the substep that is set, in s
public record Verdict(double limit, String rule, String measured, double substep, boolean stable) {
    /// A verdict for a setting that is stable at any substep.
    public static Verdict always(String why, double substep) {
        return new Verdict(Double.POSITIVE_INFINITY, why, "", substep, true);
    }

    /// @param left the name of the rule's left side
    /// @param value its value
    public static Verdict of(double limit, String rule, String left, double value, double substep, boolean stable) {
        return new Verdict(limit, rule,
                left + " = " + Kind.plain(new BigDecimal(value).round(new MathContext(3)).doubleValue()), substep,
                stable);
    }
}
