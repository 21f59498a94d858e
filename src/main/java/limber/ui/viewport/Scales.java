package limber.ui.viewport;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/// The ranges of the colour maps so far, by name. A range only grows, so that a value that decays also looks weaker; a
/// map that has had a negative value keeps zero in its middle.
final class Scales {
    private final Map<String, Double> most = new HashMap<>();
    private final Set<String> signed = new HashSet<>();

    double most(String name, double[] values) {
        return most.merge(name, Legend.scale(values), Math::max);
    }

    boolean signed(String name, double[] values) {
        for (double v : values) if (v < 0) signed.add(name);
        return signed.contains(name);
    }

    void clear() {
        most.clear();
        signed.clear();
    }
}
