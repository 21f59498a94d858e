package limber.models;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import limber.Sample;
import limber.engine.Channel;
import limber.engine.Phase;
import limber.engine.Schedule;
import limber.engine.State;
import limber.engine.model.Action;
import limber.engine.model.Handle;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.engine.watch.Explanation;

/// A scene for the contract tests: a model under some settings and inputs.
record Scene(Model model, String name, Settings settings, List<Input> inputs) {
    /// Of sticks, rings, sides, or frames run before the first.
    private static final int ENOUGH = 24;
    /// Cells of a grid, by the parameter that says how many there are.
    private static final Map<String, Integer> ENOUGH_CELLS = Map.of("columns", 4, "rows", 3, "cellsX", 2, "cellsY", 2,
            "cellsZ", 1);

    /// The first preset of each model, and some of the others, left alone.
    static Stream<Scene> presets() {
        return Stream.concat(firsts(), Sample.of(everyPreset().toList(), 16).stream()).distinct();
    }

    private static Stream<Scene> firsts() {
        return Catalog.MODELS.stream().flatMap(m -> everyPreset().filter(s -> s.model().equals(m)).limit(1));
    }

    private static Stream<Scene> everyPreset() {
        return Catalog.MODELS.stream()
                .flatMap(m -> m.presets().stream().map(p -> new Scene(m, p.name(), small(p.settings()), List.of())));
    }

    /// With as few elements as show every rule: what is done element by element is done thousands of times.
    static Settings small(Settings s) {
        Settings small = s;
        for (Parameter<?> p : s.parameters()) {
            if (p.name().equals("mesh") && !s.text(p).equals("cylinder")) // whose rings and sides are counted
                small = small.with(p.name(), "icosphere:1");
            int enough = ENOUGH_CELLS.getOrDefault(p.name(), ENOUGH);
            if (p.kind() instanceof Kind.Count && p.restarts() && (Integer) s.get(p) > enough)
                small = small.with(p.name(), Integer.toString(enough));
        }
        return small;
    }

    /// Every preset, and the first one with each choice and flag turned to each of its values, while somebody moves
    /// every handle and does everything that can be done.
    static Stream<Scene> all() {
        return Stream.concat(everyPreset(), Catalog.MODELS.stream().flatMap(m -> variants(m).stream()));
    }

    /// The first preset of each model, and some of all others.
    static Stream<Scene> some() {
        return Stream.concat(firsts(), Sample.of(all().toList(), 40).stream()).distinct();
    }

    static Stream<Model> models() {
        return Catalog.MODELS.stream();
    }

    /// For tests that need seconds for each.
    static Stream<Model> someModels() {
        return Sample.of(Catalog.MODELS, 4).stream();
    }

    private static List<Scene> variants(Model m) {
        var variants = new ArrayList<Scene>();
        Settings first = small(m.presets().getFirst().settings());
        for (Parameter<?> p : m.parameters()) {
            if (!(p.kind() instanceof Kind.Flag || p.kind() instanceof Kind.Choice<?>)) continue;
            for (String value : extremes(p)) {
                Settings s = first.with(p.name(), value);
                variants.add(new Scene(m, p.name() + "=" + value, s, everything(m, s)));
            }
        }
        return variants;
    }

    /// In frame 1 each handle and one grabbed element are moved; in frame 2 again, and every action is done.
    static List<Input> everything(Model m, Settings s) {
        var inputs = new ArrayList<Input>();
        for (int frame = 1; frame <= 2; frame++) {
            State at = m.initial(s);
            for (Handle h : m.handles(s))
                inputs.add(new Input.Move(frame, h.name(), h.at(at).plus(new Vec(0.1 * frame, 0.05, -0.02))));
            if (m.grabbable().isPresent()) inputs.add(new Input.Move(frame, "particle:1",
                    Vec.of(at.of(m.grabbable().get()), 1).plus(new Vec(0, 0.1, 0))));
        }
        for (Action a : m.actions()) inputs.add(new Input.Act(2, a.name(), Map.of()));
        return inputs;
    }

    /// Texts of the least and greatest values of a parameter; of a choice or flag, all of them.
    static List<String> extremes(Parameter<?> p) {
        String least = Double.toString(p.range().min()), greatest = Double.toString(p.range().max());
        return switch (p.kind()) {
            case Kind.Real _,Kind.Count _,Kind.Numbers _ -> List.of(least, greatest);
            case Kind.Vector _ ->
                    List.of(least + "," + least + "," + least, greatest + "," + greatest + "," + greatest);
            case Kind.Vectors _ -> List.of("", greatest + "," + least + "," + greatest);
            case Kind.Flag _ -> List.of("false", "true");
            case Kind.Choice<?> c -> c.names();
            case Kind.WordOrFile w -> w.words();
            case Kind.WordOrColour w -> Stream.concat(w.words().stream(), Stream.of("#000000", "#ffffff")).toList();
        };
    }

    Run run() {
        return run(new Timeline(model));
    }

    Run run(Timeline timeline) {
        return new Run(timeline, timeline.root(settings, inputs));
    }

    static List<Phase> phases(Schedule s) {
        return s.phases().toList();
    }

    /// Writes a change into a state.
    static void apply(Explanation.Change change, State s) {
        if (change.channel().equals("triangles")) {
            for (int i = 0; i < 3; i++) s.triangles()[3 * change.element() + i] = (int) change.to()[i];
            return;
        }
        Channel c = s.channel(change.channel()).orElseThrow();
        System.arraycopy(change.to(), 0, s.of(c), c.width() * change.element(), c.width());
    }

    /// FNV-1a over the bits of what a state shows: all that outlives a frame, and the skin where it is being emitted.
    static long fingerprint(Run run) {
        State s = run.state();
        boolean skin = !run.cursor().betweenFrames() && run.slot().skin();
        long hash = 0xcbf29ce484222325L;
        for (Channel c : s.channels()) {
            if (c.life() == Channel.Life.SCRATCH && !skin) continue;
            for (double v : s.numbers(c)) hash = (hash ^ Double.doubleToRawLongBits(v)) * 0x100000001b3L;
        }
        if (skin) for (int v : s.triangles()) hash = (hash ^ v) * 0x100000001b3L;
        return hash;
    }

    @Override public String toString() {
        return model.name() + " " + name;
    }
}
