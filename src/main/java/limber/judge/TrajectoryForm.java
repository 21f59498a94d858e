package limber.judge;

import java.util.Map;
import java.util.OptionalDouble;
import limber.engine.settings.Kind;
import limber.engine.settings.NumberText;
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
/// @param origin where the file's origin lies with us; usually `0,0,0`
/// @param first the number of the file's first element; usually 0
/// @param elements for each of the file's elements the number of ours; usually the same
public record TrajectoryForm(String tolerance, String scale, String axes, String shift, String channel, String origin,
        String first, String elements) {
    /// As a file is read that nothing is known about.
    public static final TrajectoryForm USUAL = new TrajectoryForm("", "", "", "", "");

    private static final int MOST = 10_000_000;

    /// Elements in their order, and places from the same origin.
    public TrajectoryForm(String tolerance, String scale, String axes, String shift, String channel) {
        this(tolerance, scale, axes, shift, channel, "", "", "");
    }

    /// The same with another conversion.
    public TrajectoryForm with(Conversion c) {
        Conversion none = Conversion.NONE;
        return new TrajectoryForm(tolerance, c.scale() == 1 ? "" : NumberText.typed(c.scale()),
                c.axes().equals(none.axes()) ? "" : c.axesText(), c.shift() == 0 ? "" : "" + c.shift(), channel,
                c.origin().equals(none.origin()) ? "" : c.originText(),
                c.first() == 0 ? "" : "" + c.first(), c.elementsText());
    }

    /// The same with another number of the first element.
    TrajectoryForm from(int first) {
        return new TrajectoryForm(tolerance, scale, axes, shift, channel, origin, "" + first, elements);
    }

    /// The reader of the file.
    ///
    /// @throws BadInput if a field cannot be used
    public TrajectoryReader reader() {
        Conversion none = Conversion.NONE;
        return new TrajectoryReader(Map.of(), new Conversion(
                axes.isBlank() ? none.axes() : BadInput.reading("axes", () -> Conversion.axes(axes)),
                meters(),
                origin.isBlank() ? none.origin() : BadInput.reading("origin", () -> new Kind.Vector().read(origin)),
                whole("shift", shift), whole("first element", first),
                elements.isBlank() ? none.elements()
                        : BadInput.reading("elements",
                                () -> Conversion.elements(elements))));
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

    private static int whole(String name, String text) {
        if (text.isBlank()) return 0;
        double number = number(name, text, "a whole number");
        if (number != Exact.rint(number) || Math.abs(number) > MOST) throw wrong(name, text, "a whole number");
        return (int) number;
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
