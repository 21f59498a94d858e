package limber.ask;

import java.util.Map;
import java.util.OptionalDouble;
import limber.engine.text.BadInput;
import limber.math.exact.Exact;

/// The fields that a person fills in for another program's numbers, as they were typed. An empty one stands for what is
/// usual.
///
/// @param tolerance the distance up to which two places agree, m; usually a share of the scene
/// @param scale metres for a unit of the file; usually 1
/// @param axes for our x, y and z in turn, the axis of the file; usually `x,y,z`
/// @param shift added to the file's numbers of frames; usually 0
/// @param channel whose places they are; usually that which `trace` writes
public record TrajectoryForm(String tolerance, String scale, String axes, String shift, String channel) {
    /// As a file is read that nothing is known about.
    public static final TrajectoryForm USUAL = new TrajectoryForm("", "", "", "", "");

    private static final int MOST_SHIFT = 10_000_000;

    /// The reader of the file.
    ///
    /// @throws BadInput if a field cannot be used
    public TrajectoryReader reader() {
        return new TrajectoryReader(Map.of(),
                axes.isBlank() ? TrajectoryReader.PLAIN.axes()
                        : BadInput.reading("axes", () -> TrajectoryReader.axes(axes)),
                meters(), frames());
    }

    /// The tolerance, m; empty for the usual one.
    ///
    /// @throws BadInput if it is not a number from 0
    public OptionalDouble within() {
        if (tolerance.isBlank()) return OptionalDouble.empty();
        double within = number("tolerance", tolerance, "a number from 0");
        if (!(within >= 0)) throw wrong("tolerance", tolerance, "a number from 0");
        return OptionalDouble.of(within);
    }

    private double meters() {
        if (scale.isBlank()) return 1;
        double meters = number("scale", scale, "a number above 0");
        if (!(meters > 0)) throw wrong("scale", scale, "a number above 0");
        return meters;
    }

    private int frames() {
        if (shift.isBlank()) return 0;
        double frames = number("shift", shift, "a whole number");
        if (frames != Exact.rint(frames) || Math.abs(frames) > MOST_SHIFT)
            throw wrong("shift", shift, "a whole number");
        return (int) frames;
    }

    private static double number(String name, String text, String right) {
        try {
            double number = Double.parseDouble(text.strip());
            if (Double.isFinite(number)) return number;
        } catch (NumberFormatException e) {
            throw wrong(name, text, right);
        }
        throw wrong(name, text, right);
    }

    private static BadInput wrong(String name, String text, String right) {
        return new BadInput(name + " '" + BadInput.brief(text.strip()) + "': " + right + " would be right");
    }
}
