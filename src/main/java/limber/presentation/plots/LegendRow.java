package limber.presentation.plots;

import java.util.Arrays;
import java.util.stream.Collectors;
import limber.engine.Measure;

/// A row of a plot's legend: one of the curves that are shown.
///
/// @param measure that it draws; during a comparison two rows have the same
/// @param role the quantity that decides its colour
/// @param dash which of the patterns tells it from others without colour
public record LegendRow(Measure measure, String label, String role, int dash) {
    /// Lengths of dashes and gaps, px, with blanks between; empty for a solid line.
    public String dashes() {
        return Arrays.stream(CurvePen.dashes(dash)).mapToObj(length -> String.valueOf((int) length))
                .collect(Collectors.joining(" "));
    }
}
