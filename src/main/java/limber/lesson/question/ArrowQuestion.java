package limber.lesson.question;

import java.util.Arrays;
import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.settings.Kind;
import limber.engine.settings.Vec;
import limber.input.Goto;
import limber.input.SourceExpression;
import limber.input.SourcePosition;
import limber.math.exact.Exact;

/// A question that is answered by an arrow, drawn from an element in the way that it points.
///
/// @param of the element that the arrow begins at
/// @param truth a vector for each element of its kind; its length does not matter
/// @param degrees the largest angle between answer and truth, above 0 and at most 180
public record ArrowQuestion(String id, Goto at, Element of, SourceExpression truth, double degrees,
        SourcePosition position) implements Question {
    @Override public Answer truth(Trial trial) {
        double[] all = truth.values(trial.at(at));
        int last = all.length / 3 - 1;
        if (of.index() > last) throw position.bad("there is no " + of.of() + " " + of.index() + " (0.." + last + ")");
        Vec v = new Vec(all[3 * of.index()], all[3 * of.index() + 1], all[3 * of.index() + 2]);
        double length = length(v);
        if (!Double.isFinite(length) || length == 0) throw truth.position().bad("this is "
                + Arrays.toString(new double[]{v.x(), v.y(), v.z()})
                + " when the lesson is played; a vector with a direction would be right");
        return new Answer.Directed(new Vec(v.x() / length, v.y() / length, v.z() / length));
    }

    @Override public Cursor shown(Trial trial) {
        return trial.settled(at, truth::values);
    }

    @Override public double score(Answer given, Answer truth) {
        return angle(given, truth) <= degrees ? 1 : 0;
    }

    /// The angle between two directions, 0..180 °.
    public static double angle(Answer one, Answer other) {
        Vec a = ((Answer.Directed) one).direction(), b = ((Answer.Directed) other).direction();
        double cosine = (a.x() * b.x() + a.y() * b.y() + a.z() * b.z()) / (length(a) * length(b));
        return Exact.toDegrees(Exact.acos(Math.clamp(cosine, -1.0, 1.0)));
    }

    private static double length(Vec v) {
        return Math.sqrt(v.x() * v.x() + v.y() * v.y() + v.z() * v.z());
    }

    /// The tolerance as people read it.
    public String within() {
        return Kind.plain(degrees) + "°";
    }
}
