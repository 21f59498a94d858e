package limber.presentation.panes;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.util.Subscription;
import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.ask.Influence;
import limber.engine.run.Picture;
import limber.engine.settings.Settings;
import limber.presentation.play.Asking;
import limber.presentation.play.Playback;
import limber.presentation.surface.Spread;

/// The state of an influence: where the numbers of the selected element go from here to the end of the frame, as a
/// colour map of a view and as a curve.
public final class InfluenceState {
    private final Playback playback;
    private final Asking asking;
    private final InfluenceCurves curves;
    private final ObjectProperty<Optional<Spread>> spread;
    private final Consumer<Boolean> layer;
    private final ReadOnlyBooleanWrapper on = new ReadOnlyBooleanWrapper();

    /// @param spread of the view
    /// @param layer shows the layer of the view that has it, or hides it
    public InfluenceState(Playback playback, InfluenceCurves curves, ObjectProperty<Optional<Spread>> spread,
            Consumer<Boolean> layer) {
        this.playback = playback;
        this.curves = curves;
        this.spread = spread;
        this.layer = layer;
        asking = playback.asking();
    }

    /// Whether it is asked for, or shown.
    public ReadOnlyBooleanProperty on() {
        return on.getReadOnlyProperty();
    }

    /// Lets it end when something else is asked for or selected, when the scene begins anew, goes another course or is
    /// compared with another, and with the subscription.
    public Subscription follow(Questions questions) {
        return Subscription.combine(
                questions.asked().subscribe((_, _) -> end()),
                playback.selected().subscribe((_, _) -> end()),
                playback.picture().subscribe((before, now) -> {
                    if (before != null && now != null && another(before, now)) end();
                }),
                this::end);
    }

    private static boolean another(Picture before, Picture now) {
        return before.branch() != now.branch()
                || now.cursor().equals(Cursor.START) && !before.cursor().equals(Cursor.START)
                || now.comparison().isPresent() && before.comparison().isEmpty()
                || now.companions().isPresent() && before.companions().isEmpty();
    }

    /// Shows it no longer, if it is asked for or shown.
    public void end() {
        if (on.get()) show(false);
    }

    /// Whether it is shown.
    public boolean shown() {
        return spread.get().isPresent();
    }

    /// Asks for it and shows it, or shows it no longer.
    ///
    /// @return whether it will be shown; it is not where nothing is selected
    public boolean show(boolean wanted) {
        Optional<Element> from = playback.selected().get();
        boolean shows = wanted && from.isPresent() && playback.picture().get() != null;
        on.set(shows);
        layer.accept(shows);
        if (!shows) {
            asking.giveUp();
            spread.set(Optional.empty());
            return false;
        }
        playback.playing().set(false);
        Element element = from.get();
        Cursor at = playback.picture().get().cursor();
        Settings settings = playback.picture().get().settings();
        var found = new AtomicReference<Influence>();
        asking.ask((run, given) -> {
            if (run.seek(run.branch(), at, given)) found.set(Influence.of(run, element));
        }, () -> {
            Influence influence = found.get();
            curves.add(element, settings, influence);
            spread.set(Optional.of(new Spread(element.of(), influence.rounds(element.of()))));
        });
        return true;
    }
}
