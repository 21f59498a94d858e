package limber.ui.sound;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class WaveformTest {
    private static final int TOP = (int) Math.round(Short.MAX_VALUE * Waveform.LOUDNESS);

    private static int[] filled(Waveform wave, int samples, double hertz) {
        var block = new byte[samples * Waveform.BYTES];
        wave.fill(block, hertz);
        var shorts = ByteBuffer.wrap(block).order(ByteOrder.LITTLE_ENDIAN).asShortBuffer();
        return IntStream.range(0, samples).map(shorts::get).toArray();
    }

    private static int loudest(int[] wave) {
        return IntStream.of(wave).map(Math::abs).max().orElseThrow();
    }

    private static long crossings(int[] wave) {
        return IntStream.range(1, wave.length).filter(i -> wave[i - 1] < 0 != wave[i] < 0).count();
    }

    /// In a second a tone of f Hz goes through zero 2·f times.
    @Test
    void itHasTheFrequencyThatWasAskedFor() {
        for (double hertz : new double[]{220, 440, 587.33, 880}) {
            var wave = new Waveform();
            filled(wave, 882, hertz);
            assertEquals(2 * hertz, crossings(filled(wave, Waveform.RATE, hertz)), 1);
        }
    }

    @Test
    void itIsAsLoudAsItMayBeAndNoLouder() {
        var wave = new Waveform();
        filled(wave, 882, 440);
        int[] second = filled(wave, Waveform.RATE, 440);
        assertEquals(TOP, IntStream.of(second).max().orElseThrow(), 1);
        assertEquals(-TOP, IntStream.of(second).min().orElseThrow(), 1);
    }

    /// A sine of amplitude A and f Hz rises by at most 2π·f/44100·A a sample, and the swell of a block of 882 samples
    /// adds A/882; a jump of its phase would be up to 2·A.
    @Test
    void nothingClicksWhenItBeginsChangesAndEnds() {
        var wave = new Waveform();
        double steepest = TOP * (2 * Math.PI * 880 / Waveform.RATE + 1 / 882.0) + 1;
        int last = 0;
        for (double hertz : new double[]{880, 220, 880, 233, 701, Double.NaN, 880, 440, Double.NaN}) {
            for (int sample : filled(wave, 882, hertz)) {
                assertTrue(Math.abs(sample - last) <= steepest, last + " is followed by " + sample);
                last = sample;
            }
        }
        assertEquals(0, last, "it ends in silence");
    }

    @Test
    void whatIsNotANumberIsSilent() {
        var wave = new Waveform();
        assertEquals(0, loudest(filled(wave, 882, Double.NaN)));
        filled(wave, 882, 440);
        filled(wave, 882, Double.NaN); // fades out
        assertEquals(0, loudest(filled(wave, 882, Double.NaN)));
    }
}
