package limber.ui.parameters;

import java.util.Locale;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.lesson.Allowed;
import limber.presentation.words.Conditions;
import limber.presentation.words.Decimals;
import limber.presentation.words.Wording;
import org.kordamp.ikonli.javafx.FontIcon;

/// A row for one parameter: its title, its public name, an editor for its kind, a reset button to the preset's value,
/// and a tooltip with its meaning. An edit that would restart a run past frame 0 asks first, once a drag.
public final class ParameterRow<T> extends VBox implements ParameterEditor.Edits {
    private static final PseudoClass CHANGED = PseudoClass.getPseudoClass("changed");
    private static final int BRIEF = 24;

    /// The effect of an edit on the scene.
    public interface Editing {
        void press();

        /// Whether a restart would leave a history behind.
        boolean losesHistory();

        /// @throws BadInput if the value is refused; nothing has changed then
        void set(String text);

        void release();

        /// Shows why a value was refused.
        void refused(BadInput why);
    }

    private final Parameter<T> parameter;
    private final String title, meaning;
    private final Wording words;
    private final Editing editing;
    private final ParameterEditor editor;
    private final Label name = new Label();
    private final Button reset = new Button();
    private final Tooltip tip = new Tooltip(), resetTip = new Tooltip();
    private final FlowPane question = new FlowPane();
    /// The settings under which the parameter acts, while it does not.
    private final Label idle = new Label();
    private String shown, base;
    /// The value that waits for a confirmation.
    private Optional<String> asked = Optional.empty();
    private boolean dragging;

    /// @param allowed the allowed part of its range
    public ParameterRow(Parameter<T> parameter, Allowed allowed, String meaning, Wording words, Editing editing) {
        this.parameter = parameter;
        this.meaning = meaning;
        this.words = words;
        this.editing = editing;
        title = words.title("parameter", parameter.name());
        editor = ParameterEditor.of(parameter, allowed, title, words, this);
        getStyleClass().add("parameter");
        setId("parameter-" + parameter.name());
        Tooltip.install(this, tip);
        idle.getStyleClass().addAll("technical", "idle");
        idle.setWrapText(true);
        idle.managedProperty().bind(idle.visibleProperty());
        idle.setText(words.get("acts.only").formatted(new Conditions(words).text(parameter.when())));
        getChildren().addAll(head(), idle, question);
        editor.under().ifPresent(node -> getChildren().add(1, node));
        ask();
    }

    private HBox head() {
        name.setText(title);
        name.getStyleClass().add("parameter-name");
        var technical = new Label(title.equalsIgnoreCase(parameter.name()) ? "" : parameter.name());
        technical.getStyleClass().add("technical");
        var names = new ParameterTitle(name, technical);
        HBox.setHgrow(names, Priority.ALWAYS);
        reset.setId("reset-" + parameter.name());
        reset.getStyleClass().add("reset");
        reset.setGraphic(new FontIcon("fth-rotate-ccw"));
        reset.setAccessibleText(words.get("reset").formatted(title));
        reset.setTooltip(resetTip);
        reset.setOnAction(_ -> edit(base));
        var head = new HBox(names);
        editor.beside().ifPresent(head.getChildren()::add);
        head.getChildren().add(reset);
        head.getStyleClass().add("parameter-head");
        return head;
    }

    /// Creates the question, which exists only while it waits for an answer.
    private void ask() {
        boolean open = asked.isPresent() && !dragging;
        question.setVisible(open);
        question.setManaged(open);
        if (!open || !question.getChildren().isEmpty()) return;
        question.getStyleClass().add("question");
        question.getChildren().addAll(new Label(words.get("restart.ask")), answer("restart", this::restart),
                answer("keep", this::keep));
    }

    private Button answer(String word, Runnable done) {
        var button = new Button(words.get("restart." + word));
        button.setId(word + "-" + parameter.name());
        button.setOnAction(_ -> done.run());
        return button;
    }

    private void restart() {
        String text = asked.orElse(shown);
        asked = Optional.empty();
        ask();
        set(text);
    }

    private void keep() {
        asked = Optional.empty();
        ask();
        editor.show(shown);
        editor.close();
    }

    /// @param preset the settings that a reset goes back to
    public void show(Settings now, Settings preset) {
        idle.setVisible(!parameter.acts(now));
        String text = Decimals.plainZero(now.text(parameter)), home = Decimals.plainZero(preset.text(parameter));
        if (text.equals(shown) && home.equals(base)) return;
        boolean other = !text.equals(shown);
        shown = text;
        base = home;
        name.pseudoClassStateChanged(CHANGED, !text.equals(home));
        reset.setVisible(!text.equals(home));
        resetTip.setText(words.get("reset.tip").formatted(brief(home)));
        tip.setText(tip());
        if (other && !dragging) asked = Optional.empty();
        ask();
        if (other && asked.isEmpty()) editor.show(text);
    }

    private String tip() {
        return meaning
                + (parameter.range().bounded() ? "\n" + words.get("range").formatted(parameter.range().toString()) : "")
                + (parameter.restarts() ? "\n" + words.get("restarts") : "") + "\n"
                + words.get("commandLine").formatted(parameter.name(), shorter(shown));
    }

    private String brief(String text) {
        return text.isEmpty() ? words.get("nothing") : words.choice(parameter.name(), shorter(text));
    }

    private static String shorter(String text) {
        return text.length() > BRIEF ? text.substring(0, BRIEF) + "…" : text;
    }

    /// Whether the parameter acts under the settings that were shown last.
    public boolean acts() {
        return !idle.isVisible();
    }

    /// Whether the row matches a search.
    public boolean means(String query) {
        String wanted = query.strip().toLowerCase(Locale.ROOT);
        return (title + "\n" + parameter.name() + "\n" + meaning).toLowerCase(Locale.ROOT).contains(wanted);
    }

    @Override public void press() {
        dragging = true;
        editing.press();
    }

    @Override public Optional<String> edit(String text) {
        if (text.equals(shown)) {
            asked = Optional.empty();
            ask();
            return Optional.empty();
        }
        if (!parameter.restarts() || !editing.losesHistory()) return set(text);
        try {
            parameter.read(text);
        } catch (BadInput e) {
            return refused(e);
        }
        asked = Optional.of(text);
        ask();
        return Optional.empty();
    }

    private Optional<String> set(String text) {
        try {
            editing.set(text);
        } catch (BadInput e) {
            return refused(e);
        }
        // a file is read first: until then the old value holds
        if (parameter.kind() instanceof Kind.WordOrFile) editor.show(shown);
        return Optional.empty();
    }

    private Optional<String> refused(BadInput e) {
        if (!editor.explains()) {
            editing.refused(e);
            editor.show(shown);
        }
        return Optional.of(words.refusal(e.getMessage()));
    }

    @Override public void release() {
        dragging = false;
        editing.release();
        ask();
    }
}
