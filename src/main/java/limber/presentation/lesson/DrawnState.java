package limber.presentation.lesson;

import java.util.List;
import java.util.Optional;
import limber.engine.run.Picture;
import limber.engine.settings.Vec;
import limber.lesson.question.Answer;
import limber.lesson.question.Question;
import limber.lesson.source.LessonWords;
import limber.presentation.view.SceneSketch;
import limber.presentation.view.Sketched;

/// The state of a question that is answered by a drawing in the scene; or by numbers, for those who do not use a
/// pointer.
public abstract sealed class DrawnState<Q extends Question> extends QuestionState<Q> permits ArrowState, ShapeState {
    /// The roles of marks: of an answer, and of what the run has shown.
    static final String ANSWER = "selection", TRUTH = "truth";

    private final String key;
    /// While the pointer draws.
    private Optional<SceneSketch.Taker> pen = Optional.empty();

    /// @param key of its texts: `KEY.draw` says what to draw, `KEY.numbers` which numbers to type
    DrawnState(QuestionContext context, Q question, LessonWords.OfQuestion telling, String key) {
        super(context, question, telling);
        this.key = key;
    }

    /// What to draw, in a sentence.
    public final String how() {
        return words.get(key + ".draw");
    }

    /// What stands in an empty field, and what is said of numbers that are no answer.
    public final String prompt() {
        return words.get(key + ".numbers");
    }

    @Override protected final String pointing() {
        return words.get(key + ".truth");
    }

    @Override public final String wanted() {
        return wanted(prompt());
    }

    /// How a screen reader calls the field.
    public final String name() {
        return telling.ask() + " " + prompt();
    }

    /// Takes typed numbers; where they are no answer, none is given.
    ///
    /// @return whether they are one
    public final boolean type(String text) {
        boolean typed = typed(text);
        if (!typed) clear();
        mark();
        changed();
        return typed;
    }

    /// Takes numbers that are an answer.
    abstract boolean typed(String text);

    /// Takes a stroke so far.
    abstract void drawn(List<Vec> points, Picture now);

    /// Takes an answer that was given earlier.
    abstract void again(Answer answer);

    /// Forgets what was drawn.
    abstract void clear();

    /// A point of the plane that is drawn on.
    abstract Vec through(Picture now);

    /// The marks in the scene.
    ///
    /// @param now what is shown; empty before there is anything
    abstract List<Sketched> marks(Optional<Picture> now);

    // ---- the pen ----

    /// Whether the pointer draws in the scene instead of turning it.
    public final boolean drawing() {
        return pen.isPresent();
    }

    /// Lets the pointer draw, as soon as there is a scene, or gives it back.
    public final void draw(boolean on) {
        if (on == drawing()) return;
        pen.ifPresent(sketch()::release);
        pen = picture().filter(_ -> on).map(now -> new SceneSketch.Taker(through(now), points -> {
            drawn(points, now);
            mark();
            changed();
        }, this::relieved));
        pen.ifPresent(sketch()::take);
        if (drawing()) context.scene().focus();
        refresh();
    }

    /// Somebody else draws.
    private void relieved() {
        pen = Optional.empty();
        refresh();
    }

    private Optional<Picture> picture() {
        return Optional.ofNullable(context.playback().picture().get());
    }

    private SceneSketch sketch() {
        return context.scene().played().view().sketch();
    }

    private void mark() {
        sketch().show(this, marks(picture()));
    }

    @Override protected final void entered() {
        mark();
    }

    @Override protected final void left() {
        draw(false);
        sketch().show(this, List.of());
    }

    @Override protected final void looked() {
        if (truth().isPresent()) draw(false);
        mark();
    }

    @Override protected final void committed() {
        draw(false);
    }

    @Override protected final void take(Answer earlier) {
        if (given().isEmpty()) again(earlier);
    }
}
