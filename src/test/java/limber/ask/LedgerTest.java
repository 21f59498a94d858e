package limber.ask;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import limber.engine.model.Balance;
import limber.engine.model.Model;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Ledgers of motions whose energy is known.
class LedgerTest {
    private static final double H = 1.0 / 60;

    /// What an account has done after so many frames.
    private static double done(String account, int frames, Settings p, String model) {
        Run run = run(Catalog.model(model), p);
        Ledger ledger = Ledger.of(run, Balance.Kind.ENERGY).getFirst();
        double sum = 0;
        for (int n = 0; n < frames; n++) sum += ledger.next(run).account(ledger.accounts().indexOf(account));
        return sum;
    }

    private static Run run(Model model, Settings p) {
        var timeline = new Timeline(model);
        return new Run(timeline, timeline.root(p, List.of()));
    }

    private static Settings with(Settings p, String... sets) {
        for (String set : sets) p = p.with(set.substring(0, set.indexOf('=')), set.substring(set.indexOf('=') + 1));
        return p;
    }

    private static Settings oneSpring(String... sets) {
        return with(Catalog.model("cloth").presets().stream().filter(q -> q.name().equals("one-spring")).findFirst()
                .orElseThrow().settings(), sets);
    }

    /// A step of a spring with ω² = 1000/s² that begins 0.5 m long divides its energy by 1 + h²ω² under backward
    /// Euler, and multiplies it by that under the explicit one. Nothing else is there to do so.
    @ParameterizedTest
    @CsvSource({"xpbd, implicit, -1", "vbd, implicit, -1", "springs, implicit, -1", "springs, explicit, 1"})
    void eulerLosesOrMakesAShareOfASpringsEnergy(String method, String integrator, int sign) {
        double factor = Math.pow(1 + H * H * 1000, 4 * sign), energy = 0.5 * 1000 * 0.25;
        Settings p = oneSpring("method=" + method, "integrator=" + integrator);
        assertEquals(energy * (factor - 1), done(Ledger.METHOD, 4, p, "cloth"), 1e-9 * energy);
        assertEquals(0, done("damping", 4, p, "cloth"));
    }

    /// Backward Euler with damping: v' = (v − h·k·u)/(1 + h·β + h²·k), u' = u + h·v'; the damper takes β·v' along h·v'.
    @ParameterizedTest
    @ValueSource(strings = {"xpbd", "vbd", "springs"})
    void aDamperTakesItsForceTimesTheWay(String method) {
        double k = 1000, beta = 5, u = 0.5, v = 0, taken = 0;
        for (int n = 0; n < 10; n++) {
            v = (v - H * k * u) / (1 + H * beta + H * H * k);
            u += H * v;
            taken -= beta * v * H * v;
        }
        Settings p = oneSpring("method=" + method, "integrator=implicit", "springDamping=5");
        assertEquals(taken, done("damping", 10, p, "cloth"), 1e-9 * -taken);
    }

    /// Falling, ½·m·g²·h² a step: lost by the semi-implicit Euler method, made by the explicit one, and neither by
    /// velocity-Verlet.
    @ParameterizedTest
    @CsvSource({"symplectic, -1", "explicit, 1", "velocity-verlet, 0"})
    void aFallIsExactForOneOfThree(String integrator, int sign) {
        Settings p = with(Catalog.model("cloth").defaults(), "method=springs", "integrator=" + integrator, "drag=0",
                "pins=none", "gather=0", "bend=false", "mass=2", "substep=0.001", "substeps=3");
        double each = 0.5 * 2 * 9.81 * 9.81 * 0.001 * 0.001;
        assertEquals(sign * 30 * each, done(Ledger.METHOD, 10, p, "cloth"), 1e-9);
    }

    /// Every step keeps 1 − d·h of a velocity.
    @ParameterizedTest
    @CsvSource({"soft, springs-volume", "soft, fem"})
    void dampingTakesItsShareOfASlide(String model, String method) {
        Settings p = with(Catalog.model(model).defaults(), "method=" + method, "gravity=0,0,0", "launch=2,0,0",
                "damping=3", "substep=0.002", "substeps=4");
        Run run = run(Catalog.model(model), p);
        double kinetic = Ledger.of(run, Balance.Kind.ENERGY).getFirst().next(run).before()[0],
                kept = Math.pow(1 - 3 * 0.002, 2 * 4 * 5);
        assertEquals((kept - 1) * kinetic, done("damping", 5, p, model), 1e-9 * kinetic);
        assertEquals(0, done(Ledger.METHOD, 5, p, model), 1e-9 * kinetic);
    }

    /// A particle of unit mass that falls on the floor, without friction, loses what it fell with.
    @Test
    void aFloorTakesTheSpeedOfAFall() {
        Settings p = with(Catalog.model("cloth").defaults(), "columns=1", "rows=0", "width=1", "gather=0",
                "orientation=lying", "pins=none", "mass=2", "drag=0", "collide=true", "obstacle=floor",
                "floorAt=0,-0.1,0", "thickness=0", "friction=0", "method=springs", "integrator=velocity-verlet",
                "substep=0.001", "substeps=200");
        // it falls by g·t²/2 = 0.1 m and comes to rest there; less than a step's fall is put right
        assertEquals(-2 * 9.81 * 0.1, done("contact", 1, p, "cloth") + done("wind", 1, p, "cloth"), 0.03);
        assertEquals(0, done(Ledger.METHOD, 1, p, "cloth"), 1e-9);
    }

    /// No pins: what springs and constraints do to each other adds up to nothing. The air pushes. Block descent, which
    /// moves one end of a spring at a time, keeps it only once it has converged.
    @ParameterizedTest
    @CsvSource({"xpbd, implicit", "springs, implicit", "springs, symplectic", "springs, explicit",
        "springs, velocity-verlet"})
    void aFreeClothKeepsItsMomentum(String method, String integrator) {
        keeps("cloth", Balance.Kind.MOMENTUM, with(Catalog.model("cloth").defaults(), "pins=none", "method=" + method,
                "integrator=" + integrator, "tolerance=0", "substep=0.0005", "springDamping=0.01", "damping=0.5"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"springs-volume", "neo-hookean-xpbd", "fem", "shape-matching"})
    void aFreeBodyKeepsItsMomentum(String method) {
        keeps("soft", Balance.Kind.MOMENTUM, spinning(method));
    }

    /// Position based dynamics keep it only as far as substeps are short.
    @ParameterizedTest
    @ValueSource(strings = {"fem", "shape-matching"})
    void aBodyOfForcesKeepsItsSpin(String method) {
        keeps("soft", Balance.Kind.ANGULAR_MOMENTUM, spinning(method));
    }

    @Test
    void aFreeRopeKeepsItsMomentum() {
        keeps("rope", Balance.Kind.MOMENTUM, with(Catalog.model("rope").defaults(), "pinStart=false", "damping=2"));
    }

    /// So does a rod, whatever its own segments do to it.
    @Test
    void aFreeRodKeepsItsMomentum() {
        keeps("strand", Balance.Kind.MOMENTUM, with(Catalog.model("strand").defaults(), "startPin=free", "turns=1",
                "launch=1,2,0", "spin=0,3,1", "load=0.5,0,0", "damping=0.4"));
    }

    private static Settings spinning(String method) {
        return with(Catalog.model("soft").defaults(), "method=" + method, "launch=1,2,0", "spin=0.5,1,0",
                "stretch=1.02,1,1", "damping=0.4");
    }

    private static void keeps(String model, Balance.Kind kind, Settings p) {
        Run start = run(Catalog.model(model), p);
        double largest = 0, held = 0;
        var methods = new ArrayList<Double>();
        for (Ledger ledger : Ledger.of(start, kind)) {
            Run run = start.copy();
            double method = 0;
            for (int n = 0; n < 20; n++) {
                Ledger.Frame frame = ledger.next(run);
                method += frame.account(ledger.accounts().size() - 1);
                int support = ledger.accounts().indexOf(Balance.SUPPORT);
                if (support >= 0) held = Math.max(held, Math.abs(frame.account(support)));
                largest = Math.max(largest, Math.abs(frame.after()[0]));
            }
            methods.add(method);
        }
        for (double method : methods) assertEquals(0, method, 1e-9 * largest, methods.toString());
        assertEquals(0, held, 1e-9 * largest, "nothing holds it");
    }

    /// What holds the pinned end of a rope that hangs still carries its free particles.
    @Test
    void aPinCarriesARopeAtRest() {
        Settings p = with(Catalog.model("rope").defaults(), "segments=4", "end=0,-3,0", "iterations=200",
                "damping=5");
        Run run = run(Catalog.model("rope"), p);
        Ledger y = Ledger.of(run, Balance.Kind.MOMENTUM).get(1);
        Ledger.Frame frame = y.next(run);
        for (int n = 0; n < 300; n++) frame = y.next(run);
        double carried = frame.account(y.accounts().indexOf(Balance.SUPPORT));
        assertEquals(4 * 9.81 * 0.02, carried, 1e-6); // four free particles of unit mass, a frame of 0.02 s
        assertEquals(0, frame.account(y.accounts().indexOf(Ledger.METHOD)), 1e-12);
    }

    /// A stick of length 1 that lies level falls by g·h² in a substep, and is then shortened to its length: the pin has
    /// pulled its free end by (1, −g·h²)·(1/√(1 + g²h⁴) − 1), which counts as a velocity when divided by h.
    @Test
    void aPinPullsAtAStickThatFalls() {
        double h = 0.02, fall = 9.81 * h * h, share = 1 / Math.sqrt(1 + fall * fall) - 1;
        Settings p = with(Catalog.model("rope").defaults(), "segments=1", "start=0,0,0", "end=1,0,0", "length=1",
                "pinEnd=false", "damping=0", "correction=weighted", "substeps=1", "iterations=1");
        Run run = run(Catalog.model("rope"), p);
        List<Ledger> axes = Ledger.of(run, Balance.Kind.MOMENTUM);
        int support = axes.getFirst().accounts().indexOf(Balance.SUPPORT);
        assertEquals(share / h, axes.get(0).next(run.copy()).account(support), 1e-12);
        assertEquals(-fall * share / h, axes.get(1).next(run.copy()).account(support), 1e-12);
    }

    /// What holds the upper edge of a cloth or the left face of a beam at rest carries the mass that is free.
    @ParameterizedTest
    @CsvSource({"cloth, method=springs integrator=symplectic", "cloth, method=xpbd", "soft, method=fem",
        "soft, method=neo-hookean-xpbd", "soft, method=springs-volume", "strand, "})
    void pinsCarryWhatHangsAtRest(String model, String method) {
        Settings p = Catalog.model(model).defaults();
        if (method != null) p = with(p, method.split(" "));
        p = with(p, "damping=4");
        if (model.equals("cloth")) p = with(p, "drag=0", "columns=3", "rows=3");
        if (model.equals("soft")) p = with(p, "pins=left", "cellsX=2", "cellsY=2", "cellsZ=1");
        Run run = run(Catalog.model(model), p);
        Ledger y = Ledger.of(run, Balance.Kind.MOMENTUM).get(1);
        int support = y.accounts().indexOf(Balance.SUPPORT), gravity = y.accounts().indexOf(Balance.GRAVITY);
        Ledger.Frame frame = y.next(run);
        for (int n = 0; n < 600; n++) frame = y.next(run);
        assertTrue(frame.account(gravity) < 0);
        assertEquals(-frame.account(gravity), frame.account(support), -1e-3 * frame.account(gravity));
    }

    /// Where particles move one by one, or as a whole, what pins do cannot be told from what the method does.
    @ParameterizedTest
    @CsvSource({"rope, sweep=jacobi", "cloth, method=vbd", "cloth, method=springs integrator=implicit",
        "soft, method=shape-matching"})
    void theRestIsCalledWhatItIs(String model, String method) {
        Ledger y = Ledger.of(run(Catalog.model(model), with(Catalog.model(model).defaults(), method.split(" "))),
                Balance.Kind.MOMENTUM).get(1);
        assertEquals(Ledger.METHOD_AND_SUPPORT, y.accounts().getLast());
        assertFalse(y.accounts().contains(Balance.SUPPORT));
    }
}
