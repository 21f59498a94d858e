package limber.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import limber.engine.model.Mistake;
import limber.engine.model.Model;
import limber.engine.model.Preset;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.models.Catalog;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// What programs do wrong: each mistake is one, and a search names it.
class MistakesTest {
    private static final int FRAMES = 40;

    /// A mistake in a scene in which it acts.
    private record Planted(Model model, Settings scene, Mistake mistake) {
        @Override
        public String toString() {
            return model.name() + " " + mistake.name() + "=" + mistake.value();
        }
    }

    static Stream<Planted> all() {
        return Catalog.MODELS.stream()
                .flatMap(model -> model.mistakes().stream().map(mistake -> planted(model, mistake)));
    }

    /// The first scene that runs otherwise with it.
    private static Planted planted(Model model, Mistake mistake) {
        return Stream.concat(Stream.of(model.defaults()), Stream.concat(falling(model).stream(),
                model.presets().stream().map(Preset::settings)))
                .filter(p -> mistake.acts(model, p) && !Arrays.equals(places(model, p, FRAMES),
                        places(model, mistake.in(p, number(mistake)).orElseThrow(), FRAMES)))
                .findFirst().map(p -> new Planted(model, p, mistake))
                .orElseThrow(() -> new AssertionError(model.name() + " never runs otherwise with " + mistake));
    }

    /// A rope falls on a floor.
    private static Optional<Settings> falling(Model model) {
        return model.name().equals("rope") ? Optional.of(model.defaults().with("pinStart", "false")
                .with("pinEnd", "false").with("collide", "true").with("gravity", "1,-9.81,0")) : Optional.empty();
    }

    /// A number that is a mistake.
    private static String number(Mistake mistake) {
        return mistake.usual() == 0 ? "0.5" : "0.9";
    }

    private static double[] places(Model model, Settings p, int frames) {
        var timeline = new Timeline(model);
        var run = new Run(timeline, timeline.root(p, List.of()));
        for (int frame = 0; frame < frames; frame++) run.next();
        return Judgement.places(run, model.subject()).clone();
    }

    /// It compiles, and some scene runs otherwise; with its usual number it is none.
    @ParameterizedTest
    @MethodSource("all")
    void withItsUsualNumberAMistakeIsNone(Planted planted) {
        if (!planted.mistake.fitted()) return;
        double[] ours = places(planted.model, planted.scene, FRAMES);
        double[] usual = places(planted.model,
                planted.mistake.in(planted.scene, String.valueOf(planted.mistake.usual())).orElseThrow(), FRAMES);
        for (int i = 0; i < ours.length; i++) assertEquals(ours[i], usual[i], 1e-9, "coordinate " + i);
    }

    /// Beside it may stand what computes the same.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            missing=first              | -
            missing=last               | -
            relaxation=0.8             | -
            relaxation=1.25            | -
            direction=unnormalised     | -
            restLength=truncated       | -
            axes=apart                 | -
            gravityStep=h              | -
            gravityCount=2             | gravity=0,-19.62,0
            dampingFactor=0.99         | damping=0.5
            previous=after             | -
            """)
    void aMistakeOfARopeIsNamedFirst(String item, String same) {
        Model rope = Catalog.model("rope");
        Settings ours = rope.defaults().with("segments", "8").with("iterations", "4");
        assertNamed(rope, ours, item, same);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            cloth  | missing=first          | -
            cloth  | missing=last           | -
            cloth  | relaxation=0.8         | -
            cloth  | weights=swapped        | -
            cloth  | direction=unnormalised | -
            cloth  | gravityStep=h          | -
            cloth  | gravityCount=2         | gravity=0,-19.62,0
            cloth  | dampingFactor=0.99     | -
            soft   | gravityCount=2         | gravity=0,-19.62,0
            soft   | dampingFactor=0.99     | -
            strand | missing=first          | -
            strand | missing=last           | -
            strand | relaxation=0.8         | -
            strand | dampingFactor=0.99     | -
            """)
    void aMistakeOfAnotherModelIsNamedFirst(String name, String item, String same) {
        Model model = Catalog.model(name);
        Settings ours = switch (name) {
            case "cloth" -> model.defaults().with("columns", "4").with("rows", "4").with("order", "listed");
            case "soft" -> model.defaults().with("cellsX", "2").with("cellsY", "2").with("cellsZ", "2");
            default -> model.defaults().with("segments", "6");
        };
        assertNamed(model, ours, item, same);
    }

    private static void assertNamed(Model model, Settings ours, String item, String same) {
        String name = item.substring(0, item.indexOf('=')), value = item.substring(item.indexOf('=') + 1);
        Mistake mistake = model.mistakes().stream().filter(m -> m.name().equals(name) && m.acts(model, ours)
                && (m.fitted() || m.value().equals(value))).findFirst().orElseThrow();
        Settings theirs = mistake.in(ours, value).orElseThrow();
        Finding finding = search(model, ours, theirs).search((_, _) -> {}, () -> false).finding();
        assertInstanceOf(Finding.Accounts.class, finding, () -> finding.causes().toString());
        List<String> first = finding.causes().getFirst().items();
        assertTrue(first.equals(List.of(item)) || first.equals(List.of(String.valueOf(same))),
                () -> finding.causes().stream().map(Cause::items).toList().toString());
        assertFalse(finding.causes().stream().map(Cause::items).noneMatch(i -> i.equals(List.of(item))), item);
    }

    private static CauseSearch search(Model model, Settings ours, Settings theirs) {
        var numbers = new ArrayList<Integer>();
        var places = new ArrayList<double[]>();
        var timeline = new Timeline(model);
        var run = new Run(timeline, timeline.root(theirs, List.of()));
        for (int frame = 0; frame <= FRAMES; frame++) {
            if (frame > 0) run.next();
            numbers.add(frame);
            places.add(Judgement.places(run, model.subject()).clone());
        }
        var raw = new Trajectory(numbers, places, false, "");
        var our = new Timeline(model);
        return new CauseSearch(model, ours, List.of(), model.subject(), raw, Conversion.NONE,
                Judgement.of(new Run(our, our.root(ours, List.of())), model.subject(), raw, 1e-6, () -> false));
    }
}
