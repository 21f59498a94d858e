package limber.ui;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import limber.engine.Picture;
import limber.engine.Schedule;
import limber.engine.Settings;
import limber.ui.code.Fold;
import limber.ui.code.Source;

/// What somebody reads of a scene's code and formulas, and how; kept when the views are made anew.
final class CodeReader {
    private final Playback playback;
    private final ObjectProperty<Fold> fold = new SimpleObjectProperty<>(Fold.KERNEL);
    private final BooleanProperty last = new SimpleBooleanProperty(), maths = new SimpleBooleanProperty();
    private final ObjectProperty<Optional<String>> symbol = new SimpleObjectProperty<>(Optional.empty());
    private Optional<Operation> operation = Optional.empty();
    private Picture read;
    private boolean readLast;
    private Settings scheduled;
    private Schedule schedule;

    CodeReader(Playback playback) {
        this.playback = playback;
    }

    ObjectProperty<Fold> fold() {
        return fold;
    }

    /// Whether the operation before the cursor is read, not the one after it.
    BooleanProperty last() {
        return last;
    }

    /// Whether formulas are in front where there is no room for both.
    BooleanProperty maths() {
        return maths;
    }

    /// A name that a text points at, wherever it stands in the code.
    ObjectProperty<Optional<String>> symbol() {
        return symbol;
    }

    Playback playback() {
        return playback;
    }

    /// What is read now; empty before the first picture.
    Optional<Operation> operation() {
        Picture now = playback.picture().get();
        if (now == null || now == read && readLast == last.get()) return operation;
        read = now;
        readLast = last.get();
        if (!now.settings().equals(scheduled)) {
            scheduled = now.settings();
            schedule = playback.model().schedule(scheduled);
        }
        operation = Optional.of(Operation.of(now, schedule, readLast, operation));
        return operation;
    }

    /// Runs to the next operation of the phase that a line of the file belongs to; a record may stand for several phases.
    void runTo(Source source, int line) {
        Set<String> there = schedule.phases().filter(p -> Source.of(p.getClass()).file().equals(source.file()) && source.region(p.getClass()).holds(line))
                .map(p -> p.name()).collect(Collectors.toSet());
        if (!there.isEmpty()) playback.runTo(there);
    }
}
