package limber.engine.tool;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import limber.engine.Measure;
import limber.engine.model.Model;

/// The tools of a scene. Each is called by its kind and, from the second of a kind on, its number among them:
/// `tool(ruler)`, `tool(ruler, 2)`.
public record Tools(List<Tool> all) {
    public static final Tools NONE = new Tools(List.of());
    /// The name of the function by which an expression reads one.
    public static final String FUNCTION = "tool";
    /// The most tools of a scene.
    public static final int MOST = 20;

    public Tools {
        all = List.copyOf(all);
    }

    /// A tool of a kind.
    ///
    /// @param number among those of its kind, from 1
    public Optional<Tool> of(String kind, int number) {
        return all.stream().filter(tool -> tool.kind().equals(kind)).skip(number - 1L).findFirst();
    }

    /// How an expression reads the tool at an index of [#all].
    public String name(int index) {
        String kind = all.get(index).kind();
        return name(kind, (int) all.subList(0, index + 1).stream().filter(t -> t.kind().equals(kind)).count());
    }

    private static String name(String kind, int number) {
        return FUNCTION + "(" + kind + (number == 1 ? ")" : ", " + number + ")");
    }

    /// The reading of a tool as a measure; empty if there is no such tool.
    ///
    /// @param number among those of its kind, from 1
    public Optional<Measure> measure(String kind, int number, Model model) {
        return of(kind, number).map(tool -> ToolReading.measure(name(kind, number), tool, model));
    }

    /// The readings of all of them, in order.
    public List<Measure> measures(Model model) {
        var measures = new ArrayList<Measure>();
        for (int i = 0; i < all.size(); i++) measures.add(ToolReading.measure(name(i), all.get(i), model));
        return measures;
    }

    /// The same with one more.
    public Tools and(Tool tool) {
        var more = new ArrayList<>(all);
        more.add(tool);
        return new Tools(more);
    }

    /// The same with another tool at an index.
    public Tools with(int index, Tool tool) {
        var other = new ArrayList<>(all);
        other.set(index, tool);
        return new Tools(other);
    }

    /// The same without the tool at an index.
    public Tools without(int index) {
        var fewer = new ArrayList<>(all);
        fewer.remove(index);
        return new Tools(fewer);
    }
}
