package limber.presentation.panes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import limber.ask.Find;
import limber.ask.Stop;
import limber.engine.Element;
import limber.engine.Schedule;
import limber.engine.StepSize;
import limber.engine.run.Branch;
import limber.expression.Vocabulary;
import limber.presentation.play.Asking;
import limber.presentation.play.Playback;

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
    private final ObjectProperty<Optional<Searched>> searched = new SimpleObjectProperty<>(Optional.empty());
    private Branch branch;

    /// How far a search has come.
    ///
    /// @param last the last frame that was searched
    /// @param end why it is the last
    public record Searched(Find find, int last, End end) {}

    /// Why a search has ended: all that was asked for, as many as are listed, or the run has diverged.
    public enum End { ALL, MANY, DIVERGED }

    public Findings(Playback playback) {
        this.playback = playback;
        asking = playback.asking();
        hits.addListener((ListChangeListener<Find.Hit>) _ -> playback.marks().setAll(hits.stream()
                .map(hit -> hit.slot().isEmpty() ? hit.after().frame() : hit.before().frame() + 1).distinct()
                .toList()));
        playback.follow(now -> {
            if (now.branch() == branch) return;
            if (!hits.isEmpty()) hits.clear();
            searched.set(Optional.empty());
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

    /// What the results are of; empty before the first search, and after the course has changed.
    public ReadOnlyObjectProperty<Optional<Searched>> searched() {
        return searched;
    }

    /// The names that a condition may use, in alphabetical order.
    public List<String> names() {
        var all = vocabulary();
        return Stream.concat(all.names().stream(), all.phases().stream()).distinct()
                .sorted(String.CASE_INSENSITIVE_ORDER).toList();
    }

    /// Searches all frames played so far.
    ///
    /// @param done called when all have been searched
    /// @throws limber.engine.text.BadInput if it is no condition
    public void find(Runnable done) {
        Optional<StepSize> size = by.get().filter(sizes()::contains);
        Find find = Find.read(condition.get(), vocabulary(), size);
        hits.clear();
        searched.set(Optional.empty());
        branch = playback.picture().get().branch();
        search(find, 0, Math.max(1, playback.furthest()), done);
    }

    /// Searches further frames for the same, up to a frame.
    ///
    /// @param done called when all have been searched
    public void onward(int last, Runnable done) {
        searched.get().ifPresent(before -> search(before.find(), before.last(), last, done));
    }

    /// Frame by frame, so that a browser can draw in between.
    private void search(Find find, int from, int last, Runnable done) {
        var slice = new ArrayList<Find.Hit>();
        var room = new AtomicInteger(MOST - hits.size());
        var reached = new AtomicReference<Searched>();
        Predicate<Find.Hit> found = hit -> {
            slice.add(hit);
            if (slice.size() == SLICE) asking.hand(slice, hits::addAll);
            return room.decrementAndGet() > 0;
        };
        asking.search((run, given) -> {
            int now = Math.max(from, run.cursor().frame());
            find.frames(run, now, Math.min(now + 1, last), found, given);
            asking.told((double) (run.cursor().frame() - from) / (last - from));
            boolean goesOn = room.get() > 0 && run.cursor().frame() == now + 1;
            if (goesOn && now + 1 < last || given.getAsBoolean()) return true;
            asking.hand(slice, hits::addAll);
            reached.set(new Searched(find, run.cursor().frame(),
                    room.get() == 0 ? End.MANY : run.cursor().frame() < last ? End.DIVERGED : End.ALL));
            return false;
        }, () -> {
            searched.set(Optional.of(reached.get()));
            done.run();
        });
    }

    /// Goes to a place, and selects its element.
    public void go(Find.Hit hit) {
        playback.playing().set(false);
        playback.go(hit.slot().isEmpty() ? hit.after() : hit.before());
        hit.slot().filter(_ -> hit.element() >= 0)
                .ifPresent(slot -> playback.selected().set(Optional.of(new Element(slot.phase().of(), hit.element()))));
    }

    /// Stops the scene where the condition holds.
    ///
    /// @throws limber.engine.text.BadInput if it is no condition
    public void stop() {
        playback.stops().add(Stop.when(condition.get(), vocabulary()));
    }

    private Vocabulary vocabulary() {
        return new Vocabulary(playback.model(), schedule()).with(playback.tools().get());
    }

    private Schedule schedule() {
        return playback.model().running(playback.settings());
    }
}
