package limber.web.unpack;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.typedarrays.Int8Array;
import org.tukaani.xz.LZMAInputStream;

/// A small program that comes before the engine and unpacks it: browsers themselves know no packing that is as dense.
public final class Unpack {
    /// The most memory that it takes, kB.
    private static final int MEMORY = 64 << 10;

    private Unpack() {}

    /// Gives the bytes that were packed.
    @JSFunctor
    private interface Unpacking extends JSObject {
        Int8Array of(Int8Array packed);
    }

    public static void main(String[] args) {
        offer(Unpack::unpacked);
    }

    private static Int8Array unpacked(Int8Array packed) {
        var bytes = new byte[packed.getLength()];
        for (int i = 0; i < bytes.length; i++) bytes[i] = packed.get(i);
        try (var in = new LZMAInputStream(new ByteArrayInputStream(bytes), MEMORY)) {
            byte[] all = in.readAllBytes();
            var unpacked = Int8Array.create(all.length);
            for (int i = 0; i < all.length; i++) unpacked.set(i, all[i]);
            return unpacked;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @JSBody(params = "unpacking", script = "window.limberUnpack = unpacking;")
    private static native void offer(
            Unpacking unpacking);
}
