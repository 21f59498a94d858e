package limber.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.DoubleStream;
import limber.HeavyModels;
import limber.cli.text.ElementValues;
import limber.engine.Channel;
import limber.engine.State;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.model.Preset;
import limber.engine.run.Divergence;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.models.Catalog;
import limber.moment.Fnv;

/// The fingerprints of every model under its defaults and under each preset, alone and with the opening inputs that the
/// window gives it, computed in the JVM that this runs in. `golden-hashes.csv` holds what they must be.
final class GoldenHashes {
    static final int FEW = 200, MANY = 2000;
    static final int LONG = 100_000;
    private static final String LONGEST = "rope,defaults,alone";

    private GoldenHashes() {}

    /// One scene of the file.
    ///
    /// @param preset `defaults` for plain defaults
    /// @param opening whether the model's opening inputs are given
    record Scene(Model model, String preset, Settings settings, boolean opening) {
        List<Input> inputs() {
            return opening ? model.opening(settings) : List.of();
        }

        /// Whether thousands of frames would take too long for a test.
        boolean heavy() {
            return HeavyModels.has(model);
        }

        String name() {
            return model.name() + "," + preset + "," + (opening ? "opening" : "alone");
        }
    }

    /// Where most models rest without inputs, the opening ones make them move.
    static List<Scene> scenes() {
        var scenes = new ArrayList<Scene>();
        for (Model model : Catalog.MODELS) {
            var settings = new LinkedHashMap<String, Settings>();
            settings.put("defaults", model.defaults());
            for (Preset preset : model.presets()) settings.put(preset.name(), preset.settings());
            for (Map.Entry<String, Settings> each : settings.entrySet()) {
                scenes.add(new Scene(model, each.getKey(), each.getValue(), false));
                if (!model.opening(each.getValue()).isEmpty())
                    scenes.add(new Scene(model, each.getKey(), each.getValue(), true));
            }
        }
        return scenes;
    }

    /// The rows of a scene up to a number of frames: `model,preset,inputs,frames,hash,picture`. A scene that diverges
    /// has the frame in which it does instead of both hashes.
    static void rows(Scene scene, int most, Consumer<String> row) {
        var timeline = new Timeline(scene.model(), 0);
        var run = new Run(timeline, timeline.root(scene.settings(), scene.inputs()));
        ElementValues subject = ElementValues.of(scene.model().subject());
        String diverged = "";
        for (int frame = 1; frame <= (scene.heavy() ? Math.min(most, FEW) : most); frame++) {
            if (diverged.isEmpty()) {
                run.next();
                if (!Divergence.clean(run)) diverged = "diverges in frame " + frame;
            }
            if (listed(scene, frame)) row.accept(scene.name() + "," + frame + ","
                    + (diverged.isEmpty() ? hex(Fnv.of(subject.read(run))) + "," + picture(run) : diverged + ","));
        }
    }

    /// Of everything that a picture holds: every channel in its order, the whole skin made, then the triangles.
    private static String picture(Run run) {
        State picture = run.picture();
        var values = DoubleStream.builder();
        for (Channel c : picture.channels()) for (double v : picture.numbers(c)) values.add(v);
        for (int vertex : picture.triangles()) values.add(vertex);
        return hex(Fnv.of(values.build().toArray()));
    }

    static String hex(long hash) {
        return String.format(Locale.ROOT, "%016x", hash);
    }

    private static boolean listed(Scene scene, int frame) {
        return frame == FEW || frame == MANY && !scene.heavy() || frame == LONG && scene.name().equals(LONGEST);
    }

    /// The rows of the file up to a number of frames.
    static List<String> golden(int most) throws IOException {
        try (var in = GoldenHashes.class.getResourceAsStream("/limber/golden-hashes.csv")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines()
                    .filter(line -> !line.startsWith("#") && !line.startsWith("model,"))
                    .filter(line -> Integer.parseInt(line.split(",")[3]) <= most)
                    .toList();
        }
    }

    /// Prints the rows up to so many frames; to make the file anew, and for child JVMs.
    public static void main(String[] args) {
        int most = Integer.parseInt(args[0]);
        for (Scene scene : scenes())
            rows(scene, scene.name().equals(LONGEST) ? most : Math.min(most, MANY), System.out::println);
    }
}
