package limber.models.jelly;

import java.util.ArrayList;
import java.util.List;
import limber.engine.Clock;
import limber.engine.model.Appearance;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.When;
import limber.mesh.file.Surfaces;

/// The parameters of the jelly, each declared once.
public final class JellyParameters {
    public enum MaskRule { HEIGHT, PUBLISHED, PAINTED }
    public enum NormalRule { RECOMPUTED, STALE }

    public static final Clock CLOCK = new Clock(1.0 / 60);

    public static final Parameter<String> MESH = Parameter
            .wordOrFile("mesh", "icosphere:4", new Kind.WordOrFile(Surfaces.WORDS, Surfaces::checkWord)).restarting();
    public static final Parameter<Double> STIFFNESS = Parameter.real("stiffness", 60, 0, 10_000, "1/s²");
    public static final Parameter<Double> DAMPING = Parameter.real("damping", 2, 0, 1000, "1/s");
    public static final Parameter<Double> SCALE = Parameter.real("scale", 1, 0.01, 100, "");
    public static final Parameter<Double> ROTATION = Parameter.real("rotation", 0, -360, 360, "°");
    public static final Parameter<Integer> COUNT = Parameter.count("count", 1, 1, 2).restarting();
    public static final Parameter<Boolean> SHARED = Parameter.flag("shared", false).when(When.not(COUNT, 1));
    public static final Parameter<MaskRule> MASK = Parameter.choice("mask", MaskRule.HEIGHT);
    public static final Parameter<Double> BRUSH_RADIUS =
            Parameter.real("brushRadius", 0.4, 0.001, 1000, "m").when(When.is(MASK, MaskRule.PAINTED));
    public static final Parameter<Double> BRUSH_WEIGHT =
            Parameter.real("brushWeight", 0.5, -1, 1, "").when(When.is(MASK, MaskRule.PAINTED));
    public static final Parameter<Double> SWAY = Parameter.real("sway", 0, 0, 1000, "m");
    public static final Parameter<Double> SWAY_PERIOD =
            Parameter.real("swayPeriod", 1.5, 0.01, 1000, "s").when(When.not(SWAY, 0.0));
    public static final Parameter<NormalRule> NORMALS = Parameter.choice("normals", NormalRule.RECOMPUTED);
    public static final Parameter<String> TEXTURE = Parameter.wordOrFile("texture", "squares",
            new Kind.WordOrFile(List.of("squares", "stripes", "none")));

    static final List<Parameter<?>> MAIN = List.of(STIFFNESS, DAMPING, CLOCK.substep, MASK, COUNT, MESH);
    static final List<Parameter<?>> PUBLISHED = List.of(CLOCK.rule, SHARED, MASK, NORMALS);

    private JellyParameters() {}

    static List<Parameter<?>> all() {
        var all = new ArrayList<>(List.<Parameter<?>>of(MESH, STIFFNESS, DAMPING));
        all.addAll(CLOCK.parameters());
        all.addAll(List.of(SCALE, ROTATION, COUNT, SHARED, MASK, BRUSH_RADIUS, BRUSH_WEIGHT, SWAY, SWAY_PERIOD, NORMALS,
                TEXTURE));
        all.addAll(Appearance.PARAMETERS);
        return List.copyOf(all);
    }
}
