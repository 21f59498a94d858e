package limber.presentation.camera;

import limber.engine.settings.Vec;

/// The ground of a scene.
///
/// @param extent of the scene, m
/// @param level height of the ground, m
/// @param middle of the scene
public record Floor(double extent, double level, Vec middle) {
    /// Cells across.
    public static final int CELLS = 40;
    /// Lines of the grid on each side of its centre, and from one strong line to the next.
    private static final int SIDE = CELLS / 2, STRONG = 5;

    /// That of a scene at the origin.
    public Floor(double extent, double level) {
        this(extent, level, Vec.ZERO);
    }

    /// The same at another height, m.
    public Floor at(double height) {
        return new Floor(extent, height, middle);
    }

    /// Metres from one line of its grid to the next: the nearest of 1, 2 and 5 times a power of ten, so that cells can
    /// be counted off.
    public double cell() {
        double x = 0.12 * extent, power = Math.pow(10, Math.floor(Math.log10(x))), lead = x / power;
        return (lead < 1.5 ? 1 : lead < 3.5 ? 2 : lead < 7.5 ? 5 : 10) * power;
    }

    /// The centre of the grid, y = 0: the origin, or, where the scene stands beside that grid, the crossing of two
    /// strong lines below its middle.
    public Vec centre() {
        double strong = STRONG * cell();
        boolean near = Math.hypot(middle.x(), middle.z()) <= SIDE * cell();
        return near ? Vec.ZERO
                : new Vec(strong * Math.rint(middle.x() / strong), 0, strong * Math.rint(middle.z() / strong));
    }

    /// Decimals of a coordinate in metres: a thousandth of a scene of some metres is seen.
    public int decimals() {
        return Math.clamp(3 - Math.round(Math.log10(extent / 4)), 0, 9);
    }

    public StageFrame frame() {
        return StageFrame.of(extent, middle);
    }
}
