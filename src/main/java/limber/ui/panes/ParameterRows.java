package limber.ui.panes;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.lesson.Allowed;
import limber.presentation.panes.ParameterState;
import limber.presentation.play.Playback;
import limber.presentation.words.Wording;
import limber.ui.interaction.FileParameters;
import limber.ui.parameters.ParameterRow;
import limber.ui.scene.Comparison;

/// The parameter rows of a panel. They show the same settings and edit the side of a comparison that is chosen.
final class ParameterRows {
    private final Playback playback;
    private final Comparison comparison;
    private final FileParameters reading;
    private final Wording words;
    private final Consumer<Throwable> failed;
    /// Whether rows of parameters that do not act are left out.
    private final boolean acting;
    private final List<ParameterRow> rows = new ArrayList<>();
    private String query = "";
    /// Null before there are any.
    private Settings shown, base;

    /// @param acting whether rows of parameters that do not act are left out
    /// @param failed receives the reason of a refusal
    ParameterRows(Playback playback, Comparison comparison, FileParameters reading, Wording words,
            boolean acting, Consumer<Throwable> failed) {
        this.acting = acting;
        this.playback = playback;
        this.comparison = comparison;
        this.reading = reading;
        this.words = words;
        this.failed = failed;
    }

    /// Adds a row.
    ///
    /// @param part the allowed part of its range
    ParameterRow add(Parameter<?> p, Allowed part) {
        ParameterRow row = row(p, part);
        rows.add(row);
        if (shown != null) row.show(shown, base);
        reveal(row);
        return row;
    }

    private ParameterRow row(Parameter<?> p, Allowed part) {
        var state = new ParameterState(p, part, words, new ParameterState.Editing() {
            @Override public void press() {
                playback.gestures().press();
            }

            @Override public boolean losesHistory() {
                return playback.hasHistory() && !comparison.right().get();
            }

            @Override public void set(String text) {
                comparison.edit(p, text, reading);
            }

            @Override public void release() {
                playback.gestures().release();
            }
        });
        return new ParameterRow(state, words, why -> failed.accept(new BadInput(words.refusal(why.getMessage()))));
    }

    void clear() {
        rows.clear();
    }

    /// @param preset the settings that a reset goes back to
    void show(Settings now, Settings preset) {
        shown = now;
        base = preset;
        rows.forEach(row -> {
            row.show(now, preset);
            reveal(row);
        });
    }

    /// Shows only the rows that match a search, those of parameters that do not act too.
    void search(String query) {
        this.query = query;
        rows.forEach(this::reveal);
    }

    private void reveal(ParameterRow row) {
        row.reveal(!acting, query);
    }
}
