package limber.scenario;

import java.util.stream.Stream;
import javafx.util.Subscription;
import limber.presentation.panes.LedgerKeeper;
import limber.presentation.panes.LedgerState;
import limber.presentation.play.Playback;
import limber.presentation.words.Wording;

/// A ledger that is read as its state tells it.
final class FakeLedger {
    private final Playback playback;
    private final LedgerKeeper keeper;
    private final LedgerState state;
    private final Subscription following;

    FakeLedger(Playback playback, Wording words) {
        this.playback = playback;
        keeper = new LedgerKeeper(playback);
        state = new LedgerState(playback, keeper, words);
        following = state.follow(() -> {}, () -> {});
    }

    /// Whether all has been read that there is of the moment.
    boolean settled() {
        return keeper.known().get().filter(k -> !k.behind()).flatMap(LedgerKeeper.Known::page)
                .filter(p -> p.at().equals(playback.picture().get().cursor())).isPresent();
    }

    void tell(Seen seen) {
        seen.text("ledger", state.line());
        seen.texts("lines", state.sheet().stream().flatMap(s -> s.lines().stream())
                .map(line -> String.join(" ", Stream.concat(Stream.of(line.marked()), line.numbers().stream())
                        .filter(t -> !t.isEmpty()).toList()))
                .toList());
    }

    void close() {
        following.unsubscribe();
    }
}
