package limber.presentation.code;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.util.Subscription;
import limber.ask.Stop;
import limber.engine.Phase;
import limber.engine.Schedule;
import limber.engine.StepSize;
import limber.engine.run.Picture;
import limber.engine.settings.Settings;
import limber.presentation.play.Playback;

/// The state of a scene's code pane: which operation, fold and formulas are shown. It outlives the views.
public final class CodeReader {
    private final Playback playback;
    private final ObjectProperty<Fold> fold = new SimpleObjectProperty<>(Fold.KERNEL);
    private final BooleanProperty last = new SimpleBooleanProperty(), maths = new SimpleBooleanProperty();
    private final ObjectProperty<Optional<String>> symbol = new SimpleObjectProperty<>(Optional.empty());
    private final TextSearch search = new TextSearch();
    private Optional<Operation> operation = Optional.empty();
    private Picture read;
    private boolean readLast;
    private StepSize readSize;
    private Settings scheduled;
    private Schedule schedule;
    private Phase phase;
    private Source source;

    public CodeReader(Playback playback) {
        this.playback = playback;
    }

    public ObjectProperty<Fold> fold() {
        return fold;
    }

    /// Whether the operation before the cursor is shown instead of the one after it.
    public BooleanProperty last() {
        return last;
    }

    /// Hears that another operation of the same picture may be shown: the last one, or one for another size of steps.
    public Subscription follow(Runnable chosen) {
        return Subscription.combine(last.subscribe(chosen), playback.transport().stepSize().subscribe(chosen));
    }

    /// Whether formulas are shown where code and formulas do not both fit.
    public BooleanProperty maths() {
        return maths;
    }

    /// A highlighted name, to which a lesson's text points.
    public ObjectProperty<Optional<String>> symbol() {
        return symbol;
    }

    /// The search in the code that is shown.
    public TextSearch search() {
        return search;
    }

    public Playback playback() {
        return playback;
    }

    /// The shown operation; empty before the first picture.
    public Optional<Operation> operation() {
        Picture now = playback.picture().get();
        StepSize size = playback.transport().stepSize().get();
        if (now == null || now == read && readLast == last.get() && size.equals(readSize)) return operation;
        read = now;
        readLast = last.get();
        readSize = size;
        if (!now.settings().equals(scheduled)) {
            scheduled = now.settings();
            schedule = playback.model().running(scheduled);
        }
        operation = Optional.of(Operation.of(now, schedule, readLast, size, operation));
        return operation;
    }

    /// The shown operation as its code is read; empty before the first picture.
    public Optional<ListedOperation> listed() {
        return operation().map(now -> {
            if (!now.phase().equals(phase)) {
                phase = now.phase();
                source = Source.of(phase);
            }
            return ListedOperation.of(now, source, this);
        });
    }

    /// Runs to the next operation of the phase at a line of the file; a record may implement several phases.
    public void runTo(Source source, int line) {
        Set<String> there = phases(source, line);
        if (!there.isEmpty()) playback.transport().runTo(there);
    }

    /// Names of the phases that a line belongs to.
    private Set<String> phases(Source source, int line) {
        return schedule.phases().filter(
                p -> Source.of(p).file().equals(source.file()) && source.region(p.getClass()).holds(line))
                .map(p -> p.name()).collect(Collectors.toSet());
    }

    /// Sets a stop at a line of a phase, or takes it away.
    public void stop(Source source, int line) {
        for (String phase : phases(source, line)) playback.stops().toggle(new Stop.What.Line(phase, line));
    }

    /// The lines of a source that have a stop, and whether it is on.
    public Map<Integer, Boolean> stops(Source source) {
        var lines = new HashMap<Integer, Boolean>();
        for (Stop stop : playback.stops().all())
            if (stop.what() instanceof Stop.What.Line(String phase, int line) && phases(source, line).contains(phase))
                lines.merge(line, stop.on(), Boolean::logicalOr);
        return lines;
    }
}
