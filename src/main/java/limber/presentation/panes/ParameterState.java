package limber.presentation.panes;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.expression.TypedNumbers;
import limber.lesson.Allowed;
import limber.presentation.words.Conditions;
import limber.presentation.words.Decimals;
import limber.presentation.words.Wording;

/// The state of a parameter's row: its value beside that of the preset, what it is edited with, and a question that
/// waits for an answer. An edit that would restart a run past frame 0 asks first, once a drag.
public final class ParameterState {
    private static final int BRIEF = 24;

    /// The effect of an edit on the scene.
    public interface Editing {
        void press();

        /// Whether a restart would leave a history behind that must not be lost.
        boolean losesHistory();

        /// @throws BadInput if the value is refused; nothing has changed then
        void set(String text);

        void release();
    }

    private final Parameter<?> parameter;
    private final ParameterForm form;
    private final String title, meaning;
    private final Wording words;
    private final Editing editing;
    private boolean acts = true, dragging;
    /// Null before it has been shown.
    private String shown, base;
    /// The value that waits for a confirmation.
    private Optional<String> asked = Optional.empty();

    /// @param part the allowed part of its range
    public ParameterState(Parameter<?> parameter, Allowed part, Wording words, Editing editing) {
        this.parameter = parameter;
        this.words = words;
        this.editing = editing;
        form = ParameterForm.of(parameter, part);
        title = words.title("parameter", parameter.name());
        meaning = words.meaning(parameter.name());
    }

    public Parameter<?> parameter() {
        return parameter;
    }

    public ParameterForm form() {
        return form;
    }

    public String title() {
        return title;
    }

    /// Its public name, as a command line writes it; empty where the title is the same word.
    public String technical() {
        return title.equalsIgnoreCase(parameter.name()) ? "" : parameter.name();
    }

    /// What stands beside a value: the unit, or words for 0.
    public String measure(String text) {
        String unit = parameter.unit();
        return form instanceof ParameterForm.Figure && Double.parseDouble(text) == 0
                ? words.get("parameter." + parameter.name() + ".zero", unit)
                : unit;
    }

    /// The settings under which it acts, for a row that is shown while it does not.
    public String idle() {
        return words.get("acts.only").formatted(new Conditions(words).text(parameter.when()));
    }

    /// Takes over the settings.
    ///
    /// @param preset the settings that a reset goes back to
    /// @return whether an editor must show another value
    public boolean show(Settings now, Settings preset) {
        acts = parameter.acts(now);
        String text = Decimals.plainZero(now.text(parameter));
        boolean other = !text.equals(shown);
        shown = text;
        base = Decimals.plainZero(preset.text(parameter));
        if (other && !dragging) asked = Optional.empty();
        return other && asked.isEmpty();
    }

    /// The value as text.
    public String shown() {
        return shown;
    }

    /// The value of the preset.
    public String base() {
        return base;
    }

    public boolean changed() {
        return !shown.equals(base);
    }

    /// Whether the parameter acts under the settings that were shown last.
    public boolean acts() {
        return acts;
    }

    /// Whether the row is shown: where it acts, or where the panel has all of its rows, or where a search means it.
    ///
    /// @param all whether the panel has all of its rows
    public boolean visible(boolean all, String query) {
        return query.isBlank() ? all || acts : means(query);
    }

    private boolean means(String query) {
        String wanted = query.strip().toLowerCase(Locale.ROOT);
        return (title + "\n" + parameter.name() + "\n" + meaning).toLowerCase(Locale.ROOT).contains(wanted);
    }

    /// A value as a narrow field shows it.
    public String brief(String text) {
        return parameter.kind() instanceof Kind.Real ? Decimals.brief(text) : text;
    }

    /// What was typed into a field: a number with a comma or as arithmetic, such as `1/180`, as plain digits. A text
    /// that is still as the field showed it is the value.
    public String typed(String text) {
        if (shown != null && text.strip().equals(brief(shown))) return shown;
        if (!(form instanceof ParameterForm.Figure) || TypedNumbers.plain(text)) return text;
        OptionalDouble typed = TypedNumbers.one(text, parameter.unit());
        if (typed.isEmpty()) return text;
        double value = typed.getAsDouble();
        return parameter.kind() instanceof Kind.Count && value == Math.rint(value)
                ? BigDecimal.valueOf(value).toBigInteger().toString()
                : Double.toString(value);
    }

    /// A coordinate of a vector that was typed in the same ways.
    public String coordinate(String text) {
        if (TypedNumbers.plain(text)) return text.strip();
        OptionalDouble typed = TypedNumbers.one(text, parameter.unit());
        return typed.isPresent() ? Double.toString(typed.getAsDouble()) : text;
    }

    /// What a tooltip says: the facts, and how a command line writes it.
    public String tip() {
        return facts() + "\n" + words.get("commandLine").formatted(parameter.name(), shorter(shown));
    }

    /// The meaning, the range, and whether a change restarts.
    public String facts() {
        return meaning
                + (parameter.range().bounded() ? "\n" + words.get("range").formatted(parameter.range().toString()) : "")
                + (parameter.restarts() ? "\n" + words.get("restarts") : "");
    }

    /// What a reset would do.
    public String resetTip() {
        return words.get("reset.tip").formatted(
                base.isEmpty() ? words.get("nothing") : words.choice(parameter.name(), shorter(base)));
    }

    private static String shorter(String text) {
        return text.length() > BRIEF ? text.substring(0, BRIEF) + "…" : text;
    }

    // ---- edits ----

    /// A drag begins: all edits up to its release are one.
    public void press() {
        dragging = true;
        editing.press();
    }

    public void release() {
        if (!dragging) return;
        dragging = false;
        editing.release();
    }

    public boolean dragging() {
        return dragging;
    }

    /// The value where the slider stands, by a drag or a key; only where there is one.
    public String slid(double share) {
        SliderScale scale = ((ParameterForm.Figure) form).slider().orElseThrow();
        return dragging ? scale.text(share) : scale.keyed(shown, share);
    }

    /// The value after keys that move the slider; only where there is one.
    ///
    /// @param keys below 0 for keys that go down
    public String keyed(int keys) {
        SliderScale scale = ((ParameterForm.Figure) form).slider().orElseThrow();
        double from = scale.share(Double.parseDouble(shown));
        return scale.keyed(shown, Math.clamp(from + keys * SliderScale.KEY, 0, 1));
    }

    /// Sets a value, or asks first.
    ///
    /// @return why it was refused; nothing has changed then
    public Optional<BadInput> edit(String text) {
        if (text.equals(shown)) {
            asked = Optional.empty();
            return Optional.empty();
        }
        if (!parameter.restarts() || !editing.losesHistory()) return set(text);
        try {
            parameter.read(text);
        } catch (BadInput e) {
            return Optional.of(e);
        }
        asked = Optional.of(text);
        return Optional.empty();
    }

    private Optional<BadInput> set(String text) {
        try {
            editing.set(text);
            return Optional.empty();
        } catch (BadInput e) {
            return Optional.of(e);
        }
    }

    /// Whether it is asked now whether to restart.
    public boolean asks() {
        return asked.isPresent() && !dragging;
    }

    /// The answer to restart with the new value.
    public Optional<BadInput> restart() {
        String text = asked.orElse(shown);
        asked = Optional.empty();
        return set(text);
    }

    /// The answer to keep the old value.
    public void keep() {
        asked = Optional.empty();
    }
}
