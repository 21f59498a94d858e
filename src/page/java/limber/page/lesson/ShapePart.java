package limber.page.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import limber.engine.model.ElementKind;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.engine.settings.Vec;
import limber.expression.TypedNumbers;
import limber.lesson.Answer;
import limber.lesson.LessonWords;
import limber.lesson.ShapeQuestion;
import limber.ui.viewport.Sketched;
import limber.ui.words.Wording;

/// A question whose answer is a line drawn in the scene: the shape that something will have.
final class ShapePart extends ScenePart<ShapeQuestion> {
    /// Numbers of two points, the fewest that make a line.
    private static final int LEAST = 6;

    /// Points of the line; none before there is one.
    private double[] line = {};

    ShapePart(LessonWalk walk, ShapeQuestion question, LessonWords.OfQuestion telling, Wording words) {
        super(walk, question, telling, words, "lesson.shape");
    }

    /// The middle of the elements whose shape is asked for.
    @Override Vec through(Picture now) {
        Model model = walk.stage().model();
        ElementKind kind = model.kind(now.settings(), question.of()).orElseThrow();
        double[] places = model.places(now.settings(), now.state(), kind);
        Vec sum = Vec.ZERO;
        for (int i = 0; i < places.length / 3; i++) sum = sum.plus(Vec.of(places, i));
        return places.length == 0 ? Vec.ZERO : sum.times(3.0 / places.length);
    }

    @Override void drawn(List<Vec> points, Picture now) {
        line = new double[3 * points.size()];
        for (int i = 0; i < points.size(); i++) points.get(i).into(line, i);
    }

    @Override boolean typed(String text) {
        Optional<double[]> xyz = TypedNumbers.read(text).filter(n -> n.length >= LEAST && n.length % 3 == 0);
        line = xyz.orElse(new double[0]);
        return xyz.isPresent();
    }

    @Override void again(Answer answer) {
        line = ((Answer.Shaped) answer).xyz();
    }

    @Override Optional<Answer> given() {
        return line.length < LEAST ? Optional.empty() : Optional.of(new Answer.Shaped(ShapeQuestion.samples(line)));
    }

    @Override List<Sketched> marks(Optional<Answer> answer, Optional<Answer> truth) {
        var marks = new ArrayList<Sketched>();
        truth.ifPresent(t -> marks.add(new Sketched.Line(((Answer.Shaped) t).xyz(), TRUTH, true)));
        answer.ifPresent(a -> marks.add(new Sketched.Line(((Answer.Shaped) a).xyz(), ANSWER, false)));
        return marks;
    }
}
