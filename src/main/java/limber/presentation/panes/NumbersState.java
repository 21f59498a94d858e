package limber.presentation.panes;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import limber.engine.StepSize;
import limber.engine.run.Picture;
import limber.presentation.play.Playback;

/// The numbers of a scene while it goes on: when they are read anew, and with which picture they are compared.
public final class NumbersState {
    /// The shortest time between updates while playing, s·10⁻⁹: numbers cannot be read faster.
    private static final long PAUSE = 80_000_000;

    private final Playback playback;
    private Optional<Picture> now = Optional.empty();
    /// The picture before, while stopped.
    private Optional<Picture> before = Optional.empty();
    private long painted;
    private boolean played;

    public NumbersState(Playback playback) {
        this.playback = playback;
    }

    /// @param next null where there is none
    /// @return whether the numbers are to be read anew
    public boolean arrived(Picture next) {
        boolean playing = playback.playing().get(), ran = played;
        // a frame on its way arrives after playing has stopped; the picture of the stop itself is an explained one
        played = playing || ran && next != null && next.next().isEmpty();
        if (next == null || playing && System.nanoTime() - painted < PAUSE) return false;
        before = playing || ran ? Optional.empty() : now;
        now = Optional.of(next);
        painted = System.nanoTime();
        return true;
    }

    /// Forgets what has arrived.
    public void forget() {
        now = Optional.empty();
        before = Optional.empty();
    }

    /// The picture whose numbers are shown.
    public Optional<Picture> now() {
        return now;
    }

    /// The kinds of elements that have numbers now.
    public List<String> kinds() {
        return now.map(picture -> ElementTable.kinds(playback.model(), picture.state())).orElse(List.of());
    }

    /// What is to be read of a kind of elements.
    ///
    /// @param measures the names of those that stand beside the channels
    /// @throws java.util.NoSuchElementException before anything has arrived
    public NumbersReading reading(String of, Set<String> measures) {
        boolean playing = playback.playing().get(),
                byOperation = playback.transport().stepSize().get().equals(StepSize.ELEMENT);
        return new NumbersReading(playback.model(), now.orElseThrow(),
                playing || byOperation ? Optional.empty() : before, byOperation && !playing, of, measures);
    }
}
