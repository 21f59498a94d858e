package limber.presentation.panes;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.util.Subscription;
import limber.ask.Ledger;
import limber.ask.LedgerCourse;
import limber.ask.LedgerReader.Page;
import limber.engine.Cursor;
import limber.engine.run.Picture;
import limber.presentation.panes.LedgerKeeper.Known;
import limber.presentation.panes.LedgerKeeper.Quantity;
import limber.presentation.play.Playback;
import limber.presentation.plots.PlotPainter;
import limber.presentation.words.Wording;

/// The state of a pane for a ledger: energy or a momentum of the frame at hand, a line a phase, or of all frames so
/// far, as a plot.
public final class LedgerState {
    /// The shortest time between updates while playing, s·10⁻⁹: numbers cannot be read faster.
    private static final long PAUSE = 80_000_000;

    private final Playback playback;
    private final LedgerKeeper keeper;
    private final Wording words;
    private final LedgerNames names;
    private final ObjectProperty<Boolean> plotted = new SimpleObjectProperty<>(false);
    /// The frames as they were when a face was told of them last.
    private Optional<LedgerCourse.Kept> kept = Optional.empty();
    private long shown;
    /// The curves that were drawn last, and of which ledger.
    private List<Integer> drawn = List.of();
    private Optional<Ledger> of = Optional.empty();

    public LedgerState(Playback playback, LedgerKeeper keeper, Wording words) {
        this.playback = playback;
        this.keeper = keeper;
        this.words = words;
        names = new LedgerNames(playback.model(), words);
    }

    /// What the ledger is kept of.
    public ObjectProperty<Quantity> quantity() {
        return keeper.quantity();
    }

    /// Whether all frames are plotted; otherwise the frame at hand is a table.
    public ObjectProperty<Boolean> plotted() {
        return plotted;
    }

    /// The quantities that can be chosen now.
    public List<Quantity> quantities() {
        return Optional.ofNullable(playback.picture().get()).stream()
                .flatMap(now -> playback.model().balances(now.settings()).stream())
                .map(b -> new Quantity(b.kind(), b.axis())).toList();
    }

    /// What a quantity is called, such as `momentum, x`.
    public String name(Quantity of) {
        return names.quantity(of);
    }

    /// Keeps the ledger until the subscription ends.
    ///
    /// @param pictured is told of each picture
    /// @param read is told when more has been read
    public Subscription follow(Runnable pictured, Runnable read) {
        return Subscription.combine(playback.panes().follow(_ -> pictured.run()), plotted.subscribe(_ -> take(read)),
                keeper.follow(), keeper.known().subscribe(_ -> came(read)));
    }

    private void came(Runnable read) {
        long time = System.nanoTime();
        if (playback.playing().get() && time - shown < PAUSE) return;
        shown = time;
        take(read);
    }

    private void take(Runnable read) {
        kept = keeper.known().get().map(k -> k.course().kept());
        read.run();
    }

    private Optional<Page> page() {
        return keeper.known().get().flatMap(Known::page);
    }

    /// The sentence over the table or the plot.
    public String line() {
        if (quantities().isEmpty()) return words.get("ledger.none");
        return page().map(this::line).orElseGet(() -> words.get("ledger.coming"))
                + keeper.known().get().filter(k -> plotted.get() && k.behind()).map(this::behind).orElse("");
    }

    private String line(Page page) {
        if (page.at().equals(Cursor.START)) return words.get("ledger.start");
        int frame = page.at().gestureFrame();
        return page.frame().isPresent() ? words.get("ledger.line").formatted(frame, names.unitInWords(page.ledger()))
                : words.get("ledger.apart").formatted(frame);
    }

    private String behind(Known known) {
        return " " + words.get("ledger.behind").formatted(known.last(), playback.furthest());
    }

    /// The table; empty before a page has been read.
    public Optional<LedgerSheet> sheet() {
        return page().map(p -> LedgerSheet.of(p, names, next(p)));
    }

    /// The phase of the next operation, where that lies in the frame of the page.
    private String next(Page page) {
        Picture now = playback.picture().get();
        return page.at().betweenFrames() || !page.at().equals(now.cursor()) ? "" : now.path().phase().name();
    }

    /// The curves, which go on as frames are read; empty before the first.
    public Optional<LedgerCurves> curves() {
        return kept.map(k -> new LedgerCurves(playback, names, k.ledger(), () -> kept));
    }

    /// Draws the curves: anew where other ones are shown, and else their newest points.
    public void draw(PlotPainter painter) {
        curves().ifPresent(now -> {
            List<Integer> shown = now.shown();
            if (!shown.equals(drawn) || !of.equals(Optional.of(now.ledger()))) painter.show(now.content());
            drawn = shown;
            of = Optional.of(now.ledger());
            painter.refresh();
        });
    }

    /// Goes to the phase of a row, or to the frame before or after it.
    public void go(LedgerRow row) {
        page().flatMap(Page::frame).ifPresent(frame -> {
            playback.playing().set(false);
            switch (row.kind()) {
                case BEFORE -> playback.goFrame(frame.frame() - 1);
                case AFTER, CHANGE -> playback.goFrame(frame.frame());
                case PHASE -> {
                    if (row.phase().equals(Ledger.INPUTS)) playback.goFrame(frame.frame() - 1);
                    else playback.transport().find(frame.frame(), Map.of(), row.phase(), -1);
                }
                case OPERATION -> {}
            }
        });
    }
}
