package limber.presentation.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleSupplier;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.engine.settings.Vec;
import limber.expression.TypedNumbers;
import limber.lesson.question.Answer;
import limber.lesson.question.ArrowQuestion;
import limber.presentation.view.Sketched;

/// An arrow from an element; its direction is the answer.
final class DrawnArrow implements DrawnAnswer {
    /// The length of an arrow whose length nobody has drawn, as a share of the scene.
    private static final double LENGTH = 0.2;

    private final Model model;
    private final ArrowQuestion question;
    private final DoubleSupplier extent;
    /// From the element to where the stroke has ended, m; zero before there is one.
    private Vec arrow = Vec.ZERO;

    DrawnArrow(Model model, ArrowQuestion question, DoubleSupplier extent) {
        this.model = model;
        this.question = question;
        this.extent = extent;
    }

    @Override public String key() {
        return "lesson.arrow";
    }

    /// The middle of the element.
    @Override public Vec through(Picture now) {
        return DrawnShape.middle(model.place(now.settings(), now.state(), question.of()));
    }

    @Override public void drawn(List<Vec> points, Picture now) {
        arrow = points.getLast().minus(through(now));
    }

    @Override public boolean typed(String text) {
        Optional<Vec> typed = TypedNumbers.read(text).filter(n -> n.length == 3).map(n -> Vec.of(n, 0));
        typed.ifPresent(to -> arrow = to.length() > 0 ? to.times(length() / to.length()) : Vec.ZERO);
        return typed.isPresent();
    }

    @Override public void again(Answer answer) {
        arrow = ((Answer.Directed) answer).direction().times(length());
    }

    private double length() {
        return LENGTH * extent.getAsDouble();
    }

    @Override public void clear() {
        arrow = Vec.ZERO;
    }

    @Override public Optional<Answer> given() {
        return arrow.length() > 0 ? Optional.of(new Answer.Directed(arrow.times(1 / arrow.length())))
                : Optional.empty();
    }

    @Override public List<Sketched> marks(Optional<Picture> now, Optional<Answer> truth) {
        var marks = new ArrayList<Sketched>();
        now.map(this::through).ifPresent(from -> {
            truth.ifPresent(t -> marks.add(new Sketched.Arrow(from,
                    from.plus(((Answer.Directed) t).direction().times(length())), TRUTH)));
            given().ifPresent(_ -> marks.add(new Sketched.Arrow(from, from.plus(arrow), ANSWER)));
        });
        marks.add(new Sketched.Ring(question.of(), ANSWER));
        return marks;
    }
}
