package limber.log;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Pattern;
import limber.engine.Channel;
import limber.engine.Clock;
import limber.engine.Loop;
import limber.engine.State;
import limber.engine.model.ElementKind;
import limber.engine.text.BadInput;
import limber.engine.text.DidYouMean;
import limber.input.Faults;
import limber.input.JsonText;
import limber.input.Keys;
import limber.input.Node;

/// A reader of the first line of a log.
final class LogHeaderReader {
    /// The name of the format, as its first key says.
    static final String FORMAT = "steps";
    static final int VERSION = 1;
    /// The name of the loop that stands for phases that a log has in no fixed order.
    static final String TURN = "turn";

    /// The most numbers of an element.
    static final int WIDEST = 64;

    private static final int LONGEST_NAME = 60, MOST_CHANNELS = 100, MOST_LOOPS = 6;
    private static final int MOST_NUMBERS = 3_000_000;
    private static final double LONGEST_FRAME = 1e6;
    private static final Pattern LOOP = Pattern.compile("[a-z][a-z0-9-]{0,40}"),
            FILE = Pattern.compile("[^/\\\\:]{1,200}");
    private static final List<String> TAKEN = List.of("frame", "phase", "element", "values", "changes", "line", TURN);

    private final Faults faults = new Faults();
    private final Map<String, LogHeader.Logged> channels = new LinkedHashMap<>();
    private int numbers;

    private LogHeaderReader() {}

    /// @param file how complaints call it
    /// @throws BadInput with the place of the first fault
    static LogHeader read(String file, String text) {
        Node node = JsonText.read(file, text);
        var reader = new LogHeaderReader();
        LogHeader header = reader.header(new Keys(node, "the first line", "an object such as {\"limber\":\"steps\",…}",
                node.place(), reader.faults));
        if (!reader.faults.none()) throw new BadInput(reader.faults.all().getFirst());
        return header;
    }

    private LogHeader header(Keys keys) {
        keys.need("limber", "\"" + FORMAT + "\"", n -> is(n, FORMAT));
        keys.need("version", "" + VERSION, n -> n.whole("version", VERSION, VERSION));
        String model = keys.need("model", "a name", n -> name("model", n)).orElse("");
        keys.need("channels", "an object of channels", this::channels);
        List<LogHeader.Kind> kinds = keys.read("kinds", this::kinds).orElseGet(List::of);
        Map<String, String> phases = keys.read("phases", this::phases).orElseGet(Map::of);
        List<String> loops = keys.has("loops") ? keys.list("loops", "a list of names", 0, MOST_LOOPS, this::loop)
                : List.of(Loop.SUBSTEP, Loop.SWEEP);
        if (loops.stream().distinct().count() < loops.size())
            faults.add(keys.place("loops").bad("loops names one twice; once would be right"));
        Optional<Double> seconds = keys.read("seconds", LogHeaderReader::seconds);
        Optional<String> source = keys.read("source", LogHeaderReader::source);
        keys.end();
        return new LogHeader(model, List.copyOf(channels.values()), withPoints(kinds), phases, loops,
                seconds.map(OptionalDouble::of).orElseGet(OptionalDouble::empty), source);
    }

    private static String is(Node node, String right) {
        String text = node.string("limber", "\"" + right + "\"");
        if (!text.equals(right)) throw node.wrong("limber", "\"" + right + "\"");
        return text;
    }

    private static String name(String key, Node node) {
        String name = node.string(key, "a name");
        if (!isName(name)) throw node.wrong(key, "a name of 1 to " + LONGEST_NAME + " characters");
        return name;
    }

    /// Whether a text can be a name: of channels, phases and values.
    static boolean isName(String name) {
        return !name.isBlank() && name.length() <= LONGEST_NAME
                && name.chars().noneMatch(c -> Character.isISOControl(c) || c == '&' || c == '=');
    }

    private static double seconds(Node node) {
        double seconds = number("seconds", node);
        if (!(seconds > 0 && seconds <= LONGEST_FRAME)) throw node.wrong("seconds", "a length of time above 0");
        return seconds;
    }

    private static String source(Node node) {
        String name = node.string("source", "the name of a file");
        if (!FILE.matcher(name).matches() || name.startsWith("."))
            throw node.wrong("source", "the name of a file beside the log, without a folder,");
        return name;
    }

    private String loop(Node node) {
        String name = node.string("loops", "names");
        if (!LOOP.matcher(name).matches() || TAKEN.contains(name))
            throw node.wrong("a loop", "a name such as substep, sweep or cg");
        return name;
    }

    private static double number(String name, Node node) {
        double value = Double.parseDouble(node.number(name, "a number"));
        if (!Double.isFinite(value)) throw node.wrong(name, "a finite number");
        return value;
    }

    // ---- channels ----

    private Map<String, LogHeader.Logged> channels(Node node) {
        Map<String, Node> members = node.object("channels", "an object of channels");
        if (members.isEmpty()) throw node.bad("channels is empty; one such as position would be right");
        if (members.size() > MOST_CHANNELS)
            throw node.bad("channels has " + members.size() + " of them; at most " + MOST_CHANNELS + " would be right");
        members.forEach((name, channel) -> faults.attempt(() -> {
            if (!isName(name) || name.equals(State.TRIANGLES))
                throw channel.key().bad("\"" + BadInput.brief(name) + "\" cannot be the name of a channel; one such as "
                        + "position would be right");
            LogHeader.Logged logged = channel(name, channel);
            channels.put(name, logged);
            return logged;
        }));
        checkCounts(node);
        return channels;
    }

    private LogHeader.Logged channel(String name, Node node) {
        var keys = new Keys(node, "a channel", "an object", node.place(), faults);
        int width = keys.need("width", "how many numbers an element has", n -> n.whole("width", 1, WIDEST)).orElse(1);
        String unit = keys.read("unit", n -> n.string("unit", "a unit")).orElse("");
        String of = keys.read("of", n -> n.string("of", "a kind of elements")).orElse("");
        Channel.Life life = keys.read("life", LogHeaderReader::life).orElse(Channel.Life.KEPT);
        boolean scratch = life == Channel.Life.SCRATCH;
        if (scratch && channels.isEmpty())
            throw node.bad(name + " is the first channel, which is traced; a kept one would be right");
        double[] initial = scratch
                ? new double[width * keys.need("elements", "how many there are",
                        n -> n.whole("elements", 0, MOST_NUMBERS / width)).orElse(0)]
                : keys.need("initial", "the numbers of frame 0", n -> initial(n, width)).orElseGet(() -> new double[0]);
        keys.end();
        numbers += initial.length;
        if (numbers > MOST_NUMBERS)
            throw node.bad("the channels have more than " + MOST_NUMBERS + " numbers; fewer would be right");
        boolean clock = name.equals(Clock.CHANNEL.name()) && width == 1 && initial.length == Clock.SIZE && !scratch;
        return new LogHeader.Logged(clock ? Clock.CHANNEL : new Channel(name, width, unit, of, life), initial);
    }

    private static Channel.Life life(Node node) {
        return switch (node.string("life", "\"kept\", \"fixed\" or \"scratch\"")) {
            case "kept" -> Channel.Life.KEPT;
            case "fixed" -> Channel.Life.FIXED;
            case "scratch" -> Channel.Life.SCRATCH;
            default -> throw node.wrong("life", "\"kept\", \"fixed\" or \"scratch\"");
        };
    }

    /// All numbers in a row, or an array for each element.
    private static double[] initial(Node node, int width) {
        List<Node> all = node.array("initial", "an array of numbers");
        var flat = new ArrayList<Node>();
        for (Node n : all) {
            if (!(n.value() instanceof List<?> parts)) flat.add(n);
            else if (parts.size() == width) flat.addAll(n.array("initial", "numbers"));
            else throw n.wrong("an element of initial", "an array of " + width);
        }
        if (flat.size() % width != 0) throw node.bad("initial has " + flat.size() + " numbers; " + width
                + " for each element would be right");
        return flat.stream().mapToDouble(n -> number("initial", n)).toArray();
    }

    /// All channels of one kind have as many elements.
    private void checkCounts(Node node) {
        var counts = new LinkedHashMap<String, LogHeader.Logged>();
        for (LogHeader.Logged c : channels.values()) {
            if (c.channel().of().isEmpty()) continue;
            LogHeader.Logged first = counts.putIfAbsent(c.channel().of(), c);
            if (first != null && first.elements() != c.elements()) throw node.bad(first.channel().name() + " has "
                    + first.elements() + " elements, and " + c.channel().name() + ", of the same kind, " + c.elements()
                    + "; as many would be right");
        }
    }

    // ---- kinds and phases ----

    private List<LogHeader.Kind> kinds(Node node) {
        var kinds = new ArrayList<LogHeader.Kind>();
        Map<String, Node> members = node.object("kinds", "an object of kinds of elements");
        if (members.size() > MOST_CHANNELS) throw node.bad("kinds has " + members.size() + " of them; at most "
                + MOST_CHANNELS + " would be right");
        members.forEach((of, kind) -> faults.attempt(() -> kinds.add(kind(of, kind))));
        return kinds;
    }

    private LogHeader.Kind kind(String of, Node node) {
        if (!isName(of)) throw node.key().bad("\"" + BadInput.brief(of) + "\" cannot be the name of a kind; one such "
                + "as stick would be right");
        var keys = new Keys(node, "a kind", "an object", node.place(), faults);
        ElementKind.Shape shape = keys.need("shape", "\"point\", \"edge\", \"face\" or \"cell\"",
                LogHeaderReader::shape).orElse(ElementKind.Shape.POINT);
        LogHeader.Logged points = keys.read("points", this::points).or(this::places)
                .orElseThrow(() -> node.bad("no channel has the places of points; one of width 3 would be right"));
        int[] corners = shape == ElementKind.Shape.POINT ? new int[0]
                : keys.need("corners", "an array of " + shape.corners() + " points for each element",
                        n -> corners(n, shape.corners(), points.elements())).orElseGet(() -> new int[0]);
        if (shape == ElementKind.Shape.POINT && keys.has("corners"))
            throw node.bad("a kind of points has no corners; none would be right");
        keys.end();
        if (shape == ElementKind.Shape.POINT)
            return new LogHeader.Kind(ElementKind.points(of, points.channel()), corners);
        checkKind(of, corners.length / shape.corners(), node);
        Channel indices = Channel.whole(of + " corners", shape.corners(), of);
        return new LogHeader.Kind(ElementKind.listed(of, shape, points.channel(), indices), corners);
    }

    private void checkKind(String of, int count, Node node) {
        channels.values().stream().filter(c -> c.channel().of().equals(of) && c.elements() != count).findFirst()
                .ifPresent(c -> {
                    throw node.bad(of + " has " + count + " elements, and its channel " + c.channel().name() + " "
                            + c.elements() + "; as many would be right");
                });
    }

    private static ElementKind.Shape shape(Node node) {
        return switch (node.string("shape", "\"point\", \"edge\", \"face\" or \"cell\"")) {
            case "point" -> ElementKind.Shape.POINT;
            case "edge" -> ElementKind.Shape.EDGE;
            case "face" -> ElementKind.Shape.FACE;
            case "cell" -> ElementKind.Shape.CELL;
            default -> throw node.wrong("shape", "\"point\", \"edge\", \"face\" or \"cell\"");
        };
    }

    private LogHeader.Logged points(Node node) {
        String name = node.string("points", "the name of a channel");
        LogHeader.Logged points = channels.get(name);
        if (points == null || points.channel().width() != 3) throw node.bad("'" + BadInput.brief(name)
                + "' is no channel of width 3; " + DidYouMean.hint(name, List.copyOf(channels.keySet())));
        return points;
    }

    /// The first channel that can be places of points.
    private Optional<LogHeader.Logged> places() {
        return channels.values().stream()
                .filter(c -> c.channel().width() == 3 && c.channel().life() != Channel.Life.SCRATCH).findFirst();
    }

    private static int[] corners(Node node, int each, int points) {
        List<Node> elements = node.array("corners", "an array");
        var corners = new int[each * elements.size()];
        int at = 0;
        for (Node element : elements) {
            List<Node> of = element.array("an element of corners", "an array of " + each + " points");
            if (of.size() != each) throw element.wrong("an element of corners", "an array of " + each + " points");
            for (Node corner : of) corners[at++] = corner.whole("a corner", 0, points - 1);
        }
        return corners;
    }

    /// Points that a log does not name as a kind are one, so that they are seen.
    private List<LogHeader.Kind> withPoints(List<LogHeader.Kind> named) {
        var kinds = new ArrayList<>(named);
        places().map(LogHeader.Logged::channel)
                .filter(c -> !c.of().isEmpty() && named.stream().noneMatch(k -> k.kind().of().equals(c.of())))
                .ifPresent(c -> kinds.addFirst(new LogHeader.Kind(ElementKind.points(c.of(), c), new int[0])));
        return kinds;
    }

    private Map<String, String> phases(Node node) {
        var phases = new LinkedHashMap<String, String>();
        node.object("phases", "an object of phases").forEach((name, phase) -> faults.attempt(() -> {
            if (!isName(name)) throw phase.key().bad("\"" + BadInput.brief(name) + "\" cannot be the name of a phase; "
                    + "one such as distance would be right");
            var keys = new Keys(phase, "a phase", "an object", phase.place(), faults);
            keys.need("of", "the kind of elements that it works on", n -> n.string("of", "a kind of elements"))
                    .ifPresent(of -> phases.put(name, of));
            keys.end();
            return name;
        }));
        return phases;
    }
}
