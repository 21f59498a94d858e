package limber.moment;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import limber.HeavyModels;
import limber.engine.StepSize;
import limber.engine.model.Input;
import limber.engine.run.Divergence;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.input.Goto;
import limber.input.InputsFile;
import limber.input.SourcePosition;

/// The recordings of every model and preset in `src/test/resources/limber/moment`, with a hash of each phase. Each has
/// inputs: drags, actions and settings that change on the way, so that more of a solver runs than its preset asks for.
///
/// A change of results on purpose makes them anew: `main` writes those that are named, or all.
final class RecordingCorpus {
    static final Path FOLDER = Path.of("src/test/resources/limber/moment");
    private static final int FRAMES = 60, EVERY = 10;

    /// Long solvers have few frames, so that their files stay small.
    private static final Map<String, Integer> SHORTER = Map.of("rope-hook", 20, "cloth-curtain-implicit", 12,
            "cloth-chain-20", 12, "cloth-one-spring", 20, "soft-cantilever", 14, "puppet-arap-bend", 8,
            "puppet-arap-twist", 8);

    private static final int FRAMES_OF_HEAVY = 20;
    /// Each step has a hash, so that a frame of many makes a long file.
    private static final int MANY_STEPS = 50;

    private RecordingCorpus() {}

    static String name(MomentRoundTripTest.Scene scene) {
        return scene.model().name() + "-" + scene.preset();
    }

    static List<MomentRoundTripTest.Scene> scenes() {
        return MomentRoundTripTest.scenes().stream().filter(s -> !s.preset().isEmpty()).toList();
    }

    static Moment read(String name) {
        return MomentReader.file(FOLDER.resolve(name + Moment.ENDING));
    }

    /// Records a scene, up to the frame before it leaves the finite numbers.
    static Moment record(MomentRoundTripTest.Scene scene) {
        Settings p = scene.settings();
        String model = scene.model().name();
        boolean few = HeavyModels.has(scene.model()) || steps(run(scene, List.of())) > MANY_STEPS;
        int wanted = SHORTER.getOrDefault(name(scene), few ? FRAMES_OF_HEAVY : FRAMES);
        List<Input> inputs = InputsFile.read(inputs(scene), scene.model(), p).stream()
                .filter(i -> i.frame() <= wanted).toList();
        int frames = finite(run(scene, inputs), wanted);
        Recording recording = Recorder.record(run(scene, inputs), frames, EVERY, true, _ -> {});
        return new Moment("", scene.model(), scene.preset(), p, inputs,
                Goto.complete(frames, new SourcePosition("corpus", 1, 1)), List.of(), MomentView.NONE,
                Entries.NONE, Optional.of(recording));
    }

    /// The inputs of a preset, or else of its model.
    private static Path inputs(MomentRoundTripTest.Scene scene) {
        Path own = FOLDER.resolve("inputs/" + name(scene) + ".json");
        return Files.exists(own) ? own : FOLDER.resolve("inputs/" + scene.model().name() + ".json");
    }

    private static Run run(MomentRoundTripTest.Scene scene, List<Input> inputs) {
        var timeline = new Timeline(scene.model());
        return new Run(timeline, timeline.root(scene.settings(), inputs));
    }

    /// Of the second frame.
    private static int steps(Run run) {
        run.next();
        int steps = 0;
        for (; run.cursor().frame() < 2; steps++) run.step(StepSize.PHASE);
        return steps;
    }

    private static int finite(Run run, int frames) {
        while (run.cursor().frame() < frames) {
            run.next();
            if (!Divergence.clean(run)) return run.cursor().frame() - 1;
        }
        return frames;
    }

    /// @param args names such as `rope-hook`; none for all
    public static void main(String[] args) throws IOException {
        for (MomentRoundTripTest.Scene scene : scenes())
            if (args.length == 0 || Stream.of(args).anyMatch(name(scene)::equals))
                Files.writeString(FOLDER.resolve(name(scene) + Moment.ENDING),
                        MomentWriter.page(record(scene), FOLDER));
    }
}
