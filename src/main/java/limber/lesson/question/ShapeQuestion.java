package limber.lesson.question;

import java.util.stream.IntStream;
import limber.engine.Cursor;
import limber.input.Goto;
import limber.input.SourcePosition;

/// A question that is answered by a line drawn in the scene: the shape that a row of elements will have.
///
/// Both lines are compared at samples at even distances along each, from the first element to the last. A line that is
/// drawn from the other end counts as the same.
///
/// @param of the kind of the elements, in order along the shape; where one has several corners, its middle counts
/// @param tolerance in m; a percentage refers to the length of the true line
public record ShapeQuestion(String id, Goto at, String of, Tolerance tolerance,
        SourcePosition position)
        implements Question {
    public static final int SAMPLES = 50;

    @Override public Answer truth(Trial trial) {
        double[] even = samples(trial.places(of, at));
        double length = length(even);
        if (!Double.isFinite(length) || length == 0) throw position.bad("this is "
                + (length == 0 ? "a single point" : "not finite")
                + " when the lesson is played; a line would be right");
        return new Answer.Shaped(even);
    }

    /// Samples at even distances along a line through points, xyz triples.
    public static double[] samples(double[] xyz) {
        int points = xyz.length / 3;
        var along = new double[points]; // from the first point, m
        for (int i = 1; i < points; i++) along[i] = along[i - 1] + distance(xyz, i - 1, xyz, i);
        var samples = new double[3 * SAMPLES];
        for (int k = 0, i = 0; k < SAMPLES; k++) {
            double wanted = along[points - 1] * k / (SAMPLES - 1);
            while (i < points - 2 && along[i + 1] < wanted) i++;
            int next = Math.min(i + 1, points - 1);
            double piece = along[next] - along[i], share = piece > 0 ? Math.min(1, (wanted - along[i]) / piece) : 0;
            for (int c = 0; c < 3; c++)
                samples[3 * k + c] = xyz[3 * i + c] + share * (xyz[3 * next + c] - xyz[3 * i + c]);
        }
        return samples;
    }

    private static double distance(double[] a, int i, double[] b, int j) {
        double dx = a[3 * i] - b[3 * j], dy = a[3 * i + 1] - b[3 * j + 1], dz = a[3 * i + 2] - b[3 * j + 2];
        return Math.sqrt(dx * dx + dy * dy + dz * dz);
    }

    private static double length(double[] samples) {
        return IntStream.range(1, SAMPLES).mapToDouble(i -> distance(samples, i - 1, samples, i)).sum();
    }

    @Override public Cursor shown(Trial trial) {
        return trial.settled(at, _ -> trial.places(of));
    }

    @Override public double score(Answer given, Answer truth) {
        return Tolerance.score(off(given, truth), margin(truth));
    }

    /// How far a line is from the true one: the root mean square of the distances of all samples, m.
    public double off(Answer given, Answer truth) {
        double[] drawn = ((Answer.Shaped) given).xyz(), is = ((Answer.Shaped) truth).xyz();
        return Math.min(off(drawn, is, false), off(drawn, is, true));
    }

    /// Up to which distance a line is right, m.
    public double margin(Answer truth) {
        return tolerance.of(length(((Answer.Shaped) truth).xyz()));
    }

    /// @param turned whether the drawn line is followed from its end
    private static double off(double[] drawn, double[] is, boolean turned) {
        return Math.sqrt(IntStream.range(0, SAMPLES)
                .mapToDouble(i -> distance(drawn, turned ? SAMPLES - 1 - i : i, is, i)).map(d -> d * d).sum()
                / SAMPLES);
    }
}
