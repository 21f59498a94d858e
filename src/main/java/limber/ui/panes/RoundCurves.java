package limber.ui.panes;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntFunction;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.MenuItem;
import javafx.util.Subscription;
import limber.engine.Element;
import limber.engine.Formula;
import limber.engine.StepSize;
import limber.engine.ask.RoundValues;
import limber.engine.run.Picture;
import limber.presentation.code.CodeReader;
import limber.presentation.code.Operation;
import limber.presentation.code.RoundCurve;
import limber.presentation.code.Source;
import limber.presentation.panes.RoundLines;
import limber.presentation.play.Asking;
import limber.presentation.play.Playback;
import limber.presentation.words.Quantity;
import limber.presentation.words.Wording;
import limber.ui.code.ListingView;

/// The curves beside the lines of the code pane: what each line assigns in all operations of the shown round. They are
/// read on another thread while the scene is stopped.
final class RoundCurves {
    private final CodeReader reader;
    private final Playback playback;
    private final Wording words;
    private final ObservableValue<Boolean> inspecting;
    private final Asking asking;
    private final MenuItem largest = new MenuItem();
    private ListingView listing;
    private Source source;
    /// The round that is known, and the picture for which it was asked.
    private Optional<RoundValues> round = Optional.empty();
    private Picture asked;
    private Map<Integer, RoundValues.Local> locals = Map.of();

    /// @param inspecting whether curves are shown
    RoundCurves(CodeReader reader, Wording words, ObservableValue<Boolean> inspecting) {
        this.reader = reader;
        this.words = words;
        this.inspecting = inspecting;
        playback = reader.playback();
        asking = playback.asking();
    }

    /// Sets the listing that has the curves, once; its menu gets an item.
    void beside(ListingView listing) {
        this.listing = listing;
        listing.getContextMenu().getItems().add(largest);
        largest.setOnAction(_ -> listing.curve().ifPresent(
                c -> c.go().accept(new RoundValues.Local(0, "", c.values()).largest())));
    }

    Subscription follow() {
        return Subscription.combine(inspecting.subscribe(_ -> {
            if (source != null) show(source);
        }), playback.playing().subscribe((_, _) -> {
            if (source != null) show(source);
        }), asking::giveUp);
    }

    /// Shows the round of the shown operation.
    void show(Source of) {
        source = of;
        Optional<Operation> operation = reader.operation();
        boolean may = inspecting.getValue() && !playback.playing().get() && !playback.rules().held().get()
                && operation.flatMap(Operation::explained).isPresent();
        if (!may) {
            forget();
            return;
        }
        Picture now = playback.picture().get();
        if (round.filter(known -> inside(known, now)).isPresent()) draw();
        else ask(now);
    }

    private void forget() {
        asking.giveUp();
        round = Optional.empty();
        asked = null;
        listing.curves(Map.of());
    }

    /// Whether the shown operation lies in the known round.
    private boolean inside(RoundValues known, Picture now) {
        boolean last = reader.last().get();
        if (last && now.cursor().element() == 0 || now.branch() != asked.branch()) return false;
        return known.start().frame() == now.cursor().frame() && known.start().step() == now.cursor().step()
                && known.slot().phase().name().equals(reader.operation().get().phase().name());
    }

    private void ask(Picture now) {
        forget();
        asked = now;
        boolean last = reader.last().get();
        var found = new AtomicReference<Optional<RoundValues>>(Optional.empty());
        asking.ask((run, given) -> {
            if (!run.seek(now.branch(), now.cursor(), given)) return;
            if (last) run.back(StepSize.ELEMENT);
            found.set(RoundValues.of(run, given));
        }, () -> {
            round = found.get();
            draw();
        });
    }

    private void draw() {
        locals = round.map(this::byLine).orElse(Map.of());
        int current = reader.operation().flatMap(Operation::explained).map(e -> e.index()).orElse(0);
        var curves = new HashMap<Integer, RoundCurve>();
        round.ifPresent(r -> locals.forEach((line, local) -> curves.put(line,
                new RoundCurve(local.values(), current, name(r, local), i -> go(r, i)))));
        listing.curves(curves);
    }

    /// The local whose curve stands beside each statement: the last that it assigns, or of a vector its length.
    private Map<Integer, RoundValues.Local> byLine(RoundValues r) {
        var lines = new LinkedHashMap<Integer, List<RoundValues.Local>>();
        for (RoundValues.Local local : r.locals())
            lines.computeIfAbsent(source.statement(local.line()), _ -> new ArrayList<>()).add(local);
        var chosen = new HashMap<Integer, RoundValues.Local>();
        lines.forEach((line, all) -> RoundLines.chosen(all).ifPresent(local -> chosen.put(line, local)));
        return chosen;
    }

    private IntFunction<String> name(RoundValues r, RoundValues.Local local) {
        String unit = r.slot().phase().formula().symbols().stream()
                .filter(s -> s.local().equals(local.name()) || s.local().equals(local.name().replace("|", "")))
                .findFirst().map(Formula.Symbol::unit).orElse("");
        String kind = r.slot().phase().of().isEmpty() ? words.loop("element") : words.kind(r.slot().phase().of());
        return i -> {
            double value = local.values()[i];
            return words.get(Double.isNaN(value) ? "code.curve.none" : "code.curve").formatted(kind, r.elements()[i],
                    local.name(), Quantity.text(value, unit));
        };
    }

    private void go(RoundValues r, int operation) {
        if (operation < 0) return;
        playback.playing().set(false);
        reader.last().set(false);
        playback.go(r.cursor(operation));
        String of = r.slot().phase().of();
        if (!of.isEmpty()) playback.selected().set(Optional.of(new Element(of, r.elements()[operation])));
    }

    /// The item of the menu names what the selected line assigns, or says why there are no curves.
    void offer() {
        Optional<RoundValues.Local> local = Optional.ofNullable(listing.getSelectionModel().getSelectedItem())
                .map(row -> locals.get(row.line())).filter(_ -> listing.curve().isPresent());
        largest.setVisible(local.isPresent() || round.filter(RoundValues::tooMany).isPresent());
        largest.setDisable(local.isEmpty());
        largest.setText(local.map(l -> words.get("code.largest").formatted(l.name()))
                .orElseGet(() -> words.get("code.largest.many").formatted(RoundValues.MOST)));
    }
}
