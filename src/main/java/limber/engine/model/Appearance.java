package limber.engine.model;

import java.util.List;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Range;
import limber.engine.settings.Settings;

/// The look of a model's surface, the same four parameters for every model. It changes only what is drawn: no
/// operation reads it.
///
/// Phong's light has a diffuse part and a highlight. A metal has no diffuse part and a highlight in its own colour; it
/// would also reflect its surroundings, more at grazing angles (Fresnel), which is left to physically based shading.
///
/// @param colour `#rrggbb`, or [#THEME] for that of the style sheet
/// @param smoothness 0..1, from matt to a small, bright highlight
/// @param metallic 0..1, from a plastic to a metal
/// @param shadow the shape whose shadow lies on the ground
public record Appearance(String colour, double smoothness, double metallic, Shadow shadow) {
    /// `REST` is what a shadow pass shows that does not run the vertex function.
    public enum Shadow { DEFORMED, REST, NONE }

    public static final String THEME = "theme";

    private static final Parameter<String> COLOUR = new Parameter<>("colour", new Kind.WordOrColour(List.of(THEME)),
            THEME, Range.ANY, "", false);
    private static final Parameter<Double> SMOOTHNESS = Parameter.real("smoothness", 0.5, 0, 1, "");
    private static final Parameter<Double> METALLIC = Parameter.real("metallic", 0, 0, 1, "");
    private static final Parameter<Shadow> SHADOW = Parameter.choice("shadow", Shadow.DEFORMED);

    /// What a model with a surface declares.
    public static final List<Parameter<?>> PARAMETERS = List.of(COLOUR, SMOOTHNESS, METALLIC, SHADOW);

    public static final Appearance DEFAULT = new Appearance(COLOUR.initial(), SMOOTHNESS.initial(), METALLIC.initial(),
            SHADOW.initial());

    /// The look that settings ask for; the default where a model has no such parameters.
    public static Appearance of(Settings p) {
        if (!p.parameters().containsAll(PARAMETERS)) return DEFAULT;
        return new Appearance(p.get(COLOUR), p.get(SMOOTHNESS), p.get(METALLIC), p.get(SHADOW));
    }

    /// The same on a material, which has a gloss of its own.
    public Appearance of(Material material) {
        return new Appearance(colour, material.smoothness(smoothness), metallic, shadow);
    }

    /// The same as a plastic.
    public Appearance nonmetal() {
        return new Appearance(colour, smoothness, 0, shadow);
    }

    /// Whether an input changes nothing but the look.
    public static boolean concerns(Input input) {
        return input instanceof Input.Set set && PARAMETERS.stream().anyMatch(p -> p.name().equals(set.parameter()));
    }
}
