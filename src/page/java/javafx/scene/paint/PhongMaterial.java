package javafx.scene.paint;

import javafx.scene.image.Image;

/// The numbers and the texture of Phong's light.
public final class PhongMaterial {
    private Color diffuse = Color.WHITE, specular = Color.BLACK;
    private double power = 32;
    private Image map;

    public Color getDiffuseColor() {
        return diffuse;
    }

    public void setDiffuseColor(Color colour) {
        diffuse = colour;
    }

    public Color getSpecularColor() {
        return specular;
    }

    public void setSpecularColor(Color colour) {
        specular = colour;
    }

    public double getSpecularPower() {
        return power;
    }

    public void setSpecularPower(double power) {
        this.power = power;
    }

    /// Null for none.
    public Image getDiffuseMap() {
        return map;
    }

    public void setDiffuseMap(Image image) {
        map = image;
    }
}
