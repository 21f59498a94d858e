package limber.ui.sound;

import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.SourceDataLine;

/// An open line to a loudspeaker.
public interface SoundLine extends AutoCloseable {
    /// The reason why there is no line: the machine has no sound device.
    final class NoDevice extends LineUnavailableException {
        private NoDevice(IllegalArgumentException none) {
            super(none.getMessage());
            initCause(none);
        }
    }

    /// Opens lines.
    interface Source {
        /// @throws LineUnavailableException if the machine has no sound, or another program keeps it
        SoundLine open() throws LineUnavailableException;
    }

    /// Writes samples, and waits until there is room for them.
    void write(byte[] samples);

    /// Plays what has been written, and closes the line.
    @Override void close();

    /// Opens the machine's own line.
    static SoundLine ofMachine() throws LineUnavailableException {
        var format = new AudioFormat(Waveform.RATE, 8 * Waveform.BYTES, 1, true, false);
        SourceDataLine line;
        try {
            line = AudioSystem.getSourceDataLine(format);
        } catch (IllegalArgumentException none) { // a machine without a sound device has no such line
            throw new NoDevice(none);
        }
        line.open(format, Waveform.RATE / 10 * Waveform.BYTES);
        line.start();
        return new SoundLine() {
            @Override public void write(byte[] samples) {
                line.write(samples, 0, samples.length);
            }

            @Override public void close() {
                line.drain();
                line.close();
            }
        };
    }
}
