package limber.lesson;

import java.util.Arrays;

/// The answer of a student; or the truth, which is the answer that the run gives.
public sealed interface Answer {
    /// @param index of a choice, from 0
    record Chosen(int index) implements Answer {}

    record Figure(double value) implements Answer {}

    /// A note of a student at a step; it belongs to no question and has no score.
    record Noted(String text) implements Answer {}

    /// @param samples [Question.Curve#SAMPLES] values at even distances in time
    record Drawn(double[] samples) implements Answer {
        @Override public boolean equals(Object o) {
            return o instanceof Drawn d && Arrays.equals(samples, d.samples);
        }

        @Override public int hashCode() {
            return Arrays.hashCode(samples);
        }
    }
}
