package limber.ui.lesson;

import java.util.List;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import limber.presentation.words.Wording;

/// The buttons of a step with several questions, of which one is in sight: one each, with the sign of its verdict.
final class QuestionTabs {
    private final List<? extends QuestionBox<?>> questions;
    private final List<ToggleButton> buttons;
    private final ToggleGroup group = new ToggleGroup();

    QuestionTabs(List<? extends QuestionBox<?>> questions, Wording words) {
        this.questions = questions;
        buttons = questions.stream().map(q -> button(q, words)).toList();
        group.selectedToggleProperty().addListener((_, before, now) -> {
            if (now == null) before.setSelected(true); // pressed again
        });
        front(0);
    }

    private ToggleButton button(QuestionBox<?> box, Wording words) {
        var tab = new ToggleButton(words.get("lesson.question").formatted(questions.indexOf(box) + 1));
        tab.setId("tab-" + box.getId());
        tab.setToggleGroup(group);
        box.verdict().subscribe(right -> tab.setGraphic(right.map(QuestionBox::sign).orElse(null)));
        box.visibleProperty().bind(tab.selectedProperty());
        box.managedProperty().bind(tab.selectedProperty());
        return tab;
    }

    /// The buttons; none for a single question.
    List<ToggleButton> buttons() {
        return buttons.size() > 1 ? buttons : List.of();
    }

    /// Puts a question in sight.
    void front(QuestionBox<?> question) {
        front(questions.indexOf(question));
    }

    private void front(int question) {
        if (question >= 0 && question < buttons.size()) buttons.get(question).setSelected(true);
    }
}
