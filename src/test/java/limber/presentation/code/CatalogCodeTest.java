package limber.presentation.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.run.Navigation;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.watch.Explanation;
import limber.models.Catalog;
import limber.tex.FormulaPainter;
import limber.tex.FormulaPainter.Drawing;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The source and formulas shown for every phase of every model. A new model
/// inherits all of it.
@Tag("wide")
class CatalogCodeTest {
    /// Every phase of the catalogue once for each formula it has, whatever setting brings it about.
    private static Stream<Phase> phases() {
        return Catalog.MODELS.stream().flatMap(m -> settings(m).stream().flatMap(s -> m.schedule(s).phases()))
                .collect(Collectors.toMap(p -> p.getClass().getName() + p.formula().tex(), p -> p, (a, _) -> a,
                        TreeMap::new))
                .values().stream();
    }

    private static List<Settings> settings(Model m) {
        var settings = new ArrayList<Settings>();
        for (var preset : m.presets()) settings.add(small(preset.settings()));
        for (Parameter<?> p : m.parameters()) {
            List<String> texts = p.kind() instanceof Kind.Choice<?> c ? c.names()
                    : p.kind() instanceof Kind.Flag ? List.of("false", "true") : List.of();
            for (String text : texts) settings.add(settings.getFirst().with(p.name(), text));
            if (p.name().equals("springDamping")) settings.add(settings.getFirst().with(p.name(), "1"));
        }
        return settings;
    }

    private static Settings small(Settings s) {
        Settings small = s;
        for (Parameter<?> p : s.parameters())
            if (p.kind() instanceof Kind.WordOrFile && s.text(p).startsWith("icosphere"))
                small = small.with(p.name(), "icosphere:1");
        return small;
    }

    private static List<String> colouredAndPlain(Phase phase) {
        return phase.formula().equations().stream()
                .flatMap(e -> Stream.of(e, Tex.of(e, phase.formula().symbols()).coloured(_ -> "#ff5fb8"))).toList();
    }

    @Test
    void everyFormulaAndEverySymbolCanBeDrawn() {
        var drawn = new HashSet<String>();
        phases().forEach(phase -> {
            for (String tex : Stream.concat(colouredAndPlain(phase).stream(),
                    phase.formula().symbols().stream().map(Formula.Symbol::tex)).toList()) {
                if (!drawn.add(tex)) continue;
                Drawing d = FormulaPainter.draw(tex, 20, "#ffffff", false);
                assertTrue(d.width() > 4 && d.height() > 4, tex);
                assertTrue(Arrays.stream(d.argb()).anyMatch(argb -> argb >>> 24 > 128), () -> tex + " leaves no ink");
            }
        });
        assertTrue(drawn.size() > 150, drawn.size() + " formulas and symbols");
    }

    @Test
    void everySymbolIsFoundInItsFormula() {
        phases().forEach(phase -> {
            List<String> coloured = phase.formula().equations().stream().map(e -> Tex.of(e, phase.formula().symbols()
                    .stream()
                    .map(s -> new Formula.Symbol(s.tex(), s.local(), s.form(), s.unit(), "role-of-" + s.tex()))
                    .toList()).coloured(r -> r)).toList();
            for (Formula.Symbol s : phase.formula().symbols()) {
                boolean index = phase.formula().symbols().stream()
                        .anyMatch(o -> o != s && o.tex().contains("_" + s.tex()) || o.tex().contains("^" + s.tex()));
                assertTrue(index || coloured.stream().anyMatch(e -> e.contains("{role-of-" + s.tex() + "}")),
                        () -> phase.name() + ": " + s.tex() + " is only a part of others in " + coloured);
            }
        });
    }

    /// A symbol that never gets a number would stand in the table with a dash for ever; each does somewhere in the
    /// first two frames of some scene.
    @Test
    void everySymbolHasANumberSomewhere() {
        Set<String> open = phases().flatMap(p -> p.formula().symbols().stream().map(s -> symbol(p, s)))
                .collect(Collectors.toCollection(HashSet::new));
        // nothing falls on the floor in two frames
        open.removeIf(s -> s.contains("Collide d") || s.contains("Collide n") || s.contains("Collision "));
        Set<String> every = phases().map(Phase::name).collect(Collectors.toSet());
        for (Model m : Catalog.MODELS)
            for (Settings settings : settings(m)) {
                if (m.running(settings).phases().allMatch(p -> p.formula().symbols().stream()
                        .noneMatch(s -> open.contains(symbol(p, s)))))
                    continue; // they have all been seen
                var all = new ArrayList<>(m.opening(settings).stream().filter(i -> i.frame() <= 2).toList());
                for (var action : m.actions()) all.add(new Input.Act(2, action.name(), Map.of()));
                for (List<Input> inputs : List.of(m.opening(settings), all))
                    twoFrames(m, settings, inputs, every, open);
            }
        assertEquals(Set.of(), open);
    }

    /// The first few elements of each phase, and on to the next.
    private static void twoFrames(Model m, Settings settings, List<Input> inputs, Set<String> every,
            Set<String> open) {
        var timeline = new Timeline(m);
        var run = new Run(timeline, timeline.root(settings, inputs));
        var seen = new HashSet<String>();
        while (run.cursor().frame() < 2) {
            Phase phase = run.slot().phase();
            if (run.cursor().element() > 6 || !seen.add(run.cursor().frame() + phase.name() + run.cursor().element())) {
                run.seek(run.branch(), new Navigation(run).ahead(every).orElseThrow());
                continue;
            }
            Explanation e = run.stepWatched();
            for (Formula.Symbol s : phase.formula().symbols()) if (e.of(s).isPresent()) open.remove(symbol(phase, s));
        }
    }

    private static String symbol(Phase p, Formula.Symbol s) {
        return p.getClass().getName() + " " + s.tex();
    }

    @Test
    void everyPhaseShowsItsSource() {
        phases().forEach(phase -> {
            Class<?> type = phase.getClass();
            Source source = Source.of(type);
            assertFalse(source.lines().isEmpty(), () -> source.file() + " is not shipped");
            Region region = source.region(type);
            assertTrue(source.text(region.last()).trim().equals("}"),
                    () -> type + " ends with " + source.text(region.last()));
            List<Region> kernel = source.shown(type, Fold.KERNEL);
            assertTrue(
                    kernel.stream()
                            .anyMatch(r -> lines(source, r)
                                    .anyMatch(l -> l.contains("void run(State s, int "))),
                    () -> type + " shows no run");
            assertTrue(kernel.stream().noneMatch(r -> lines(source, r).anyMatch(l -> l.contains("int runSweeps("))),
                    () -> type + " shows the fused sweeps");
            assertEquals(1, lines(source, region).filter(l -> l.contains(" implements Phase")).count(),
                    () -> type + " is one record");
        });
    }

    private static Stream<String> lines(Source source, Region region) {
        return IntStream.rangeClosed(region.first(), region.last()).mapToObj(source::text);
    }

    /// Every line that a twin reports is among those of the kernel that are shown.
    @Test
    void everyValueStandsBesideALineThatIsShown() {
        for (Model m : Catalog.MODELS) {
            Settings settings = settings(m).getFirst();
            var timeline = new Timeline(m);
            var run = new Run(timeline, timeline.root(settings, m.opening(settings)));
            run.next();
            for (int n = 0; n < 400; n++) {
                State state = run.state();
                Explanation e = run.stepWatched();
                Class<?> type = e.slot().phase().getClass();
                Source source = Source.of(type);
                List<Region> kernel = source.shown(type, Fold.KERNEL);
                for (int line : Values.of(e, source, state, Roles.of(m, e.slot().phase(), state)).keySet())
                    assertTrue(kernel.stream().anyMatch(r -> r.holds(line)),
                            () -> type + " line " + line + ": " + source.text(line));
            }
        }
    }

    @Test
    void numbersOfTheDistanceStandInItsFormula() {
        Formula formula = Formula.of("e = \\frac{|d| - L}{|d|}", "c = f\\,e\\,d", "k = x_0 - e").number("e", "error")
                .number("|d|", "length").number("L", "rest").vector("d", "d");
        Optional<String> numbers = Tex.of(formula.equations().getFirst(), formula.symbols())
                .numbers(CatalogCodeTest::worked, r -> r);
        assertEquals(Optional.of("e = \\frac{2 - 1.5}{2} = 0.25"), numbers);
        assertEquals(Optional.empty(),
                Tex.of(formula.equations().get(1), formula.symbols()).numbers(CatalogCodeTest::worked, r -> r),
                "f has no number");
        assertEquals(Optional.empty(),
                Tex.of(formula.equations().get(2), formula.symbols()).numbers(CatalogCodeTest::worked, r -> r),
                "nor has x₀");
    }

    private static Optional<double[]> worked(Formula.Symbol s) {
        return Optional.of(switch (s.local()) {
            case "error" -> new double[]{0.25};
            case "length" -> new double[]{2};
            case "rest" -> new double[]{1.5};
            default -> new double[]{2, 0, 0};
        });
    }

    @Test
    void factorsAndSignsOfNumbersAreKeptApart() {
        List<Formula.Symbol> symbols = Formula.of("").number("k", "k").number("h", "h").number("v", "v").symbols();
        Function<Formula.Symbol, Optional<double[]>> value =
                s -> Optional.of(new double[]{s.tex().equals("v") ? -2 : s.tex().equals("k") ? 3 : 1e-7});
        assertEquals(Optional.of("a = 3\\,\\cdot (1\\cdot 10^{-7}) + (-2)\\cdot (1 - (-2))"),
                Tex.of("a = k\\,h + v(1 - v)", symbols).numbers(value, r -> r));
        assertEquals(Optional.of("a = (-2)^2"), Tex.of("a = v^2", symbols).numbers(value, r -> r));
    }
}
