package limber.web.lesson;

import java.util.List;
import limber.presentation.lesson.LessonSummary;
import limber.presentation.words.Wording;
import limber.web.TouchText;
import org.teavm.jso.dom.html.HTMLElement;

/// The predictions of a student beside what the runs gave, in a page.
final class SummaryPart {
    private SummaryPart() {}

    static HTMLElement of(LessonSummary summary, List<LessonSummary.Row> rows, Wording words) {
        var texts = new TouchText(words);
        HTMLElement box = Nodes.of("section", "summary", Nodes.text("h3", "", words.get("lesson.summary")));
        String count = summary.count(rows);
        if (!count.isEmpty()) box.appendChild(Nodes.text("p", "quiet", count));
        for (LessonSummary.Row row : rows) {
            HTMLElement own = texts.text("p", "summary-own", row.own());
            row.right().ifPresent(right -> Nodes.mark(own, right ? "right" : "wrong", true));
            HTMLElement card = Nodes.of("div", "summary-card", texts.text("p", "question-ask", row.ask()), own);
            if (!row.run().isEmpty()) card.appendChild(texts.text("p", "summary-run", row.run()));
            box.appendChild(card);
        }
        return box;
    }
}
