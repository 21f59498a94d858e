package limber.presentation.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import limber.engine.run.Picture;
import limber.engine.settings.Vec;
import limber.expression.TypedNumbers;
import limber.lesson.question.Answer;
import limber.lesson.question.ArrowQuestion;
import limber.lesson.source.LessonWords;
import limber.presentation.view.Sketched;
import limber.presentation.words.Quantity;

/// The state of a question that is answered by an arrow from an element: its direction is the answer.
public final class ArrowState extends DrawnState<ArrowQuestion> {
    /// The length of an arrow whose length nobody has drawn, as a share of the scene.
    private static final double LENGTH = 0.2;

    /// From the element to where the stroke has ended, m; zero before there is one.
    private Vec arrow = Vec.ZERO;
    /// Whether its length was drawn.
    private boolean drawn;

    ArrowState(QuestionContext context, ArrowQuestion question, LessonWords.OfQuestion telling) {
        super(context, question, telling, "lesson.arrow");
    }

    /// The middle of the element.
    @Override Vec through(Picture now) {
        return ShapeState.middle(context.playback().model().place(now.settings(), now.state(), question.of()));
    }

    @Override void drawn(List<Vec> points, Picture now) {
        take(points.getLast().minus(through(now)), true);
    }

    @Override boolean typed(String text) {
        Optional<Vec> typed = TypedNumbers.read(text).filter(n -> n.length == 3).map(n -> Vec.of(n, 0));
        typed.ifPresent(to -> take(to, false));
        return typed.isPresent();
    }

    @Override void again(Answer answer) {
        take(((Answer.Directed) answer).direction(), false);
    }

    @Override void clear() {
        take(Vec.ZERO, false);
    }

    private void take(Vec to, boolean length) {
        arrow = to;
        drawn = length;
    }

    @Override public Optional<Answer> given() {
        return arrow.length() > 0 ? Optional.of(new Answer.Directed(arrow.times(1 / arrow.length())))
                : Optional.empty();
    }

    @Override List<Sketched> marks(Optional<Picture> now) {
        var marks = new ArrayList<Sketched>();
        now.map(this::through).ifPresent(from -> {
            truth().ifPresent(t -> marks.add(arrow(from, t, TRUTH)));
            given().ifPresent(a -> marks.add(drawn ? new Sketched.Arrow(from, from.plus(arrow), ANSWER)
                    : arrow(from, a, ANSWER)));
        });
        marks.add(new Sketched.Ring(question.of(), ANSWER));
        return marks;
    }

    private Sketched arrow(Vec from, Answer answer, String role) {
        double length = LENGTH * context.scene().played().view().framing().extent();
        return new Sketched.Arrow(from, from.plus(((Answer.Directed) answer).direction().times(length)), role);
    }

    @Override public String happened(Optional<Answer> answer, Answer truth) {
        if (answer.isEmpty()) return words.get("lesson.arrow.truth");
        return words.get(question.right(answer.get(), truth) ? "lesson.arrow.right" : "lesson.arrow.wrong")
                .formatted(Quantity.digits(Math.rint(ArrowQuestion.angle(answer.get(), truth))), question.within());
    }

    @Override public String inWords(Answer answer) {
        Vec to = ((Answer.Directed) answer).direction();
        return Quantity.digits(to.x()) + ", " + Quantity.digits(to.y()) + ", " + Quantity.digits(to.z());
    }
}
