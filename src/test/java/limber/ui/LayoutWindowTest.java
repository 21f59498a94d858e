package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.layOut;
import static limber.ui.Fx.pass;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.TitledPane;
import javafx.scene.control.ToggleButton;
import javafx.stage.Stage;
import limber.OpensWindow;
import limber.models.Catalog;
import limber.presentation.words.Language;
import limber.ui.lesson.LessonSession;
import limber.ui.preferences.Level;
import limber.ui.preferences.Preferences;
import limber.ui.preferences.TextSize;
import limber.ui.preferences.Theme;
import limber.ui.tab.SceneController;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.testfx.framework.junit5.ApplicationTest;

/// The window at 1280 × 720, and at 800 × 600, the smallest, stopped in the middle of a frame: everything fits and can
/// be read, in every theme, language and level.
@Tag("wide")
@OpensWindow
class LayoutWindowTest extends ApplicationTest {
    /// The least size of a projector's type at 1280 px, px; in a smaller window type has the same share of the picture.
    private static final double READABLE = 22;
    /// The least shares of the window that the view has, and how many letters high the transport may be: with captions
    /// of one line, and with those of two beside a lesson in a small window.
    private static final double WIDE = 0.45, HIGH = 0.55, TRANSPORT = 100 / 14.0, WRAPPED = 125 / 14.0;
    /// The least share of the picture that the view has beside a pane.
    private static final double SHARE = 0.36;
    /// The least width of a lesson's column, px.
    private static final double COLUMN = 360;
    private static final Rectangle2D USUAL = new Rectangle2D(0, 0, 1280, 720);
    private static final Rectangle2D SMALLEST = new Rectangle2D(0, 0, 800, 600);
    /// 3840 × 2160 at 200 % is 1920 × 1080 to a layout.
    private static final List<Rectangle2D> LARGER = List.of(new Rectangle2D(0, 0, 1440, 900),
            new Rectangle2D(0, 0, 1920, 1080));
    /// The light one has the sizes of the dark one.
    private static final List<Theme> THEMES = List.of(Theme.DARK, Theme.PROJECTOR);

    private final Preferences preferences = Opened.preferences();
    private Stage stage;
    private App app;

    @Override
    public void start(Stage shown) {
        stage = shown;
        app = Opened.on(stage, 1280, 720, preferences);
    }

    @BeforeEach
    void stopInsideAFrame() throws Exception {
        until(() -> scene().built() && scene().playback().picture().get() != null);
        fx(() -> {
            stage.setWidth(1280);
            stage.setHeight(720);
            scene().playback().playing().set(false);
            scene().playback().transport().find(12, Map.of("substep", 1, "sweep", 13), "distance", 11);
        });
        until(() -> scene().playback().picture().get().path().round("sweep") == 13);
    }

    @AfterEach
    void shut() throws Exception {
        fx(app::stop);
    }

    /// In every situation, language and level, and in each theme with sizes of its own.
    @ParameterizedTest
    @EnumSource(Situation.class)
    void theViewHasRoomAndNothingIsCut(Situation situation) throws Exception {
        fits(situation, List.of(USUAL));
    }

    @ParameterizedTest
    @Tag("long")
    @EnumSource(Situation.class)
    void theViewHasRoomAndNothingIsCutInASmallWindow(Situation situation) throws Exception {
        fits(situation, List.of(SMALLEST));
    }

    @ParameterizedTest
    @Tag("long")
    @EnumSource(Situation.class)
    void theViewHasRoomAndNothingIsCutInLargerWindows(Situation situation) throws Exception {
        fits(situation, LARGER);
    }

    private void fits(Situation situation, List<Rectangle2D> sizes) throws Exception {
        var wrong = new ArrayList<String>();
        for (Language language : Language.values()) { // another language makes all views anew
            fx(() -> preferences.language().set(language));
            arrive(situation);
            for (Theme theme : THEMES) // another theme costs most, another size least
                for (Level level : Level.values())
                    for (Rectangle2D size : sizes) {
                        size(size);
                        show(theme, language, level, 1);
                        String where = (int) size.getWidth() + "x" + (int) size.getHeight() + "-" + theme.word() + "-"
                                + language.word() + "-" + level.word() + "-" + situation.name().toLowerCase();
                        look(wrong, where, theme);
                        fx(() -> {
                            room(wrong, where, theme, situation);
                            return null;
                        });
                    }
        }
        assertEquals(List.of(), wrong);
    }

    /// In the windows in which it has the least room, where it is as large as fits.
    @ParameterizedTest
    @EnumSource(TextSize.class)
    void largerTextIsNotCutEither(TextSize size) throws Exception {
        var wrong = new ArrayList<String>();
        fx(() -> preferences.text().set(size));
        for (Situation situation : Situation.values()) {
            arrive(situation);
            for (Language language : Language.values()) {
                show(Theme.DARK, language, Level.INSPECT, 1);
                look(wrong, size + " " + situation + " " + language, Theme.DARK);
            }
        }
        assertEquals(List.of(), wrong);
        assertEquals(0.14 * size.percent(), fx(() -> ((Labeled) lookup("#view-menu").query()).getFont().getSize()),
                0.1);
    }

    @Test
    void theContentsPageIsNotCutEither() throws Exception {
        var wrong = new ArrayList<String>();
        for (Rectangle2D size : List.of(USUAL, SMALLEST)) contents(wrong, size);
        assertEquals(List.of(), wrong);
    }

    private void contents(List<String> wrong, Rectangle2D size) throws Exception {
        size(size);
        for (Theme theme : size.equals(SMALLEST) ? THEMES : List.of(Theme.PROJECTOR)) // with the largest type
            for (Language language : Language.values())
                for (ContentsPage page : ContentsPage.values()) {
                    show(theme, language, Level.WATCH, 0);
                    fx(() -> lookup("#contents-" + page.word()).queryAs(ToggleButton.class).setSelected(true));
                    until(() -> page != ContentsPage.PATH || lookup("#path-one-stick").tryQuery().isPresent());
                    settle();
                    String where = (int) size.getWidth() + "x" + (int) size.getHeight() + "-" + theme.word() + "-"
                            + language.word() + "-" + page.word();
                    look(wrong, where, theme);
                    fx(() -> SavedPictures.save(stage.getScene(), where));
                }
    }

    /// What may be beside the view.
    private enum Situation {
        FREE, LESSON, COMPARE
    }

    private void arrive(Situation situation) throws Exception {
        switch (situation) {
            case FREE -> fx(() -> app.main().tab(1));
            case COMPARE -> fx(() -> {
                app.main().tab(1);
                scene().session().comparison().start();
            });
            case LESSON -> {
                Optional<LessonSession> before = lesson();
                fx(() -> app.main().opening().lesson(Path.of("lessons/05-many-sticks-many-sweeps")));
                until(() -> !lesson().equals(before)); // a lesson is opened a pulse later
            }
        }
        until(() -> fx(() -> app.main().current().filter(SceneController::built)
                .filter(tab -> situation != Situation.LESSON || tab.root().lookup("#lesson") != null).isPresent()
                && scene().playback().picture().get() != null));
        fx(() -> scene().viewport().setVisible(SavedPictures.WANTED)); // drawing it takes most of the time
        settle();
    }

    private Optional<LessonSession> lesson() throws Exception {
        return fx(() -> app.sessions().lessonSession(Catalog.MODELS.getFirst()));
    }

    private void size(Rectangle2D size) throws Exception {
        fx(() -> {
            stage.setWidth(size.getWidth());
            stage.setHeight(size.getHeight());
        });
    }

    private void room(List<String> wrong, String where, Theme theme, Situation situation) throws IOException {
        Scene all = stage.getScene();
        double type = theme == Theme.PROJECTOR ? 24 : 14;
        Bounds view = inScene(scene().viewport());
        if (view.getWidth() < WIDE * all.getWidth() - 1 || view.getHeight() < HIGH * all.getHeight() - 1)
            wrong.add("%s: the view has %.0f %% of the width and %.0f %% of the height".formatted(where,
                    100 * view.getWidth() / all.getWidth(), 100 * view.getHeight() / all.getHeight()));
        double share = view.getWidth() * view.getHeight() / (all.getWidth() * all.getHeight());
        if (situation == Situation.FREE && share < SHARE)
            wrong.add("%s: the view has %.0f %% of the picture".formatted(where, 100 * share));
        double transport = inScene(all.lookup(".playback")).getHeight();
        boolean wrapped = situation == Situation.LESSON && all.getWidth() <= SMALLEST.getWidth();
        if (transport > (wrapped ? WRAPPED : TRANSPORT) * type + 1)
            wrong.add("%s: the transport is %.0f px high".formatted(where, transport));
        if (situation == Situation.LESSON
                && !inScene(all.lookup("#lesson")).intersects(view.getMinX() - 1e4, 0, 2e4, 2e4))
            wrong.add(where + ": the lesson cannot be seen");
        if (situation == Situation.LESSON && all.getWidth() >= USUAL.getWidth()
                && inScene(all.lookup("#lesson")).getWidth() < COLUMN)
            wrong.add("%s: the lesson's column is %.0f px wide".formatted(where,
                    inScene(all.lookup("#lesson")).getWidth()));
        SavedPictures.save(all, where);
    }

    @Test
    void everyPaneCanBeReadFromTheBack() throws Exception {
        var wrong = new ArrayList<String>();
        for (Language language : Language.values())
            for (String pane : Opened.PANES) {
                fx(() -> {
                    preferences.panes(Level.INSPECT).retainAll(Set.of(pane));
                    preferences.panes(Level.INSPECT).add(pane);
                });
                show(Theme.PROJECTOR, language, Level.INSPECT, 1);
                look(wrong, pane + " " + language, Theme.PROJECTOR);
            }
        assertEquals(List.of(), wrong);
    }

    /// Nor does its scroll bar, which is there when all groups are unfolded, cover any of it.
    @Test
    void theParameterPanelIsNotCutOnTheRight() throws Exception {
        var wrong = new ArrayList<String>();
        fx(() -> {
            preferences.panes(Level.INSPECT).retainAll(Set.of("parameters"));
            preferences.panes(Level.INSPECT).add("parameters");
        });
        for (Language language : Language.values())
            for (Theme theme : List.of(Theme.DARK, Theme.PROJECTOR))
                for (int tab : List.of(1, 2)) {
                    show(theme, language, Level.INSPECT, tab);
                    List<String> groups = List.of("#parameters-more", "#parameters-published");
                    until(() -> groups.stream().allMatch(group -> scene().root().lookup(group) != null));
                    fx(() -> groups.forEach(group -> ((TitledPane) scene().root().lookup(group)).setExpanded(true)));
                    settle();
                    fx(() -> {
                        Bounds seen = inScene(scene().root().lookup(".parameters > .viewport"));
                        assertTrue(inScene(scene().root().lookup(".parameter-list")).getHeight() > seen.getHeight());
                        Stream.of("combo-box", "text-field", "slider", "label", "button") // one selector a look-up
                                .flatMap(kind -> scene().root().lookupAll(".parameter ." + kind).stream())
                                .filter(n -> n.isVisible() && inScene(n).getMaxX() > seen.getMaxX() + 0.5)
                                .forEach(n -> wrong.add(theme + ": " + n + " ends at " + inScene(n).getMaxX()
                                        + ", the panel at " + seen.getMaxX()));
                    });
                }
        assertEquals(List.of(), wrong);
    }

    private static Bounds inScene(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    /// With a projector's type there is room for one pane; the others are folded until they are asked for or there is
    /// more room.
    @Test
    void panesThatDoNotFitAreFoldedAndComeBackWithTheRoom() throws Exception {
        show(Theme.DARK, Language.ENGLISH, Level.INSPECT, 1);
        assertEquals(List.of("code", "plots"), open());
        show(Theme.PROJECTOR, Language.ENGLISH, Level.INSPECT, 1);
        assertEquals(List.of("code"), open());
        assertTrue(preferences.panes(Level.INSPECT).contains("plots"), "hidden for want of room, not closed");
        show(Theme.DARK, Language.ENGLISH, Level.INSPECT, 1);
        assertEquals(List.of("code", "plots"), open());
        clickOn("#dock-numbers");
        settle();
        assertEquals(List.of("numbers", "plots"), open(), "the one for the same purpose makes room");
        clickOn("#dock-code");
        settle();
        assertEquals(List.of("code", "plots"), open());
    }

    /// Codes and formulas are there though no step has been taken since.
    @Test
    void anotherLanguageFindsTheCodeThatWasShown() throws Exception {
        show(Theme.DARK, Language.ENGLISH, Level.INSPECT, 1);
        show(Theme.DARK, Language.CHINESE, Level.INSPECT, 1);
        assertFalse(((ListView<?>) scene().root().lookup("#listing")).getItems().isEmpty());
    }

    private List<String> open() {
        return Opened.PANES.stream()
                .filter(name -> scene().root().lookup("#dock-" + name) instanceof ToggleButton t && t.isSelected())
                .toList();
    }

    private void show(Theme theme, Language language, Level level, int tab) throws Exception {
        fx(() -> {
            preferences.theme().set(theme);
            preferences.language().set(language);
            preferences.level().set(level);
            app.main().tab(tab);
        });
        settle();
    }

    /// Rows and panes find out in one pass that they have no room, and are laid out for that in the next.
    private void settle() throws Exception {
        until(() -> app.main().current().map(SceneController::built).orElse(true));
        layOut(stage, 3);
    }

    private void look(List<String> wrong, String where, Theme theme) throws Exception {
        fx(() -> {
            for (int i = 0; i < 2; i++) pass(stage); // a picture may have come since the last pulse
            double readable = READABLE * Math.min(1, stage.getScene().getWidth() / USUAL.getWidth());
            Faults.of(stage.getScene(), theme == Theme.PROJECTOR ? readable : 0)
                    .forEach(fault -> wrong.add(where + ": " + fault));
        });
    }

    private SceneController scene() {
        return app.main().current().orElseThrow();
    }
}
