package limber.ui.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import limber.ask.Find;
import limber.ask.Stop;
import limber.engine.Branch;
import limber.engine.Schedule;
import limber.engine.StepSize;
import limber.ui.playback.Asking;
import limber.ui.playback.Playback;

/// The results of a search through the frames played so far. They stay until the course changes.
public final class Findings {
    /// The most that are listed.
    public static final int MOST = 1000;
    /// Results that are handed to the window at a time.
    private static final int SLICE = 50;

    private final Playback playback;
    private final Asking asking;
    private final StringProperty condition = new SimpleStringProperty("");
    private final ObjectProperty<Optional<StepSize>> by = new SimpleObjectProperty<>(Optional.empty());
    private final ObservableList<Find.Hit> hits = FXCollections.observableArrayList();
    private Branch searched;

    Findings(Playback playback) {
        this.playback = playback;
        asking = playback.asking();
        hits.addListener((ListChangeListener<Find.Hit>) _ -> playback.marks().setAll(hits.stream()
                .map(hit -> hit.slot().isEmpty() ? hit.after().frame() : hit.before().frame() + 1).distinct()
                .toList()));
        playback.follow(now -> {
            if (!hits.isEmpty() && now.branch() != searched) hits.clear();
        });
    }

    /// The text of the condition.
    public StringProperty condition() {
        return condition;
    }

    /// The size of the steps that are searched; empty for the usual ones, and those where the schedule has no such
    /// loop.
    public ObjectProperty<Optional<StepSize>> by() {
        return by;
    }

    /// The sizes that can be chosen under the current settings, from the smallest.
    public List<StepSize> sizes() {
        return schedule().sizes().reversed();
    }

    /// The search that is under way, if one is.
    public Asking asking() {
        return asking;
    }

    public ObservableList<Find.Hit> hits() {
        return hits;
    }

    /// Searches all frames played so far.
    ///
    /// @param done called when all have been searched
    /// @throws limber.engine.BadInput if it is no condition
    public void find(Runnable done) {
        Optional<StepSize> size = by.get().filter(sizes()::contains);
        Find find = Find.read(condition.get(), playback.model(), schedule(), size);
        int last = Math.max(1, playback.furthest());
        hits.clear();
        searched = playback.picture().get().branch();
        asking.ask((run, given) -> {
            var slice = new ArrayList<Find.Hit>();
            var count = new int[1];
            find.frames(run, 0, last, hit -> {
                slice.add(hit);
                if (slice.size() == SLICE) hand(slice);
                return ++count[0] < MOST;
            }, () -> {
                asking.told((double) run.cursor().frame() / last);
                return given.getAsBoolean();
            });
            if (!given.getAsBoolean()) hand(slice);
        }, done);
    }

    private void hand(List<Find.Hit> slice) {
        List<Find.Hit> some = List.copyOf(slice);
        slice.clear();
        Platform.runLater(() -> hits.addAll(some));
    }

    /// Stops the scene where the condition holds.
    ///
    /// @throws limber.engine.BadInput if it is no condition
    public void stop() {
        playback.stops().add(Stop.when(condition.get(), playback.model(), schedule()));
    }

    private Schedule schedule() {
        return playback.model().schedule(playback.settings());
    }
}
