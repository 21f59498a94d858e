package limber.presentation.panes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import limber.ask.Ledger;
import limber.ask.LedgerCourse.Entry;
import limber.ask.LedgerCourse.Kept;
import limber.engine.Cursor;
import limber.presentation.play.Playback;
import limber.presentation.plots.FrameMoments;
import limber.presentation.plots.PlotContent;
import limber.presentation.plots.PlotCurve;
import limber.presentation.plots.Points;
import limber.presentation.words.Wording;

/// The curves of a ledger over the frames: its terms as stacked areas, their sum, and what each account has added.
/// Terms and accounts that have been 0 all the time are left out.
///
/// @param ledger whose terms and accounts they are
/// @param kept the frames as they are now; curves of another ledger have no points
public record LedgerCurves(Playback playback, LedgerNames names, Ledger ledger, Supplier<Optional<Kept>> kept)
        implements FrameMoments {
    /// Dash patterns, one after another.
    private static final int PATTERNS = 6;

    /// The numbers of the terms that are shown, and behind them of the accounts.
    public List<Integer> shown() {
        return now().stream().flatMap(now -> IntStream.range(0, ledger.terms().size() + ledger.accounts().size())
                .filter(now::used).boxed()).toList();
    }

    private Optional<Kept> now() {
        return kept.get().filter(k -> k.ledger().equals(ledger));
    }

    public PlotContent content() {
        int terms = ledger.terms().size();
        String unit = names.unit(ledger);
        var curves = new ArrayList<PlotCurve>();
        for (int k : shown())
            if (k < terms)
                curves.add(new PlotCurve(names.term(ledger.terms().get(k)), unit, names.termRole(ledger, k),
                        curves.size() % PATTERNS, true, points -> fill(points, e -> e.terms()[k])));
        if (curves.size() > 1) curves.add(new PlotCurve(words().get("ledger.sum"), unit, "position", 0,
                points -> fill(points, LedgerCurves::sum)));
        int since = now().map(Kept::since).orElse(0);
        for (int k : shown()) if (k >= terms) {
            String account = ledger.accounts().get(k - terms);
            curves.add(new PlotCurve(words().get("ledger.added").formatted(names.account(account), since), unit,
                    names.accountRole(account), curves.size() % PATTERNS,
                    points -> fill(points, e -> e.added()[k - terms])));
        }
        return new PlotContent(curves, words().get("ledger.frames"), true, true, false, this);
    }

    private static double sum(Entry e) {
        return Arrays.stream(e.terms()).sum();
    }

    private void fill(Points into, ToDoubleFunction<Entry> read) {
        into.start(0, 0);
        now().ifPresent(now -> {
            into.start(now.first(), now.entries().size());
            for (int i = 0; i < now.entries().size(); i++)
                into.add(now.first() + i, read.applyAsDouble(now.entries().get(i)));
        });
    }

    @Override public Wording words() {
        return names.words();
    }

    @Override public Optional<Cursor> cursor(Points points, int point) {
        return Optional.of(Cursor.complete(points.first() + point));
    }

    /// All terms and accounts after each frame, with the names of the command line.
    public List<List<String>> table() {
        var rows = new ArrayList<List<String>>();
        rows.add(Stream.of(Stream.of("frame"), ledger.terms().stream(), ledger.accounts().stream()).flatMap(s -> s)
                .toList());
        now().ifPresent(now -> {
            for (int i = 0; i < now.entries().size(); i++) rows.add(row(now.first() + i, now.entries().get(i)));
        });
        return rows;
    }

    private static List<String> row(int frame, Entry e) {
        return Stream.concat(Stream.of("" + frame), DoubleStream.concat(Arrays.stream(e.terms()),
                Arrays.stream(e.added())).mapToObj(Double::toString)).toList();
    }
}
