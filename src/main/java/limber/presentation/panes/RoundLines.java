package limber.presentation.panes;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import limber.engine.ask.RoundValues.Local;

/// The choice of the local whose curve stands beside a line that assigns several.
public final class RoundLines {
    private RoundLines() {}

    /// The length of a vector if the last ones are its three numbers, or else the last one; none where that is
    /// an index, which only counts the operations, or of a round of one operation.
    public static Optional<Local> chosen(List<Local> assigned) {
        Local last = assigned.getLast();
        String stem = last.name().substring(0, last.name().length() - 1);
        List<Local> vector = assigned.stream().filter(l -> l.name().length() == stem.length() + 1
                && l.name().startsWith(stem) && "xyz".indexOf(l.name().charAt(stem.length())) >= 0).toList();
        Local shown = !stem.isEmpty() && last.name().endsWith("z") && vector.size() == 3 ? length(stem, vector) : last;
        return shown.values().length == 1 || counts(shown.values()) ? Optional.empty() : Optional.of(shown);
    }

    private static Local length(String stem, List<Local> vector) {
        var lengths = new double[vector.getFirst().values().length];
        for (int i = 0; i < lengths.length; i++) {
            double square = 0;
            for (Local part : vector) square += part.values()[i] * part.values()[i];
            lengths[i] = Math.sqrt(square);
        }
        return new Local(vector.getFirst().line(), "|" + stem + "|", lengths);
    }

    /// Whether three or more whole numbers grow by the same from one operation to the next, as an index does;
    /// operations without a number count on.
    private static boolean counts(double[] all) {
        int[] has = IntStream.range(0, all.length).filter(i -> !Double.isNaN(all[i])).toArray();
        if (has.length < 3 || all[has[0]] == all[has[1]]) return false;
        double first = all[has[0]], each = (all[has[1]] - first) / (has[1] - has[0]);
        return Arrays.stream(has).allMatch(i -> all[i] == Math.rint(all[i]) && all[i] == first + each * (i - has[0]));
    }
}
