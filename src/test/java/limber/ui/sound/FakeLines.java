package limber.ui.sound;

import java.util.concurrent.atomic.AtomicInteger;
import javax.sound.sampled.LineUnavailableException;

/// Lines to no loudspeaker. They count what is opened, written and closed.
public final class FakeLines implements SoundLine.Source {
    public final AtomicInteger opened = new AtomicInteger(), closed = new AtomicInteger(),
            written = new AtomicInteger();
    private final boolean none;

    /// @param none whether there is no sound device
    public FakeLines(boolean none) {
        this.none = none;
    }

    @Override public SoundLine open() throws LineUnavailableException {
        if (none) throw new LineUnavailableException("no device");
        opened.incrementAndGet();
        return new SoundLine() {
            @Override public void write(byte[] samples) {
                written.addAndGet(samples.length);
                Thread.yield();
            }

            @Override public void close() {
                closed.incrementAndGet();
            }
        };
    }

    /// Whether a line is open.
    public boolean open(int times) {
        return opened.get() == times && closed.get() == times - 1;
    }

    /// Whether all lines are closed again.
    public boolean silent(int times) {
        return opened.get() == times && closed.get() == times;
    }
}
