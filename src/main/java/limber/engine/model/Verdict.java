package limber.engine.model;

import java.util.ArrayList;
import java.util.List;
import limber.engine.settings.Kind;

/// A promise of stability theory for settings, known before they run: a stable run stays finite and near the scene.
/// It says nothing about the accuracy of the run, nor about inputs.
///
/// @param limit the largest stable substep in s; infinite where none is unstable, NaN where no limit is known
/// @param rule the inequality that the limit comes from, or the reason for the claim
/// @param measured the rule's value for these settings, such as `c·h = 1.08`; empty where there is no limit
/// @param substep the substep that is set, in s
/// @param conditions what the claim takes for granted, or leaves out
public record Verdict(Claim claim, double limit, Sentence rule, String measured, double substep,
        List<Sentence> conditions) {
    /// Whether a run is promised to stay finite, is expected to explode, or neither is known.
    public enum Claim { STABLE, UNSTABLE, NONE }

    /// A sentence without its full stop.
    ///
    /// @param name the captions of a model have it in each language under `stability.NAME`
    /// @param english the same sentence for messages and the command line
    public record Sentence(String name, String english) {
        @Override public String toString() {
            return english;
        }
    }

    /// The name of a reason why no substep is unstable, and that of an inequality.
    private static final String ALWAYS = "always", RULE = "rule";

    public Verdict {
        conditions = List.copyOf(conditions);
    }

    /// A verdict for a setting that is stable at any substep.
    public static Verdict always(String why, double substep) {
        return new Verdict(Claim.STABLE, Double.POSITIVE_INFINITY, new Sentence(ALWAYS, why), "", substep, List.of());
    }

    /// A verdict for a setting that nothing is promised for.
    public static Verdict none(Sentence why, double substep) {
        return new Verdict(Claim.NONE, Double.NaN, why, "", substep, List.of());
    }

    /// @param left the name of the rule's left side
    /// @param value its value
    public static Verdict of(double limit, String rule, String left, double value, double substep, boolean stable) {
        return new Verdict(stable ? Claim.STABLE : Claim.UNSTABLE, limit, new Sentence(RULE, rule),
                left + " = " + Kind.plain(value, 3), substep,
                List.of());
    }

    /// The same verdict under one more condition.
    public Verdict given(Sentence condition) {
        var all = new ArrayList<>(conditions);
        all.add(condition);
        return new Verdict(claim, limit, rule, measured, substep, all);
    }

    /// The same without a promise, although no limit is broken.
    public Verdict unclaimed(Sentence why) {
        return new Verdict(Claim.NONE, Double.isInfinite(limit) ? Double.NaN : limit, why, measured, substep,
                conditions);
    }

    /// Whether the run is promised to stay finite.
    public boolean stable() {
        return claim == Claim.STABLE;
    }

    /// Whether a limit is broken.
    public boolean unstable() {
        return claim == Claim.UNSTABLE;
    }
}
