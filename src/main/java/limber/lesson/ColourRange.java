package limber.lesson;

/// The range of a colour map.
///
/// @param most its end, above 0, in the unit of what it shows
/// @param signed whether it begins at `-most`, and not at 0
public record ColourRange(double most, boolean signed) {
    public double least() {
        return signed ? -most : 0;
    }
}
