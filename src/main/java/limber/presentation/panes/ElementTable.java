package limber.presentation.panes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import limber.engine.Channel;
import limber.engine.Measure;
import limber.engine.State;
import limber.engine.model.Model;
import limber.engine.model.Overlay;
import limber.engine.run.Picture;
import limber.engine.settings.Kind;

/// The numbers of one kind of element in one picture: all its channels, and the requested measures. Channel values are
/// the state's own arrays, so a table of many thousand vertices copies nothing.
///
/// @param of the kind of the elements: `particle`, `stick`, `vertex`
/// @param size how many there are
/// @param values by head, `width` doubles an element
public record ElementTable(String of, int size, List<Head> heads, List<double[]> values) {
    /// @param role the quantity, which decides the colour
    /// @param whole whether all of its numbers are whole ones
    public record Head(String name, String unit, int width, String role, boolean whole) {
        /// The name of one number of an element; empty for a single one.
        public String part(int part) {
            return switch (width) {
                case 1 -> "";
                case 2 -> "uv".substring(part, part + 1);
                case 3, 4 -> "xyzw".substring(part, part + 1);
                default -> String.valueOf(part);
            };
        }
    }

    /// The kinds with a table: kinds of elements in channels, then those that are only measured.
    public static List<String> kinds(Model model, State s) {
        var kinds = new LinkedHashSet<String>();
        for (Channel c : s.channels()) if (s.count(c.of()) > 0) kinds.add(c.of());
        for (Measure m : model.measures()) if (!m.of().isEmpty()) kinds.add(m.of());
        return List.copyOf(kinds);
    }

    /// The measures that can stand beside the channels of a kind.
    public static List<Measure> measures(Model model, String of) {
        return model.measures().stream().filter(m -> m.of().equals(of)).toList();
    }

    /// @param measured names of the requested measures; for a kind without a channel all are included
    public static ElementTable of(Model model, Picture picture, String of, Set<String> measured) {
        var heads = new ArrayList<Head>();
        var values = new ArrayList<double[]>();
        State s = picture.state();
        for (Channel c : s.channels())
            if (c.of().equals(of)) add(heads, values, picture, c.name(), c.unit(), c.width(), s.numbers(c));
        boolean all = heads.isEmpty();
        for (Measure m : measures(model, of))
            if (all || measured.contains(m.name()))
                add(heads, values, picture, m.name(), m.unit(), m.width(), m.read(picture.settings(), s));
        return new ElementTable(of, heads.isEmpty() ? 0 : values.getFirst().length / heads.getFirst().width(),
                List.copyOf(heads), List.copyOf(values));
    }

    private static void add(List<Head> heads, List<double[]> values, Picture picture, String name, String unit,
            int width, double[] numbers) {
        heads.add(new Head(name, unit, width, role(picture, name, unit), unit.isEmpty() && whole(numbers)));
        values.add(numbers);
    }

    private static boolean whole(double[] numbers) {
        for (double v : numbers) if (v != Math.rint(v)) return false;
        return true;
    }

    /// The role of the overlay that shows these values, or else that of the unit.
    private static String role(Picture picture, String name, String unit) {
        return picture.overlays().stream().filter(o -> o.name().equals(name) && !(o instanceof Overlay.Points))
                .map(Overlay::role).findFirst().orElse(switch (unit) {
                    case "m" -> "position";
                    case "m/s" -> "velocity";
                    case "m/s²", "N" -> "force";
                    default -> "plain";
                });
    }

    /// All numbers of one quantity of an element.
    public double[] of(int head, int element) {
        int width = heads.get(head).width();
        return Arrays.copyOfRange(values.get(head), element * width, (element + 1) * width);
    }

    public double at(int head, int element, int part) {
        return values.get(head)[element * heads.get(head).width() + part];
    }

    /// Whether another table has the same quantities and number of elements.
    boolean alike(ElementTable o) {
        return of.equals(o.of) && size == o.size
                && heads.stream().map(Head::name).toList().equals(o.heads.stream().map(Head::name).toList());
    }

    /// Elements sorted by one of their numbers; NaN comes last.
    public int[] sorted(int head, int part, boolean ascending) {
        return IntStream.range(0, size).boxed().sorted((a, b) -> {
            int order = Double.compare(at(head, a, part), at(head, b, part));
            return ascending ? order : -order;
        }).mapToInt(Integer::intValue).toArray();
    }

    /// A table of texts, with a row of names; every number reads back exactly.
    public List<List<String>> texts(int[] elements) {
        var rows = new ArrayList<List<String>>();
        var names = new ArrayList<>(List.of(of));
        for (Head h : heads)
            for (int p = 0; p < h.width(); p++) names.add(h.width() == 1 ? h.name() : h.name() + "." + h.part(p));
        rows.add(names);
        for (int e : elements) {
            var row = new ArrayList<>(List.of(String.valueOf(e)));
            for (int h = 0; h < heads.size(); h++)
                for (int p = 0; p < heads.get(h).width(); p++) row.add(Kind.plain(at(h, e, p)));
            rows.add(row);
        }
        return rows;
    }
}
