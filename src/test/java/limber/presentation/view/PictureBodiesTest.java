package limber.presentation.view;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import limber.engine.Cursor;
import limber.engine.StepSize;
import limber.engine.model.Model;
import limber.engine.run.Companions;
import limber.engine.run.Picture;
import limber.engine.run.PictureRequest;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import limber.mesh.Skin;
import limber.models.Catalog;
import limber.presentation.StillLater;
import limber.presentation.camera.SceneBounds;
import limber.presentation.paint.Ink;
import limber.presentation.paint.Palette;
import limber.presentation.paint.Texture;
import limber.presentation.view.PictureBody.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is drawn of a picture, for any face.
class PictureBodiesTest implements UnseenFace {
    private static final Set<String> OBSTACLE = Set.of("obstacle");

    private final Palette palette = new Palette();
    private SceneView scene;
    private boolean refusing;
    private int asked;

    PictureBodiesTest() {
        for (String role : List.of("compared", "obstacle", "ghost", "wire", "wire-over"))
            palette.ink(role, ink(role));
        for (int i = 1; i <= 3; i++) palette.ink("method-" + i, Ink.grey(0.1 * i));
    }

    /// A grey of its own for each role; something is seen through a ghost.
    private static Ink ink(String role) {
        return role.equals("ghost") ? Ink.grey(0.5).faded(0.5) : Ink.grey(0.02 * role.length());
    }

    private static Picture picture(Model model, int frame, boolean still, Settings p) {
        var timeline = new Timeline(model);
        var run = new Run(timeline, timeline.root(p, List.of()));
        run.seek(run.branch(), Cursor.complete(frame));
        return Picture.of(run, new PictureRequest(OBSTACLE, Set.of()), still, Optional.empty());
    }

    private static Picture picture(Model model, String... changes) {
        return picture(model, 0, false, settings(model, changes));
    }

    private static Settings settings(Model model, String... changes) {
        Settings p = model.defaults();
        for (String change : changes) p = p.with(change.split("=")[0], change.split("=")[1]);
        return p;
    }

    /// What is drawn of a picture on the ground, with more layers.
    private List<PictureBody> bodies(Model model, Picture now, String... layers) {
        scene = new SceneView(model, key -> key, new ShownLayers(Set.of()), palette, this, true, new StillLater(),
                this);
        scene.showing().motion().set(false);
        scene.showing().only(Stream.concat(Stream.of(ShownLayers.GROUND), Stream.of(layers)).toList());
        scene.picture().set(now);
        return scene.bodies();
    }

    private static List<String> parts(List<PictureBody> bodies) {
        return bodies.stream().map(b -> b.part().kind() + " " + b.part().number()).toList();
    }

    @Test
    void aSceneIsItsSurfaceWithItsShadow() {
        Model jelly = Catalog.model("ball");
        Picture now = picture(jelly, "shadow=deformed");
        List<PictureBody> bodies = bodies(jelly, now);
        assertEquals(List.of("SURFACE 0"), parts(bodies));
        PictureBody surface = bodies.getFirst();
        assertSame(Skin.vertices(now.state()), surface.shape().vertices());
        assertSame(surface.shape().vertices(), surface.shadow().orElseThrow());
        assertFalse(surface.shadowAtRest());
        assertTrue(surface.filled());
        assertEquals(Optional.empty(), surface.lines());
        assertEquals(List.of(Vec.ZERO, 0), List.of(surface.shift(), surface.behind()));
        assertSame(surface.cover(), scene.bodies().getFirst().cover(), "the same look has the same cover");
    }

    @Test
    void aShadowIsThatOfTheRestShapeWhereItIsAskedFor() {
        Model jelly = Catalog.model("jelly");
        Picture still = picture(jelly, "shadow=rest");
        PictureBody surface = bodies(jelly, still).getFirst();
        assertSame(still.atRest().orElseThrow(), surface.shadow().orElseThrow());
        assertTrue(surface.shadowAtRest());
        assertEquals(Optional.empty(), bodies(jelly, picture(jelly, "shadow=none")).getFirst().shadow());
        scene.showing().names().remove(ShownLayers.GROUND);
        scene.picture().set(still);
        assertEquals(Optional.empty(), scene.bodies().getFirst().shadow(), "without a ground there is none");
    }

    @Test
    void edgesLieOverEachSurface() {
        Model ball = Catalog.model("ball");
        Picture now = picture(ball);
        assertEquals(List.of(Optional.of(ink("wire-over")), Optional.of(ink("wire-over"))),
                bodies(ball, now.beside(now), ShownLayers.WIREFRAME).stream().map(PictureBody::lines).toList());
    }

    /// The box is 2 wide, so that the other stands 1.15 × 2 to the right of a camera that looks along −z.
    @Test
    void theSecondSideLooksAsTheFirstBesideIt() {
        Model cloth = Catalog.model("cloth");
        Picture now = picture(cloth, "collide=true", "obstacle=box"), other = picture(cloth, 3, false,
                settings(cloth, "collide=true", "obstacle=box"));
        bodies(cloth, now.beside(other), "obstacle");
        scene.comparison().reach(new SceneBounds(new Vec(-1, -1, -1), new Vec(1, 1, 1), 2));
        scene.comparison().yaw().set(0);
        List<PictureBody> bodies = scene.bodies();
        assertEquals(List.of("SURFACE 0", "OBSTACLE 0", "COMPARED 0", "COMPARED_OBSTACLE 0"), parts(bodies));
        for (PictureBody body : bodies.subList(2, 4)) {
            assertEquals(2.3, body.shift().x(), 1e-12);
            assertEquals(0, body.shift().y());
            assertEquals(0, body.shift().z(), 1e-12);
            assertEquals(0, body.behind());
        }
        assertSame(Skin.vertices(other.state()), bodies.get(2).shape().vertices());
        assertEquals(bodies.getFirst().cover().light(), bodies.get(2).cover().light());
        assertTrue(bodies.get(1).part().aside());
        assertFalse(bodies.get(3).part().aside());
    }

    @Test
    void overTheFirstItHasAColourOfItsOwnAndNothingElse() {
        Model cloth = Catalog.model("cloth");
        Picture now = picture(cloth, "collide=true", "obstacle=box");
        bodies(cloth, now.beside(now), "obstacle", ShownLayers.WIREFRAME);
        scene.comparison().layout().set(Layout.OVERLAID);
        List<PictureBody> bodies = scene.bodies();
        assertEquals(List.of("SURFACE 0", "OBSTACLE 0", "COMPARED 0"), parts(bodies));
        PictureBody over = bodies.getLast();
        assertEquals(List.of(Vec.ZERO, 1), List.of(over.shift(), over.behind()));
        assertEquals(Optional.empty(), over.cover().texture());
        assertEquals(ink("compared"), over.cover().light().diffuse());
        assertEquals(List.of(Optional.empty(), Optional.empty()), List.of(over.shadow(), over.lines()));
    }

    /// Each in its tint, and further from the eye than the one before.
    @Test
    void eachMethodHasATint() {
        Model cloth = Catalog.model("cloth");
        Picture now = picture(cloth);
        var other = new Companions.Companion(cloth, now, new double[0], List.of());
        bodies(cloth, now.among(new Companions(List.of(other, other), new double[0])));
        scene.comparison().reach(new SceneBounds(new Vec(-1, -1, -1), new Vec(1, 1, 1), 2));
        scene.comparison().yaw().set(0);
        List<PictureBody> bodies = scene.bodies();
        assertEquals(List.of("SURFACE 0", "METHOD 0", "METHOD 1"), parts(bodies));
        assertEquals(List.of(0, 1, 2), bodies.stream().map(PictureBody::behind).toList());
        assertArrayEquals(new double[]{0, 2.3, 4.6}, bodies.stream().mapToDouble(b -> b.shift().x()).toArray(), 1e-12);
        for (int i = 0; i < 3; i++)
            assertEquals(Ink.of(Ink.grey(0.1 * (i + 1)).hex()), bodies.get(i).cover().light().diffuse(), "method " + i);
    }

    @Test
    void whatCameBeforeIsSeenThrough() {
        Model ball = Catalog.model("ball");
        var timeline = new Timeline(ball);
        var run = new Run(timeline, timeline.root(ball.defaults(), List.of()));
        Picture before = Picture.of(run, PictureRequest.atFirst(ball), true, Optional.empty());
        run.seek(run.branch(), Cursor.complete(1));
        Picture now = Picture.of(run, PictureRequest.atFirst(ball), true, Optional.empty());
        bodies(ball, before, ShownLayers.GHOST);
        scene.picture().set(now);
        List<PictureBody> bodies = scene.bodies();
        assertEquals(List.of("SURFACE 0", "GHOST 0"), parts(bodies));
        PictureBody ghost = bodies.getLast();
        assertSame(Skin.vertices(before.state()), ghost.shape().vertices());
        assertTrue(ghost.filled() && ghost.clear());
        assertEquals(List.of(1, ink("ghost")), List.of(ghost.behind(), ghost.cover().light().diffuse()));
        assertEquals(List.of(Optional.empty(), Optional.empty()), List.of(ghost.shadow(), ghost.lines()));
    }

    @Test
    void ofASkinThatIsBeingMadeThereAreEdges() {
        Model ball = Catalog.model("ball");
        var timeline = new Timeline(ball);
        var run = new Run(timeline, timeline.root(ball.defaults(), List.of()));
        while (run.ahead().isEmpty()) run.step(StepSize.PHASE);
        Picture now = Picture.of(run, new PictureRequest(Set.of(), Set.of()), true, Optional.empty());
        PictureBody ghost = bodies(ball, now).getLast();
        assertEquals(Kind.GHOST, ghost.part().kind());
        assertFalse(ghost.filled());
        assertEquals(Optional.of(ink("wire")), ghost.lines());
        assertSame(Skin.vertices(now.ahead().orElseThrow()), ghost.shape().vertices());
        bodies(ball, now.beside(now));
        scene.comparison().reach(new SceneBounds(new Vec(-1, -1, -1), new Vec(1, 1, 1), 2));
        scene.comparison().yaw().set(0);
        assertEquals(List.of("GHOST 0 at 0.0", "GHOST 1 at 2.3"),
                scene.bodies().stream().filter(b -> b.part().kind() == Kind.GHOST)
                        .map(b -> "GHOST " + b.part().number() + " at " + b.shift().x()).toList());
    }

    /// A jelly lets light through. What lies behind it is drawn after it, so that it shows only where the two differ.
    @Test
    void whatIsSeenThroughAndWhatLiesBehindItComeLast() {
        Model jelly = Catalog.model("jelly");
        Picture now = picture(jelly);
        bodies(jelly, now.beside(now));
        scene.comparison().layout().set(Layout.OVERLAID);
        List<PictureBody> bodies = scene.bodies();
        assertEquals(List.of("SURFACE 0", "COMPARED 0"), parts(bodies));
        assertEquals(List.of(true, false), bodies.stream().map(PictureBody::clear).toList());
        assertEquals(List.of(true, true), bodies.stream().map(PictureBody::late).toList());
        Model cloth = Catalog.model("cloth");
        assertFalse(bodies(cloth, picture(cloth)).getFirst().late());
    }

    @Test
    void anObstacleIsMattInOneColourAndThrowsAShadow() {
        Model cloth = Catalog.model("cloth");
        Picture now = picture(cloth, "collide=true", "obstacle=box", "boxAt=1,2,3", "boxSize=2,4,6");
        PictureBody box = bodies(cloth, now, "obstacle").getLast();
        assertEquals("OBSTACLE 0", parts(List.of(box)).getFirst());
        assertEquals(List.of(ink("obstacle"), Ink.BLACK),
                List.of(box.cover().light().diffuse(), box.cover().light().specular()));
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < box.shape().vertices().length; i += 3) most = Math.max(most, box.shape().vertices()[i]);
        assertEquals(2, most, "1 and half of 2");
        assertSame(box.shape().vertices(), box.shadow().orElseThrow());
        scene.showing().names().remove("obstacle");
        assertEquals(List.of("SURFACE 0"), parts(scene.bodies()));
    }

    /// A floor at −0.4 is where the ground of the view is drawn; without that ground it is a body like others.
    @Test
    void aFloorIsTheGround() {
        Model cloth = Catalog.model("cloth");
        Picture now = picture(cloth, "collide=true", "obstacle=floor", "floorAt=0,-0.4,0");
        assertEquals(List.of("SURFACE 0"), parts(bodies(cloth, now, "obstacle")));
        assertEquals(OptionalDouble.of(-0.4), Solids.level(now, scene.showing()));
        scene.showing().names().remove(ShownLayers.GROUND);
        PictureBody floor = scene.bodies().getLast();
        assertEquals(Kind.OBSTACLE, floor.part().kind());
        assertEquals(-0.4, floor.shape().vertices()[1], 1e-12);
        assertEquals(Optional.empty(), floor.shadow());
        assertEquals(OptionalDouble.empty(), Solids.level(now, scene.showing()));
    }

    @Test
    void aSphereIsNoGround() {
        Model cloth = Catalog.model("cloth");
        Picture now = picture(cloth, "collide=true");
        assertEquals(List.of("SURFACE 0", "OBSTACLE 0"), parts(bodies(cloth, now, "obstacle")));
        assertEquals(OptionalDouble.empty(), Solids.level(now, scene.showing()));
    }

    @Test
    void aFileThatIsNoPictureIsRefusedOnceAndThePatternIsNone(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("a.png");
        ImageIO.write(new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB), "png", file.toFile());
        Model ball = Catalog.model("ball");
        refusing = true;
        Texture refused = bodies(ball, picture(ball, "texture=file:" + file)).getFirst().cover().texture()
                .orElseThrow();
        assertEquals(Optional.of("no picture"), scene.trouble().get());
        assertTrue(refused instanceof Texture.Pixels);
        scene.bodies();
        assertEquals(1, asked);
        refusing = false;
        scene.recoloured();
        assertTrue(scene.bodies().getFirst().cover().texture().orElseThrow() instanceof Texture.File);
        assertEquals(Optional.empty(), scene.trouble().get());
    }

    @Override
    public void read(Texture file) {
        asked++;
        if (refusing) throw new BadInput("no picture");
    }
}
