package limber.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.engine.Element;
import limber.engine.State;
import limber.engine.model.ElementKind;
import limber.engine.model.Handle;
import limber.engine.model.Model;
import limber.engine.settings.Range;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import limber.engine.text.DidYouMean;
import limber.engine.tool.Tool;
import limber.engine.tool.ToolPoint;
import limber.engine.tool.Tools;
import limber.input.Faults;
import limber.input.Node;
import limber.lesson.source.NodeValues;

/// A reader for the tools of a scene: `[{ruler: [particle:0, [1, 0, 0]]}, {protractor: [start, particle:3, end]},
/// stopwatch]`.
///
/// @param p settings of the scene, which decide what handles and elements there are
record ToolsReader(Model model, Settings p, Faults faults) {
    private static final String RIGHT = "a list such as [{ruler: [[0, 0, 0], [1, 0, 0]]}, stopwatch]",
            ONE = "{ruler: […]}, {protractor: […]}, stopwatch or {stopwatch: 0.5}";
    private static final Range TIMES = new Range(0, 1e6);

    /// @throws BadInput if it is no list, or has too many
    Tools read(Node node) {
        List<Node> entries = node.array("tools", RIGHT);
        if (entries.size() > Tools.MOST) throw node.bad("tools has " + entries.size() + " entries; at most "
                + Tools.MOST + " would be right");
        var tools = new ArrayList<Tool>();
        for (Node entry : entries) faults.attempt(() -> tool(entry)).ifPresent(tools::add);
        return new Tools(tools);
    }

    private Tool tool(Node node) {
        if (node.value() instanceof Map<?, ?>) {
            Map<String, Node> members = node.object("a tool", ONE);
            if (members.size() != 1) throw node.bad("a tool has " + members.size() + " keys; " + ONE
                    + " would be right");
            String kind = members.keySet().iterator().next();
            Node of = members.get(kind);
            return switch (kind) {
                case Tool.Ruler.KIND -> {
                    List<ToolPoint> ends = points(kind, of, 2);
                    yield new Tool.Ruler(ends.get(0), ends.get(1));
                }
                case Tool.Protractor.KIND -> {
                    List<ToolPoint> points = points(kind, of, 3);
                    yield new Tool.Protractor(points.get(0), points.get(1), points.get(2));
                }
                case Tool.Stopwatch.KIND -> new Tool.Stopwatch(NodeValues.within(kind, of, TIMES));
                default -> throw of.key().bad(unknown(kind));
            };
        }
        String kind = node.string("a tool", ONE);
        if (kind.equals(Tool.Stopwatch.KIND)) return new Tool.Stopwatch(0);
        throw node.bad(Tool.KINDS.contains(kind) ? "a " + kind + " needs its points; " + ONE + " would be right"
                : unknown(kind));
    }

    private static String unknown(String kind) {
        return "'" + BadInput.brief(kind) + "' is no tool; " + DidYouMean.hint(kind, Tool.KINDS);
    }

    private List<ToolPoint> points(String kind, Node node, int wanted) {
        String right = "a list of " + wanted + " handles, elements or places";
        List<Node> entries = node.array(kind, right);
        if (entries.size() != wanted) throw node.wrong(kind, right);
        return entries.stream().map(this::point).toList();
    }

    private ToolPoint point(Node node) {
        if (node.value() instanceof List<?>) return fixed(node);
        String name = node.string("a point of a tool", "a handle, an element or a place [x, y, z]");
        State s = model.layout(p);
        List<String> handles = model.handles(p).stream().map(Handle::name).toList();
        if (handles.contains(name)) return new ToolPoint.Fastened(name);
        for (ElementKind kind : model.kinds(p)) {
            int count = kind.count(s);
            boolean there = Element.ofHandle(name).filter(e -> e.of().equals(kind.of()) && e.index() < count
                    && name.equals(e.handleName())).isPresent();
            if (there) return new ToolPoint.Fastened(name);
        }
        throw node.bad("'" + BadInput.brief(name) + "' is no handle and no element here; "
                + known(handles, s) + " or a place [x, y, z] would be right");
    }

    /// What a point can be fastened to: `start, end, particle:0..20`.
    private String known(List<String> handles, State s) {
        return Stream.concat(handles.stream().filter(name -> !name.contains(":")),
                model.kinds(p).stream().filter(kind -> kind.count(s) > 0)
                        .map(kind -> kind.of() + ":0.." + (kind.count(s) - 1)))
                .collect(Collectors.joining(", "));
    }

    private static ToolPoint fixed(Node node) {
        List<Node> xyz = node.array("a place", "[x, y, z]");
        if (xyz.size() != 3) throw node.wrong("a place", "[x, y, z] in metres");
        return new ToolPoint.Fixed(new Vec(coordinate(xyz.get(0)), coordinate(xyz.get(1)), coordinate(xyz.get(2))));
    }

    private static double coordinate(Node node) {
        return NodeValues.within("a coordinate", node, Range.POSITIONS);
    }
}
