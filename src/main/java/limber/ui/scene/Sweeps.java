package limber.ui.scene;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import limber.ask.StabilityLimit;
import limber.ask.Sweep;
import limber.ask.SweepFile;
import limber.ask.SweepForm;
import limber.ask.SweepSuggestion;
import limber.ask.SweepTable;
import limber.engine.model.Verdict;
import limber.engine.settings.Settings;
import limber.presentation.play.Asking;
import limber.presentation.play.Playback;
import limber.ui.controls.Background;

/// The sweep of a scene: what is filled in, and the results. They stay until another one is run.
///
/// All methods are called on the FX thread; the runs are on others.
public final class Sweeps {
    private final Playback playback;
    private final Asking asking;
    private final ObjectProperty<SweepForm> form = new SimpleObjectProperty<>(SweepForm.empty());
    private final ReadOnlyObjectWrapper<Optional<SweepTable>> table = new ReadOnlyObjectWrapper<>(Optional.empty());
    private Optional<Boolean> logarithmic = Optional.empty();
    private SweepForm suggested = SweepForm.empty(), run = suggested;

    Sweeps(Playback playback) {
        this.playback = playback;
        asking = playback.asking();
    }

    /// What is filled in.
    public ObjectProperty<SweepForm> form() {
        return form;
    }

    /// Fills in a sweep over one parameter that somebody has prepared, and runs it.
    ///
    /// @param values of the parameter, such as `1..64`
    /// @param scale whether the axis of the measure is logarithmic; empty to leave it to the values
    /// @throws limber.ask.SweepFault if a field cannot be used; nothing has run then
    public void run(String parameter, String values, String measure, int frames, Optional<Boolean> scale) {
        form.set(new SweepForm(parameter, values, "", "", measure, String.valueOf(frames)));
        logarithmic = scale;
        run();
        logarithmic = Optional.empty();
    }

    /// The results so far; empty before the first sweep.
    public ReadOnlyObjectProperty<Optional<SweepTable>> table() {
        return table.getReadOnlyProperty();
    }

    /// The sweep that is under way, if one is.
    public Asking asking() {
        return asking;
    }

    /// Fills in a sweep that fits the scene, unless something else has been filled in or run.
    public void suggestAtFirst() {
        if (form.get().equals(suggested) && table.get().isEmpty()) suggest();
    }

    /// Fills in a sweep that fits the scene as it is now. It is found on another thread, since a verdict on stability
    /// may take a while; what is filled in or changed meanwhile stays.
    public void suggest() {
        SweepForm before = form.get();
        Settings settings = playback.settings();
        Background.outcome(() -> SweepSuggestion.of(playback.model(), settings),
                found -> {
                    if (!form.get().equals(before) || !playback.settings().equals(settings)) return;
                    suggested = found;
                    form.set(found);
                }, Background::unexpected);
    }

    /// Runs what is filled in; the results of the sweep before are dropped.
    ///
    /// @throws limber.ask.SweepFault if a field cannot be used; nothing has changed then
    public void run() {
        Sweep sweep = form.get().read(playback.model(), playback.settings(), playback.tools().get());
        run = form.get();
        table.set(Optional.of(new SweepTable(sweep, Optional.empty(), logarithmic, List.of(), List.of())));
        var told = new Told(sweep, logarithmic);
        asking.ask((_, given) -> {
            told.limit(StabilityLimit.of(sweep));
            sweep.run(0, sweep.size(), told::row, given);
        }, () -> {});
    }

    /// Starts the scene again with the settings of one run, as a gesture that can be undone.
    ///
    /// @return whether the scene has them now; a lesson may not allow it
    public boolean open(int row) {
        if (table.get().isEmpty()) return false;
        Sweep sweep = table.get().get().sweep();
        Settings settings = sweep.settings(sweep.values(row));
        playback.gestures().restart(settings);
        return playback.settings().equals(settings);
    }

    /// The values of one run: `damping=5 substep=0.05`.
    public String chosen(int row) {
        return table.get().map(t -> t.sweep().chosen(row)).orElse("");
    }

    /// Writes the rows so far as the file that `limber sweep` writes.
    ///
    /// @param saved called when it is there
    /// @param failed receives why it cannot be written
    public void save(Path file, Runnable saved, Consumer<Throwable> failed) {
        table.get().ifPresent(t -> {
            List<Sweep.Row> rows = List.copyOf(t.rows());
            Background.write(() -> SweepFile.save(file, t.sweep(), rows), saved, failed);
        });
    }

    /// The command line that runs the sweep that is shown.
    public String command() {
        return table.get().map(t -> run.command(playback.model(), t.sweep().settings())).orElse("");
    }

    /// The results that the sweep's thread has told, handed to the window once for many of them.
    private final class Told {
        private final Sweep sweep;
        private final Optional<Boolean> scale;
        private final List<Sweep.Row> rows = new ArrayList<>();
        private final List<Optional<Verdict>> verdicts = new ArrayList<>();
        private Optional<StabilityLimit> limit = Optional.empty();
        private boolean waiting;

        Told(Sweep sweep, Optional<Boolean> scale) {
            this.sweep = sweep;
            this.scale = scale;
        }

        synchronized void limit(Optional<StabilityLimit> said) {
            limit = said;
            hand();
        }

        void row(Sweep.Row row) {
            row(row, sweep.model().stability(sweep.settings(row.values())).filter(v -> !v.measured().isEmpty()));
        }

        private synchronized void row(Sweep.Row row, Optional<Verdict> verdict) {
            rows.add(row);
            verdicts.add(verdict);
            hand();
        }

        private void hand() {
            if (waiting) return;
            waiting = true;
            Platform.runLater(this::arrived);
        }

        private void arrived() {
            SweepTable now = taken();
            if (table.get().filter(t -> t.sweep() == sweep).isPresent()) table.set(Optional.of(now));
        }

        private synchronized SweepTable taken() {
            waiting = false;
            return new SweepTable(sweep, limit, scale, rows, verdicts);
        }
    }
}
