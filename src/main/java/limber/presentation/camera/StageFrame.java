package limber.presentation.camera;

import limber.engine.settings.Vec;

/// The frame of the 3D scene in the world. JavaFX has floats, which tear a body far from the origin apart; so a scene
/// there is drawn moved to the origin, and one much smaller or larger than a person at a usual scale. The scale is a
/// power of two, which rounds nothing: the picture is the same.
///
/// @param origin of the 3D scene in the world, m
/// @param unit of the 3D scene, m
public record StageFrame(Vec origin, double unit) {
    public static final StageFrame WORLD = new StageFrame(Vec.ZERO, 1);
    /// Extents that are drawn as they are, m, and the one near which others are drawn.
    private static final double SMALL = 0.5, LARGE = 16, USUAL = 4;
    /// From so many extents away the origin is moved.
    private static final double FAR = 50;

    /// That for a scene around a point.
    public static StageFrame of(double extent, Vec middle) {
        boolean usual = extent >= SMALL && extent <= LARGE;
        double unit = usual ? 1 : Math.scalb(1, Math.getExponent(extent / USUAL));
        return new StageFrame(middle.length() > FAR * extent ? middle : Vec.ZERO, unit);
    }

    public double of(double metres) {
        return metres / unit;
    }

    public Vec of(Vec p) {
        return p.minus(origin).times(1 / unit);
    }

    public double x(double world) {
        return (world - origin.x()) / unit;
    }

    public double y(double world) {
        return (world - origin.y()) / unit;
    }

    public double z(double world) {
        return (world - origin.z()) / unit;
    }

    /// The points of triples.
    public float[] floats(double[] xyz) {
        var floats = new float[xyz.length];
        for (int i = 0; i < xyz.length; i += 3) {
            floats[i] = (float) x(xyz[i]);
            floats[i + 1] = (float) y(xyz[i + 1]);
            floats[i + 2] = (float) z(xyz[i + 2]);
        }
        return floats;
    }
}
