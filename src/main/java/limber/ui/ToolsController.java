package limber.ui;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.fxml.FXML;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.util.Subscription;
import limber.code.Starter;
import limber.presentation.words.Language;
import limber.presentation.words.Shortcut;
import limber.ui.controls.KeyHint;
import limber.ui.controls.OneOf;
import limber.ui.controls.Question;
import limber.ui.controls.ScenePane;
import limber.ui.preferences.Graphics;
import limber.ui.preferences.Level;
import limber.ui.preferences.Preferences;
import limber.ui.preferences.Theme;
import org.controlsfx.control.SegmentedButton;

/// The controller of the upper right corner: the switch for the level, and the menus *File*, *View* and *Help*.
public final class ToolsController implements ScenePane {
    private final Preferences preferences;
    private final PresenterTools board;
    private final ResourceBundle words;
    private final ObservableBooleanValue inScene, inLesson;
    private final MenuActions actions;
    @FXML private HBox tools;
    @FXML private HBox levels;
    @FXML private MenuButton file, view, help;
    @FXML private Menu recent;
    @FXML private Menu save, newSolver;
    @FXML private MenuItem export, print, again, numbers;
    @FXML private Menu moment;
    @FXML private MenuItem copyMoment, saveMoment, record, savePage;
    @FXML private Menu text;
    @FXML private Menu languages;
    @FXML private Menu themes;
    @FXML private Menu graphics;
    @FXML private CheckMenuItem motion;

    /// @param inScene whether a scene is selected
    /// @param inLesson whether it is that of a lesson
    ToolsController(Preferences preferences, PresenterTools board, ResourceBundle words, ObservableBooleanValue inScene,
            ObservableBooleanValue inLesson, MenuActions actions) {
        this.preferences = preferences;
        this.board = board;
        this.words = words;
        this.inScene = inScene;
        this.inLesson = inLesson;
        this.actions = actions;
    }

    @FXML private void initialize() {
        for (PictureSize size : PictureSize.values()) {
            var item = new MenuItem(words.getString("menu.save." + size.word()));
            item.setId("save-" + size.word());
            item.setOnAction(_ -> actions.save().accept(size));
            save.getItems().add(item);
        }
        for (Starter starter : Starter.values()) {
            var item = new MenuItem(words.getString("own.new." + starter.word()));
            item.setId("new-" + starter.word());
            item.setOnAction(_ -> actions.makeOwn().accept(starter));
            newSolver.getItems().add(item);
        }
        Stream.of(file.getItems(), view.getItems(), text.getItems(), moment.getItems(), help.getItems())
                .flatMap(List::stream).forEach(item -> {
                    if (item.getUserData() instanceof String key)
                        item.setAccelerator(new KeyHint(Shortcut.named(key, words).key()));
                });
    }

    @Override public Subscription follow() {
        motion.selectedProperty().bindBidirectional(preferences.motion());
        recent.disableProperty().bind(Bindings.isEmpty(recent.getItems()));
        return Subscription.combine(
                actions.recent().follow(recent.getItems()),
                OneOf.items(languages, Language.values(), preferences.language(), Language::title),
                OneOf.items(themes, Theme.values(), preferences.theme(), t -> words.getString("theme." + t.word())),
                OneOf.items(graphics, Graphics.values(), preferences.graphics(),
                        g -> words.getString("graphics." + g.word())),
                OneOf.buttons(levels(), preferences.level()),
                preferences.presenting().subscribe(on -> tools.setVisible(!on)),
                inScene.subscribe(on -> {
                    save.setDisable(!on);
                    export.setDisable(!on);
                    numbers.setDisable(!on);
                    again.setDisable(!on);
                    for (MenuItem item : List.of(copyMoment, saveMoment, record, savePage)) item.setDisable(!on);
                }),
                inLesson.subscribe(on -> print.setDisable(!on)),
                () -> motion.selectedProperty().unbindBidirectional(preferences.motion()));
    }

    private Map<ToggleButton, Level> levels() {
        var buttons = new LinkedHashMap<ToggleButton, Level>();
        for (Level level : Level.values()) {
            var button = new ToggleButton(words.getString("level." + level.word()));
            button.setId("level-" + level.word());
            button.setTooltip(new Tooltip(words.getString("level." + level.word() + ".tip")));
            buttons.put(button, level);
        }
        levels.getChildren().setAll(new SegmentedButton(buttons.keySet().toArray(ToggleButton[]::new)));
        return buttons;
    }

    @FXML private void open() {
        actions.open().run();
    }

    @FXML private void openOwn() {
        actions.openOwn().run();
    }

    @FXML private void numbers() {
        actions.numbers().run();
    }

    @FXML private void copyMoment() {
        actions.moments().copy();
    }

    @FXML private void pasteMoment() {
        actions.moments().paste();
    }

    @FXML private void saveMoment() {
        actions.moments().save(false);
    }

    @FXML private void record() {
        actions.moments().save(true);
    }

    @FXML private void savePage() {
        actions.moments().page(preferences.language().get().locale());
    }

    @FXML private void export() {
        actions.export().run();
    }

    @FXML private void print() {
        actions.print().run();
    }

    @FXML private void quit() {
        actions.quit().run();
    }

    @FXML private void larger() {
        actions.letters().larger();
    }

    @FXML private void smaller() {
        actions.letters().smaller();
    }

    @FXML private void usual() {
        actions.letters().usual();
    }

    @FXML private void present() {
        toggle(preferences.presenting());
    }

    @FXML private void pen() {
        toggle(board.pen());
    }

    @FXML private void spotlight() {
        toggle(board.spotlight());
    }

    @FXML private void blank() {
        toggle(board.blank());
    }

    private static void toggle(BooleanProperty on) {
        on.set(!on.get());
    }

    @FXML private void sceneAgain() {
        actions.sceneAgain().run();
    }

    @FXML private void everythingAgain() {
        Question.ask("menu.everything", words, view, actions.everythingAgain());
    }

    @FXML private void tour() {
        actions.help().tour().run();
    }

    @FXML private void teach() {
        actions.help().teach().run();
    }

    @FXML private void search() {
        actions.help().search().run();
    }

    @FXML private void glossary() {
        actions.help().glossary().run();
    }

    @FXML private void keys() {
        actions.help().keys().run();
    }

    @FXML private void about() {
        AboutSheet.show(words, help);
    }
}
