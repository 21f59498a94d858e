package limber.web.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import limber.lesson.Goal;
import limber.presentation.lesson.GoalState;
import limber.presentation.lesson.LessonWalk;
import limber.presentation.words.Wording;
import limber.web.TouchText;
import org.teavm.jso.dom.html.HTMLElement;

/// The goal of a step in a page: its conditions, which of them hold at the newest frame, and whether it has been
/// reached.
final class GoalPart {
    private final GoalState goal;
    private final Wording words;
    private final TouchText texts;
    private final HTMLElement box, state = Nodes.of("p", "goal-state"), frames = Nodes.of("p", "goal-more"),
            best = Nodes.of("p", "goal-more");
    private final List<HTMLElement> conditions = new ArrayList<>();
    GoalPart(LessonWalk walk, Goal target, String hint, Wording words) {
        this.words = words;
        texts = new TouchText(words);
        goal = new GoalState(walk::predictions, walk.goal(), target, hint, words);
        box = Nodes.of("div", "goal", state);
        box.setId("goal");
        box.setAttribute("role", "group");
        box.setAttribute("aria-label", words.get("lesson.goal"));
        if (!hint.isEmpty()) box.appendChild(texts.text("p", "", hint));
        HTMLElement list = Nodes.of("ul", "goal-parts");
        for (GoalState.Part part : goal.parts()) {
            conditions.add(texts.text("li", "goal-when", part.text()));
            list.appendChild(conditions.getLast());
        }
        box.appendChild(list);
        box.appendChild(frames);
        box.appendChild(best);
    }

    HTMLElement box() {
        return box;
    }

    /// That it has been reached, in a line.
    String line() {
        return (goal.title() + " " + goal.best()).strip();
    }

    /// Whether it is seen that the goal has been reached.
    boolean seen() {
        return Nodes.inView(state);
    }

    /// Shows what is known so far.
    ///
    /// @return what says that it has been reached, if that has become known since the last time
    Optional<String> show() {
        boolean news = goal.look();
        Nodes.mark(box, "reached", goal.reached());
        state.setTextContent(goal.title());
        List<GoalState.Part> parts = goal.parts();
        for (int i = 0; i < parts.size(); i++) show(conditions.get(i), parts.get(i));
        more(frames, goal.frames());
        more(best, goal.best());
        return news ? Optional.of(goal.spoken()) : Optional.empty();
    }

    private void more(HTMLElement line, String text) {
        texts.say(line, text);
        Nodes.shown(line, !text.isEmpty());
    }

    private void show(HTMLElement line, GoalState.Part part) {
        texts.say(line, part.text());
        Nodes.mark(line, "holds", part.holds().equals(Optional.of(true)));
        Nodes.mark(line, "fails", part.holds().equals(Optional.of(false)));
        part.holds().ifPresentOrElse(
                holds -> line.setAttribute("aria-label",
                        words.get(holds ? "lesson.goal.holds" : "lesson.goal.fails").formatted(part.text())),
                () -> line.removeAttribute("aria-label"));
    }
}
