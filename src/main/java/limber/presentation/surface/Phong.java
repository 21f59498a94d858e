package limber.presentation.surface;

import limber.engine.model.Appearance;
import limber.presentation.paint.Ink;

/// Phong's numbers for an [Appearance]: the highlight grows smaller and brighter with smoothness, and a metal has only
/// that, in its own colour.
///
/// @param power of the cosine in the highlight: 2 for a matt surface, 512 for the smoothest
public record Phong(Ink diffuse, Ink specular, double power) {
    /// Of a surface whose highlight is black.
    static final double PLAIN_POWER = 32;
    /// Grey of the highlight of the smoothest plastic; a matt one has none.
    private static final double BRIGHTEST = 0.8;

    /// @param own the surface's colour, whose texture is multiplied by `diffuse`
    public static Phong of(Appearance look, Ink diffuse, Ink own) {
        double metallic = look.metallic(), smooth = look.smoothness();
        return new Phong(diffuse.dimmed(1 - metallic), Ink.grey(BRIGHTEST * smooth).interpolate(own, metallic),
                Math.pow(2, 1 + 8 * smooth));
    }

    /// The same through which something is seen.
    Phong clear(double opacity) {
        return new Phong(diffuse.faded(opacity), specular, power);
    }
}
