package limber.input;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.engine.Element;
import limber.engine.model.Action;
import limber.engine.model.Handle;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Range;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import limber.engine.text.DidYouMean;
import limber.file.PlainFile;
import org.jspecify.annotations.Nullable;

/// A reader for an inputs file: a JSON array, in order of frames, of `{"frame":10,"set":{"gravity":[0,-1,0]}}`,
/// `{"frame":12,"move":"end","to":[3,1,0]}` and `{"frame":20,"do":"retract"}`. A way along a line is one entry:
/// `{"frames":[1,60],"move":"end","path":[[1,0,0],[2,0,0]]}` moves the handle once a frame.
///
/// The whole file is checked before anything runs: first each entry by itself, then all of them in the order in which
/// they take effect, since a setting decides which handles there are.
public final class InputsFile {
    /// The last frame that an input may name.
    public static final int MOST_FRAMES = 10_000_000;
    private static final long LARGEST = 64L << 20;
    private static final Parameter<Vec> TO = Parameter.vector("to", Vec.ZERO, Range.POSITIONS, "m");
    /// The most frames and points of a path.
    private static final int LONGEST_PATH = 20_000, MOST_POINTS = 1000;
    private static final List<String> KINDS = List.of("set", "move", "do");
    /// How inputs are written, for complaints.
    private static final String SET = "{\"frame\":3,\"set\":{\"damping\":2}}",
            MOVE = "{\"frame\":12,\"move\":\"end\",\"to\":[3,1,0]}", DO = "{\"frame\":60,\"do\":\"retract\"}",
            PATH = "{\"frames\":[1,60],\"move\":\"end\",\"path\":[[1,0,0],[2,0,0]]}";

    private final Model model;
    private final Settings start;
    private final List<Placed> inputs = new ArrayList<>();

    private record Placed(Input input, Node at) {}

    private InputsFile(Model model, Settings start) {
        this.model = model;
        this.start = start;
    }

    /// @param start the settings that the inputs begin with
    /// @throws BadInput with file:line:column
    public static List<Input> read(Path file, Model model, Settings start) {
        return parse(PlainFile.name(file), PlainFile.text(file, LARGEST, "a JSON file"), model, start);
    }

    /// The same from a text.
    ///
    /// @param file how complaints call it
    public static List<Input> parse(String file, String text, Model model, Settings start) {
        return read(JsonText.read(file, text), "the file", model, start);
    }

    /// @param name how complaints call the array
    /// @throws BadInput with the place of the first fault
    public static List<Input> read(Node array, String name, Model model, Settings start) {
        var reader = new InputsFile(model, start);
        int last = 1;
        for (Node entry : array.array(name, "an array of inputs")) last = reader.entry(entry, last);
        reader.inputs.sort(Comparator.comparingInt(placed -> placed.input.frame())); // paths overlap what follows them
        reader.takeEffect();
        return reader.inputs.stream().map(Placed::input).toList();
    }

    // ---- one entry ----

    private int entry(Node entry, int last) {
        Map<String, Node> members = entry.object("an input", "{\"frame\":1,\"set\":{…}}");
        if (members.containsKey("path")) return path(entry, members, last);
        int frame = frame(entry, members, last);
        List<String> kinds = KINDS.stream().filter(members::containsKey).toList();
        if (kinds.isEmpty()) members.forEach((key, node) -> {
            if (!key.equals("frame"))
                throw node
                        .bad("\"" + BadInput.brief(key) + "\" is not something to do; " + DidYouMean.hint(key, KINDS));
        });
        if (kinds.size() != 1)
            throw entry.bad("an input has " + (kinds.isEmpty() ? "none" : String.join(" and ", kinds))
                    + " of set, move and do; exactly one would be right, such as "
                    + String.join(" or ", SET, MOVE, DO));
        switch (kinds.getFirst()) {
            case "set" -> set(frame, members);
            case "move" -> move(frame, entry, members);
            default -> act(frame, members);
        }
        return frame;
    }

    private static int frame(Node entry, Map<String, Node> members, int last) {
        Node at = members.get("frame");
        if (at == null) throw entry.bad("frame is missing; a whole number (1.." + MOST_FRAMES + ") would be right");
        int frame = at.whole("frame", 1, MOST_FRAMES);
        if (frame < last)
            throw at.bad("frame " + frame + " comes after frame " + last + "; inputs stand in order of frames");
        return frame;
    }

    /// @param form how such an input is written
    private static void only(Map<String, Node> members, List<String> known, String form) {
        members.forEach((key, node) -> {
            if (!known.contains(key)) throw node
                    .bad("\"" + BadInput.brief(key) + "\" is not a key of this input; " + String.join(", ", known)
                            + " would be right, such as " + form);
        });
    }

    /// A value as it may be written again.
    private static String shown(@Nullable Node value) {
        return switch (value == null ? null : value.value()) {
            case Node.Figure(String text) -> BadInput.brief(text);
            case Boolean b -> b.toString();
            case String s -> "\"" + BadInput.brief(s) + "\"";
            case List<?> all when all.size() <= 3 -> all.stream().map(n -> shown((Node) n))
                    .collect(Collectors.joining(",", "[", "]"));
            case null, default -> "…";
        };
    }

    private void set(int frame, Map<String, Node> members) {
        if (members.get("set").value() instanceof String name) throw members.get("set").bad("set is the string \""
                + BadInput.brief(name) + "\"; an object with the parameter and its value would be right: {\"frame\":"
                + frame + ",\"set\":{\"" + BadInput.brief(name) + "\":" + shown(members.get("value")) + "}}");
        only(members, List.of("frame", "set"), SET);
        Map<String, Node> values = members.get("set").object("set",
                "{\"" + start.parameters().getFirst().name() + "\":…}");
        values.forEach((name, at) -> {
            Parameter<?> p;
            try {
                p = start.parameter(name);
            } catch (BadInput e) {
                throw at.bad(e.getMessage());
            }
            if (p.restarts() && frame > 1) throw at
                    .bad(name + " restarts the run; it can be set in frame 1 only, before the first one is computed");
            String full = model.name() + "." + name;
            ParameterValues.value(p, at, full);
            inputs.add(new Placed(new Input.Set(frame, name, ParameterValues.text(p, at, full)), at));
        });
    }

    private void move(int frame, Node entry, Map<String, Node> members) {
        only(members, List.of("frame", "move", "to"), MOVE);
        Node at = members.get("move"), to = members.get("to");
        String handle = at.string("move", "the name of a handle");
        if (to == null) throw entry.bad("to is missing; a point [x,y,z] would be right, such as " + MOVE);
        inputs.add(new Placed(new Input.Move(frame, handle, ParameterValues.value(TO, to, "to")), at));
    }

    /// A handle along a line: evenly in time from each point to the next, in the first frame at the first point and in
    /// the last frame at the last one.
    private int path(Node entry, Map<String, Node> members, int last) {
        only(members, List.of("frames", "move", "path"), PATH);
        Node move = members.get("move"), frames = members.get("frames"), path = members.get("path");
        if (move == null) throw entry.bad("move is missing; the name of a handle would be right");
        String handle = move.string("move", "the name of a handle");
        if (frames == null) throw entry.bad("frames is missing; the first and the last one, [1,60], would be right");
        List<Node> ends = frames.array("frames", "two frames");
        if (ends.size() != 2) throw frames.bad("frames has " + ends.size() + " entries; [1,60] would be right");
        int first = ends.getFirst().whole("frames", 1, MOST_FRAMES);
        if (first < last) throw frames
                .bad("frame " + first + " comes after frame " + last + "; inputs stand in order of frames");
        int end = ends.getLast().whole("frames", first + 1, first + LONGEST_PATH);
        List<Node> points = path.array("path", "a list of points");
        if (points.size() < 2 || points.size() > MOST_POINTS)
            throw path.bad("path has " + points.size() + (points.size() == 1 ? " point" : " points") + "; 2.."
                    + MOST_POINTS + " would be right");
        List<Vec> way = points.stream().map(p -> ParameterValues.value(TO, p, "path")).toList();
        for (int frame = first; frame <= end; frame++)
            inputs.add(new Placed(new Input.Move(frame, handle, along(way, frame - first, end - first)), move));
        return first;
    }

    /// The point at a share of the way, counted in pieces of the line.
    private static Vec along(List<Vec> way, int part, int parts) {
        long pieces = way.size() - 1, at = pieces * part;
        int from = (int) (at / parts);
        if (from == pieces) return way.getLast();
        double share = (double) (at % parts) / parts;
        Vec a = way.get(from), b = way.get(from + 1);
        return share == 0 ? a
                : new Vec(a.x() + share * (b.x() - a.x()), a.y() + share * (b.y() - a.y()),
                        a.z() + share * (b.z() - a.z()));
    }

    private void act(int frame, Map<String, Node> members) {
        Node at = members.get("do");
        String name = at.string("do", "the name of an action");
        Action action = model.actions().stream().filter(a -> a.name().equals(name)).findFirst()
                .orElseThrow(
                        () -> at.bad("'" + BadInput.brief(name) + "' is not an action of the " + model.name() + "; "
                                + DidYouMean.hint(name, model.actions().stream().map(Action::name).toList())));
        var known = new LinkedHashMap<String, Parameter<?>>();
        for (Parameter<?> a : action.arguments()) known.put(a.name(), a);
        var points = action.arguments().stream().filter(a -> a.kind() instanceof Kind.Vector).toList();
        if (points.size() == 1 && !(members.containsKey("to") && members.containsKey("point")))
            for (String alias : List.of("to", "point")) known.putIfAbsent(alias, points.getFirst());
        only(members, Stream.concat(Stream.of("frame", "do"), known.keySet().stream()).toList(), DO);
        var arguments = new LinkedHashMap<String, Object>();
        known.forEach((key, argument) -> {
            if (members.containsKey(key))
                arguments.put(argument.name(), ParameterValues.value(argument, members.get(key), key));
        });
        // the one fault of an action that is found later is a particle that is not there
        inputs.add(new Placed(new Input.Act(frame, name, arguments), members.getOrDefault(Element.PARTICLE, at)));
    }

    // ---- all of them, in the order in which they take effect ----

    private void takeEffect() {
        Settings p = start;
        for (Placed placed : inputs)
            if (placed.input instanceof Input.Set set && restarts(set)) p = p.with(set.parameter(), set.value());
        Settings first = p;
        for (Placed placed : inputs.reversed())
            if (placed.input instanceof Input.Set set && restarts(set)) {
                check(first, placed.at); // they hold together, so that the last one is to blame
                break;
            }
        int elements = model.grabbable().map(c -> model.layout(first).of(c).length / c.width()).orElse(0);
        for (Placed placed : inputs)
            switch (placed.input) {
            case Input.Set set -> {
                if (restarts(set)) continue;
                p = p.with(set.parameter(), set.value());
                check(p, placed.at);
            }
            case Input.Move move -> handle(move.handle(), p, elements, placed.at);
            case Input.Act act -> {
                if (act.arguments().get(Element.PARTICLE) instanceof Integer i && i >= elements) throw placed.at
                        .bad("particle " + i + " is above " + (elements - 1) + " (0.." + (elements - 1) + ")");
            }
            }
    }

    private boolean restarts(Input.Set set) {
        return start.parameter(set.parameter()).restarts();
    }

    private void check(Settings p, Node at) {
        try {
            model.check(p);
        } catch (BadInput e) {
            throw at.bad(e.getMessage());
        }
    }

    private void handle(String name, Settings p, int elements, Node at) {
        String particles = Element.particle(0).handleName() + ".." + Element.particle(elements - 1).handleName();
        Optional<Element> grabbed = Element.ofHandle(name).filter(e -> elements > 0 && e.isParticle());
        if (grabbed.isPresent()) {
            if (grabbed.get().index() >= elements)
                throw at.bad(name + " is above " + (elements - 1) + " (" + particles + ")");
            return;
        }
        List<String> names = model.handles(p).stream().map(Handle::name).toList();
        if (names.contains(name)) return;
        boolean elsewhen = model.handles(allFlags(p)).stream().anyMatch(h -> h.name().equals(name));
        if (names.isEmpty() && elements == 0 && !elsewhen)
            throw at.bad("'" + BadInput.brief(name) + "' is not a handle of the " + model.name() + "; there is none");
        throw at.bad("'" + BadInput.brief(name) + "' is not a handle of the " + model.name()
                + (elsewhen ? " under its settings in this frame" : "") + " (" + String.join(", ", names)
                + (elements > 0 ? ", " + particles : "") + ")");
    }

    /// Settings with every flag on, under which the most handles exist.
    private static Settings allFlags(Settings p) {
        Settings all = p;
        for (Parameter<?> flag : p.parameters())
            if (flag.kind() instanceof Kind.Flag) all = all.with(flag.name(), "true");
        return all;
    }
}
