package limber.ui;

import java.util.Locale;

/// Numbers of a table: always as many decimals, so that they stand under each other and can be compared at a glance.
final class Decimals {
    private static final int PLACES = 5, MOST_PLACES = 7;
    private static final double LARGE = 1e6;

    private Decimals() {}

    /// @param whole whether its column holds whole numbers only
    static String text(double v, boolean whole) {
        return text(v, whole ? 0 : PLACES);
    }

    private static String text(double v, int places) {
        if (!Double.isFinite(v)) return String.valueOf(v);
        if (Math.abs(v) >= LARGE) return String.format(Locale.ROOT, "%." + Math.min(places, PLACES) + "e", v);
        String text = String.format(Locale.ROOT, "%." + places + "f", v);
        return text.startsWith("-") && text.chars().allMatch(c -> "-0.".indexOf(c) >= 0) ? text.substring(1) : text;
    }

    /// What it was and what it is, with as many more decimals as it takes to see the difference; one that would take too
    /// many is written as such: `-0.30607 + 2.5e-10`.
    static String change(double from, double to, boolean whole) {
        int places = whole ? 0 : PLACES;
        while (places < MOST_PLACES && text(from, places).equals(text(to, places))) places++;
        if (!text(from, places).equals(text(to, places))) return text(from, places) + " → " + text(to, places);
        return text(from, PLACES) + (to < from ? " − " : " + ") + String.format(Locale.ROOT, "%.1e", Math.abs(to - from));
    }
}
