package limber.lesson.question;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import limber.engine.settings.Vec;
import limber.expression.Expression;

/// The answer of a student; or the truth, which is the answer that the run gives.
public sealed interface Answer {
    /// @param index of a choice, from 0
    record Chosen(int index) implements Answer {}

    /// @param elements numbers of the elements that are pointed at, ascending: one in an answer, all right ones in a
    ///   truth
    record Pointed(List<Integer> elements) implements Answer {}

    /// @param direction not zero
    record Directed(Vec direction) implements Answer {}

    /// A line in the scene.
    ///
    /// @param xyz [ShapeQuestion#SAMPLES] points at even distances along it, m
    record Shaped(double[] xyz) implements Answer {
        @Override public boolean equals(Object o) {
            return o instanceof Shaped d && Arrays.equals(xyz, d.xyz);
        }

        @Override public int hashCode() {
            return Arrays.hashCode(xyz);
        }
    }

    /// A formula.
    record Typed(String text) implements Answer {}

    /// What the operations computed that a formula is compared with.
    ///
    /// @param operations the values of each; none where it is read from a file
    /// @param results a number or a vector each
    record Ran(List<Expression.Scope> operations, List<double[]> results) implements Answer {}

    /// A number.
    ///
    /// @param mistakes in a truth of a run, what the question's mistakes come to; none in an answer or from a file
    record Figure(double value, List<Double> mistakes) implements Answer {
        public Figure(double value) {
            this(value, List.of());
        }
    }

    /// @param samples [Question.Curve#SAMPLES] values at even distances in time
    record Drawn(double[] samples) implements Answer {
        @Override public boolean equals(Object o) {
            return o instanceof Drawn d && Arrays.equals(samples, d.samples);
        }

        @Override public int hashCode() {
            return Arrays.hashCode(samples);
        }
    }

    /// A code in the gap of a kernel.
    ///
    /// @param lines how many lines of the solution were shown before
    /// @param right the operations and checks that were right when it was judged
    record Written(String code, int lines, long right) implements Answer {}

    /// What a code is judged by.
    ///
    /// @param operations all operations and checks
    /// @param judge of a run; empty where it is read from a file
    record Worked(long operations, Optional<CodeJudge> judge) implements Answer {}
}
