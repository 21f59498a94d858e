package limber.lesson.question;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import limber.engine.Cursor;
import limber.engine.text.BadInput;
import limber.expression.Expression;
import limber.input.Goto;
import limber.input.SourceExpression;
import limber.input.SourcePosition;

/// A question that asks for a prediction. Its truth is computed by a run.
public sealed interface Question permits Question.Choices, Question.Number, Question.Curve, ElementQuestion,
        ArrowQuestion, ShapeQuestion, FormulaQuestion, CodeQuestion {
    /// Slug, unique in its step.
    String id();

    /// The moment of the question; for a curve, its end.
    Goto at();

    SourcePosition position();

    /// The truth, as the run gives it.
    ///
    /// @throws BadInput if the run gives no single answer: no choice holds or several do, or a number is not finite
    Answer truth(Trial trial);

    /// The moment from which on the run shows the truth, on the trial that has just given it.
    default Cursor shown(Trial trial) {
        return trial.cursor();
    }

    /// From 0 to 1. An answer counts as right from [MarkedAnswer#RIGHT] on.
    double score(Answer given, Answer truth);

    /// Whether an answer counts as right.
    default boolean right(Answer given, Answer truth) {
        return score(given, truth) >= MarkedAnswer.RIGHT;
    }

    /// @param when the condition that makes it right; empty where the choice itself is marked
    /// @param correct whether it is marked as the right one
    /// @param naive whether it is a beginner's first thought
    record Choice(Optional<SourceExpression> when, boolean correct, boolean naive) {}

    /// @param shuffled whether each student gets the choices in another order
    /// @param revote whether a class votes a second time, after it has talked
    record Choices(String id, Goto at, List<Choice> choices, boolean shuffled, boolean revote,
            SourcePosition position) implements Question {
        /// The order in which the choices are shown: their numbers, from 0.
        ///
        /// @param seed what the order depends on, such as the student and the lesson
        public List<Integer> order(String seed) {
            var order = new ArrayList<>(IntStream.range(0, choices.size()).boxed().toList());
            if (shuffled) Shuffle.of(order, (seed + "/" + id).hashCode());
            return order;
        }

        /// A beginner's first thought: its number, from 0; empty if none is marked.
        public OptionalInt naive() {
            return IntStream.range(0, choices.size()).filter(i -> choices.get(i).naive()).findFirst();
        }

        @Override public Answer truth(Trial trial) {
            Expression.Scope scope = trial.at(at);
            int[] right = IntStream.range(0, choices.size())
                    .filter(i -> choices.get(i).when().map(w -> w.holds(scope)).orElse(choices.get(i).correct()))
                    .toArray();
            if (right.length != 1)
                throw position.bad((right.length == 0 ? "no choice is true" : "choices " + spoken(right) + " are true")
                        + " when the lesson is played; exactly one would be right");
            return new Answer.Chosen(right[0]);
        }

        private static String spoken(int[] choices) {
            return String.join(" and ", Arrays.stream(choices).mapToObj(i -> String.valueOf(i + 1)).toList());
        }

        @Override public double score(Answer given, Answer truth) {
            return given.equals(truth) ? 1 : 0;
        }
    }

    /// @param mistakes wrong answers that have a reason of their own
    record Number(String id, Goto at, SourceExpression truth, String unit, Tolerance tolerance,
            List<SourceExpression> mistakes, SourcePosition position) implements Question {
        @Override public Cursor shown(Trial trial) {
            return trial.settled(at, scope -> new double[]{truth.value(scope)});
        }

        @Override public Answer truth(Trial trial) {
            Expression.Scope scope = trial.at(at);
            double value = truth.value(scope);
            if (!Double.isFinite(value)) throw notFinite(truth, value);
            return new Answer.Figure(value, mistakes.stream().map(m -> m.value(scope)).toList());
        }

        private static BadInput notFinite(SourceExpression what, double value) {
            return what.position()
                    .bad("this is " + value + " when the lesson is played; a finite number would be right");
        }

        @Override public double score(Answer given, Answer truth) {
            return near(((Answer.Figure) given).value(), ((Answer.Figure) truth).value()) ? 1 : 0;
        }

        /// Whether an answer is taken for a number: within the tolerance of it.
        private boolean near(double given, double number) {
            return Double.isFinite(number) && Math.abs(given - number) <= tolerance.of(number);
        }

        /// The mistake that an answer is, from 0: the nearest one within tolerance; empty if the answer is right or no
        /// such mistake.
        ///
        /// @param truth what a run gave
        public Optional<Integer> mistake(Answer given, Answer truth) {
            if (right(given, truth)) return Optional.empty();
            double value = ((Answer.Figure) given).value();
            List<Double> known = ((Answer.Figure) truth).mistakes();
            return IntStream.range(0, known.size()).boxed().filter(i -> near(value, known.get(i)))
                    .min(Comparator.comparingDouble(i -> Math.abs(value - known.get(i))));
        }

        /// The mistakes that no student could be told apart by: one that is not finite, one that counts as right, one
        /// that is taken for an earlier one.
        ///
        /// @param truth what a run gave
        public List<BadInput> indistinct(Answer.Figure truth) {
            var bad = new ArrayList<BadInput>();
            List<Double> known = truth.mistakes();
            for (int i = 0; i < known.size(); i++) {
                double value = known.get(i);
                SourcePosition place = mistakes.get(i).position();
                if (!Double.isFinite(value)) bad.add(notFinite(mistakes.get(i), value));
                else if (near(value, truth.value())) bad.add(place.bad("this mistake is " + value
                        + ", within tolerance of the truth, " + truth.value() + "; another value would be right"));
                else known.subList(0, i).stream().filter(earlier -> near(value, earlier)).findFirst()
                        .ifPresent(earlier -> bad.add(place.bad("this mistake is " + value + ", within tolerance of "
                                + "an earlier one, " + earlier + "; another value would be right")));
            }
            return bad;
        }
    }

    /// @param from the frame that it begins with
    record Curve(String id, int from, Goto at, SourceExpression truth, String unit, Tolerance tolerance,
            SourcePosition position)
            implements Question {
        public static final int SAMPLES = 50;

        @Override public Answer truth(Trial trial) {
            return new Answer.Drawn(
                    samples(IntStream.rangeClosed(from, at.frame()).mapToDouble(n -> value(trial, n)).toArray()));
        }

        /// How many frames it has a value of.
        int frames() {
            return at.frame() - from + 1;
        }

        /// The true value in a frame.
        ///
        /// @throws BadInput if it is not finite
        double value(Trial trial, int frame) {
            double value = truth.value(trial.at(Goto.complete(frame, truth.position())));
            if (!Double.isFinite(value)) throw truth.position().bad("this is " + value + " in frame " + frame
                    + " when the lesson is played; finite numbers would be right");
            return value;
        }

        /// Of a value a frame, with straight lines between them.
        public static double[] samples(double[] frames) {
            var samples = new double[SAMPLES];
            for (int i = 0; i < SAMPLES; i++) {
                double x = (double) i * (frames.length - 1) / (SAMPLES - 1);
                int left = Math.min((int) x, Math.max(0, frames.length - 2)),
                        right = Math.min(left + 1, frames.length - 1);
                samples[i] = frames[left] + (x - left) * (frames[right] - frames[left]);
            }
            return samples;
        }

        @Override public double score(Answer given, Answer truth) {
            return Tolerance.score(off(given, truth), margin(truth));
        }

        /// How far a curve is from the true one: the root mean square over all samples, in its unit.
        public double off(Answer given, Answer truth) {
            double[] drawn = ((Answer.Drawn) given).samples(), is = ((Answer.Drawn) truth).samples();
            return Math.sqrt(IntStream.range(0, SAMPLES).mapToDouble(i -> (drawn[i] - is[i]) * (drawn[i] - is[i])).sum()
                    / SAMPLES);
        }

        /// Up to which distance a curve is right, in its unit; a percentage refers to the largest sample.
        public double margin(Answer truth) {
            return tolerance.of(Arrays.stream(((Answer.Drawn) truth).samples()).map(Math::abs).max().orElse(0));
        }
    }
}
