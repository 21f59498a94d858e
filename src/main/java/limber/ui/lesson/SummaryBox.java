package limber.ui.lesson;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import limber.presentation.lesson.LessonSummary;
import limber.presentation.words.Wording;

/// The predictions of a student beside what the runs gave.
final class SummaryBox extends VBox {
    private static final PseudoClass RIGHT = PseudoClass.getPseudoClass("right"),
            WRONG = PseudoClass.getPseudoClass("wrong");

    SummaryBox(LessonSummary summary, List<LessonSummary.Row> rows, Wording words) {
        getStyleClass().add("summary");
        getChildren().add(line("lesson-heading", words.get("lesson.summary")));
        String count = summary.count(rows);
        if (!count.isEmpty()) getChildren().add(line("lesson-minutes", count));
        rows.forEach(row -> getChildren().add(card(row)));
    }

    private static VBox card(LessonSummary.Row row) {
        Label own = line("summary-own", row.own());
        row.right().ifPresent(right -> {
            own.setGraphic(QuestionBox.sign(right));
            own.pseudoClassStateChanged(right ? RIGHT : WRONG, true);
        });
        var card = new VBox(line("summary-ask", row.ask()), own);
        if (!row.run().isEmpty()) card.getChildren().add(line("summary-run", row.run()));
        card.getStyleClass().add("summary-card");
        return card;
    }

    private static Label line(String style, String text) {
        var line = new Label(text);
        line.setWrapText(true);
        line.getStyleClass().add(style);
        return line;
    }
}
