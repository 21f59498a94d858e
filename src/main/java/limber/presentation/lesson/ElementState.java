package limber.presentation.lesson;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.util.Subscription;
import limber.engine.Element;
import limber.lesson.question.Answer;
import limber.lesson.question.ElementQuestion;
import limber.lesson.source.LessonWords;
import limber.presentation.view.SceneSketch;
import limber.presentation.view.Sketched;

/// The state of a question that is answered by an element of the scene, or by its number. An element that is selected
/// is the answer, and one whose number is typed is selected.
public final class ElementState extends QuestionState<ElementQuestion> {
    private static final String NUMBER = "\\d{1,7}";
    /// The most right elements that are named.
    private static final int NAMED = 5;

    private String text = "";
    private Subscription picking = Subscription.EMPTY;

    ElementState(QuestionContext context, ElementQuestion question, LessonWords.OfQuestion telling) {
        super(context, question, telling);
    }

    /// What is asked for, such as `particle`, in words.
    public String kind() {
        return words.get("of." + question.of());
    }

    @Override public String wanted() {
        return wanted(kind());
    }

    public void type(String now) {
        text = now;
        element().ifPresent(e -> context.playback().selected().set(Optional.of(e)));
        changed();
    }

    /// What stands in the field.
    public String text() {
        return text;
    }

    // ---- in the scene ----

    @Override protected void entered() {
        picking.unsubscribe();
        picking = context.playback().selected().subscribe((_, now) -> now.ifPresent(this::pick));
        looked();
    }

    @Override protected void left() {
        picking.unsubscribe();
        sketch().show(this, List.of());
        sketch().want(this, Optional.empty());
    }

    /// Takes an element that was chosen in the scene, if it is one that is asked for and an answer is waited for.
    private void pick(Element element) {
        if (!question.asks(element, context.playback().model(), context.playback().settings()) || !open()) return;
        text = String.valueOf(element.index());
        changed();
    }

    /// Shows the right elements, as far as the run has shown them, and has clicks choose elements that are asked for.
    @Override protected void looked() {
        sketch().show(this, truth().map(t -> ((Answer.Pointed) t).elements()).orElse(List.of()).stream()
                .map(i -> new Sketched.Ring(element(i), DrawnState.TRUTH)).toList());
        sketch().want(this, Optional.of(question.of()).filter(_ -> open()));
    }

    private SceneSketch sketch() {
        return context.scene().played().view().sketch();
    }

    // ---- the answer ----

    private Optional<Element> element() {
        return given().map(a -> element(((Answer.Pointed) a).elements().getFirst()));
    }

    private Element element(int index) {
        return new Element(question.of(), index);
    }

    @Override public Optional<Answer> given() {
        return text.strip().matches(NUMBER) ? Optional.of(new Answer.Pointed(List.of(Integer.valueOf(text.strip()))))
                : Optional.empty();
    }

    @Override protected void take(Answer earlier) {
        if (given().isEmpty()) text = String.valueOf(((Answer.Pointed) earlier).elements().getFirst());
    }

    @Override public String happened(Optional<Answer> answer, Answer truth) {
        return named(answer, answer.filter(a -> question.right(a, truth)).isPresent(), right(truth));
    }

    private String right(Answer truth) {
        List<Integer> right = ((Answer.Pointed) truth).elements();
        return right.stream().limit(NAMED).map(i -> kind() + " " + i).collect(Collectors.joining(", "))
                + (right.size() > NAMED ? " …" : "");
    }

    @Override public String inWords(Answer answer) {
        Stream<String> all = ((Answer.Pointed) answer).elements().stream().map(String::valueOf);
        return all.collect(Collectors.joining(", "));
    }
}
