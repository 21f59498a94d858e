package limber.ui.viewport;

/// The pixels at the upper and at the lower edge of a view that something else covers.
public record Brim(double top, double bottom) {
    public static final Brim NONE = new Brim(0, 0);

    public Brim top(double pixels) {
        return new Brim(pixels, bottom);
    }

    public Brim bottom(double pixels) {
        return new Brim(top, pixels);
    }
}
