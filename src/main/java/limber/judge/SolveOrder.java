package limber.judge;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import limber.engine.Phase;
import limber.engine.Schedule;
import limber.engine.State;
import limber.engine.model.ElementKind;
import limber.engine.model.Model;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;

/// The order in which another program solves what joins two of its elements, such as sticks and springs: a pair of
/// elements for each, in either direction.
///
/// @param file how complaints call it
public record SolveOrder(String file, List<Pair> pairs) {
    private static final Pattern PAIR = Pattern.compile("(\\d{1,8})(?:\\s*[,;]\\s*|\\s+)(\\d{1,8})"),
            HEADER = Pattern.compile("\"?[A-Za-z_][^\\d]*");

    /// Two elements, as the file counts them.
    public record Pair(int line, int a, int b) {}

    /// Ours for a pair, the smaller one first.
    private record Ends(int a, int b) {
        static Ends of(int a, int b) {
            return new Ends(Math.min(a, b), Math.max(a, b));
        }
    }

    public SolveOrder {
        pairs = List.copyOf(pairs);
    }

    /// Reads pairs, a line each; a first line with names is passed over.
    ///
    /// @throws BadInput with the line of the first that is none
    public static SolveOrder read(String file, String text) {
        var pairs = new ArrayList<Pair>();
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (line.isEmpty() || i == 0 && HEADER.matcher(line).matches()) continue;
            Matcher pair = PAIR.matcher(line);
            if (!pair.matches()) throw new BadInput(file + ":" + (i + 1) + ": '" + BadInput.brief(line)
                    + "' is no pair of elements; two numbers such as 0,1 would be right");
            pairs.add(new Pair(i + 1, Integer.parseInt(pair.group(1)), Integer.parseInt(pair.group(2))));
        }
        if (pairs.isEmpty()) throw new BadInput(file + ": has no pairs; a line such as 0,1 for each would be right");
        return new SolveOrder(file, pairs);
    }

    /// The model with its elements in this order.
    ///
    /// @param read how the file's numbers of elements become ours
    /// @throws BadInput if it solves none one after another under these settings, or others than the file has
    public Model of(Model model, Settings p, Conversion read) {
        var ordered = new OrderedModel(model, (schedule, settings) -> in(model, schedule, settings, read));
        ordered.running(p);
        return ordered;
    }

    private Schedule in(Model model, Schedule schedule, Settings p, Conversion read) {
        State s = model.layout(p);
        var kinds = new HashMap<String, ElementKind>();
        for (ElementKind k : model.kinds(p)) if (k.shape() == ElementKind.Shape.EDGE) kinds.put(k.of(), k);
        List<Phase> listed = schedule.phases().filter(phase -> listed(phase, kinds, s)).toList();
        if (listed.isEmpty()) throw new BadInput(model.name() + " solves nothing that joins two elements one after "
                + "another under these settings, and so in no order" + hint(p));
        return schedule.with(phase -> listed.contains(phase)
                ? new Ordered(phase, order(kinds.get(phase.of()), s, read))
                : phase);
    }

    private static boolean listed(Phase phase, Map<String, ElementKind> kinds, State s) {
        ElementKind kind = kinds.get(phase.of());
        return kind != null && !phase.independent() && phase.size(s) == kind.count(s);
    }

    private static String hint(Settings p) {
        boolean coloured = p.parameters().stream().anyMatch(q -> q.name().equals("order")
                && p.text(q).equals("coloured"));
        return coloured ? "; order=listed would be right" : "; a method that does would be right";
    }

    /// Our elements in the file's order.
    private int[] order(ElementKind kind, State s, Conversion read) {
        int count = kind.count(s), points = s.of(kind.points()).length / 3;
        var ours = new HashMap<Ends, List<Integer>>();
        for (int e = 0; e < count; e++)
            ours.computeIfAbsent(Ends.of(kind.corner(s, e, 0), kind.corner(s, e, 1)), _ -> new ArrayList<>()).add(e);
        var order = new int[count];
        int n = 0;
        for (Pair pair : pairs) {
            String named = file + ":" + pair.line + ": no " + kind.of() + " joins " + pair.a + " and " + pair.b;
            for (int end : new int[]{pair.a, pair.b})
                if (end < read.first() || end >= read.first() + points) throw new BadInput(named
                        + "; elements from " + read.first() + " to " + (read.first() + points - 1)
                        + " would be right");
            List<Integer> there = ours.get(Ends.of(read.element(pair.a - read.first()),
                    read.element(pair.b - read.first())));
            if (there == null) throw new BadInput(named + "; pairs that our scene has would be right");
            if (there.isEmpty()) throw new BadInput(file + ":" + pair.line + ": " + pair.a + " and " + pair.b
                    + " come once more than a " + kind.of() + " joins them; each once would be right");
            order[n++] = there.removeFirst();
        }
        if (n < count) throw missing(kind, ours, read);
        return order;
    }

    private BadInput missing(ElementKind kind, Map<Ends, List<Integer>> ours, Conversion read) {
        Map.Entry<Ends, List<Integer>> first = ours.entrySet().stream().filter(e -> !e.getValue().isEmpty())
                .min((a, b) -> Integer.compare(a.getValue().getFirst(), b.getValue().getFirst())).orElseThrow();
        return new BadInput(file + ": lacks the pair " + theirs(first.getKey().a, read) + ","
                + theirs(first.getKey().b, read) + " of " + kind.of() + " " + first.getValue().getFirst()
                + "; a line for each " + kind.of() + " would be right");
    }

    private static int theirs(int ours, Conversion read) {
        return read.first() + (read.elements().isEmpty() ? ours : read.elements().indexOf(ours));
    }
}
