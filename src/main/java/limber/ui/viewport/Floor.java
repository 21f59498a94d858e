package limber.ui.viewport;

/// The ground of a scene.
///
/// @param extent of the scene, m
/// @param level height of the ground, m
record Floor(double extent, double level) {
    /// Metres from one line of its grid to the next: the nearest of 1, 2 and 5 times a power of ten, so that cells can
    /// be counted off.
    double cell() {
        double x = 0.12 * extent, power = Math.pow(10, Math.floor(Math.log10(x))), lead = x / power;
        return (lead < 1.5 ? 1 : lead < 3.5 ? 2 : lead < 7.5 ? 5 : 10) * power;
    }
}
