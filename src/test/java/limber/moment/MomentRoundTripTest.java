package limber.moment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.StepSize;
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
import limber.input.Goto;
import limber.input.SourcePosition;
import limber.models.Catalog;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Moments of every model and preset that are written and read again.
@Tag("wide")
class MomentRoundTripTest {
    private static final SourcePosition HERE = new SourcePosition("test", 1, 1);
    private static final int INPUTS = 40;

    /// A model with the name and the settings of a preset, or with its defaults and no name.
    record Scene(Model model, String preset, Settings settings) {
        @Override
        public String toString() {
            return model.name() + " " + preset;
        }
    }

    static List<Scene> scenes() {
        return Catalog.MODELS.stream().flatMap(m -> Stream.concat(Stream.of(new Scene(m, "", m.defaults())),
                m.presets().stream().map(p -> new Scene(m, p.name(), p.settings())))).toList();
    }

    @ParameterizedTest
    @MethodSource("scenes")
    void whatIsWrittenIsReadAgain(Scene scene) {
        var random = new SplittableRandom(scene.toString().hashCode());
        for (int n = 0; n < 3; n++) {
            Moment moment = moment(scene, random);
            String line = MomentWriter.line(moment), page = MomentWriter.page(moment, Path.of(""));
            assertEquals(1, line.lines().count(), line);
            assertTrue(page.lines().count() > 3, page);
            Moment read = MomentReader.text(line);
            assertEquals(moment, read, line);
            assertEquals(line, MomentWriter.line(read));
            assertEquals(moment, MomentReader.text(page), page);
            assertEquals(page, MomentWriter.page(read, Path.of("")));
        }
    }

    /// The operation at which a run stands is found again by its text, also in the middle of a phase.
    @ParameterizedTest
    @MethodSource("scenes")
    void theOperationOfARunIsFoundAgain(Scene scene) {
        var timeline = new Timeline(scene.model());
        var run = new Run(timeline, timeline.root(scene.settings(), scene.model().opening(scene.settings())));
        run.next();
        var random = new SplittableRandom(1);
        for (int n = 0; n < 12 && run.cursor().frame() < 3; n++) {
            run.step(random.nextBoolean() ? StepSize.ELEMENT : StepSize.PHASE);
            Moment moment = MomentReader.text(MomentWriter.line(Moment.of(run)));
            Run other = moment.run();
            moment.at().seek(other);
            assertEquals(run.cursor(), other.cursor(), moment.at().text());
            assertTrue(run.state().sameBits(other.state()));
        }
        assertNotEquals(Cursor.START, run.cursor());
    }

    // ---- moments by chance ----

    private static Moment moment(Scene scene, SplittableRandom random) {
        Model model = scene.model();
        Settings p = scene.settings();
        for (Parameter<?> parameter : p.parameters())
            if (random.nextInt(4) == 0) p = changed(model, p, parameter, random);
        Settings settings = p;
        var inputs = new ArrayList<Input>();
        for (int n = 0; n < INPUTS; n++) input(model, settings, random).ifPresent(inputs::add);
        inputs.sort(Comparator.comparingInt(Input::frame));
        int frame = random.nextInt(0, 300);
        Optional<Recording> recording = random.nextBoolean() ? Optional.empty()
                : Optional.of(new Recording(3, 4, List.of(hash(random), hash(random), hash(random)),
                        random.nextBoolean() ? List.of() : List.of("", "01af", "ffff0000", "")));
        return new Moment(random.nextBoolean() ? "" : "0.1.0-x", model, scene.preset(), settings, inputs,
                Goto.complete(frame, HERE), List.of(), MomentView.NONE, Entries.NONE,
                recording);
    }

    private static String hash(SplittableRandom random) {
        return Fnv.text(random.nextLong());
    }

    /// The settings with another value of a parameter, if the model allows it.
    private static Settings changed(Model model, Settings p, Parameter<?> parameter, SplittableRandom random) {
        try {
            Settings changed = p.with(parameter.name(), value(parameter, random));
            model.check(changed);
            return changed;
        } catch (limber.engine.text.BadInput e) {
            return p;
        }
    }

    private static String value(Parameter<?> p, SplittableRandom random) {
        double from = Math.max(-100, p.range().min()), to = Math.min(100, p.range().max());
        return switch (p.kind()) {
            case Kind.Real _ -> Double.toString(from + (to - from) * random.nextDouble());
            case Kind.Count _ -> Integer.toString((int) (from + (to - from) * random.nextDouble()));
            case Kind.Flag _ -> Boolean.toString(random.nextBoolean());
            case Kind.Choice<?> c -> c.names().get(random.nextInt(c.names().size()));
            case Kind.WordOrFile w -> w.words().get(random.nextInt(w.words().size()));
            case Kind.WordOrColour _ -> "#%06X".formatted(random.nextInt(1 << 24));
            case Kind.Vector _ -> random.nextDouble(-1, 1) + ",-0.0," + random.nextDouble(-1, 1) * 1e-9;
            case Kind.Vectors _ -> random.nextDouble(-1, 1) + ",0,1;1,2,3";
            case Kind.Numbers _ -> random.nextDouble(-1, 1) + ",2";
        };
    }

    private static Optional<Input> input(Model model, Settings p, SplittableRandom random) {
        int frame = random.nextInt(1, 500);
        return switch (random.nextInt(3)) {
            case 0 -> {
                List<Parameter<?>> live = p.parameters().stream().filter(x -> !x.restarts()).toList();
                Parameter<?> parameter = live.get(random.nextInt(live.size()));
                Settings changed = changed(model, p, parameter, random);
                // each is checked with those before it; one that belongs to no rule across parameters is always right
                yield parameter.kind() instanceof Kind.Real && parameter.unit().isEmpty()
                        ? Optional.of(new Input.Set(frame, parameter.name(), changed.text(parameter)))
                        : Optional.empty();
            }
            case 1 -> handle(model, p, random).map(h -> new Input.Move(frame, h,
                    new Vec(random.nextDouble(-9, 9), -0.0, random.nextDouble() * 1e-12)));
            default -> model.actions().isEmpty() ? Optional.empty() : Optional.of(act(model, frame, random));
        };
    }

    private static Optional<String> handle(Model model, Settings p, SplittableRandom random) {
        List<String> names = Stream.concat(model.handles(p).stream().map(Handle::name),
                model.grabbable().stream().map(_ -> Element.particle(0).handleName())).toList();
        return names.isEmpty() ? Optional.empty() : Optional.of(names.get(random.nextInt(names.size())));
    }

    private static Input act(Model model, int frame, SplittableRandom random) {
        Action action = model.actions().get(random.nextInt(model.actions().size()));
        Map<String, Object> arguments = new HashMap<>();
        for (Parameter<?> a : action.arguments()) if (random.nextBoolean()) arguments.put(a.name(), a.initial());
        return new Input.Act(frame, action.name(), arguments);
    }
}
