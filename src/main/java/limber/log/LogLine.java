package limber.log;

import java.util.ArrayList;
import java.util.List;
import limber.engine.text.BadInput;
import org.jspecify.annotations.Nullable;

/// An operation as its line in a log tells it.
///
/// @param number of the line, from 1
/// @param rounds by loop of the header, from 1; 0 outside it
/// @param element -1 where it works on the whole
/// @param source the line of the source file; 0 where it is not known
record LogLine(String file, int number, int frame, int[] rounds, String phase, int element, int source,
        List<Value> values, List<Change> changes) {
    /// A number that it computed, or several: 3 of a vector, 9 of a matrix.
    record Value(String name, double[] numbers) {
        private static final List<String> AXES = List.of("x", "y", "z");
        static final int VECTOR = 3, MATRIX = 9;

        /// The names of its numbers as those of local variables: `dx`, `dy` and `dz` of a vector `d`.
        List<String> locals() {
            if (numbers.length == 1) return List.of(name);
            var names = new ArrayList<String>();
            if (numbers.length == VECTOR) for (String axis : AXES) names.add(name + axis);
            else for (String row : AXES) for (String column : AXES) names.add(name + row + column);
            return names;
        }
    }

    /// An element of a channel that it wrote.
    ///
    /// @param channel its place in the header
    /// @param from null where it is not told
    record Change(int channel, int element, double @Nullable [] from, double[] to) {}

    /// A complaint about this line.
    BadInput bad(String what) {
        return new BadInput(file + ":" + number + ":1: " + what);
    }

    /// Checks that what is told of before is what is there.
    ///
    /// @param values of the channel
    /// @throws BadInput if it is not
    void check(LogHeader header, Change change, double[] values) {
        double[] from = change.from();
        if (from == null) return;
        int at = change.element() * from.length;
        for (int i = 0; i < from.length; i++)
            if (from[i] != values[at + i] && !(Double.isNaN(from[i]) && Double.isNaN(values[at + i])))
                throw bad(header.channels().get(change.channel()).channel().name() + " of element "
                        + change.element() + " was " + values[at + i]
                        + " before this operation, by the lines above, and "
                        + "not " + from[i]);
    }
}
