package limber.judge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import limber.engine.text.BadInput;
import limber.engine.text.DidYouMean;

/// The header of a file: where the columns that are needed stand. A column of exactly the wanted name goes first,
/// then one that differs in capitals alone. What can be read in two ways is refused.
///
/// @param names of the columns, one for each field of a row
/// @param at the place of `frame`, `element`, `x`, `y` and `z`; -1 for a coordinate that is 0 everywhere
/// @param flat the coordinate that the file lacks without its having been said; empty where there is none
/// @param wide the places of x, y and z of each element in turn, where a row has a whole frame; else empty
record TrajectoryHeader(List<String> names, int[] at, String flat, int[] wide) {
    /// Stands for a column that a file lacks: a coordinate that is 0, elements in the order of the rows, or one frame.
    static final String NONE = "0";
    private static final String AXES = "xyz";
    /// Names such as `tip.x`, `p3 y` or `tip[z]`, and such as `x3` or `y_3`; behind a name, what tells the element.
    private static final Pattern AXIS_LAST = Pattern.compile("(.*?)[\\W_]*([xyzXYZ])\\]?"),
            AXIS_FIRST = Pattern.compile("([xyzXYZ])[\\W_]*(\\d+)\\]?");

    /// Reads a header.
    ///
    /// @param columns what the file calls `frame`, `element`, `x`, `y` and `z`, where it calls them otherwise; 0 for a
    ///   coordinate that it lacks
    /// @throws BadInput without the file's name and line
    static TrajectoryHeader of(List<String> fields, Map<String, String> columns) {
        return new Names(fields.stream().map(String::strip).toList(), columns).header();
    }

    /// How complaints call a column that is read: `x`, or as the file does where a row has a whole frame.
    String name(int column) {
        for (int c = 0; c < at.length; c++) if (at[c] == column) return TrajectoryReader.COLUMNS.get(c);
        return names.get(column);
    }

    /// The columns that are read.
    int[] read() {
        return IntStream.concat(Arrays.stream(at), Arrays.stream(wide)).filter(c -> c >= 0).toArray();
    }

    private record Names(List<String> names, Map<String, String> columns) {
        TrajectoryHeader header() {
            var at = new int[TrajectoryReader.COLUMNS.size()];
            Arrays.setAll(at, c -> at(wanted(c)));
            boolean rows = at[0] >= 0 && at[1] < 0 && !columns.containsKey("element");
            int[] wide = rows ? wide(at[0]) : new int[0];
            if (wide.length > 0) return new TrajectoryHeader(names, new int[]{at[0], -1, -1, -1, -1}, "", wide);
            for (int c = 0; c < 2; c++)
                if (at[c] < 0 && !wanted(c).equals(NONE)) throw lacks(c);
            List<String> missing = new ArrayList<>();
            for (int c = 2; c < at.length; c++) {
                if (at[c] >= 0) noOther(c, at);
                else if (!wanted(c).equals(NONE)) missing.add(TrajectoryReader.COLUMNS.get(c));
            }
            boolean plane = missing.size() == 1 && !columns.containsKey(missing.getFirst()) && !others(at);
            if (!missing.isEmpty() && !plane) throw missing(missing.getFirst());
            if (Arrays.stream(at).skip(2).allMatch(n -> n < 0)) throw missing("x");
            String flat = String.join("", missing);
            return new TrajectoryHeader(names, at, flat, new int[0]);
        }

        /// Where x, y and z of each element are: by names that end with an axis or begin with one, in the order in
        /// which the elements come.
        ///
        /// @return nothing if there are not three columns for each of some elements
        private int[] wide(int frame) {
            var elements = new LinkedHashMap<String, int[]>();
            for (int n = 0; n < names.size(); n++) {
                if (n == frame) continue;
                Matcher first = AXIS_FIRST.matcher(names.get(n)), last = AXIS_LAST.matcher(names.get(n));
                if (!first.matches() && !last.matches()) continue;
                String element = first.matches() ? first.group(2) : last.group(1);
                String axis = first.matches() ? first.group(1) : last.group(2);
                int k = AXES.indexOf(axis.toLowerCase(Locale.ROOT));
                int[] at = elements.computeIfAbsent(element, _ -> new int[]{-1, -1, -1});
                if (at[k] >= 0) throw new BadInput("the header has '" + BadInput.brief(names.get(at[k])) + "' and '"
                        + BadInput.brief(names.get(n)) + "', which are both the " + AXES.charAt(k)
                        + " of one element; one of them would be right");
                at[k] = n;
            }
            elements.values().removeIf(at -> at[0] < 0 || at[1] < 0 || at[2] < 0);
            boolean alone = elements.size() == 1 && names.size() > 4; // another column may number elements
            return alone ? new int[0] : elements.values().stream().flatMapToInt(Arrays::stream).toArray();
        }

        private static final String SAY = "--columns says what a file calls frame, element, x, y and z";

        /// Refuses a header without frames or elements.
        private BadInput lacks(int c) {
            boolean timed = c == 0 && at(Times.COLUMN) >= 0;
            String what = "the header has no column '" + wanted(c) + "'";
            return timed ? new NoFrames(what + ", but '" + Times.COLUMN + "'; --times would be right")
                    : new BadInput(what + "; " + DidYouMean.hint(wanted(c), shown(names)) + "; " + SAY);
        }

        private String wanted(int c) {
            String name = TrajectoryReader.COLUMNS.get(c);
            return columns.getOrDefault(name, name);
        }

        private int at(String wanted) {
            List<Integer> exact = where(n -> n.equals(wanted)), alike = where(n -> alike(n, wanted));
            if (exact.size() > 1) throw new BadInput("the header has '" + BadInput.brief(wanted) + "' in columns "
                    + (exact.get(0) + 1) + " and " + (exact.get(1) + 1)
                    + "; another name for one of them would be right");
            if (exact.size() == 1) return exact.getFirst();
            if (alike.size() > 1) throw new BadInput("the header has no '" + BadInput.brief(wanted) + "', but '"
                    + shown(names).get(alike.get(0)) + "' and '" + shown(names).get(alike.get(1))
                    + "'; --columns with one of them would be right");
            return alike.isEmpty() ? -1 : alike.getFirst();
        }

        /// Refuses a coordinate that differs in capitals where those of the others come in both ways.
        private void noOther(int c, int[] at) {
            if (names.get(at[c]).equals(wanted(c))) return;
            for (int d = 2; d < at.length; d++) {
                String other = wanted(d);
                if (d != c && at[d] >= 0 && names.get(at[d]).equals(other)
                        && where(n -> alike(n, other)).size() > 1)
                    throw new BadInput("the header has '" + BadInput.brief(other) + "' in small and in capital "
                            + "letters, but '" + BadInput.brief(wanted(c)) + "' only as '" + names.get(at[c])
                            + "'; --columns with the three that belong together would be right");
            }
        }

        private BadInput missing(String axis) {
            return new BadInput("the header has no column '" + BadInput.brief(columns.getOrDefault(axis, axis))
                    + "', but "
                    + String.join(", ", shown(names)) + "; --columns " + axis
                    + "=NAME says what the file calls it, and "
                    + "--columns " + axis + "=0 that it is 0 everywhere");
        }

        /// Whether there are columns that nobody asked for.
        private boolean others(int[] at) {
            return IntStream.range(0, names.size()).anyMatch(n -> !names.get(n).isEmpty()
                    && Arrays.stream(at).noneMatch(a -> a == n));
        }

        private List<Integer> where(Predicate<String> is) {
            var where = new ArrayList<Integer>();
            for (int n = 0; n < names.size(); n++) if (is.test(names.get(n))) where.add(n);
            return where;
        }

        private static boolean alike(String a, String b) {
            return a.toLowerCase(Locale.ROOT).equals(b.toLowerCase(Locale.ROOT));
        }

        private static List<String> shown(List<String> names) {
            return names.stream().map(BadInput::brief).toList();
        }
    }
}
