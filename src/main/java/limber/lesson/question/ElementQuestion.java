package limber.lesson.question;

import java.util.List;
import java.util.stream.IntStream;
import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.model.Model;
import limber.engine.settings.Settings;
import limber.input.Goto;
import limber.input.SourceExpression;
import limber.input.SourcePosition;

/// A question that is answered by a click on an element, such as a particle, an edge or a face.
///
/// @param of the kind of its elements
/// @param truth a condition on each of them, true of the right ones
public record ElementQuestion(String id, Goto at, String of, SourceExpression truth, SourcePosition position)
        implements Question {
    /// Whether an element is of the kind that is asked for, or of one at the same place, such as the stick behind a
    /// constraint.
    public boolean asks(Element e, Model model, Settings p) {
        if (e.of().equals(of)) return true;
        return model.kind(p, e.of()).flatMap(a -> model.kind(p, of).map(
                b -> a.shape() == b.shape() && a.points().equals(b.points()))).orElse(false);
    }

    @Override public Answer truth(Trial trial) {
        boolean[] marks = truth.marks(trial.at(at));
        List<Integer> right = IntStream.range(0, marks.length).filter(i -> marks[i]).boxed().toList();
        if (right.isEmpty() || right.size() == marks.length) throw truth.position().bad("this holds for "
                + (right.isEmpty() ? "no " : "every ") + of + " when the lesson is played; some would be right");
        return new Answer.Pointed(right);
    }

    @Override public Cursor shown(Trial trial) {
        return trial.settled(at, scope -> {
            boolean[] marks = truth.marks(scope);
            return IntStream.range(0, marks.length).mapToDouble(i -> marks[i] ? 1 : 0).toArray();
        });
    }

    @Override public double score(Answer given, Answer truth) {
        return ((Answer.Pointed) truth).elements().containsAll(((Answer.Pointed) given).elements()) ? 1 : 0;
    }
}
