package limber.judge;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import limber.engine.settings.NumberText;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;

/// A conversion of another program's numbers to ours: ours = origin + scale · theirs with its axes turned.
///
/// @param axes for our x, y and z in turn, the axis of the file
/// @param scale metres for a unit of the file
/// @param origin where the file's origin lies with us, m
/// @param shift added to the file's numbers of frames
/// @param first the number of the file's first element
/// @param elements for each of the file's elements, counted from the first, the number of ours; empty where they are
///   the same
public record Conversion(List<Axis> axes, double scale, Vec origin, int shift, int first, List<Integer> elements) {
    private static final String SAME = "x,y,z";
    /// As `trace` writes.
    public static final Conversion NONE = new Conversion(axes(SAME), 1, Vec.ZERO, 0, 0, List.of());

    /// An axis of the file, or the opposite of one.
    ///
    /// @param index 0 for x, 1 for y, 2 for z
    public record Axis(int index, int sign) {
        @Override public String toString() {
            return (sign < 0 ? "-" : "") + "xyz".charAt(index);
        }
    }

    /// Reads axes such as `x,z,-y`.
    ///
    /// @throws BadInput if they are not three different ones
    public static List<Axis> axes(String text) {
        var axes = new ArrayList<Axis>();
        for (String part : text.strip().toLowerCase(Locale.ROOT).split(",", -1)) {
            String axis = part.strip();
            int index = axis.isEmpty() ? -1 : "xyz".indexOf(axis.charAt(axis.length() - 1));
            if (index >= 0 && Set.of("", "-", "+").contains(axis.substring(0, axis.length() - 1)))
                axes.add(new Axis(index, axis.startsWith("-") ? -1 : 1));
        }
        if (axes.size() != 3 || axes.stream().map(Axis::index).distinct().count() < 3
                || text.split(",", -1).length != 3)
            throw new BadInput("'" + BadInput.brief(text)
                    + "' are not three different axes; x,z,-y would be right where the file's z points up");
        return List.copyOf(axes);
    }

    /// Reads the numbers of elements such as `4,3,2,1,0`; lines and spaces may stand between them, too.
    ///
    /// @throws BadInput if they are not all numbers from 0, each once
    public static List<Integer> elements(String text) {
        var elements = new ArrayList<Integer>();
        for (String part : text.strip().split("\\s*[,;]\\s*|\\s+", -1)) {
            if (!part.matches("\\d{1,8}")) throw new BadInput("'" + BadInput.brief(part)
                    + "' is no number of an element; for each of the file's elements the number of ours would be "
                    + "right, such as 4,3,2,1,0");
            elements.add(Integer.parseInt(part));
        }
        var seen = new BitSet();
        for (int element : elements) {
            if (seen.get(element)) throw new BadInput("element " + element
                    + " comes twice; each of our elements once would be right");
            if (element >= elements.size()) throw new BadInput("element " + element + " among "
                    + elements.size() + "; the numbers 0 to " + (elements.size() - 1) + ", each once, would be right");
            seen.set(element);
        }
        return List.copyOf(elements);
    }

    /// @throws BadInput if the list of elements is not one of a scene of so many
    public void check(int ours) {
        if (!elements.isEmpty() && elements.size() != ours) throw new BadInput("--elements has " + elements.size()
                + " numbers, but the scene has " + ours + " elements; one for each would be right");
    }

    /// The same with another number of the first element.
    public Conversion from(int number) {
        return new Conversion(axes, scale, origin, shift, number, elements);
    }

    /// Our element for one of the file's, counted from its first.
    public int element(int theirs) {
        return elements.isEmpty() ? theirs : elements.get(theirs);
    }

    /// A trajectory as the file has it, in our numbers.
    public Trajectory of(Trajectory file) {
        if (axes.equals(NONE.axes) && scale == 1 && origin.equals(Vec.ZERO) && shift == 0 && elements.isEmpty())
            return file;
        return new Trajectory(file.numbers().stream().map(n -> n + shift).toList(),
                file.places().stream().map(this::of).toList(), file.single(), file.flat(),
                file.digits().converted(scale, origin), file.passed());
    }

    /// The places of one frame in our numbers.
    double[] of(double[] file) {
        var places = new double[file.length];
        double[] at = {origin.x(), origin.y(), origin.z()};
        for (int i = 0; i < file.length / 3; i++) for (int k = 0; k < 3; k++) {
            Axis axis = axes.get(k);
            places[3 * element(i) + k] = at[k] + axis.sign * scale * file[3 * i + axis.index];
        }
        return places;
    }

    /// The options that say it, as they can be typed; empty where the file is as `trace` writes.
    public List<String> options() {
        return options(NONE);
    }

    /// The same, in the place of others: what those say otherwise is said, too. Empty where both are the same.
    public List<String> options(Conversion before) {
        var options = new ArrayList<String>();
        if (equals(before)) return options;
        if (!axes.equals(NONE.axes) || !axes.equals(before.axes)) options.add("--axes " + axesText());
        if (scale != 1 || scale != before.scale) options.add("--scale " + NumberText.typed(scale));
        if (!origin.equals(Vec.ZERO) || !origin.equals(before.origin))
            options.add("--origin " + originText());
        if (shift != 0 || shift != before.shift) options.add("--shift " + shift);
        if (first != 0 || first != before.first) options.add("--first-element " + first);
        if (!elements.isEmpty()) options.add("--elements " + elementsText());
        else if (!before.elements.isEmpty()) options.add("--elements "
                + IntStream.range(0, before.elements.size()).mapToObj(String::valueOf)
                        .collect(Collectors.joining(",")));
        return options;
    }

    /// Such as `x,z,-y`.
    public String axesText() {
        return axes.stream().map(Axis::toString).collect(Collectors.joining(","));
    }

    /// Such as `1,0,-2.5`.
    public String originText() {
        return NumberText.typed(origin.x()) + "," + NumberText.typed(origin.y()) + "," + NumberText.typed(origin.z());
    }

    /// Such as `4,3,2,1,0`; empty where they are the same.
    public String elementsText() {
        return elements.stream().map(String::valueOf).collect(Collectors.joining(","));
    }

    /// Whether the file's last element is our first, and so on.
    public boolean reversed() {
        int n = elements.size();
        return n > 1 && IntStream.range(0, n).allMatch(i -> elements.get(i) == n - 1 - i);
    }

    /// The 48 ways in which axes can be named and turned round.
    static List<List<Axis>> all() {
        var all = new ArrayList<List<Axis>>();
        for (int[] order : new int[][]{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}})
            for (int signs = 0; signs < 8; signs++) {
                int s = signs;
                all.add(IntStream.range(0, 3).mapToObj(k -> new Axis(order[k], (s >> k & 1) == 0 ? 1 : -1)).toList());
            }
        return all;
    }
}
