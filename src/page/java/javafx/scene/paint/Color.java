package javafx.scene.paint;

/// A colour with its opacity, each part 0..1.
public final class Color extends Paint {
    public static final Color WHITE = gray(1), BLACK = gray(0), GRAY = gray(128 / 255.0),
            TRANSPARENT = new Color(0, 0, 0, 0);
    private static final int HEX = 16, FULL = 255, SHORT = 4, LONG = 8;

    private final double red, green, blue, opacity;
    private final String css;

    public Color(double red, double green, double blue, double opacity) {
        this.red = red;
        this.green = green;
        this.blue = blue;
        this.opacity = opacity;
        css = "rgba(" + whole(red) + "," + whole(green) + "," + whole(blue) + "," + opacity + ")";
    }

    private static int whole(double part) {
        return (int) Math.round(FULL * part);
    }

    public static Color color(double red, double green, double blue) {
        return new Color(red, green, blue, 1);
    }

    public static Color gray(double grey) {
        return new Color(grey, grey, grey, 1);
    }

    /// A colour of a style sheet: `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb(…)`, `rgba(…)`, `white`, `black` or
    /// `transparent`.
    public static Color web(String text) {
        switch (text) {
            case "white" -> {
                return WHITE;
            }
            case "black" -> {
                return BLACK;
            }
            case "transparent" -> {
                return TRANSPARENT;
            }
            default -> {}
        }
        if (text.length() == SHORT) return web(text.replaceAll("[0-9a-fA-F]", "$0$0"));
        if (text.startsWith("#")) {
            long all = Long.parseLong(text.substring(1), HEX);
            long rgba = text.length() > LONG ? all : all << 8 | FULL;
            return new Color((rgba >> 24 & FULL) / (double) FULL, (rgba >> 16 & FULL) / (double) FULL,
                    (rgba >> 8 & FULL) / (double) FULL, (rgba & FULL) / (double) FULL);
        }
        String[] parts = text.substring(text.indexOf('(') + 1, text.indexOf(')')).split(",");
        return new Color(part(parts[0]), part(parts[1]), part(parts[2]),
                parts.length > 3 ? Double.parseDouble(parts[3].strip()) : 1);
    }

    private static double part(String text) {
        return Double.parseDouble(text.strip()) / FULL;
    }

    public double getRed() {
        return red;
    }

    public double getGreen() {
        return green;
    }

    public double getBlue() {
        return blue;
    }

    public double getOpacity() {
        return opacity;
    }

    public double getBrightness() {
        return Math.max(red, Math.max(green, blue));
    }

    public Color interpolate(Color to, double share) {
        if (share <= 0) return this;
        if (share >= 1) return to;
        return new Color(red + share * (to.red - red), green + share * (to.green - green),
                blue + share * (to.blue - blue), opacity + share * (to.opacity - opacity));
    }

    /// The same colour with other factors of brightness and opacity; hue and saturation stay.
    public Color deriveColor(double hue, double saturation, double brightness, double opacity) {
        return new Color(Math.min(1, red * brightness), Math.min(1, green * brightness),
                Math.min(1, blue * brightness), Math.clamp(this.opacity * opacity, 0, 1));
    }

    /// Its text for a canvas.
    public String css() {
        return css;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Color c && red == c.red && green == c.green && blue == c.blue && opacity == c.opacity;
    }

    @Override
    public int hashCode() {
        return css.hashCode();
    }

    /// `0xrrggbbaa`
    @Override
    public String toString() {
        return "0x" + hex(red) + hex(green) + hex(blue) + hex(opacity);
    }

    private static String hex(double part) {
        int whole = whole(part);
        return (whole < HEX ? "0" : "") + Integer.toHexString(whole);
    }
}
