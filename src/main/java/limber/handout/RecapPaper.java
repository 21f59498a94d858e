package limber.handout;

import java.util.List;
import limber.lesson.Lesson;
import limber.lesson.Recap;
import limber.lesson.Step;
import limber.lesson.StepEntry;
import limber.lesson.source.LessonWords;
import limber.presentation.words.Wording;

/// A printer of the questions of earlier lessons that a step asks again: on paper, the same for all students.
///
/// @param key whether the answers are included
record RecapPaper(Lesson lesson, Wording words, boolean key) {
    String questions(Step step) {
        if (step.recap() == 0) return "";
        List<Recap> chosen = Recap.chosen(Recap.of(lesson), step.recap(), lesson.id() + "/" + step.id(),
                _ -> Recap.Standing.OPEN);
        var html = new StringBuilder("<p>" + Html.escaped(words.get("lesson.recap")) + "</p>\n");
        chosen.forEach(recap -> html.append(question(recap)));
        return html.toString();
    }

    private String question(Recap recap) {
        LessonWords telling = recap.lesson().telling(words.ui().getLocale());
        LessonWords.OfStep step = telling.steps().get(recap.step());
        StepEntry entry = recap.entry();
        var alone = new StepEntry(recap.asks().only(recap.asked()), entry.staged(), entry.overlays(), entry.camera(),
                entry.solution());
        var asked = new AskedOnPaper(recap.lesson().id(), recap.lesson().model(), words, key, true);
        return "<h3>" + Html.escaped(words.get("lesson.recap.from").formatted(telling.title(), step.heading()))
                + "</h3>\n" + new Markup(recap.lesson().folder()::picture, true).html(step.blocks())
                + asked.questions(alone, step.only(recap.question()));
    }
}
