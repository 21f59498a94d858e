package limber.ui.parameters;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import limber.engine.settings.Kind;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.presentation.panes.ParameterState;
import limber.presentation.words.Wording;
import org.kordamp.ikonli.javafx.FontIcon;

/// A row for one parameter: its title, its public name, an editor for its kind, a reset button to the preset's value,
/// and a tooltip with its meaning.
public final class ParameterRow extends VBox implements ParameterEditor.Edits {
    private static final PseudoClass CHANGED = PseudoClass.getPseudoClass("changed");

    private final ParameterState state;
    private final Wording words;
    private final Consumer<BadInput> refused;
    private final ParameterEditor editor;
    private final Label name = new Label();
    private final Button reset = new Button();
    private final Tooltip tip = new Tooltip(), resetTip = new Tooltip();
    private final FlowPane question = new FlowPane();
    /// The settings under which the parameter acts, while it does not.
    private final Label idle = new Label();

    /// @param refused receives why a value was refused
    public ParameterRow(ParameterState state, Wording words, Consumer<BadInput> refused) {
        this.state = state;
        this.words = words;
        this.refused = refused;
        editor = ParameterEditor.of(state, words, this);
        getStyleClass().add("parameter");
        setId("parameter-" + state.parameter().name());
        Tooltip.install(this, tip);
        idle.getStyleClass().addAll("technical", "idle");
        idle.setWrapText(true);
        idle.managedProperty().bind(idle.visibleProperty());
        idle.setText(state.idle());
        getChildren().addAll(head(), idle, question);
        editor.under().ifPresent(node -> getChildren().add(1, node));
        ask();
        setDisable(true); // until there is a value to edit
    }

    private HBox head() {
        String title = state.title(), technical = state.parameter().name();
        name.setText(title);
        name.getStyleClass().add("parameter-name");
        var second = new Label(state.technical());
        second.getStyleClass().add("technical");
        var names = new ParameterTitle(name, second);
        HBox.setHgrow(names, Priority.ALWAYS);
        reset.setId("reset-" + technical);
        reset.getStyleClass().add("reset");
        reset.setGraphic(new FontIcon("fth-rotate-ccw"));
        reset.setAccessibleText(words.get("reset").formatted(title));
        reset.setTooltip(resetTip);
        reset.setOnAction(_ -> edit(state.base()));
        var head = new HBox(names);
        editor.beside().ifPresent(head.getChildren()::add);
        head.getChildren().add(reset);
        head.getStyleClass().add("parameter-head");
        return head;
    }

    /// Creates the question, which exists only while it waits for an answer.
    private void ask() {
        boolean open = state.asks();
        question.setVisible(open);
        question.setManaged(open);
        if (!open || !question.getChildren().isEmpty()) return;
        question.getStyleClass().add("question");
        question.getChildren().addAll(new Label(words.get("restart.ask")), answer("restart", this::restart),
                answer("keep", this::keep));
    }

    private Button answer(String word, Runnable done) {
        var button = new Button(words.get("restart." + word));
        button.setId(word + "-" + state.parameter().name());
        button.setOnAction(_ -> done.run());
        return button;
    }

    private void restart() {
        done(state.restart());
    }

    private void keep() {
        state.keep();
        ask();
        editor.show(state.shown());
        editor.close();
    }

    /// @param preset the settings that a reset goes back to
    public void show(Settings now, Settings preset) {
        String text = state.shown(), home = state.base();
        boolean other = state.show(now, preset);
        idle.setVisible(!state.acts());
        setDisable(false);
        if (state.shown().equals(text) && state.base().equals(home)) return;
        name.pseudoClassStateChanged(CHANGED, state.changed());
        reset.setVisible(state.changed());
        resetTip.setText(state.resetTip());
        tip.setText(state.tip());
        ask();
        if (other) editor.show(state.shown());
    }

    /// Shows it where it acts or the panel has all of its rows, and to a search that means it.
    public void reveal(boolean all, String query) {
        setVisible(state.visible(all, query));
        setManaged(isVisible());
    }

    @Override public void press() {
        state.press();
    }

    @Override public Optional<String> edit(String text) {
        return done(state.edit(text));
    }

    private Optional<String> done(Optional<BadInput> why) {
        ask();
        boolean file = state.parameter().kind() instanceof Kind.WordOrFile && !state.asks(); // it is read first
        boolean back = why.isPresent() && !editor.explains();
        if (back) refused.accept(why.get());
        if (back || file) editor.show(state.shown());
        return why.map(e -> words.refusal(e.getMessage()));
    }

    @Override public void release() {
        state.release();
        ask();
    }
}
