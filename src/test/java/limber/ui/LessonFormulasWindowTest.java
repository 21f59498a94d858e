package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.pass;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.image.ImageView;
import limber.LessonSample;
import limber.OpensWindow;
import limber.presentation.words.Language;
import limber.ui.code.Formulas;
import limber.ui.lesson.LessonSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The formulas and tables of lessons in the window, at level Step: none is wider than the column.
@Tag("wide")
@OpensWindow
class LessonFormulasWindowTest extends ShippedLessonsWindow {
    /// The least factor that a formula may be shrunk by, so that its indices can still be read.
    private static final double LEAST = 0.6;
    private final List<String> wrong = new ArrayList<>();
    private int formulas;

    /// The longest texts, and a few others; [LessonTextsTest] lays out all of them without a window.
    @ParameterizedTest
    @EnumSource
    void formulasAreWhole(Language language) throws Exception {
        look(language, LessonSample.texts(language.locale(), 4, 4));
        assertTrue(formulas > 10, formulas + " formulas");
    }

    @ParameterizedTest
    @Tag("long")
    @EnumSource
    void theyAreInEachStepOfEachLesson(Language language) throws Exception {
        look(language, LessonSample.steps());
        assertTrue(formulas > 100, formulas + " formulas");
    }

    private void look(Language language, List<LessonSample.At> steps) throws Exception {
        fx(() -> preferences.language().set(language));
        LessonSession session = null;
        for (LessonSample.At at : steps) {
            if (session == null || !session.lesson().id().equals(at.lesson().id())) session = open(at.lesson());
            LessonSession now = session;
            fx(() -> now.go(at.index()));
            formulasDrawn();
            settle();
            fx(() -> look(at.toString()));
        }
        assertEquals(List.of(), wrong);
    }

    private Node column() {
        return scene().root().lookup("#lesson");
    }

    private static ImageView image(Node formula) {
        return (ImageView) formula.lookup("ImageView");
    }

    private void look(String where) {
        for (int i = 0; i < 2; i++) pass(stage);
        Bounds column = inScene(column());
        if (column.getWidth() < 360 || column.getMaxX() > stage.getScene().getWidth())
            wrong.add(where + ": the column is " + column);
        var page = (ScrollPane) column().lookup("#lesson-page");
        double left = column.getMinX(), right = left + page.getViewportBounds().getWidth();
        for (Node part : Controls.visible(column())) {
            boolean formula = part.getStyleClass().contains("formula");
            if (formula) formulas++;
            boolean whole = formula || part.getStyleClass().contains("prose-table") || part instanceof ImageView;
            Bounds at = inScene(part);
            if (whole && at.getWidth() > 0 && (at.getMinX() < left - 1 || at.getMaxX() > right + 1))
                wrong.add("%s: %s '%s' from %.0f to %.0f in a column from %.0f to %.0f".formatted(where,
                        part.getStyleClass(), part.getAccessibleText(), at.getMinX(), at.getMaxX(), left, right));
            if (formula) shrunk(where, part);
        }
    }

    private void shrunk(String where, Node formula) {
        ImageView image = image(formula);
        double own = image.getImage().getWidth() / Formulas.SCALE,
                shown = image.getLayoutBounds().getWidth();
        if (shown < LEAST * own)
            wrong.add("%s: '%s' is shrunk to %.0f %%".formatted(where, formula.getAccessibleText(), 100 * shown / own));
    }
}
