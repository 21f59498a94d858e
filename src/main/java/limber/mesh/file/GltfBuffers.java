package limber.mesh.file;

import de.javagl.jgltf.impl.v2.Buffer;
import de.javagl.jgltf.impl.v2.GlTF;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import limber.engine.text.BadInput;

/// The buffers of a glTF file, loaded when they are first used: in the file itself or in a file beside it. Nothing is
/// fetched.
final class GltfBuffers {
    private final Path path;
    private final List<Buffer> buffers;
    private final ByteBuffer binary;
    private final Map<Integer, ByteBuffer> loaded = new HashMap<>();

    /// @param binary the data of a `.glb` file, which is its first buffer
    GltfBuffers(Path path, GlTF gltf, ByteBuffer binary) {
        this.path = path;
        this.binary = binary;
        buffers = Objects.requireNonNullElse(gltf.getBuffers(), List.of());
    }

    /// @throws BadInput without the file's name, if there is no such buffer or no data in it
    ByteBuffer get(int index) {
        return loaded.computeIfAbsent(index, this::load);
    }

    private ByteBuffer load(int index) {
        if (index < 0 || index >= buffers.size())
            throw new BadInput("names buffer " + index + ", which it does not have");
        String uri = buffers.get(index).getUri();
        if (uri != null) return uri.startsWith("data:") ? embedded(uri) : beside(uri);
        if (index > 0 || binary.capacity() == 0) throw new BadInput("has no data in buffer " + index);
        return binary;
    }

    private static ByteBuffer embedded(String uri) {
        int comma = uri.indexOf(',');
        if (comma < 0) throw new BadInput("has a data address without data");
        String text = uri.substring(comma + 1);
        byte[] data = uri.substring(0, comma).endsWith(";base64") ? Base64.getMimeDecoder().decode(decoded(text))
                : decoded(text).getBytes(StandardCharsets.ISO_8859_1);
        return GltfContainer.little(data, 0, data.length);
    }

    /// A file in the folder of this one or below. Its name may be written with escapes such as `%20`.
    private ByteBuffer beside(String uri) {
        if (uri.matches("[A-Za-z][A-Za-z0-9+.-]*:.*")) throw outside(uri);
        Path plain = within(uri);
        byte[] data = MeshReader.bytes(Files.exists(plain) ? plain : within(decoded(uri)), "its data");
        return GltfContainer.little(data, 0, data.length);
    }

    private Path within(String name) {
        Path folder = path.toAbsolutePath().normalize().getParent();
        try {
            Path other = folder.resolve(name).normalize();
            if (other.startsWith(folder)) return other;
        } catch (InvalidPathException e) {
            throw new BadInput("names '" + BadInput.brief(name) + "', which is no path");
        }
        throw outside(name);
    }

    private static BadInput outside(String name) {
        return new BadInput("names '" + BadInput.brief(name) + "', which is not in its folder");
    }

    /// The text with its escapes resolved, as UTF-8 (RFC 3986, 2.1); one that is none stays as it is.
    static String decoded(String text) {
        if (text.indexOf('%') < 0) return text;
        var out = new ByteArrayOutputStream();
        byte[] in = text.getBytes(StandardCharsets.UTF_8);
        for (int i = 0; i < in.length; i++) {
            int high = in[i] == '%' && i + 2 < in.length ? Character.digit(in[i + 1], 16) : -1,
                    low = high >= 0 ? Character.digit(in[i + 2], 16) : -1;
            out.write(low >= 0 ? 16 * high + low : in[i]);
            if (low >= 0) i += 2;
        }
        return out.toString(StandardCharsets.UTF_8);
    }
}
