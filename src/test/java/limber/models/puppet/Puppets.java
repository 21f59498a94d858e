package limber.models.puppet;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import limber.engine.State;
import limber.engine.model.Input;
import limber.engine.run.Run;
import limber.engine.settings.Kind;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.mesh.SurfaceSkin;
import limber.mesh.file.Surfaces;
import limber.models.Setup;

/// Functions for tests that set up puppets and read them.
final class Puppets {
    static final Puppet PUPPET = new Puppet(new Surfaces());

    private Puppets() {}

    /// @param changes as [Setup#settings] takes them
    static Settings settings(String... changes) {
        return Setup.settings(PUPPET, changes);
    }

    static Run run(List<Input> inputs, String... settings) {
        return Setup.run(PUPPET, inputs, settings);
    }

    static Run run(String... settings) {
        return run(List.of(), settings);
    }

    /// A run of so many frames.
    static Run after(int frames, String... settings) {
        return Setup.seek(run(settings), frames);
    }

    static State fresh(String... settings) {
        return PUPPET.initial(settings(settings));
    }

    static Vec at(State s, int vertex) {
        return Vec.of(s.of(PuppetChannels.VERTICES), vertex);
    }

    static Vec rest(State s, int vertex) {
        return Vec.of(s.of(SurfaceSkin.REST), vertex);
    }

    static int size(State s) {
        return s.of(SurfaceSkin.REST).length / 3;
    }

    /// Runs one phase on a state, whole.
    static void phase(String name, Settings p, State s) {
        var phase = PUPPET.schedule(p).phases().filter(f -> f.name().equals(name)).findFirst().orElseThrow();
        phase.run(s, 0, 0, phase.size(s));
    }

    /// The setting that puts each handle where a function takes its place at rest.
    static String placed(UnaryOperator<Vec> to, String... settings) {
        double[] rest = fresh(settings).of(PuppetChannels.REST_POINTS);
        var vector = new Kind.Vector();
        return "points=" + IntStream.range(0, rest.length / 3).mapToObj(i -> vector.write(to.apply(Vec.of(rest, i))))
                .collect(Collectors.joining(";"));
    }

    /// The largest distance of a vertex from where a function takes its place at rest.
    static double furthest(State s, UnaryOperator<Vec> to) {
        double most = 0;
        for (int i = 0; i < size(s); i++) most = Math.max(most, at(s, i).distance(to.apply(rest(s, i))));
        return most;
    }
}
