package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.TitledPane;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import limber.OpensWindow;
import limber.lesson.Lesson;
import limber.lesson.Lessons;
import limber.lesson.source.LessonWords;
import limber.presentation.words.Language;
import limber.ui.code.Formulas;
import limber.ui.preferences.Theme;
import limber.ui.prose.Prose;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.testfx.api.FxToolkit;

/// The texts of every step of every lesson, laid out without a window in the narrowest column that a lesson has: no
/// formula, table or picture is wider than it, in folds neither.
@Tag("wide")
@OpensWindow
class LessonTextsTest {
    /// The narrowest column, and what of it a text has beside the scroll bar, px.
    private static final double COLUMN = 360, TEXT = 345;
    /// The least factor that a formula may be shrunk by, so that its indices can still be read.
    private static final double LEAST = 0.6;
    private final List<String> wrong = new ArrayList<>();
    private int formulas;

    @ParameterizedTest
    @EnumSource
    void formulasTablesAndPicturesFit(Language language) throws Exception {
        FxToolkit.registerPrimaryStage();
        for (Lesson lesson : Lessons.shipped()) {
            Scene scene = fx(() -> scene(lesson, lesson.telling(language.locale()), language));
            until(() -> {
                layOut(scene);
                return formulas(scene).allMatch(f -> image(f).getImage() != null);
            });
            fx(() -> {
                for (int i = 0; i < 3; i++) layOut(scene);
                look(lesson.id(), scene);
            });
        }
        assertEquals(List.of(), wrong);
        assertTrue(formulas > 500, formulas + " formulas");
    }

    /// All steps of a lesson, one below the other.
    private static Scene scene(Lesson lesson, LessonWords telling, Language language) {
        var prose = new Prose(new Pictures(lesson), lesson::role, language.words());
        var text = new VBox();
        text.getStyleClass().add("lesson-prose");
        text.getChildren().add(prose.of(telling.introduction()));
        for (LessonWords.OfStep step : telling.steps())
            text.getChildren().addAll(prose.of(step.blocks()), prose.of(step.after()));
        var body = new VBox(text);
        body.getStyleClass().add("lesson-body");
        body.setMaxWidth(TEXT);
        var column = new VBox(body);
        column.getStyleClass().add("lesson");
        var root = new StackPane(column);
        root.getStyleClass().addAll("limber", "palette");
        var scene = new Scene(root, COLUMN, COLUMN);
        Theme.DARK.apply(scene);
        layOut(scene);
        root.lookupAll(".titled-pane").forEach(fold -> {
            ((TitledPane) fold).setAnimated(false);
            ((TitledPane) fold).setExpanded(true);
        });
        return scene;
    }

    private static void layOut(Scene scene) {
        scene.getRoot().applyCss();
        scene.getRoot().layout();
    }

    private static Stream<Node> formulas(Scene scene) {
        return scene.getRoot().lookupAll(".formula").stream();
    }

    private static ImageView image(Node formula) {
        return (ImageView) formula.lookup("ImageView");
    }

    private void look(String where, Scene scene) {
        Node body = scene.getRoot().lookup(".lesson-body");
        double left = at(body).getMinX(), right = left + TEXT;
        for (Node part : Stream.of(".formula", ".prose-table", "ImageView").flatMap(all -> body.lookupAll(all).stream())
                .toList()) {
            Bounds at = at(part);
            if (at.getMinX() < left - 1 || at.getMaxX() > right + 1)
                wrong.add("%s: %s '%s' from %.0f to %.0f in a column from %.0f to %.0f".formatted(where,
                        part.getStyleClass(), part.getAccessibleText(), at.getMinX(), at.getMaxX(), left, right));
        }
        formulas(scene).forEach(formula -> {
            formulas++;
            double own = image(formula).getImage().getWidth() / Formulas.SCALE,
                    shown = image(formula).getLayoutBounds().getWidth();
            if (shown < LEAST * own) wrong.add("%s: '%s' is shrunk to %.0f %%".formatted(where,
                    formula.getAccessibleText(), 100 * shown / own));
        });
    }

    private static Bounds at(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    /// A reader who only looks at pictures.
    private record Pictures(Lesson lesson) implements Prose.Reader {
        @Override
        public void follow(String destination) {}

        @Override
        public void explain(String id) {}

        @Override
        public void point(Optional<String> symbol) {}

        @Override
        public Optional<Image> picture(String destination) {
            return Optional.of(new Image(new ByteArrayInputStream(lesson.folder().picture(destination))));
        }

        @Override
        public Optional<String> term(String words) {
            return Optional.empty();
        }

        @Override
        public void slow(String tex) {
            throw new AssertionError(lesson.id() + ": too slow: " + tex);
        }
    }
}
