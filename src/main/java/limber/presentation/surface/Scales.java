package limber.presentation.surface;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import limber.lesson.ColourRange;

/// The ranges of the colour maps so far, by name. A range only grows, so that a value that decays also looks weaker; a
/// map that has had a negative value keeps zero in its middle.
public final class Scales {
    /// A value below this is rounding, in a scene of a metre or more.
    static final double LEAST = 1e-6;

    private final Map<String, Double> most = new HashMap<>();
    private final Set<String> signed = new HashSet<>();
    private double least = LEAST;

    /// The value at the ends of the map: the largest magnitude, rounded up to 1, 2 or 5 times a power of ten.
    public static double round(double[] values) {
        return round(values, LEAST);
    }

    /// @param least the smallest that there is
    public static double round(double[] values, double least) {
        double largest = least;
        for (double v : values) largest = Math.max(largest, Math.abs(v)); // NaN would stay one
        if (!Double.isFinite(largest)) return 1;
        double power = Math.pow(10, Math.floor(Math.log10(largest)));
        double lead = largest / power;
        return (lead <= 1 ? 1 : lead <= 2 ? 2 : lead <= 5 ? 5 : 10) * power;
    }

    /// Tells the extent of the scene, m: what is less than a millionth of some metres is rounding.
    public void in(double extent) {
        least = LEAST * Math.clamp(extent, 0, 1);
    }

    double most(String name, double[] values) {
        return most.merge(name, round(values, least), Math::max);
    }

    boolean signed(String name, double[] values) {
        for (double v : values) if (v < 0) signed.add(name);
        return signed.contains(name);
    }

    /// Those of some maps, where they have been shown.
    public Map<String, ColourRange> of(Set<String> names) {
        var found = new TreeMap<String, ColourRange>();
        most.forEach((name, range) -> {
            if (names.contains(name)) found.put(name, new ColourRange(range, signed.contains(name)));
        });
        return found;
    }

    /// Begins with these.
    public void begin(Map<String, ColourRange> ranges) {
        clear();
        ranges.forEach((name, range) -> {
            most.put(name, range.most());
            if (range.signed()) signed.add(name);
        });
    }

    public void clear() {
        most.clear();
        signed.clear();
    }
}
