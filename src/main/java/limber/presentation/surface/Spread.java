package limber.presentation.surface;

/// A colour map of where the numbers of an element go: for each element of its kind the round in which they arrive.
///
/// @param of the kind of the elements
/// @param rounds one an element, from 0 for the element itself
public record Spread(String of, double[] rounds) {
    /// Its name as a layer.
    public static final String LAYER = "by:influence";
}
