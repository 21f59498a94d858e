package limber.models.ball;

import java.util.ArrayList;
import java.util.List;
import limber.engine.Clock;
import limber.engine.model.Appearance;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Range;
import limber.engine.settings.Vec;
import limber.engine.settings.When;
import limber.mesh.file.Surfaces;

/// The parameters of the ball, each declared once.
public final class BallParameters {
    public enum Falloff { LOCAL, WORLD }
    public enum FalloffLaw { INVERSE_SQUARE, UNIFORM }
    public enum Pick { DEFORMED, REST }
    public enum Integrator { PUBLISHED, EXACT }
    public enum Upload { LOCAL, WORLD }
    public enum NormalRule { RECOMPUTED, STALE }

    public static final Clock CLOCK = new Clock(1.0 / 60);

    public static final Parameter<String> MESH = Parameter
            .wordOrFile("mesh", "icosphere:4", new Kind.WordOrFile(Surfaces.WORDS, Surfaces::checkWord)).restarting();
    public static final Parameter<Double> FORCE = Parameter.real("force", 10, -1000, 1000, "m/s²");
    public static final Parameter<Double> FORCE_OFFSET = Parameter.real("forceOffset", 0.1, -10, 10, "m");
    public static final Parameter<Double> SPRING_FORCE = Parameter.real("springForce", 20, 0, 10_000, "1/s²");
    public static final Parameter<Double> DAMPING = Parameter.real("damping", 5, 0, 1000, "1/s");
    public static final Parameter<Double> SCALE = Parameter.real("scale", 1, 0.01, 100, "");
    public static final Parameter<FalloffLaw> FALLOFF_LAW = Parameter.choice("falloffLaw", FalloffLaw.INVERSE_SQUARE);
    public static final Parameter<Falloff> FALLOFF = Parameter.choice("falloff", Falloff.LOCAL)
            .when(When.all(When.not(SCALE, 1.0), When.is(FALLOFF_LAW, FalloffLaw.INVERSE_SQUARE)));
    public static final Parameter<Pick> PICK = Parameter.choice("pick", Pick.DEFORMED);
    public static final Parameter<Integrator> INTEGRATOR = Parameter.choice("integrator", Integrator.PUBLISHED);
    public static final Parameter<Upload> UPLOAD = Parameter.choice("upload", Upload.LOCAL).when(When.not(SCALE, 1.0));
    public static final Parameter<NormalRule> NORMALS = Parameter.choice("normals", NormalRule.RECOMPUTED);
    public static final Parameter<Integer> PRESS_EVERY = Parameter.count("pressEvery", 0, 0, 100_000);
    public static final Parameter<Integer> PRESS_FRAMES = Parameter.count("pressFrames", 8, 1, 100_000);
    public static final Parameter<Vec> PRESS_POINT = Parameter.vector("pressPoint", new Vec(0, 0, 1), Range.POSITIONS,
            "m");
    public static final Parameter<Vec> PRESS_NORMAL = Parameter.direction("pressNormal", new Vec(0, 0, 1));
    public static final Parameter<String> TEXTURE = Parameter.wordOrFile("texture", "squares",
            new Kind.WordOrFile(List.of("squares", "stripes", "none")));

    static final List<Parameter<?>> MAIN = List.of(FORCE, SPRING_FORCE, DAMPING, CLOCK.substep, INTEGRATOR, MESH);
    static final List<Parameter<?>> PUBLISHED = List.of(CLOCK.rule, FALLOFF, PICK, INTEGRATOR);

    private BallParameters() {}

    static List<Parameter<?>> all() {
        var all = new ArrayList<>(List.<Parameter<?>>of(MESH, FORCE, FORCE_OFFSET, SPRING_FORCE, DAMPING));
        all.addAll(CLOCK.parameters());
        all.addAll(List.of(
                SCALE, FALLOFF, FALLOFF_LAW, PICK, INTEGRATOR, UPLOAD, NORMALS,
                PRESS_EVERY, PRESS_FRAMES, PRESS_POINT, PRESS_NORMAL, TEXTURE));
        all.addAll(Appearance.PARAMETERS);
        return List.copyOf(all);
    }
}
