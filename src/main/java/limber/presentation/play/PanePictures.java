package limber.presentation.play;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.util.Subscription;
import limber.engine.run.Picture;

/// The pictures that panes beside the view show: all of them, or, on a machine that draws slowly, every third while the
/// scene plays.
public final class PanePictures {
    private static final int EVERY = 3;

    private final ReadOnlyObjectWrapper<Picture> shown = new ReadOnlyObjectWrapper<>();
    private final BooleanProperty sparse = new SimpleBooleanProperty();
    private Optional<Picture> newest = Optional.empty();
    private int skipped;

    void arrived(Picture p, boolean playing) {
        newest = Optional.of(p);
        if (sparse.get() && playing && ++skipped < EVERY) return;
        skipped = 0;
        shown.set(p);
    }

    /// Shows the newest picture, as none comes for now.
    void catchUp() {
        if (skipped > 0) newest.ifPresent(p -> arrived(p, false));
    }

    /// Whether pictures are left out while the scene plays.
    public BooleanProperty sparse() {
        return sparse;
    }

    /// Shows the newest picture, and each that comes, until the subscription ends.
    public Subscription follow(Consumer<Picture> consumer) {
        return shown.subscribe(now -> {
            if (now != null) consumer.accept(now);
        });
    }
}
