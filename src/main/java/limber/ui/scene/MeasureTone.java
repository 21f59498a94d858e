package limber.ui.scene;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.util.Subscription;
import javax.sound.sampled.LineUnavailableException;
import limber.engine.run.Picture;
import limber.engine.run.Probe;
import limber.presentation.play.Playback;
import limber.presentation.plots.Plotting;
import limber.presentation.words.Wording;
import limber.ui.controls.Background;
import limber.ui.sound.Pitch;
import limber.ui.sound.SoundLine;
import limber.ui.sound.Tone;

/// A tone whose pitch follows the first plotted measure: while the scene plays a tone, after a step a beep.
final class MeasureTone {
    private final Playback playback;
    private final Plotting plotting;
    private final Wording words;
    private final BooleanSupplier shown;
    private final Consumer<String> say;
    private final Tone tone;
    private BooleanProperty on;
    private Optional<Probe> heard = Optional.empty();
    private Pitch pitch = new Pitch();

    /// @param shown whether the scene is in the tab that one sees
    MeasureTone(Playback playback, Plotting plotting, Wording words, BooleanSupplier shown, Consumer<String> say,
            SoundLine.Source lines) {
        this.playback = playback;
        this.plotting = plotting;
        this.words = words;
        this.shown = shown;
        this.say = say;
        tone = new Tone(lines, why -> Platform.runLater(() -> silent(why)));
    }

    /// Sounds while it is switched on, until the subscription ends.
    ///
    /// @param on switched off again where the machine has no sound
    Subscription follow(BooleanProperty on) {
        this.on = on;
        return Subscription.combine(on.subscribe((_, now) -> switched(now)),
                playback.playing().subscribe((_, playing) -> {
                    if (!playing) tone.release();
                }),
                playback.picture().subscribe((before, now) -> {
                    if (on.get() && shown.getAsBoolean()) sound(before, now);
                }), tone::release);
    }

    private void switched(boolean now) {
        if (!now) tone.release();
        if (!shown.getAsBoolean()) return;
        Picture picture = playback.picture().get();
        Optional<Probe> probe = plotting.first();
        say.accept(!now ? words.get("tone.off")
                : probe.map(p -> words.get("tone.on").formatted(Plotting.label(p, words::get)))
                        .orElseGet(() -> words.get("tone.none")));
        if (now && picture != null && !playback.playing().get()) value(picture, tone::beep);
    }

    private void sound(Picture before, Picture now) {
        if (playback.playing().get()) value(now, frequency -> {
            if (playback.playing().get()) tone.hold(frequency);
        });
        else if (before == null || !before.cursor().equals(now.cursor())) value(now, tone::beep);
    }

    /// Tells the frequency of the measure in a picture when another thread has read it, since some measures run a part
    /// of the solver; nothing where nothing is plotted. The range begins anew with another measure.
    private void value(Picture now, DoubleConsumer sounding) {
        Optional<Probe> probe = plotting.first();
        if (!probe.equals(heard)) pitch = new Pitch();
        heard = probe;
        Pitch range = pitch;
        probe.ifPresent(p -> Background.outcome(() -> p.read(now.settings(), now.state()), value -> {
            if (on.get() && shown.getAsBoolean() && range == pitch) sounding.accept(range.of(value));
        }, Background::unexpected));
    }

    private void silent(LineUnavailableException why) {
        on.set(false);
        say.accept(why instanceof SoundLine.NoDevice ? words.get("tone.device")
                : words.get("tone.busy").formatted(why.getMessage()));
    }
}
