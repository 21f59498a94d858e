package limber.ui.tab;

import java.util.List;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.event.ActionEvent;
import javafx.fxml.FXML;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.util.Subscription;
import limber.engine.settings.Settings;
import limber.presentation.play.Playback;
import limber.presentation.view.Layout;
import limber.ui.controls.ScenePane;
import limber.ui.interaction.SceneInput;
import limber.ui.scene.Comparison;

/// The controller of the row under the bar during a comparison: the names of the sides, their layout, and the side that
/// is edited.
public final class CompareController implements ScenePane {
    private final Playback playback;
    private final Comparison comparison;
    private final SceneInput sceneInput;
    private final ReadOnlyBooleanProperty editing;
    /// The settings from which the sides were named.
    private Settings named;
    private boolean showing;
    @FXML private HBox row;
    @FXML private TextField left;
    @FXML private TextField right;
    @FXML private ToggleButton beside;
    @FXML private ToggleButton over;
    @FXML private ToggleButton editLeft;
    @FXML private ToggleButton editRight;

    /// @param sceneInput shows why something was refused
    /// @param editing whether code is edited: the row has its room then, so that no line moves when a comparison begins
    CompareController(Playback playback, Comparison comparison, SceneInput sceneInput,
            ReadOnlyBooleanProperty editing) {
        this.editing = editing;
        this.playback = playback;
        this.comparison = comparison;
        this.sceneInput = sceneInput;
    }

    @FXML private void initialize() {
        comparison.speak();
        row.managedProperty().bind(row.visibleProperty().or(editing));
        pair(beside, over);
        pair(editLeft, editRight);
        for (TextField field : new TextField[]{left, right})
            field.textProperty().addListener((_, _, _) -> {
                if (!showing) comparison.name(left.getText(), right.getText());
            });
    }

    /// One of the two is always chosen.
    private static void pair(ToggleButton a, ToggleButton b) {
        var group = new ToggleGroup();
        a.setToggleGroup(group);
        b.setToggleGroup(group);
        group.selectedToggleProperty().addListener((_, before, now) -> {
            if (now == null) before.setSelected(true);
        });
    }

    @Override public Subscription follow() {
        return Subscription.combine(
                comparison.now().subscribe(_ -> show()),
                comparison.right().subscribe(on -> (on ? editRight : editLeft).setSelected(true)),
                playback.follow(now -> {
                    if (!comparison.on() || now.settings().equals(named)) return;
                    named = now.settings();
                    show();
                }));
    }

    private void show() {
        row.setVisible(comparison.on());
        comparison.now().get().ifPresent(c -> {
            Settings scene = playback.settings();
            showing = true;
            if (!left.getText().equals(c.left())) left.setText(c.left());
            if (!right.getText().equals(c.right())) right.setText(c.right());
            left.setPromptText(comparison.own(false, scene));
            right.setPromptText(comparison.own(true, scene));
            (c.layout() == Layout.OVERLAID ? over : beside).setSelected(true);
            showing = false;
        });
    }

    /// The row's buttons as a menu, for a window without room for the row.
    List<MenuItem> items() {
        return row.getChildren().stream().filter(ButtonBase.class::isInstance).map(ButtonBase.class::cast)
                .map(CompareController::item).toList();
    }

    private static MenuItem item(ButtonBase button) {
        String title = button.getTooltip().getText();
        if (!(button instanceof ToggleButton toggle)) {
            var item = new MenuItem(title);
            item.setOnAction(_ -> button.fire());
            return item;
        }
        var item = new RadioMenuItem(title);
        item.selectedProperty().bindBidirectional(toggle.selectedProperty());
        item.setOnAction(_ -> {
            toggle.setSelected(true);
            toggle.getOnAction().handle(new ActionEvent());
        });
        return item;
    }

    @FXML private void beside() {
        comparison.layout(Layout.SIDE_BY_SIDE);
    }

    @FXML private void over() {
        comparison.layout(Layout.OVERLAID);
    }

    @FXML private void swap() {
        sceneInput.guarded(comparison::swap);
    }

    @FXML private void level() {
        sceneInput.guarded(comparison::level);
    }

    @FXML private void first() {
        comparison.firstDifference(sceneInput::say);
    }

    @FXML private void editLeft() {
        comparison.right().set(false);
    }

    @FXML private void editRight() {
        comparison.right().set(true);
    }
}
