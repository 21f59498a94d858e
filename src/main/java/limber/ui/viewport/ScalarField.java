package limber.ui.viewport;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import limber.engine.Channel;
import limber.engine.Difference;
import limber.engine.Handle;
import limber.engine.Measure;
import limber.engine.Model;
import limber.engine.Picture;
import limber.engine.Settings;
import limber.engine.State;
import limber.engine.Vec;
import limber.mesh.Skin;

/// A scalar for each element of a scene, used for colours: a channel or measure, or the length or a component of a
/// vector.
///
/// @param source public name of the channel or measure
/// @param width doubles per element: 1 or 3
/// @param part 0, 1, 2 for x, y, z of a vector; −1 for its length, or for a plain number
public record ScalarField(String source, int width, int part, String unit, Where where) {
    /// The elements that have the values: vertices of the surface, particles (or a row of handles), or the sticks
    /// between these.
    public enum Where { VERTICES, PARTICLES, STICKS }

    /// The distance of each element from the same element of the comparison.
    public static final String DIFFERENCE = "difference", BY_DIFFERENCE = "by:" + DIFFERENCE;

    private static final String PREFIX = "by:";
    private static final String[] PARTS = {"x", "y", "z"};

    /// Its name as a layer: `by:velocity`, `by:velocity.x`.
    public String name() {
        return PREFIX + source + (part < 0 ? "" : "." + PARTS[part]);
    }

    static boolean named(String name) {
        return name.startsWith(PREFIX);
    }

    /// `|velocity|`, `velocity.x`, `residual`
    ///
    /// @param words the titles of channels and measures, by key
    public String title(UnaryOperator<String> words) {
        String key = "quantity." + source, said = words.apply(key), name = said.equals(key) ? source : said;
        return width == 1 ? name : part < 0 ? "|" + name + "|" : name + "." + PARTS[part];
    }

    /// Whether its values are signed.
    boolean directed() {
        return part >= 0;
    }

    /// All fields of a picture, in the order in which the model declares them.
    public static List<ScalarField> all(Model model, Picture now) {
        var found = new LinkedHashMap<String, ScalarField>();
        apart(model, now).ifPresent(field -> found.put(field.name(), field));
        for (Measure m : model.measures())
            if (!m.of().isEmpty())
                add(found, m.name(), m.width(), m.unit(), m.read(now.settings(), now.state()).length, model, now);
        for (Channel c : now.state().channels())
            if (c.life() != Channel.Life.FIXED && !c.of().isEmpty())
                add(found, c.name(), c.width(), c.unit(), now.state().of(c).length, model, now);
        return List.copyOf(found.values());
    }

    private static void add(Map<String, ScalarField> found, String source, int width, String unit, int doubles,
            Model model,
            Picture now) {
        if (width != 1 && width != 3) return;
        where(doubles / width, model, now).ifPresent(where -> {
            for (int part = -1; part < (width == 3 ? 3 : 0); part++) {
                var field = new ScalarField(source, width, part, unit, where);
                found.putIfAbsent(field.name(), field);
            }
        });
    }

    private static Optional<Where> where(int elements, Model model, Picture now) {
        int vertices = now.state().triangles().length == 0 ? 0 : Skin.vertices(now.state()).length / 3,
                particles = places(model, now).length / 3;
        if (elements < 2) return Optional.empty();
        return Optional.ofNullable(elements == vertices ? Where.VERTICES
                : elements == particles ? Where.PARTICLES : elements == particles - 1 ? Where.STICKS : null);
    }

    /// The positions of a picture's particles, xyz triples: the grabbable ones, or else the row of handles.
    static double[] places(Model model, Picture now) {
        Settings p = now.settings();
        State s = now.state();
        return model.grabbable().map(s::of).orElseGet(() -> {
            List<Vec> row = new ArrayList<>();
            for (Handle h : model.handles(p)) if (h.number().isPresent()) row.add(h.at(s));
            var xyz = new double[3 * row.size()];
            for (int i = 0; i < row.size(); i++) row.get(i).into(xyz, i);
            return xyz;
        });
    }

    /// @return empty if the picture has no such field
    static Optional<ScalarField> of(String name, Model model, Picture now) {
        String text = name.substring(PREFIX.length());
        int dot = text.lastIndexOf('.'), part = dot < 0 ? -1 : List.of(PARTS).indexOf(text.substring(dot + 1));
        String source = dot < 0 ? text : text.substring(0, dot);
        if (text.equals(DIFFERENCE)) return apart(model, now);
        var found = new LinkedHashMap<String, ScalarField>();
        measure(source, model).ifPresentOrElse(
                m -> add(found, source, m.width(), m.unit(), m.read(now.settings(), now.state()).length, model, now),
                () -> now.state().channel(source).filter(c -> !c.of().isEmpty())
                        .ifPresent(c -> add(found, source, c.width(), c.unit(), now.state().of(c).length, model, now)));
        return found.values().stream().filter(f -> f.part == part).findFirst();
    }

    private static Optional<Measure> measure(String source, Model model) {
        return model.measures().stream().filter(m -> m.name().equals(source) && !m.of().isEmpty()).findFirst();
    }

    /// The distance of each vertex of the surface, or else each particle, from its counterpart in the comparison.
    private static Optional<ScalarField> apart(Model model, Picture now) {
        return now.comparison()
                .flatMap(other -> Stream.of(Where.VERTICES, Where.PARTICLES)
                        .filter(where -> places(where, model, now).length > 3
                                && places(where, model, now).length == places(where, model, other).length)
                        .findFirst())
                .map(where -> new ScalarField(DIFFERENCE, 1, -1, "m", where));
    }

    private static double[] places(Where where, Model model, Picture now) {
        return where == Where.VERTICES ? Skin.vertices(now.state()) : places(model, now);
    }

    /// The distance of the two sides of a comparison: of the particles where any can be grabbed, or else of the
    /// surface; empty where nothing is compared.
    public static Optional<Difference> difference(Model model, Picture now) {
        Where where = model.grabbable().isPresent() || Skin.vertices(now.state()).length == 0 ? Where.PARTICLES
                : Where.VERTICES;
        return now.comparison()
                .flatMap(other -> Difference.between(places(where, model, now), places(where, model, other), 3))
                .filter(d -> d.elements() > 0);
    }

    /// One number an element.
    double[] values(Model model, Picture now) {
        if (source.equals(DIFFERENCE)) return now.comparison()
                .flatMap(other -> Difference.between(places(where, model, now), places(where, model, other), 3))
                .map(Difference::sizes).orElse(new double[0]);
        double[] raw = measure(source, model).map(m -> m.read(now.settings(), now.state()))
                .orElseGet(() -> now.state().named(source));
        if (width == 1) return raw;
        var values = new double[raw.length / 3];
        for (int i = 0; i < values.length; i++) values[i] = part < 0 ? Vec.of(raw, i).length() : raw[3 * i + part];
        return values;
    }
}
