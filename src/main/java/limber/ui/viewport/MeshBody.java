package limber.ui.viewport;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Group;
import javafx.scene.paint.PhongMaterial;
import javafx.scene.shape.CullFace;
import javafx.scene.shape.DrawMode;
import javafx.scene.shape.TriangleMesh;
import limber.engine.State;
import limber.presentation.camera.StageFrame;
import limber.presentation.surface.Cover;
import limber.presentation.surface.Shape;

/// The skin of a state as 3D meshes with fast updates: sizes are fixed, faces are set only if triangles changed, all
/// points of a mesh are set in one call.
///
/// A small surface is one mesh. A large one is cut into chunks, off the FX thread, that join the scene a few a pulse;
/// after that only chunks that changed are updated. Triangles that were hidden when it was cut get chunks of their own
/// when they appear.
public final class MeshBody {
    /// Vertices of the largest surface that is one mesh, and of a chunk.
    static final int SMALL = 4000, CHUNK = 2000;
    /// Chunks that join the scene in one pulse.
    private static final int SLICE = 6;
    /// The most triangles that may be cut while a picture waits.
    private static final int MOST_STRAYS = 6000;

    private final Group solid = new Group();
    private final PhongMaterial material = new PhongMaterial();
    /// What the material shows.
    private Optional<Cover> shown = Optional.empty();
    private final ChunkCopies aside = new ChunkCopies(DrawMode.LINE, CullFace.NONE),
            over = new ChunkCopies(DrawMode.LINE, CullFace.BACK),
            shadow = new ChunkCopies(DrawMode.FILL, CullFace.NONE);
    private final List<Chunk> chunks = new ArrayList<>();
    private final Deque<Chunk> waiting = new ArrayDeque<>();
    private Shape made, shape;
    private int[] triangles = {};
    private boolean coloured, busy, flat;
    private StageFrame frame = StageFrame.WORLD;
    /// The chunk for triangles that appeared after the cut, until it is full.
    private Chunk late;
    private AnimationTimer slices;
    private CompletableFuture<List<Chunk>> cutting = CompletableFuture.completedFuture(List.of());

    public MeshBody() {
        solid.setMouseTransparent(true);
    }

    public Group view() {
        return solid;
    }

    /// The same meshes as lines, for another view.
    ChunkCopies aside() {
        return aside;
    }

    /// The front faces as lines, to lie over the surface.
    ChunkCopies over() {
        return over;
    }

    /// The same meshes, to be flattened on to the ground.
    ChunkCopies shadow() {
        return shadow;
    }

    /// @param beside whether another view shows them as lines
    /// @param above whether lines lie over the surface
    void wired(boolean beside, boolean above) {
        aside.wanted(beside, chunks);
        over.wanted(above, chunks);
    }

    void shadowed(boolean on) {
        shadow.wanted(on, chunks);
    }

    void frame(StageFrame of) {
        if (of.equals(frame)) return;
        frame = of;
        for (Chunk chunk : chunks) chunk.show(shape, frame);
    }

    PhongMaterial material() {
        return material;
    }

    void cover(Cover cover) {
        if (shown.filter(cover::equals).isPresent()) return;
        if (!shown.map(Cover::texture).equals(Optional.of(cover.texture())))
            material.setDiffuseMap(cover.texture().map(FxTexture::image).orElse(null));
        shown = Optional.of(cover);
        material.setDiffuseColor(FxPen.colour(cover.light().diffuse()));
        material.setSpecularColor(FxPen.colour(cover.light().specular()));
        material.setSpecularPower(cover.light().power());
    }

    List<Chunk> chunks() {
        return List.copyOf(chunks);
    }

    /// The meshes that JavaFX draws.
    public List<TriangleMesh> meshes() {
        return chunks.stream().map(Chunk::mesh).toList();
    }

    public void show(State s) {
        show(s, Shape.TEXTURED, false);
    }

    /// @param shares the position of each vertex on the colour map, 0..1; empty to show the texture
    /// @param ownNormals whether the state's normals are used instead of those that JavaFX computes faster for a
    ///   small surface; a state without any is lit flat, triangle by triangle
    void show(State s, double[] shares, boolean ownNormals) {
        show(Shape.of(s, shares), ownNormals);
    }

    void show(Shape now, boolean ownNormals) {
        solid.setVisible(!now.empty());
        aside.group().setVisible(!now.empty());
        over.group().setVisible(!now.empty());
        shadow.group().setVisible(!now.empty());
        if (now.empty()) return;
        boolean small = now.size() <= SMALL;
        boolean bare = now.bare(), other = bare != flat;
        flat = bare;
        shape = bare || small && !ownNormals ? now.withoutNormals() : now.withNormals();
        if (made == null || other || !made.alike(shape)) make(small);
        else update();
    }

    private void make(boolean small) {
        made = shape;
        waiting.clear();
        chunks.clear(); // the old meshes stay on the screen until the new chunks are ready
        if (small) {
            cutting.cancel(false);
            settled();
            started(List.of(new Chunk(SurfacePiece.whole(shape), shape.normals().length > 0, !flat, material)));
            join(1);
        } else cut();
    }

    private void cut() {
        Shape whole = shape;
        cutting.cancel(false);
        busy = true;
        CompletableFuture<List<Chunk>> mine = CompletableFuture.supplyAsync(() -> chunks(whole, visible(whole)));
        cutting = mine;
        mine.whenComplete((done, e) -> {
            if (!(e instanceof CancellationException)) Platform.runLater(() -> arrived(mine, done, e));
        });
    }

    private void arrived(CompletableFuture<List<Chunk>> mine, List<Chunk> done, Throwable e) {
        if (e != null) {
            if (mine == cutting) settled();
            throw new IllegalStateException("the surface cannot be cut into chunks", e);
        }
        if (mine != cutting) return; // overtaken by another surface
        settled();
        started(done);
        slices = new AnimationTimer() {
            @Override public void handle(long now) {
                if (this != slices || waiting.isEmpty()) stop();
                else join(SLICE);
            }
        };
        slices.start();
    }

    /// Cuts here and now, and shows all chunks at once; used where a picture is taken before any pulse.
    public void settle() {
        if (shape == null) return; // there has been no surface yet
        if (busy) {
            cutting.cancel(false);
            started(chunks(made, visible(made)));
        }
        settled();
        join(waiting.size());
    }

    private void settled() {
        busy = false;
        cutting = CompletableFuture.completedFuture(List.of());
    }

    private void started(List<Chunk> made) {
        chunks.clear();
        solid.getChildren().clear();
        aside.clear();
        over.clear();
        shadow.clear();
        late = null;
        waiting.addAll(made);
    }

    /// Adds some of the waiting chunks.
    private void join(int most) {
        for (int i = 0; i < most && !waiting.isEmpty(); i++) add(waiting.removeFirst());
        rejoin();
    }

    private void add(Chunk chunk) {
        chunk.show(shape, frame);
        chunk.view().setCullFace(CullFace.BACK);
        chunks.add(chunk);
        solid.getChildren().add(chunk.view());
        aside.add(chunk);
        over.add(chunk);
        shadow.add(chunk);
    }

    private void remove(Chunk chunk) {
        chunks.remove(chunk);
        solid.getChildren().remove(chunk.view());
        aside.remove(chunk);
        over.remove(chunk);
        shadow.remove(chunk);
    }

    private void update() {
        for (Chunk chunk : chunks) chunk.show(shape, frame);
        if (coloured != shape.coloured() || !Arrays.equals(triangles, shape.triangles())) rejoin();
    }

    private void rejoin() {
        coloured = shape.coloured();
        triangles = shape.triangles();
        boolean[] drawn = drawn(chunks);
        if (busy || !waiting.isEmpty()) return;
        int[] strays = IntStream.range(0, drawn.length).filter(t -> !drawn[t] && !shape.hidden(t)).toArray();
        if (strays.length > 0) appear(strays);
    }

    private boolean[] drawn(List<Chunk> by) {
        var drawn = new boolean[triangles.length / 3];
        for (Chunk chunk : by) chunk.join(shape, drawn);
        return drawn;
    }

    /// Cuts new triangles together with those that appeared shortly before; if there are too many for one pulse, cuts
    /// the whole surface again.
    private void appear(int[] strays) {
        if (strays.length > MOST_STRAYS) {
            cut();
            return;
        }
        int[] all = strays;
        if (late != null) {
            boolean[] recent = drawn(List.of(late));
            all = IntStream.concat(IntStream.range(0, recent.length).filter(t -> recent[t]), Arrays.stream(strays))
                    .toArray();
            remove(late);
        }
        List<Chunk> more = chunks(shape, all);
        more.forEach(this::add);
        drawn(more);
        late = more.getLast();
    }

    private static int[] visible(Shape s) {
        return IntStream.range(0, s.triangles().length / 3).filter(t -> !s.hidden(t)).toArray();
    }

    private List<Chunk> chunks(Shape s, int[] triangles) {
        boolean lit = s.normals().length > 0;
        return SurfacePiece.cut(s, triangles, CHUNK).stream().map(piece -> new Chunk(piece, lit, lit, material))
                .toList();
    }
}
