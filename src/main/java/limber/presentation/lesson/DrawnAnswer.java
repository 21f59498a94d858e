package limber.presentation.lesson;

import java.util.List;
import java.util.Optional;
import java.util.function.DoubleSupplier;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.engine.settings.Vec;
import limber.lesson.question.Answer;
import limber.lesson.question.ArrowQuestion;
import limber.lesson.question.Question;
import limber.lesson.question.ShapeQuestion;
import limber.presentation.view.Sketched;

/// An answer that is drawn in the scene or typed as numbers, for the window and for pages.
public interface DrawnAnswer {
    /// The roles of marks: of an answer, and of what the run has shown.
    String ANSWER = "selection", TRUTH = "truth";

    /// An answer to a question that asks for a drawing; none is given at first.
    ///
    /// @param extent of the scene, m
    static DrawnAnswer to(Question question, Model model, DoubleSupplier extent) {
        return switch (question) {
            case ArrowQuestion q -> new DrawnArrow(model, q, extent);
            case ShapeQuestion q -> new DrawnShape(model, q);
            default -> throw new IllegalArgumentException(question.id() + " asks for no drawing");
        };
    }

    /// The key of its texts: `KEY.draw` says what to draw, `KEY.numbers` which numbers to type.
    String key();

    /// A point of the plane that is drawn on.
    Vec through(Picture now);

    /// Takes a stroke so far.
    void drawn(List<Vec> points, Picture now);

    /// Takes what has been typed; nothing where it is no answer.
    ///
    /// @return whether it is one
    boolean typed(String text);

    /// Takes an answer that was given earlier.
    void again(Answer answer);

    /// Forgets what was drawn.
    void clear();

    /// What has been drawn so far; empty before it is an answer.
    Optional<Answer> given();

    /// The marks in the scene.
    ///
    /// @param now what is shown; empty before there is anything
    List<Sketched> marks(Optional<Picture> now, Optional<Answer> truth);
}
