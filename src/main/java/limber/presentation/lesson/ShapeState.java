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
import limber.lesson.source.LessonWords;
import limber.presentation.view.Sketched;
import limber.presentation.words.Quantity;

/// The state of a question that is answered by a line: the shape that something will have.
public final class ShapeState extends DrawnState<ShapeQuestion> {
    /// Numbers of two points, the fewest that make a line.
    private static final int LEAST = 6;

    /// Points of the line; none before there is one.
    private double[] line = {};

    ShapeState(QuestionContext context, ShapeQuestion question, LessonWords.OfQuestion telling) {
        super(context, question, telling, "lesson.shape");
    }

    /// The middle of the elements whose shape is asked for.
    @Override Vec through(Picture now) {
        Model model = context.playback().model();
        ElementKind kind = model.kind(now.settings(), question.of()).orElseThrow();
        return middle(model.places(now.settings(), now.state(), kind));
    }

    /// The middle of points; the origin for none.
    static Vec middle(double[] places) {
        Vec sum = Vec.ZERO;
        for (int i = 0; i < places.length / 3; i++) sum = sum.plus(Vec.of(places, i));
        return places.length == 0 ? sum : sum.times(3.0 / places.length);
    }

    @Override void drawn(List<Vec> points, Picture now) {
        line = new double[3 * points.size()];
        for (int i = 0; i < points.size(); i++) points.get(i).into(line, i);
    }

    @Override boolean typed(String text) {
        Optional<double[]> xyz = TypedNumbers.read(text).filter(n -> n.length >= LEAST && n.length % 3 == 0);
        xyz.ifPresent(n -> line = n);
        return xyz.isPresent();
    }

    @Override void again(Answer answer) {
        line = ((Answer.Shaped) answer).xyz();
    }

    @Override void clear() {
        line = new double[0];
    }

    @Override public Optional<Answer> given() {
        return line.length < LEAST ? Optional.empty() : Optional.of(new Answer.Shaped(ShapeQuestion.samples(line)));
    }

    @Override List<Sketched> marks(Optional<Picture> now) {
        var marks = new ArrayList<Sketched>();
        truth().ifPresent(t -> marks.add(new Sketched.Line(((Answer.Shaped) t).xyz(), TRUTH, true)));
        given().ifPresent(a -> marks.add(new Sketched.Line(((Answer.Shaped) a).xyz(), ANSWER, false)));
        return marks;
    }

    @Override public String happened(Optional<Answer> answer, Answer truth) {
        return answer.map(a -> words
                .get(question.right(a, truth) ? "lesson.shape.right" : "lesson.shape.wrong")
                .formatted(millimetres(question.off(a, truth)), millimetres(question.margin(truth))))
                .orElseGet(() -> words.get("lesson.shape.truth"));
    }

    private static String millimetres(double metres) {
        return Quantity.digits(1000 * metres, 2) + " mm";
    }

    @Override public String inWords(Answer answer) {
        return words.get("page.drawn");
    }
}
