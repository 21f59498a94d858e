package limber.page;

import java.io.ByteArrayOutputStream;
import java.util.HashMap;
import java.util.Map;

/// WebAssembly that packs better: numbers that rise from one to the next are written as their differences, in the list
/// of functions that are referred to and in the longest function, which makes all classes. `unpack.js` undoes it.
///
/// Five numbers of four bytes come first, the lowest byte first: the bytes before the list, those of the list, those
/// between, those of the function, and those of the module itself.
public final class Deltas {
    private static final int MAGIC = 8, ELEMENTS = 9, CODE = 10;
    private static final int GLOBAL = 0x23, FUNCTION = 0xd2, SEVEN = 0x7f;
    /// How many numbers follow an instruction that sets up classes; a range ends before any other.
    private static final Map<Integer, Integer> NUMBERS = Map.of(0x0b, 0, 0x10, 1, 0x20, 1, 0x24, 1, 0x41, 1, 0x6b, 0,
            0xd0, 1, 0xfb, 3, GLOBAL, 1, FUNCTION, 1);

    private final byte[] wasm;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private int at;

    private Deltas(byte[] wasm) {
        this.wasm = wasm;
    }

    /// A module with such a list, then such a function.
    public static byte[] of(byte[] wasm) {
        return new Deltas(wasm).written();
    }

    private byte[] written() {
        int list = 0, listEnd = 0, function = 0, functionEnd = 0;
        for (at = MAGIC; at < wasm.length;) {
            int kind = wasm[at++], size = number(), end = at + size;
            if (kind == ELEMENTS) {
                list = at;
                listEnd = end;
            } else if (kind == CODE) {
                int longest = 0;
                for (int n = number(); n > 0; n--) {
                    int bytes = number();
                    if (bytes > longest) {
                        longest = bytes;
                        function = at;
                    }
                    at += bytes;
                }
                functionEnd = function + longest;
            }
            at = end;
        }
        var header = new ByteArrayOutputStream();
        at = 0;
        header(header, copied(list));
        header(header, list(listEnd));
        header(header, copied(function + 1)); // it has no variables
        header(header, code(functionEnd));
        copied(wasm.length);
        header(header, wasm.length);
        header.writeBytes(out.toByteArray());
        return header.toByteArray();
    }

    private static void header(ByteArrayOutputStream header, int number) {
        for (int shift = 0; shift < Integer.SIZE; shift += Byte.SIZE) header.write(number >> shift);
    }

    private int copied(int end) {
        int before = out.size();
        out.write(wasm, at, end - at);
        at = end;
        return out.size() - before;
    }

    private int list(int end) {
        int before = out.size(), last = 0;
        while (at < end) last = difference(last);
        return out.size() - before;
    }

    private int code(int end) {
        int before = out.size();
        var last = new HashMap<>(Map.of(GLOBAL, 0, FUNCTION, 0));
        while (at < end) {
            int instruction = wasm[at] & 0xff;
            if (!NUMBERS.containsKey(instruction)) break;
            copied(at + 1);
            for (int n = NUMBERS.get(instruction); n > 0; n--) {
                if (last.containsKey(instruction)) last.put(instruction, difference(last.get(instruction)));
                else do copied(at + 1); while (wasm[at - 1] < 0);
            }
        }
        return out.size() - before;
    }

    /// Writes the difference of the next number to another.
    ///
    /// @return that number
    private int difference(int last) {
        int number = number(), by = number - last;
        int written = by < 0 ? -2 * by - 1 : 2 * by; // small ones of both signs are small
        for (; written > SEVEN; written >>>= 7) out.write(written & SEVEN | 0x80);
        out.write(written);
        return number;
    }

    /// The next number: seven bits in a byte, the lowest first.
    private int number() {
        int number = 0;
        for (int shift = 0;; shift += 7) {
            int b = wasm[at++];
            number |= (b & SEVEN) << shift;
            if (b >= 0) return number;
        }
    }
}
