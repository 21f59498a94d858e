package limber.mesh.file;

import de.javagl.jgltf.impl.v2.GlTF;
import de.javagl.jgltf.impl.v2.Mesh;
import de.javagl.jgltf.impl.v2.MeshPrimitive;
import de.javagl.jgltf.impl.v2.Node;
import de.javagl.jgltf.model.io.GltfAsset;
import de.javagl.jgltf.model.io.GltfAssetReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.IntStream;
import limber.engine.text.BadInput;
import limber.file.PlainFile;
import limber.mesh.DoubleList;

/// A reader for untrusted glTF 2 files, `.gltf` or `.glb`: the triangles of the scene, where its nodes place them, with
/// the texture coordinates `TEXCOORD_0` and the default weights of morph targets. Vertices at the same place become
/// one, since the format repeats them at seams. Materials, pictures, animations, and whatever else no mesh of the scene
/// needs, are passed over. Bones are counted and not used: a mesh with a skin is read as it was bound to them, without
/// the transform of its node, which glTF ignores too.
///
/// Source: Khronos Group, "glTF 2.0 Specification", 2021.
final class GltfReader {
    /// Extensions that change how things look, not where they are, and that for quantised positions.
    private static final String READ = "(KHR|EXT)_(materials|texture|lights)_.*|KHR_mesh_quantization";
    /// What the library says of a text that has been cut off.
    private static final String CUT_OFF = "Unexpected end-of-input";
    private static final int MOST_PARTS = 10_000;

    /// The library tells a log of every fault; the complaint tells the one that matters.
    private static final Logger QUIET = Logger.getLogger("de.javagl.jgltf");

    static {
        QUIET.setLevel(Level.OFF);
    }

    private final Path path;
    private final String file;
    private final Welding vertices;
    private final DoubleList uv = new DoubleList();
    private final SurfaceBuilder faces;
    private final Set<Integer> visited = new HashSet<>();

    GltfReader(Path path) {
        this.path = path;
        file = PlainFile.name(path);
        vertices = new Welding(file);
        faces = new SurfaceBuilder(file, "triangles");
    }

    /// @throws BadInput with the reason, if it cannot be used
    MeshFile read(byte[] bytes) {
        int bones;
        try {
            GltfContainer container = GltfContainer.of(bytes);
            var reader = new GltfAssetReader();
            reader.setJsonErrorConsumer(_ -> {});
            GltfAsset asset = reader.readWithoutReferences(new ByteArrayInputStream(container.json()));
            if (!(asset.getGltf() instanceof GlTF gltf)) throw new BadInput("is glTF 1");
            check(gltf);
            List<Node> nodes = all(gltf.getNodes());
            bones = bones(gltf, nodes.size());
            var accessors = new GltfAccessors(gltf, new GltfBuffers(path, gltf, container.binary()));
            for (int root : roots(gltf, nodes)) add(root, nodes, Placement.NONE, gltf, accessors);
        } catch (BadInput e) {
            throw e.getMessage().startsWith(file) ? e : bad(e.getMessage());
        } catch (IOException | IllegalArgumentException | IndexOutOfBoundsException | NullPointerException
                | ClassCastException | ArithmeticException | StackOverflowError e) {
            if (String.valueOf(e.getMessage()).startsWith(CUT_OFF))
                throw bad("ends at byte " + bytes.length + ", before its JSON text does");
            throw bad("is no glTF that can be read (" + BadInput.brief(String.valueOf(e.getMessage())) + ")");
        }
        return new MeshFile(faces.surface(vertices.toArray(), uv, i -> file + ": vertex " + i), bones);
    }

    private BadInput bad(String reason) {
        return new BadInput(file + ": " + reason
                + (reason.endsWith("would be right") ? "" : "; " + Gltf.RIGHT + " would be right"));
    }

    private static <T> List<T> all(List<T> given) {
        return Objects.requireNonNullElse(given, List.of());
    }

    /// Refuses what would take too much memory, or mean something else than it says.
    private static void check(GlTF gltf) {
        Optional<String> needed = all(gltf.getExtensionsRequired()).stream().filter(e -> !e.matches(READ)).findFirst();
        if (needed.isPresent()) throw new BadInput("needs the extension " + BadInput.brief(needed.get())
                + ", which Limber does not read; " + without(needed.get()) + " would be right");
        for (List<?> list : List.of(all(gltf.getNodes()), all(gltf.getMeshes()), all(gltf.getAccessors())))
            if (list.size() > MOST_PARTS) throw new BadInput("has more than " + MOST_PARTS + " parts");
    }

    /// How the same model comes without an extension.
    private static String without(String extension) {
        return "the same model exported without it" + switch (extension) {
            case "KHR_draco_mesh_compression" -> " (in Blender: Compression off)";
            case "EXT_meshopt_compression", "KHR_meshopt_compression" -> " (gltfpack without -c and -cc)";
            case "EXT_mesh_gpu_instancing" -> " (gltfpack without -mi)";
            default -> "";
        };
    }

    /// The nodes that some skin names as joints.
    private static int bones(GlTF gltf, int nodes) {
        return (int) all(gltf.getSkins()).stream().flatMap(skin -> all(skin.getJoints()).stream())
                .filter(joint -> joint >= 0 && joint < nodes).distinct().count();
    }

    /// The nodes of the scene; those that are nobody's children if there is none.
    private static List<Integer> roots(GlTF gltf, List<Node> nodes) {
        if (!all(gltf.getScenes()).isEmpty())
            return all(gltf.getScenes().get(Objects.requireNonNullElse(gltf.getScene(), 0)).getNodes());
        var children = new HashSet<Integer>();
        nodes.forEach(node -> children.addAll(all(node.getChildren())));
        return IntStream.range(0, nodes.size()).boxed().filter(i -> !children.contains(i)).toList();
    }

    private void add(int index, List<Node> nodes, Placement above, GlTF gltf, GltfAccessors accessors) {
        if (!visited.add(index)) throw new BadInput("has node " + index + " in two places");
        Node node = nodes.get(index);
        Placement here = above.times(Placement.of(node));
        if (node.getMesh() != null) {
            Mesh mesh = gltf.getMeshes().get(node.getMesh());
            List<Float> weights = node.getWeights() != null ? node.getWeights() : all(mesh.getWeights());
            Placement of = node.getSkin() == null ? here : Placement.NONE;
            for (MeshPrimitive part : all(mesh.getPrimitives()))
                new GltfPart(part, weights, of, accessors).add(vertices, uv, faces);
        }
        for (int child : all(node.getChildren())) add(child, nodes, here, gltf, accessors);
    }
}
