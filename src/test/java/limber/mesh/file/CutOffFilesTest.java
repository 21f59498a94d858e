package limber.mesh.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import limber.engine.text.BadInput;
import limber.mesh.Surface;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Mesh files that end too early, cut at every byte: each is refused with a line, or it is the whole mesh, since only
/// blanks, comments or names are missing. Formats that cannot tell say that they may be cut off.
class CutOffFilesTest {
    private static final Path CORPUS = Path.of("src/test/resources/limber/fuzz");

    private static final String FACET = """
            solid
            facet normal 0 0 1
            outer loop
            vertex 0 0 0
            vertex 1 0 0
            vertex 1 1 0
            endloop
            endfacet
            """;

    @TempDir Path folder;

    private MeshFile read(String name, byte[] bytes) throws IOException {
        return MeshReader.contents(Files.write(folder.resolve(name), bytes));
    }

    /// The content of a file; empty if it is refused, with its name, in one line that says what would be right.
    private Optional<MeshFile> accepted(String name, byte[] bytes) throws IOException {
        try {
            return Optional.of(read(name, bytes));
        } catch (BadInput e) {
            assertTrue(e.getMessage().contains(name), e.getMessage());
            assertFalse(e.getMessage().contains("\n"), e.getMessage());
            return Optional.empty();
        }
    }

    private static boolean same(Surface one, Surface other) {
        return Arrays.equals(one.vertices(), other.vertices()) && Arrays.equals(one.uv(), other.uv())
                && Arrays.equals(one.triangles(), other.triangles())
                && Arrays.equals(one.uvCorners(), other.uvCorners());
    }

    @ParameterizedTest
    @ValueSource(strings = {"stl/text.stl", "stl/upper-case.stl", "stl/tetrahedron.stl", "stl/spare-bytes.stl",
        "stl/solid-spare-bytes.stl", "ply/text.ply", "ply/big.ply", "ply/little.ply", "ply/strips.ply",
        "ply/strips-binary.ply", "gltf/tetrahedron.glb", "gltf/embedded.gltf", "gltf/morph-weight.gltf",
        "gltf/quantised.gltf"})
    void whatIsCutOffIsRefusedOrWhole(String file) throws IOException {
        byte[] all = Files.readAllBytes(CORPUS.resolve(file));
        String name = file.substring(file.indexOf('/') + 1);
        Surface whole = read(name, all).surface();
        int refused = 0;
        for (int n = 0; n < all.length; n++) {
            Optional<MeshFile> cut = accepted(name, Arrays.copyOf(all, n));
            if (cut.isEmpty()) refused++;
            else assertTrue(same(whole, cut.get().surface()), file + " cut at byte " + n + " is another mesh");
        }
        assertTrue(refused > all.length / 2, "of " + all.length + " are refused: " + refused);
    }

    /// One facet in lines 2 to 8, and a second one that is cut anywhere.
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "facet normal 0 0 1 | :9: ends within a facet", "facet normal 0 0 1;outer loop | :10: ends within a loop",
        "facet normal 0 0 1;outer loop;vertex 0 0 0 | :11: ends within a loop",
        "facet normal 0 0 1;outer loop;vertex 0 0 | :11: has 2 numbers",
        "facet normal 0 0 1;outer loop;vertex 0 0 0;vertex 1 1 0;vertex 0 1 0;endloop | :14: ends within a facet",
        "facet normal 0 0 1;outer loop;vertex 0 0 0;vertex 1 1 0;vertex 0 1 0;endloop;endfacet | :15: ends within a "
                + "solid"})
    void aTextStlThatEndsEarlyIsRefusedWithItsLine(String second, String message) throws IOException {
        for (String end : new String[]{"", "\n", "\n\n  "}) {
            String text = FACET + second.replace(';', '\n') + end;
            String said = assertThrows(BadInput.class, () -> read("x.stl", text.getBytes(StandardCharsets.UTF_8)))
                    .getMessage();
            assertTrue(said.contains("x.stl" + message), said);
            assertTrue(said.endsWith("would be right"), said);
        }
    }

    /// Some programs write it in two words, and some leave out the name.
    @ParameterizedTest
    @ValueSource(strings = {"endsolid", "endsolid x", "ENDSOLID", "end solid x"})
    void aTextStlEndsWithItsSolid(String end) throws IOException {
        assertEquals(3, read("x.stl", (FACET + end).getBytes(StandardCharsets.UTF_8)).surface().triangles().length);
    }

    /// An OBJ file does not say how long it is. Cut between two lines it is whole; cut within the last one, a face of
    /// four corners may have three: the file is refused, or its missing line end is remarked on.
    @ParameterizedTest
    @CsvSource({"cube.obj,true", "text.ply,false"})
    void aTextWithoutItsLastLineEndIsSaidToBeOne(String name, boolean mayBeShorter) throws IOException {
        byte[] all = Files.readAllBytes(CORPUS.resolve((mayBeShorter ? "mesh/" : "ply/") + name));
        MeshFile whole = read(name, all);
        assertFalse(whole.unended());
        for (int n = 0; n < all.length; n++) {
            byte[] bytes = Arrays.copyOf(all, n);
            Optional<MeshFile> cut = accepted(name, bytes);
            if (cut.isPresent()) assertTrue(cut.get().unended() || mayBeShorter && bytes[n - 1] == '\n',
                    name + " cut at byte " + n);
        }
        Files.write(folder.resolve(name), Arrays.copyOf(all, all.length - 1));
        assertEquals("unended", new Surfaces().remarks("file:" + folder.resolve(name)).getFirst().name());
    }
}
