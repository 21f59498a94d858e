package limber.lesson;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.engine.model.Input;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.input.Faults;
import limber.input.Keys;
import limber.input.Node;
import limber.lesson.question.SceneStart;
import limber.lesson.source.NodeValues;
import limber.lesson.source.SettingsReader;

/// A reader for the starts of a lesson's steps, one after the other.
final class SceneReader {
    private final StepReader.Head head;
    private final SettingsReader reader;
    private final Faults faults;
    /// The settings of the last scene that began; empty before the first one.
    private Optional<Settings> last = Optional.empty();
    private Set<String> now = Set.of();
    private final Set<String> drawn = new HashSet<>();

    SceneReader(StepReader.Head head, SettingsReader reader) {
        this.head = head;
        this.reader = reader;
        faults = reader.faults();
    }

    /// The drawn parameters that act in the last scene that began.
    Set<String> drawnNow() {
        return now;
    }

    /// Those that act in any.
    Set<String> drawn() {
        return drawn;
    }

    /// The settings of the step that was read last.
    Settings settings() {
        return last.orElse(head.settings());
    }

    /// @return empty if the step goes on with the scene of the one before
    Optional<SceneStart> read(Keys keys) {
        boolean keep = keys.read("scene", n -> NodeValues.oneOf("scene", n, List.of("new", "keep")).equals("keep"))
                .orElse(false);
        if (keep) {
            checkKept(keys);
            return Optional.empty();
        }
        SceneStart scene = start(keys);
        last = Optional.of(scene.settings());
        return Optional.of(scene);
    }

    private void checkKept(Keys keys) {
        if (last.isEmpty()) faults.add(
                keys.position("scene")
                        .bad("no step before this one has a scene that could be kept; new would be right"));
        for (String key : List.of("preset", "set", "inputs"))
            keys.refuse(key, key + " starts a new scene, and scene is keep; one of the two would be right");
    }

    private SceneStart start(Keys keys) {
        Settings preset = keys.read("preset", reader::preset).orElse(head.preset());
        var values = new LinkedHashMap<>(head.values());
        Map<Parameter<?>, String> own = keys.read("set", n -> reader.values("set", n)).orElse(Map.of());
        values.putAll(own);
        now = head.varied().stream().filter(name -> own.keySet().stream().noneMatch(p -> p.name().equals(name)))
                .collect(Collectors.toSet());
        drawn.addAll(now);
        Settings p = reader.with(preset, values, keys.position("set")).orElse(preset);
        List<Input> inputs = keys.read("inputs", n -> reader.inputs(merged(n), "inputs", p))
                .or(() -> head.inputs().flatMap(n -> faults.attempt(() -> reader.inputs(n, "inputs", p))))
                .orElse(List.of());
        return new SceneStart(p, inputs);
    }

    /// The inputs of head and step together, in order of frames.
    private Node merged(Node own) {
        List<Node> mine = own.array("inputs", "a list of inputs");
        if (head.inputs().isEmpty()) return own;
        List<Node> all = Stream.concat(head.inputs().get().array("inputs", "a list of inputs").stream(), mine.stream())
                .sorted((a, b) -> Double.compare(frame(a), frame(b))).toList();
        return new Node(all, own.place(), own.key());
    }

    /// The frame of an entry; a fault is reported where the entry is read.
    private static double frame(Node entry) {
        if (!(entry.value() instanceof Map<?, ?> m) || !(m.get("frame") instanceof Node n)
                || !(n.value() instanceof Node.Figure f))
            return 0;
        return Double.parseDouble(f.text());
    }
}
