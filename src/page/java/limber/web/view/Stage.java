package limber.web.view;

import java.util.ArrayList;
import java.util.List;
import limber.engine.settings.Vec;
import limber.presentation.camera.Floor;
import limber.presentation.camera.Projection;
import limber.presentation.paint.Ink;
import limber.presentation.paint.Palette;
import limber.presentation.surface.KeyLight;
import limber.presentation.view.PictureBody;
import limber.presentation.view.SceneView;
import limber.presentation.view.ShownLayers;
import org.teavm.jso.webgl.WebGLBuffer;
import org.teavm.jso.webgl.WebGLRenderingContext;

/// The surfaces, the ground, the shadows and the axes of a view, on the graphics card.
final class Stage {
    /// Shares of the way to the eye that the ground is taken further, and what is darkened by contact nearer.
    private static final double GROUND_FURTHER = 0.001, CONTACT_NEARER = 0.0003;
    /// The width of an axis at the origin, px, and its least radius as a share of the scene.
    private static final double AXIS = 2.5, THINNEST = 2.5e-5;
    private static final int FAR = 50_000, FLOATS = 8, BYTES = 4;
    private static final double[] FILL = {1.2, 0.2, -0.8}, RIM = {0.3, -0.9, 1.3};
    private static final String[] AXES = {"axis-x", "axis-y", "axis-z"};

    private final Gl gl;
    private final Smoothing smoothing;
    private final Program lit, plain, ground;
    private final Textures textures;
    private final WebGLBuffer square;
    private final Rods rods;
    private final Contact contact;
    private final List<Surface> surfaces = new ArrayList<>();
    private List<PictureBody> bodies = List.of();
    private Vec origin = Vec.ZERO;
    private double unit = 1;

    /// @param changed called when it has to be drawn again
    Stage(Gl gl, Runnable changed) {
        this.gl = gl;
        smoothing = new Smoothing(gl);
        lit = new Program(gl, Shaders.VERTEX, Shaders.LIT);
        plain = new Program(gl, Shaders.VERTEX, Shaders.PLAIN);
        ground = new Program(gl, Shaders.VERTEX, Shaders.GROUND);
        textures = new Textures(gl, changed);
        square = gl.createBuffer();
        gl.bindBuffer(WebGLRenderingContext.ARRAY_BUFFER, square);
        gl.bufferData(WebGLRenderingContext.ARRAY_BUFFER, 4 * FLOATS * BYTES, WebGLRenderingContext.DYNAMIC_DRAW);
        rods = new Rods(gl);
        contact = new Contact(gl);
        gl.enable(WebGLRenderingContext.DEPTH_TEST);
        gl.depthFunc(WebGLRenderingContext.LEQUAL);
        gl.blendFunc(WebGLRenderingContext.ONE, WebGLRenderingContext.ONE_MINUS_SRC_ALPHA);
    }

    /// Takes what a view shows now.
    void take(SceneView view) {
        bodies = view.bodies();
        origin = view.floor().frame().origin();
        unit = view.floor().frame().unit();
        contact.take(bodies, view.floor());
        while (surfaces.size() < bodies.size()) surfaces.add(new Surface(gl));
        while (surfaces.size() > bodies.size()) surfaces.removeLast().delete();
        for (int i = 0; i < bodies.size(); i++) surfaces.get(i).take(bodies.get(i), origin, unit);
    }

    /// Triangles that are drawn.
    int triangles() {
        return surfaces.stream().mapToInt(Surface::triangles).sum();
    }

    /// Whether a picture with smooth edges takes too long.
    boolean slow() {
        return smoothing.slow();
    }

    /// @param width,height in the device's pixels
    /// @return whether it is to be drawn once more when the scene stands still
    boolean draw(SceneView view, int width, int height) {
        Palette palette = view.palette();
        Projection at = view.projection();
        smoothing.begin(width, height);
        gl.viewport(0, 0, width, height);
        Ink back = palette.of("background");
        gl.clearColor((float) back.red(), (float) back.green(), (float) back.blue(), 1);
        gl.depthMask(true);
        gl.clear(WebGLRenderingContext.COLOR_BUFFER_BIT | WebGLRenderingContext.DEPTH_BUFFER_BIT);
        Vec eye = at.eye().minus(origin).times(1 / unit);
        for (Program program : List.of(plain, ground, contact.program(), lit)) camera(program, at, eye);
        lights(view, at, eye);
        for (int i = 0; i < bodies.size(); i++) if (!bodies.get(i).late()) body(i);
        axes(view, at);
        if (view.showing().has(ShownLayers.GROUND)) ground(view.floor(), view.groundCentre(), palette, eye);
        lit.use();
        for (int i = 0; i < bodies.size(); i++) if (bodies.get(i).late()) body(i);
        for (int i = 0; i < bodies.size(); i++) wire(i);
        return smoothing.end();
    }

    private void camera(Program program, Projection at, Vec eye) {
        double near = at.near() / unit, far = near * FAR, deep = far - near;
        program.use();
        program.set("eye", eye);
        program.set("shift", Vec.ZERO);
        program.set("further", 1);
        program.set("flattened", 0, 0, 0, 0);
        row(program, "row0", at.right().times(2 * at.focal() / at.width()), eye, 0);
        row(program, "row1", at.up().times(2 * at.focal() / at.height()), eye, 0);
        row(program, "row2", at.forward().times((far + near) / deep), eye, -2 * far * near / deep);
        row(program, "row3", at.forward(), eye, 0);
    }

    private static void row(Program program, String name, Vec direction, Vec eye, double more) {
        program.set(name, direction.x(), direction.y(), direction.z(), more - direction.dot(eye));
    }

    private void lights(SceneView view, Projection at, Vec eye) {
        Palette palette = view.palette();
        Vec key = KeyLight.DIRECTION;
        lit.use();
        lit.set("key", key.times(1 / key.length()));
        lit.set("keyLight", palette.of("light-key"));
        lit.set("fillLight", palette.of("light-fill"));
        lit.set("rimLight", palette.of("light-rim"));
        lit.set("ambientLight", palette.of("light-ambient"));
        double size = 4 * view.floor().extent() / unit;
        Vec target = view.camera().target().minus(origin).times(1 / unit);
        lit.set("fill", aside(target, at, FILL, size));
        lit.set("rim", aside(target, at, RIM, size));
    }

    /// A place beside what the camera looks at.
    private static Vec aside(Vec target, Projection at, double[] share, double size) {
        return target.plus(at.right().times(share[0] * size)).minus(at.up().times(share[1] * size))
                .plus(at.forward().times(share[2] * size));
    }

    private void body(int i) {
        PictureBody body = bodies.get(i);
        if (!body.filled()) return;
        gl.enable(WebGLRenderingContext.CULL_FACE);
        boolean clear = body.clear();
        if (clear) gl.enable(WebGLRenderingContext.BLEND);
        lit.set("shift", body.shift().times(1 / unit));
        lit.set("further", further(body));
        lit.set("diffuse", body.cover().light().diffuse());
        lit.set("specular", body.cover().light().specular());
        lit.set("power", body.cover().light().power());
        lit.set("mapped", body.cover().texture().isPresent() ? 1 : 0);
        body.cover().texture().ifPresent(textures::bind);
        surfaces.get(i).draw(false);
        lit.set("shift", Vec.ZERO);
        lit.set("further", 1);
        if (clear) gl.disable(WebGLRenderingContext.BLEND);
        gl.disable(WebGLRenderingContext.CULL_FACE);
    }

    private static double further(PictureBody body) {
        return Math.pow(1 + PictureBody.NEARER, body.behind());
    }

    private void axes(SceneView view, Projection at) {
        double length = view.axes() / unit;
        if (length == 0) return;
        Palette palette = view.palette();
        double least = THINNEST * view.floor().extent(),
                radius = Math.max(least, 0.5 * AXIS * palette.lineWidth() * at.metresPerPixel(Vec.ZERO)) / unit;
        Vec middle = Vec.ZERO.minus(origin).times(1 / unit);
        rods.size(length, radius);
        lit.set("shift", middle);
        lit.set("mapped", 0);
        lit.set("specular", Ink.BLACK);
        for (int axis = 0; axis < AXES.length; axis++) {
            lit.set("diffuse", palette.of(AXES[axis]));
            rods.draw(axis);
        }
        lit.set("shift", Vec.ZERO);
    }

    private void ground(Floor floor, Vec centre, Palette palette, Vec eye) {
        double level = (floor.level() - origin.y()) / unit, half = 0.5 * Floor.CELLS * floor.cell() / unit;
        boolean above = eye.y() > level;
        ground.use();
        ground.set("further", 1 + GROUND_FURTHER);
        ground.set("cells", Floor.CELLS);
        ground.set("tone", above ? palette.of("ground") : Ink.CLEAR);
        ground.set("line", palette.of("grid"));
        square((centre.x() - origin.x()) / unit, level, (centre.z() - origin.z()) / unit, half);
        lay();
        if (!above) return;
        shadows(level, palette.of("shadow"));
        if (!contact.shadow().empty()) contact(palette.of("shadow"));
    }

    /// The darkening where bodies are near to the ground, over the shadows.
    private void contact(Ink colour) {
        contact.use(colour);
        contact.program().set("further", 1 - CONTACT_NEARER);
        Vec middle = contact.shadow().middle().minus(origin).times(1 / unit);
        square(middle.x(), middle.y(), middle.z(), contact.shadow().side() / 2 / unit);
        lay();
    }

    /// Draws the square over what is there.
    private void lay() {
        gl.enable(WebGLRenderingContext.BLEND);
        gl.depthMask(false);
        gl.drawArrays(WebGLRenderingContext.TRIANGLE_STRIP, 0, 4);
        gl.depthMask(true);
        gl.disable(WebGLRenderingContext.BLEND);
    }

    private void square(double x, double y, double z, double half) {
        var corners = new float[4 * FLOATS];
        for (int i = 0; i < 4; i++) {
            int u = i % 2 == 0 ? -1 : 1, v = i < 2 ? -1 : 1;
            corners[FLOATS * i] = (float) (x + u * half);
            corners[FLOATS * i + 1] = (float) y;
            corners[FLOATS * i + 2] = (float) (z + v * half);
            corners[FLOATS * i + 6] = u;
            corners[FLOATS * i + 7] = v;
        }
        gl.bindBuffer(WebGLRenderingContext.ARRAY_BUFFER, square);
        gl.bufferSubData(WebGLRenderingContext.ARRAY_BUFFER, 0, Rods.direct(corners));
        Rods.attributes(gl);
    }

    /// The shadows on the ground: the surfaces once more, flattened along the key light, in one colour.
    private void shadows(double level, Ink colour) {
        Vec d = KeyLight.DIRECTION;
        plain.use();
        plain.set("colour", colour);
        plain.set("flattened", d.x() / d.y(), d.z() / d.y(), level, 1);
        for (int i = 0; i < bodies.size(); i++) {
            PictureBody body = bodies.get(i);
            if (body.shadow().isEmpty()) continue;
            plain.set("shift", body.shift().times(1 / unit));
            surfaces.get(i).draw(body.shadowAtRest());
        }
        plain.set("shift", Vec.ZERO);
        plain.set("flattened", 0, 0, 0, 0);
    }

    private void wire(int i) {
        PictureBody body = bodies.get(i);
        if (body.lines().isEmpty()) return;
        plain.use();
        plain.set("colour", body.lines().get());
        plain.set("shift", body.shift().times(1 / unit));
        plain.set("further", further(body) * (body.filled() ? 1 - PictureBody.NEARER : 1));
        gl.enable(WebGLRenderingContext.BLEND);
        surfaces.get(i).drawEdges();
        gl.disable(WebGLRenderingContext.BLEND);
        plain.set("shift", Vec.ZERO);
        plain.set("further", 1);
    }
}
