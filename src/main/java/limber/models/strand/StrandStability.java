package limber.models.strand;

import static limber.models.strand.StrandParameters.*;

import limber.engine.model.Verdict;
import limber.engine.model.Verdict.Sentence;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;

/// The stability of a strand, known before it runs: joints and segments are backward Euler at any substep; only the
/// damping is explicit.
///
/// That holds while a segment turns, moves and stretches little in a substep. Where loads, weights or speeds may carry
/// it farther, or a torque drives joints round and round, the limit is not broken, but nothing is promised.
final class StrandStability {
    private static final String ALWAYS = "strains are solved anew in each substep, whatever its length: "
            + "no substep is unstable";
    private static final Sentence MOVED =
            new Sentence("moved", "an end that is moved or turned by hand is pulled along in one substep, which adds "
                    + "energy"),
            VIOLENT = new Sentence("violent",
                    "loads, weights or speeds may turn or stretch a segment far in one substep, or carry the "
                            + "strand away"),
            PUSHED = new Sentence("pushed", "particles that are nearer to each other than the thickness are pushed "
                    + "apart, which adds energy");
    /// Radians in a substep; strains, or lengths of a segment in a substep; T·l/GJ, above which a joint goes round.
    private static final double LITTLE = 0.25, FAR = 2, ROUND = 10;
    /// Of `rotary`, that of `weight` = `published`: 1/J instead of 1/(4J).
    private static final double LIGHTEST = 0.3;
    /// m/s² under which a free strand stays near for the seconds that it is watched.
    private static final double CARRIED = 100;

    private final Settings p;
    private final double h, shortest, longest, length, mass, inertia;

    private StrandStability(Settings p) {
        this.p = p;
        h = CLOCK.step(p);
        double least = Double.POSITIVE_INFINITY, most = 0, sum = 0;
        for (double l : StrandPlacement.of(p).lengths) {
            least = Math.min(least, l);
            most = Math.max(most, l);
            sum += l;
        }
        shortest = least;
        longest = most;
        length = sum;
        double radius = p.get(RADIUS), perLength = p.get(DENSITY) * Math.PI * radius * radius;
        mass = perLength * length;
        inertia = p.get(ROTARY) * perLength * shortest * (radius * radius / 2 + shortest * shortest / 12);
    }

    static Verdict verdict(Settings p) {
        return new StrandStability(p).verdict();
    }

    private Verdict verdict() {
        Verdict damped = damped().given(MOVED);
        if (damped.unstable()) return damped;
        if (violent()) return damped.unclaimed(VIOLENT);
        return p.get(SELF_CONTACT) && p.get(THICKNESS) > p.get(APART) * shortest ? damped.unclaimed(PUSHED) : damped;
    }

    private Verdict damped() {
        double damping = p.get(DAMPING), spin = p.get(SPIN_DAMPING), faster = Math.max(damping, spin);
        if (faster == 0) return Verdict.always(ALWAYS, h);
        String of = spin > damping ? "spinDamping·h" : "damping·h";
        return Verdict.of(2 / faster, of + " < 2", of, faster * h, h, faster * h < 2);
    }

    private boolean violent() {
        return light() || byTorque() || byForce() || bySpeed();
    }

    /// Segments that turn so easily that a pull turns them over.
    private boolean light() {
        return p.get(ROTARY) * (p.get(WEIGHT) == Rule.PUBLISHED ? LIGHTEST : 1) < LIGHTEST;
    }

    private boolean byTorque() {
        Section section = Section.of(p);
        double torque = p.get(TORQUE).length();
        return h * h * torque / inertia > LITTLE || torque * longest / Math.min(section.gj(), section.ei()) > ROUND;
    }

    private boolean byForce() {
        Section section = Section.of(p);
        double load = p.get(LOAD).length(), weight = mass * p.get(GRAVITY).length(),
                end = mass * shortest / (2 * length), soft = Math.min(section.ga(), section.ea());
        boolean loose = p.get(START_PIN) == Pin.FREE && (!open(p) || p.get(END_PIN) == Pin.FREE);
        return h * h * (load / end + p.get(GRAVITY).length()) > FAR * shortest
                || p.get(EXTENSIBLE) && (load + (loose ? 0 : weight)) / soft > FAR
                || loose && load / mass > CARRIED;
    }

    private boolean bySpeed() {
        Vec spin = p.get(SPIN);
        double turning = Math.max(Math.abs(p.get(START_RATE)), Math.abs(p.get(END_RATE))) * Math.PI / 180;
        return h * Math.max(spin.length(), turning) > LITTLE
                || h * (p.get(LAUNCH).length() + spin.length() * length) > FAR * shortest;
    }
}
