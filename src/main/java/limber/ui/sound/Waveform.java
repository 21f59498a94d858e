package limber.ui.sound;

/// A sine wave, made block by block. Its phase goes on from block to block, and frequency and loudness change in a
/// straight line within one, so that nothing clicks.
final class Waveform {
    /// Samples per second.
    static final int RATE = 44_100;
    /// The bytes of a sample: 16 bits with a sign, the low byte first.
    static final int BYTES = 2;
    /// The share of the largest possible amplitude.
    static final double LOUDNESS = 0.2;

    /// Turns, 0 to 1.
    private double phase;
    private double frequency, loudness;

    /// Fills a block with the wave as it goes on to a frequency.
    ///
    /// @param hertz NaN for silence
    void fill(byte[] block, double hertz) {
        boolean sounds = Double.isFinite(hertz);
        double to = sounds ? hertz : frequency, loud = sounds ? LOUDNESS : 0;
        if (loudness == 0) frequency = to; // out of silence there is nothing to glide from
        int samples = block.length / BYTES;
        double bend = (to - frequency) / samples, swell = (loud - loudness) / samples;
        for (int i = 0; i < samples; i++) {
            frequency += bend;
            loudness += swell;
            phase = (phase + frequency / RATE) % 1;
            short sample = (short) Math.round(Short.MAX_VALUE * loudness * Math.sin(2 * Math.PI * phase));
            block[BYTES * i] = (byte) sample;
            block[BYTES * i + 1] = (byte) (sample >> 8);
        }
        frequency = to;
        loudness = loud;
    }
}
