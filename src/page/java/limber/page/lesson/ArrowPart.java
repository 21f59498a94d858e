package limber.page.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import limber.engine.run.Picture;
import limber.engine.settings.Vec;
import limber.expression.TypedNumbers;
import limber.lesson.Answer;
import limber.lesson.ArrowQuestion;
import limber.lesson.LessonWords;
import limber.ui.viewport.Sketched;
import limber.ui.words.Wording;

/// A question whose answer is an arrow, drawn from an element.
final class ArrowPart extends ScenePart<ArrowQuestion> {
    /// The length of an arrow whose length nobody has drawn, as a share of the scene.
    private static final double LENGTH = 0.2;

    /// From the element to where the stroke has ended; zero before there is one.
    private Vec arrow = Vec.ZERO;

    ArrowPart(LessonWalk walk, ArrowQuestion question, LessonWords.OfQuestion telling, Wording words) {
        super(walk, question, telling, words, "lesson.arrow");
    }

    @Override Vec through(Picture now) {
        double[] corners = walk.stage().model().place(now.settings(), now.state(), question.of());
        Vec sum = Vec.ZERO;
        for (int i = 0; i < corners.length / 3; i++) sum = sum.plus(Vec.of(corners, i));
        return corners.length == 0 ? sum : sum.times(3.0 / corners.length);
    }

    @Override void drawn(List<Vec> points, Picture now) {
        arrow = points.getLast().minus(through(now));
    }

    @Override boolean typed(String text) {
        Optional<double[]> xyz = TypedNumbers.read(text).filter(n -> n.length == 3);
        arrow = xyz.map(n -> new Vec(n[0], n[1], n[2])).map(v -> v.dot(v) > 0
                ? v.times(length() / Math.sqrt(v.dot(v)))
                : v).orElse(Vec.ZERO);
        return xyz.isPresent();
    }

    @Override void again(Answer answer) {
        arrow = ((Answer.Directed) answer).direction().times(length());
    }

    private double length() {
        return LENGTH * walk.stage().extent();
    }

    @Override Optional<Answer> given() {
        double length = Math.sqrt(arrow.dot(arrow));
        return length > 0 ? Optional.of(new Answer.Directed(arrow.times(1 / length))) : Optional.empty();
    }

    @Override List<Sketched> marks(Optional<Answer> answer, Optional<Answer> truth) {
        var marks = new ArrayList<Sketched>();
        picture().map(this::through).ifPresent(from -> {
            truth.ifPresent(t -> marks.add(new Sketched.Arrow(from,
                    from.plus(((Answer.Directed) t).direction().times(length())), TRUTH)));
            answer.ifPresent(_ -> marks.add(new Sketched.Arrow(from, from.plus(arrow), ANSWER)));
        });
        marks.add(new Sketched.Ring(question.of(), ANSWER));
        return marks;
    }
}
