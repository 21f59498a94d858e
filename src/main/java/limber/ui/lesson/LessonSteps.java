package limber.ui.lesson;

import java.util.List;
import java.util.stream.IntStream;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Pane;
import limber.presentation.lesson.StepMark;

/// The navigation between a lesson's steps: a dot and a menu entry each.
record LessonSteps(LessonSession lessonSession, Pane dots, Menu menu) {
    private static final PseudoClass HERE = PseudoClass.getPseudoClass("here"),
            RIGHT = PseudoClass.getPseudoClass("right"), DONE = PseudoClass.getPseudoClass("done");

    void show(List<String> names) {
        dots.getChildren().setAll(IntStream.range(0, names.size()).mapToObj(this::dot).toList());
        menu.getItems().setAll(IntStream.range(0, names.size()).mapToObj(i -> item(i, names.get(i))).toList());
    }

    private Button dot(int to) {
        var dot = new Button();
        dot.setId("lesson-step-" + (to + 1));
        dot.getStyleClass().setAll("lesson-dot");
        dot.setTooltip(new Tooltip());
        dot.setOnAction(_ -> lessonSession.go(to));
        return dot;
    }

    private MenuItem item(int to, String name) {
        var item = new MenuItem(name);
        item.setMnemonicParsing(false);
        item.setOnAction(_ -> lessonSession.go(to));
        return item;
    }

    /// Shows how far each step has been done.
    ///
    /// @param spoken its heading with that, for those who do not see the colour
    void mark(List<StepMark> marks, List<String> spoken) {
        for (int i = 0; i < marks.size(); i++) {
            var dot = (Button) dots.getChildren().get(i);
            dot.pseudoClassStateChanged(RIGHT, marks.get(i) == StepMark.RIGHT);
            dot.pseudoClassStateChanged(DONE, marks.get(i) == StepMark.DONE);
            dot.getTooltip().setText(spoken.get(i));
            dot.setAccessibleText(spoken.get(i));
        }
    }

    void here(int step) {
        IntStream.range(0, dots.getChildren().size())
                .forEach(i -> dots.getChildren().get(i).pseudoClassStateChanged(HERE, i == step));
    }
}
