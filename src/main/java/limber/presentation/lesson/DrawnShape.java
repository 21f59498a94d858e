package limber.presentation.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import limber.engine.model.ElementKind;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.engine.settings.Vec;
import limber.expression.TypedNumbers;
import limber.lesson.question.Answer;
import limber.lesson.question.ShapeQuestion;
import limber.presentation.view.Sketched;

/// A line: the shape that something will have.
final class DrawnShape implements DrawnAnswer {
    /// Numbers of two points, the fewest that make a line.
    private static final int LEAST = 6;

    private final Model model;
    private final ShapeQuestion question;
    /// Points of the line; none before there is one.
    private double[] line = {};

    DrawnShape(Model model, ShapeQuestion question) {
        this.model = model;
        this.question = question;
    }

    @Override public String key() {
        return "lesson.shape";
    }

    /// The middle of the elements whose shape is asked for.
    @Override public Vec through(Picture now) {
        ElementKind kind = model.kind(now.settings(), question.of()).orElseThrow();
        return middle(model.places(now.settings(), now.state(), kind));
    }

    /// The middle of points; the origin for none.
    static Vec middle(double[] places) {
        Vec sum = Vec.ZERO;
        for (int i = 0; i < places.length / 3; i++) sum = sum.plus(Vec.of(places, i));
        return places.length == 0 ? sum : sum.times(3.0 / places.length);
    }

    @Override public void drawn(List<Vec> points, Picture now) {
        line = new double[3 * points.size()];
        for (int i = 0; i < points.size(); i++) points.get(i).into(line, i);
    }

    @Override public boolean typed(String text) {
        Optional<double[]> xyz = TypedNumbers.read(text).filter(n -> n.length >= LEAST && n.length % 3 == 0);
        xyz.ifPresent(n -> line = n);
        return xyz.isPresent();
    }

    @Override public void again(Answer answer) {
        line = ((Answer.Shaped) answer).xyz();
    }

    @Override public void clear() {
        line = new double[0];
    }

    @Override public Optional<Answer> given() {
        return line.length < LEAST ? Optional.empty() : Optional.of(new Answer.Shaped(ShapeQuestion.samples(line)));
    }

    @Override public List<Sketched> marks(Optional<Picture> now, Optional<Answer> truth) {
        var marks = new ArrayList<Sketched>();
        truth.ifPresent(t -> marks.add(new Sketched.Line(((Answer.Shaped) t).xyz(), TRUTH, true)));
        given().ifPresent(a -> marks.add(new Sketched.Line(((Answer.Shaped) a).xyz(), ANSWER, false)));
        return marks;
    }
}
