package limber.mesh.file;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import limber.engine.text.BadInput;

/// The parts of a glTF file: the JSON text, and the data that a `.glb` file has behind it. What follows them is passed
/// over.
///
/// @param binary empty in a `.gltf` file
record GltfContainer(byte[] json, ByteBuffer binary) {
    private static final int TOTAL = 8, HEADER = 12, CHUNK = 8, JSON = 0x4E4F534A, BIN = 0x004E4942;

    /// @throws BadInput without the file's name, if it is no whole container of version 2
    static GltfContainer of(byte[] bytes) {
        ByteBuffer in = little(bytes, 0, bytes.length);
        if (bytes.length < 4 || !new String(bytes, 0, 4, StandardCharsets.US_ASCII).equals("glTF")) {
            int from = MeshFormat.begin(bytes, 0);
            return new GltfContainer(Arrays.copyOfRange(bytes, from, bytes.length), little(bytes, 0, 0));
        }
        if (bytes.length >= HEADER && in.getInt(4) == 1) throw new BadInput("is glTF 1");
        if (bytes.length < HEADER + CHUNK || in.getInt(HEADER + 4) != JSON || !fits(in, HEADER))
            throw new BadInput("ends before its JSON text does");
        int end = HEADER + CHUNK + in.getInt(HEADER), next = end + CHUNK;
        boolean data = next <= bytes.length && in.getInt(end + 4) == BIN;
        if (data && !fits(in, end)) throw new BadInput("ends before its data does");
        if (Integer.toUnsignedLong(in.getInt(TOTAL)) > bytes.length) throw new BadInput("ends at byte " + bytes.length
                + ", but announces " + Integer.toUnsignedString(in.getInt(TOTAL)) + " bytes");
        return new GltfContainer(Arrays.copyOfRange(bytes, HEADER + CHUNK, end),
                data ? little(bytes, next, in.getInt(end)) : little(bytes, 0, 0));
    }

    /// Whether the chunk that begins there is whole.
    private static boolean fits(ByteBuffer in, int at) {
        int length = in.getInt(at);
        return length >= 0 && length <= in.capacity() - at - CHUNK;
    }

    static ByteBuffer little(byte[] bytes, int from, int length) {
        return ByteBuffer.wrap(bytes, from, length).slice().order(ByteOrder.LITTLE_ENDIAN);
    }
}
