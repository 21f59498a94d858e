package limber.ui.sound;

import java.util.OptionalDouble;
import java.util.function.Consumer;
import javax.sound.sampled.LineUnavailableException;

/// A tone on a thread of its own. It has a line to the loudspeaker only while it sounds.
public final class Tone {
    /// A block lasts 20 ms, a beep six of them.
    static final int BLOCK = Waveform.RATE / 50 * Waveform.BYTES, BEEP = 6;

    private final SoundLine.Source lines;
    private final Consumer<LineUnavailableException> silent;
    private double hertz;
    private boolean held, running;
    /// The blocks that a beep still lasts.
    private int beep;

    /// @param silent receives the reason if there is no sound, on another thread
    public Tone(SoundLine.Source lines, Consumer<LineUnavailableException> silent) {
        this.lines = lines;
        this.silent = silent;
    }

    /// Sounds until it is released.
    ///
    /// @param frequency Hz; NaN for a pause
    public synchronized void hold(double frequency) {
        hertz = frequency;
        held = true;
        begin();
    }

    /// Sounds for an eighth of a second.
    public synchronized void beep(double frequency) {
        hertz = frequency;
        beep = BEEP;
        begin();
    }

    /// Ends the tone.
    public synchronized void release() {
        held = false;
        beep = 0;
    }

    /// Whether a line may be open.
    public synchronized boolean sounding() {
        return running;
    }

    private void begin() {
        if (running) return;
        running = true;
        Thread.ofPlatform().daemon().name("limber-tone").start(this::run);
    }

    private void run() {
        try {
            do sound();
            while (goesOn());
        } catch (LineUnavailableException e) {
            end();
            silent.accept(e);
        }
    }

    private void sound() throws LineUnavailableException {
        var wave = new Waveform();
        var block = new byte[BLOCK];
        try (SoundLine line = lines.open()) {
            for (OptionalDouble f = next(); f.isPresent(); f = next()) {
                wave.fill(block, f.getAsDouble());
                line.write(block);
            }
            wave.fill(block, Double.NaN);
            line.write(block);
        }
    }

    /// The frequency of the next block; empty at the end.
    private synchronized OptionalDouble next() {
        if (!held && beep == 0) return OptionalDouble.empty();
        beep = Math.max(0, beep - 1);
        return OptionalDouble.of(hertz);
    }

    /// Whether a tone has begun while the line was being closed.
    private synchronized boolean goesOn() {
        running = held || beep > 0;
        return running;
    }

    private synchronized void end() {
        release();
        running = false;
    }
}
