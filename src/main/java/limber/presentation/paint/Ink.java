package limber.presentation.paint;

/// A colour with its opacity, each part 0..1.
public record Ink(double red, double green, double blue, double opacity) {
    public static final Ink WHITE = grey(1), BLACK = grey(0), GREY = grey(128 / 255.0), CLEAR = new Ink(0, 0, 0, 0);
    private static final int HEX = 16, FULL = 255, SHORT = 4, LONG = 8;

    public static Ink grey(double grey) {
        return new Ink(grey, grey, grey, 1);
    }

    /// A colour of a style sheet: `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb(…)`, `rgba(…)`, `white`, `black` or
    /// `transparent`.
    public static Ink of(String css) {
        return switch (css) {
            case "white" -> WHITE;
            case "black" -> BLACK;
            case "transparent" -> CLEAR;
            default -> css.startsWith("#") ? ofHex(css) : ofParts(css);
        };
    }

    private static Ink ofHex(String css) {
        if (css.length() == SHORT) return ofHex(css.replaceAll("[0-9a-fA-F]", "$0$0"));
        long all = Long.parseLong(css.substring(1), HEX), rgba = css.length() > LONG ? all : all << 8 | FULL;
        return new Ink((rgba >> 24 & FULL) / (double) FULL, (rgba >> 16 & FULL) / (double) FULL,
                (rgba >> 8 & FULL) / (double) FULL, (rgba & FULL) / (double) FULL);
    }

    private static Ink ofParts(String css) {
        String[] parts = css.substring(css.indexOf('(') + 1, css.indexOf(')')).split(",");
        return new Ink(part(parts[0]), part(parts[1]), part(parts[2]),
                parts.length > 3 ? Double.parseDouble(parts[3].strip()) : 1);
    }

    private static double part(String text) {
        return Double.parseDouble(text.strip()) / FULL;
    }

    /// The largest of red, green and blue.
    public double brightness() {
        return Math.max(red, Math.max(green, blue));
    }

    /// A colour on the way to another one: this one at 0, the other at 1.
    public Ink interpolate(Ink to, double share) {
        if (share <= 0) return this;
        if (share >= 1) return to;
        return new Ink(red + share * (to.red - red), green + share * (to.green - green),
                blue + share * (to.blue - blue), opacity + share * (to.opacity - opacity));
    }

    /// The same colour with another factor of opacity.
    public Ink faded(double factor) {
        return new Ink(red, green, blue, Math.clamp(opacity * factor, 0, 1));
    }

    /// Darker by a factor, and opaque.
    public Ink dimmed(double share) {
        return new Ink(red * share, green * share, blue * share, 1);
    }

    /// `#rrggbb`
    public String hex() {
        return "#" + hex(red) + hex(green) + hex(blue);
    }

    private static String hex(double part) {
        int whole = whole(part);
        return (whole < HEX ? "0" : "") + Integer.toHexString(whole);
    }

    /// `rgba(…)`, as a style sheet and a browser's canvas have it.
    public String css() {
        return "rgba(" + whole(red) + "," + whole(green) + "," + whole(blue) + "," + opacity + ")";
    }

    private static int whole(double part) {
        return (int) Math.round(FULL * part);
    }
}
