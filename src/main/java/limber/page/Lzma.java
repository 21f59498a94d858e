package limber.page;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.LZMAOutputStream;

/// Compression by LZMA, a quarter denser than what browsers know. Repetitions are looked for in all that came before,
/// so that unpacking takes as much memory.
public final class Lzma {
    /// How many places are looked at for a repetition.
    private static final int DEPTH = 1000;

    private Lzma() {}

    /// The bytes, packed: some seconds for those of an engine.
    public static byte[] packed(byte[] bytes) {
        var packed = new ByteArrayOutputStream();
        try {
            var options = new LZMA2Options(LZMA2Options.PRESET_MAX);
            options.setDictSize(Math.max(LZMA2Options.DICT_SIZE_MIN, bytes.length));
            options.setNiceLen(LZMA2Options.NICE_LEN_MAX);
            options.setDepthLimit(DEPTH);
            options.setPb(0); // neither programs nor texts care where a byte is
            try (var out = new LZMAOutputStream(packed, options, bytes.length)) {
                out.write(bytes);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return packed.toByteArray();
    }
}
