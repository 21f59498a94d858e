package limber.presentation.panes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javafx.collections.SetChangeListener;
import javafx.util.Subscription;
import limber.ask.Ledger;
import limber.ask.LedgerCourse.Kept;
import limber.ask.LedgerReader.Page;
import limber.presentation.paint.SceneBars;
import limber.presentation.panes.LedgerKeeper.Known;
import limber.presentation.play.Playback;
import limber.presentation.view.ShownLayers;

/// The bars of a scene's ledger beside it: the terms after the last frame, their sum, and what each account has added.
/// The ledger is kept for them only while they are shown.
public final class LedgerBars {
    private final Playback playback;
    private final LedgerKeeper keeper;
    private final LedgerNames names;
    private final ShownLayers shown;
    private Subscription following = Subscription.EMPTY;
    private boolean on;

    public LedgerBars(Playback playback, LedgerKeeper keeper, LedgerNames names, ShownLayers shown) {
        this.playback = playback;
        this.keeper = keeper;
        this.names = names;
        this.shown = shown;
        shown.names().addListener((SetChangeListener<String>) _ -> choose());
        choose();
    }

    private void choose() {
        if (on == shown.names().contains(ShownLayers.LEDGER)) return;
        on = !on;
        following.unsubscribe();
        following = on ? Subscription.combine(keeper.follow(), keeper.known().subscribe(_ -> show()),
                playback.follow(_ -> show())) : Subscription.EMPTY;
        if (!on) shown.bars().set(Optional.empty());
    }

    private void show() {
        shown.bars().set(keeper.known().get().map(known -> bars(known, playback.picture().get().cursor().frame())));
    }

    /// @param frame the last that is complete; what is not known of it yet is told of an earlier one
    private SceneBars bars(Known known, int frame) {
        Kept kept = known.course().kept();
        Optional<Ledger.Frame> page = known.page().filter(p -> p.ledger().equals(kept.ledger())).flatMap(Page::frame)
                .filter(f -> f.frame() <= frame && f.frame() > kept.last());
        int at = Math.clamp(frame, kept.first(), kept.last());
        double[] terms = page.map(Ledger.Frame::after).orElseGet(() -> kept.at(at).orElseThrow().terms());
        var rows = new ArrayList<SceneBars.Row>();
        names.mass(kept.ledger()).map(SceneBars.Heading::new).ifPresent(rows::add);
        rows.addAll(terms(kept, terms));
        rows.add(new SceneBars.Heading(names.words().get("ledger.since").formatted(kept.since(), at)));
        rows.addAll(accounts(kept, kept.at(at).orElseThrow().added()));
        return new SceneBars(names.words().get("ledger.bars").formatted(names.quantity(keeper.quantity().get()),
                page.map(Ledger.Frame::frame).orElse(at), names.unit(kept.ledger())), rows);
    }

    private List<SceneBars.Bar> terms(Kept kept, double[] terms) {
        Ledger ledger = kept.ledger();
        var bars = new ArrayList<SceneBars.Bar>();
        for (int k = 0; k < terms.length; k++)
            if (kept.used(k))
                bars.add(new SceneBars.Bar(names.term(ledger.terms().get(k)), names.termRole(ledger, k), terms[k],
                        false));
        if (bars.size() > 1) bars.add(new SceneBars.Bar(names.words().get("ledger.sum"), "position",
                Arrays.stream(terms).sum(), true));
        return bars;
    }

    private List<SceneBars.Bar> accounts(Kept kept, double[] added) {
        var bars = new ArrayList<SceneBars.Bar>();
        for (int k = 0; k < added.length; k++) {
            String account = kept.ledger().accounts().get(k);
            boolean method = account.equals(kept.ledger().accounts().getLast());
            if (method || kept.used(kept.ledger().terms().size() + k)) bars.add(new SceneBars.Bar(
                    names.account(account), names.accountRole(account), added[k], method));
        }
        return bars;
    }
}
