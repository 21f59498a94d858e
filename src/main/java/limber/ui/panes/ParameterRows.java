package limber.ui.panes;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import limber.engine.BadInput;
import limber.engine.Parameter;
import limber.engine.Settings;
import limber.lesson.Allowed;
import limber.ui.interaction.FileParameters;
import limber.ui.parameters.ParameterRow;
import limber.ui.playback.Playback;
import limber.ui.scene.Comparison;
import limber.ui.words.Wording;

/// The parameter rows of a panel. They show the same settings and edit the side of a comparison that is chosen.
final class ParameterRows {
    private final Playback playback;
    private final Comparison comparison;
    private final FileParameters reading;
    private final Wording words;
    private final Consumer<Throwable> failed;
    private final List<ParameterRow<?>> rows = new ArrayList<>();
    /// Null before there are any.
    private Settings shown, base;

    /// @param failed receives the reason of a refusal
    ParameterRows(Playback playback, Comparison comparison, FileParameters reading, Wording words,
            Consumer<Throwable> failed) {
        this.playback = playback;
        this.comparison = comparison;
        this.reading = reading;
        this.words = words;
        this.failed = failed;
    }

    /// Adds a row.
    ///
    /// @param part the allowed part of its range
    ParameterRow<?> add(Parameter<?> p, Allowed part) {
        ParameterRow<?> row = row(p, part);
        rows.add(row);
        if (shown != null) row.show(shown, base);
        return row;
    }

    private <T> ParameterRow<T> row(Parameter<T> p, Allowed part) {
        return new ParameterRow<>(p, part, words.sentences().get("parameter." + p.name()), words,
                new ParameterRow.Editing() {
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

                    @Override public void refused(BadInput why) {
                        failed.accept(why);
                    }
                });
    }

    void clear() {
        rows.clear();
    }

    /// @param preset the settings that a reset goes back to
    void show(Settings now, Settings preset) {
        shown = now;
        base = preset;
        rows.forEach(row -> row.show(now, preset));
    }

    /// Shows only the rows that match a search.
    void search(String query) {
        for (ParameterRow<?> row : rows) {
            row.setVisible(row.means(query));
            row.setManaged(row.isVisible());
        }
    }
}
