package limber.web.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import limber.lesson.Goal;
import limber.lesson.GoalProgress;
import limber.presentation.lesson.GoalSentences;
import limber.presentation.words.Wording;
import org.teavm.jso.dom.html.HTMLElement;

/// The goal of a step in a page: its conditions, which of them hold at the newest frame, and whether it has been
/// reached.
final class GoalPart {
    private final LessonWalk walk;
    private final GoalSentences sentences;
    private final List<String> parts;
    private final String hint;
    private final Wording words;
    private final HTMLElement box, state = Nodes.of("p", "goal-state"), frames = Nodes.of("p", "goal-more"),
            best = Nodes.of("p", "goal-more");
    private final List<HTMLElement> conditions = new ArrayList<>();
    /// Whether the goal was reached when it was shown last; empty before.
    private Optional<Boolean> before = Optional.empty();

    GoalPart(LessonWalk walk, Goal target, String hint, Wording words) {
        this.walk = walk;
        this.hint = hint;
        this.words = words;
        sentences = new GoalSentences(target, words);
        parts = sentences.parts();
        box = Nodes.of("div", "goal", state);
        box.setId("goal");
        box.setAttribute("role", "group");
        box.setAttribute("aria-label", words.get("lesson.goal"));
        if (!hint.isEmpty()) box.appendChild(Nodes.text("p", "", hint));
        HTMLElement list = Nodes.of("ul", "goal-parts");
        for (String part : parts) {
            conditions.add(Nodes.text("li", "goal-when", part));
            list.appendChild(conditions.getLast());
        }
        box.appendChild(list);
        box.appendChild(frames);
        box.appendChild(best);
    }

    HTMLElement box() {
        return box;
    }

    /// Shows what is known so far.
    ///
    /// @return what says that it has been reached, if that has become known since the last time
    Optional<String> show() {
        boolean reached = walk.predictions().goalReached(), news = reached && before.equals(Optional.of(false));
        before = Optional.of(reached);
        Nodes.mark(box, "reached", reached);
        state.setTextContent(words.get(reached ? "lesson.goal.reached" : "lesson.goal"));
        Optional<GoalProgress> progress = walk.goal().progress().get();
        for (int i = 0; i < conditions.size(); i++) show(i, progress);
        more(frames, sentences.frames(progress));
        more(best, sentences.best(walk.goal().par(), walk.predictions().best()));
        return news
                ? Optional.of(sentences.spoken(state.getTextContent(), hint, progress, best.getTextContent()))
                : Optional.empty();
    }

    private static void more(HTMLElement line, String text) {
        line.setTextContent(text);
        Nodes.shown(line, !text.isEmpty());
    }

    private void show(int i, Optional<GoalProgress> progress) {
        Optional<GoalProgress.Condition> now = progress.map(p -> p.conditions().get(i));
        HTMLElement line = conditions.get(i);
        line.setTextContent(GoalSentences.part(parts.get(i), now));
        Nodes.mark(line, "holds", now.filter(GoalProgress.Condition::holds).isPresent());
        Nodes.mark(line, "fails", now.filter(c -> !c.holds()).isPresent());
        if (now.isEmpty()) line.removeAttribute("aria-label");
        else line.setAttribute("aria-label", words.get(now.get().holds() ? "lesson.goal.holds" : "lesson.goal.fails")
                .formatted(line.getTextContent()));
    }
}
