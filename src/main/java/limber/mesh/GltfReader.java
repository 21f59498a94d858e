package limber.mesh;

import de.javagl.jgltf.impl.v2.Accessor;
import de.javagl.jgltf.impl.v2.GlTF;
import de.javagl.jgltf.impl.v2.Mesh;
import de.javagl.jgltf.impl.v2.MeshPrimitive;
import de.javagl.jgltf.impl.v2.Node;
import de.javagl.jgltf.model.GltfModel;
import de.javagl.jgltf.model.GltfModels;
import de.javagl.jgltf.model.io.GltfAsset;
import de.javagl.jgltf.model.io.GltfAssetReader;
import de.javagl.jgltf.model.io.GltfReference;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.IntStream;
import limber.engine.BadInput;
import limber.file.PlainFile;

/// A reader for untrusted glTF 2 files, `.gltf` or `.glb`: the triangles of the scene, where its nodes place them, with
/// the texture coordinates `TEXCOORD_0`. Vertices at the same place become one, since the format repeats them at
/// seams. Materials, pictures and animations are passed over. Bones are counted and not used: a mesh with a skin is
/// read as it was bound to them, without the transform of its node, which glTF ignores too. Nothing is fetched: a
/// buffer is in the file itself or in a file beside it.
///
/// Source: Khronos Group, "glTF 2.0 Specification", 2021.
final class GltfReader {
    static final String RIGHT = "a glTF 2 file";
    /// Extensions that change how things look, not where they are.
    private static final String HARMLESS = "(KHR|EXT)_(materials|texture|lights)_.*";
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
            var reader = new GltfAssetReader();
            reader.setJsonErrorConsumer(_ -> {});
            GltfAsset asset = reader.readWithoutReferences(new ByteArrayInputStream(bytes));
            if (!(asset.getGltf() instanceof GlTF gltf)) throw bad("is glTF 1");
            check(gltf);
            List<Node> nodes = all(gltf.getNodes());
            List<Integer> roots = roots(gltf, nodes);
            bones = bones(gltf, nodes.size());
            bare(gltf);
            for (GltfReference buffer : asset.getReferences()) buffer.getTarget().accept(beside(buffer.getUri()));
            GltfModel model = GltfModels.create(asset);
            for (int root : roots) add(root, nodes, Placement.NONE, model);
        } catch (IOException | IllegalArgumentException | IndexOutOfBoundsException | NullPointerException
                | ClassCastException | ArithmeticException | StackOverflowError e) {
            throw bad("is no glTF that can be read (" + BadInput.brief(String.valueOf(e.getMessage())) + ")");
        }
        return new MeshFile(faces.surface(vertices.toArray(), uv), bones);
    }

    private BadInput bad(String reason) {
        return new BadInput(file + ": " + reason + "; " + RIGHT + " would be right");
    }

    private static <T> List<T> all(List<T> given) {
        return Objects.requireNonNullElse(given, List.of());
    }

    /// Refuses what would take too much memory, or mean something else than it says.
    private void check(GlTF gltf) {
        Optional<String> needed = all(gltf.getExtensionsRequired()).stream().filter(e -> !e.matches(HARMLESS))
                .findFirst();
        if (needed.isPresent()) throw bad("needs the extension " + BadInput.brief(needed.get())
                + ", which Limber does not read");
        for (Accessor accessor : all(gltf.getAccessors()))
            if (accessor.getCount() == null || accessor.getCount() > MeshLimits.UV || accessor.getBufferView() == null)
                throw bad("has an accessor without data, or with more than " + MeshLimits.UV + " elements");
        for (List<?> list : List.of(all(gltf.getNodes()), all(gltf.getMeshes()), all(gltf.getAccessors())))
            if (list.size() > MOST_PARTS) throw bad("has more than " + MOST_PARTS + " parts");
    }

    /// The nodes that some skin names as joints.
    private static int bones(GlTF gltf, int nodes) {
        return (int) all(gltf.getSkins()).stream().flatMap(skin -> all(skin.getJoints()).stream())
                .filter(joint -> joint >= 0 && joint < nodes).distinct().count();
    }

    /// Leaves nothing but meshes: the rest may be damaged, and is not needed.
    private static void bare(GlTF gltf) {
        gltf.setAnimations(null);
        gltf.setSkins(null);
        gltf.setCameras(null);
        gltf.setMaterials(null);
        gltf.setTextures(null);
        gltf.setImages(null);
        gltf.setNodes(null);
        gltf.setScenes(null);
        gltf.setScene(null);
        for (Mesh mesh : all(gltf.getMeshes()))
            for (MeshPrimitive part : all(mesh.getPrimitives())) {
                part.setMaterial(null);
                part.setTargets(null);
            }
    }

    /// A file beside this one, in its folder or below.
    private ByteBuffer beside(String uri) {
        Path folder = path.toAbsolutePath().normalize().getParent();
        try {
            Path other = folder.resolve(uri).normalize();
            if (uri.matches("[A-Za-z][A-Za-z0-9+.-]*:.*") || !other.startsWith(folder))
                throw bad("names '" + BadInput.brief(uri) + "', which is not in its folder");
            byte[] data = BadInput.reading(file, () -> MeshReader.bytes(other, "its data"));
            return ByteBuffer.wrap(data).order(ByteOrder.LITTLE_ENDIAN);
        } catch (InvalidPathException e) {
            throw bad("names '" + BadInput.brief(uri) + "', which is no path");
        }
    }

    /// The nodes of the scene; those that are nobody's children if there is none.
    private static List<Integer> roots(GlTF gltf, List<Node> nodes) {
        if (!all(gltf.getScenes()).isEmpty())
            return all(gltf.getScenes().get(Objects.requireNonNullElse(gltf.getScene(), 0)).getNodes());
        var children = new HashSet<Integer>();
        nodes.forEach(node -> children.addAll(all(node.getChildren())));
        return IntStream.range(0, nodes.size()).boxed().filter(i -> !children.contains(i)).toList();
    }

    private void add(int index, List<Node> nodes, Placement above, GltfModel model) {
        if (!visited.add(index)) throw bad("has node " + index + " in two places");
        Node node = nodes.get(index);
        Placement here = above.times(Placement.of(node));
        Placement of = node.getSkin() == null ? here : Placement.NONE;
        if (node.getMesh() != null) model.getMeshModels().get(node.getMesh()).getMeshPrimitiveModels()
                .forEach(part -> new GltfPart(part, of, file).add(vertices, uv, faces));
        for (int child : all(node.getChildren())) add(child, nodes, here, model);
    }
}
