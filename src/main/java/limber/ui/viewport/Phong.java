package limber.ui.viewport;

import javafx.scene.paint.Color;
import javafx.scene.paint.PhongMaterial;
import limber.engine.model.Appearance;

/// Phong's numbers for an [Appearance]: the highlight grows smaller and brighter with smoothness, and a metal has only
/// that, in its own colour.
///
/// @param power of the cosine in the highlight: 2 for a matt surface, 512 for the smoothest
record Phong(Color diffuse, Color specular, double power) {
    /// Grey of the highlight of the smoothest plastic; a matt one has none.
    private static final double BRIGHTEST = 0.8;

    /// @param own the surface's colour, whose texture is multiplied by `diffuse`
    static Phong of(Appearance look, Color diffuse, Color own) {
        double metallic = look.metallic(), smooth = look.smoothness();
        return new Phong(dimmed(diffuse, 1 - metallic),
                Color.gray(BRIGHTEST * smooth).interpolate(own, metallic),
                Math.pow(2, 1 + 8 * smooth));
    }

    private static Color dimmed(Color c, double share) {
        return Color.color(c.getRed() * share, c.getGreen() * share, c.getBlue() * share);
    }

    void apply(PhongMaterial material) {
        material.setDiffuseColor(diffuse);
        material.setSpecularColor(specular);
        material.setSpecularPower(power);
    }
}
