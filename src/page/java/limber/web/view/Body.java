package limber.web.view;

import java.util.Optional;
import limber.engine.settings.Vec;
import limber.presentation.paint.Ink;
import limber.presentation.paint.Texture;
import limber.presentation.surface.Cover;
import limber.presentation.surface.Shape;

/// A surface as the 3D part of a page draws it.
public final class Body {
    private static final double[] NONE = {};

    private final Shape shape;
    private final Cover cover;
    private Vec shift = Vec.ZERO;
    private int behind;
    private boolean shadow, open, unfilled;
    private double[] atRest = NONE;
    private Optional<Ink> wire = Optional.empty();

    Body(Shape shape, Cover cover) {
        boolean small = shape.normals().length != shape.vertices().length;
        this.shape = small ? shape.withNormals() : shape;
        this.cover = cover;
    }

    /// @param by where it is moved to, m
    /// @param times how often it is taken a little further from the eye
    Body moved(Vec by, int times) {
        shift = by;
        behind = times;
        return this;
    }

    /// Gives it a shadow on the ground.
    Body shadowed(boolean on) {
        shadow = on;
        return this;
    }

    /// Gives it the shadow of another shape, of as many vertices.
    Body shadowed(double[] rest) {
        atRest = rest;
        shadow = rest.length == shape.vertices().length;
        return this;
    }

    /// Shows both sides of its triangles.
    Body open() {
        open = true;
        return this;
    }

    /// Shows its edges.
    ///
    /// @param alone whether nothing else is shown of it
    Body wired(Ink colour, boolean alone) {
        wire = Optional.of(colour);
        unfilled = alone;
        return this;
    }

    /// Vertices in the world, xyz triples, m.
    public double[] vertices() {
        return shape.vertices();
    }

    /// xyz triples; zero where it is lit flat.
    public double[] normals() {
        return shape.normals();
    }

    /// Texture coordinates, in pairs.
    public double[] uv() {
        return shape.uv();
    }

    /// Which of these each corner has; empty: those of its vertex.
    public int[] uvCorners() {
        return shape.uvCorners();
    }

    public int[] triangles() {
        return shape.triangles();
    }

    /// Where on the map of values each vertex lies, 0..1; empty for a texture.
    public double[] shares() {
        return shape.shares();
    }

    /// The vertices of its shadow; empty for its own.
    public double[] atRest() {
        return atRest;
    }

    public Optional<Texture> texture() {
        return cover.texture();
    }

    public Ink diffuse() {
        return cover.light().diffuse();
    }

    public Ink specular() {
        return cover.light().specular();
    }

    public double power() {
        return cover.light().power();
    }

    public Vec shift() {
        return shift;
    }

    public int behind() {
        return behind;
    }

    public boolean isShadowed() {
        return shadow;
    }

    public boolean isOpen() {
        return open;
    }

    public boolean isFilled() {
        return !unfilled;
    }

    /// Whether something is seen through it.
    public boolean isClear() {
        return diffuse().opacity() < 1;
    }

    /// The colour of its edges.
    public Optional<Ink> wire() {
        return wire;
    }
}
