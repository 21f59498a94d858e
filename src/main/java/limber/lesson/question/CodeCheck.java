package limber.lesson.question;

import java.util.List;
import limber.engine.Cursor;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.run.Operations;
import limber.engine.run.Run;
import limber.engine.settings.Kernel;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.text.BadInput;
import limber.input.SourceExpression;
import limber.math.exact.Exact;

/// A check that a written code must fulfil.
public sealed interface CodeCheck {
    /// @param at the element or the frame that it is about; -1 for none
    /// @param given what the code gives
    /// @param right what would be right
    record Outcome(CodeCheck check, boolean holds, int at, double given, double right) {}

    /// The word by which a lesson calls it.
    String word();

    /// Every operation writes what the model's own code writes. [CodeJudge] sees to it.
    record Same() implements CodeCheck {
        @Override public String word() { return "same"; }
    }

    /// A check of a whole scene.
    sealed interface OfScene extends CodeCheck {
        Outcome run(CodeScene scene, String phase, Kernel kernel);
    }

    /// A force is minus the gradient of its energy, by central differences, at the first rounds of the phase.
    ///
    /// @param energy what falls along the force
    /// @param by the channel of the places
    /// @param of the channel of the forces, to which the phase adds
    record Gradient(SourceExpression energy, String by, String of) implements OfScene {
        /// Of a place, m, and the largest difference, as a share of the largest force.
        private static final double STEP = 1e-6, NEAR = 1e-5;

        @Override public String word() { return "gradient"; }

        @Override public Outcome run(CodeScene scene, String phase, Kernel kernel) {
            Run run = scene.begin();
            while (!run.slot().phase().name().equals(phase)) run.nextPhase();
            Operations there = Operations.of(run);
            Phase own = there.slot().phase();
            State before = there.state(), after = before.copy();
            Kernels.in(own, kernel).run(after, there.slot().index(), 0, there.size());
            return compared(scene, before, forces(before, after));
        }

        private double[] forces(State before, State after) {
            double[] from = before.named(of), added = after.named(of).clone();
            for (int i = 0; i < added.length; i++) added[i] -= from[i];
            return added;
        }

        private Outcome compared(CodeScene scene, State s, double[] force) {
            int width = s.channel(by).orElseThrow().width(), worst = 0;
            double largest = 0, off = -1;
            var slope = new double[force.length];
            for (int i = 0; i < force.length; i++) {
                slope[i] = -(energy(scene, s, i, STEP) - energy(scene, s, i, -STEP)) / (2 * STEP);
                largest = Math.max(largest, Math.max(Math.abs(slope[i]), Math.abs(force[i])));
                if (Math.abs(force[i] - slope[i]) <= off) continue;
                off = Math.abs(force[i] - slope[i]);
                worst = i;
            }
            return new Outcome(this, off <= NEAR * largest, worst / width, force[worst], slope[worst]);
        }

        private double energy(CodeScene scene, State s, int number, double by) {
            State moved = s.copy();
            double[] place = {moved.named(this.by)[number] + by};
            moved.put(moved.channel(this.by).orElseThrow(), number, place);
            return energy.value(new StateScope(scene.model(), scene.p(), moved));
        }
    }

    /// Numbers that do not change from frame to frame.
    record Momentum(List<SourceExpression> sums) implements OfScene {
        /// The largest change, relative to the number, and in its SI unit near 0.
        private static final double NEAR = 1e-9;

        @Override public String word() { return "momentum"; }

        @Override public Outcome run(CodeScene scene, String phase, Kernel kernel) {
            CodeScene edited = scene.with(scene.p().with(kernel));
            Run run = edited.begin();
            double[] first = values(edited, run);
            for (int frame = scene.from(); frame <= scene.to(); frame++) {
                run.next();
                double[] now = values(edited, run);
                for (int i = 0; i < now.length; i++)
                    if (!(Math.abs(now[i] - first[i]) <= NEAR * Math.max(1, Math.abs(first[i]))))
                        return new Outcome(this, false, frame, now[i], first[i]);
            }
            return new Outcome(this, true, scene.to(), first[0], first[0]);
        }

        private double[] values(CodeScene scene, Run run) {
            var scope = new StateScope(scene.model(), run.settings(), run.picture());
            return sums.stream().mapToDouble(s -> s.value(scope)).toArray();
        }
    }

    /// The order at which a number converges when the time step is halved, and halved again: that of the model's own
    /// code. It is log₂ of |m(h) − m(h/2)| / |m(h/2) − m(h/4)|, with m at the time at which the scene ends.
    ///
    /// @param by a number of steps, which is doubled, or a time step, which is halved
    /// @param time of a moment, s
    record Order(SourceExpression measure, Parameter<?> by, SourceExpression time) implements OfScene {
        private static final double NEAR = 0.2, SAME_TIME = 1e-9;

        @Override public String word() { return "order"; }

        /// @throws BadInput if nothing converges even with the model's own code
        @Override public Outcome run(CodeScene scene, String phase, Kernel kernel) {
            double given = observed(scene.with(scene.p().with(kernel))), right = observed(scene);
            if (!Double.isFinite(right)) throw measure.position().bad("this has no order: it does not converge when "
                    + by.name() + " is made finer; another number, or another parameter, would be right");
            return new Outcome(this, Math.abs(given - right) <= NEAR, -1, given, right);
        }

        private double observed(CodeScene scene) {
            double end = time.value(at(scene, scene.to()));
            double one = finer(scene, 1, end), half = finer(scene, 2, end), quarter = finer(scene, 4, end);
            return Exact.log(Math.abs(one - half) / Math.abs(half - quarter)) / Exact.log(2);
        }

        /// The number with finer steps, at the same time: finer steps may make frames shorter, or longer.
        private double finer(CodeScene scene, int times, double end) {
            double now = Double.parseDouble(scene.p().text(by));
            CodeScene finer = scene.with(scene.p().with(by.name(), by.kind() instanceof Kind.Count
                    ? Long.toString(Math.round(now * times))
                    : Kind.plain(now / times)));
            for (int frame : new int[]{scene.to(), scene.to() * times, scene.to() / times}) {
                StateScope there = at(finer, frame);
                if (Math.abs(time.value(there) - end) <= SAME_TIME * Math.max(1, end)) return measure.value(there);
            }
            throw measure.position()
                    .bad("with a " + by.name() + " that is " + times + " times as fine no frame ends at "
                            + Kind.plain(end) + " s, where the scene ends; another clock or parameter would be right");
        }

        private static StateScope at(CodeScene scene, int frame) {
            Run run = scene.from(1).begin();
            run.seek(run.branch(), Cursor.complete(frame));
            return new StateScope(scene.model(), run.settings(), run.picture());
        }
    }
}
