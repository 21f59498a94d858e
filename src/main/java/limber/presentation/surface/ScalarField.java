package limber.presentation.surface;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import limber.engine.Channel;
import limber.engine.Measure;
import limber.engine.ask.Difference;
import limber.engine.model.ElementKind;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.engine.settings.Vec;
import limber.mesh.Skin;

/// A scalar for each element of a scene, used for colours: a channel or measure, or the length or a component of a
/// vector.
///
/// @param source public name of the channel or measure
/// @param width doubles per element: 1 or 3
/// @param part 0, 1, 2 for x, y, z of a vector; −1 for its length, or for a plain number
/// @param of the kind of its elements, which the model declares
public record ScalarField(String source, int width, int part, String unit, String of) {
    /// The distance of each element from the same element of the comparison.
    public static final String DIFFERENCE = "difference", BY_DIFFERENCE = "by:" + DIFFERENCE;

    /// Of the coordinates: hundreds of roundings of sums, each a share of 10⁻¹⁶.
    private static final double ROUNDING = 1e-13;

    private static final String PREFIX = "by:";
    private static final String[] PARTS = {"x", "y", "z"};

    /// Its name as a layer: `by:velocity`, `by:velocity.x`.
    public String name() {
        return PREFIX + source + (part < 0 ? "" : "." + PARTS[part]);
    }

    public static boolean named(String name) {
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
        for (Measure m : model.measures()) add(found, m, model, now);
        for (Channel c : now.state().channels()) if (c.life() != Channel.Life.FIXED) add(found, c, model, now);
        return List.copyOf(found.values());
    }

    /// Adds a measure of elements without reading it, since some run a part of the solver.
    private static void add(Map<String, ScalarField> found, Measure m, Model model, Picture now) {
        if (!m.of().isEmpty())
            add(found, new ScalarField(m.name(), m.width(), -1, m.unit(), m.of()), count(m.of(), model, now), model,
                    now);
    }

    private static int count(String of, Model model, Picture now) {
        return of.equals(Skin.VERTICES.of()) ? Skin.vertices(now.state()).length / 3
                : model.kind(now.settings(), of).map(k -> k.count(now.state())).orElse(0);
    }

    private static void add(Map<String, ScalarField> found, Channel c, Model model, Picture now) {
        if (!c.of().isEmpty()) add(found, new ScalarField(c.name(), c.width(), -1, c.unit(), c.of()),
                now.state().elements(c), model, now);
    }

    /// Adds a field and its components, where its elements have a place and there are several.
    private static void add(Map<String, ScalarField> found, ScalarField whole, int elements, Model model, Picture now) {
        if (whole.width != 1 && whole.width != 3 || elements < 2 || !placed(whole.of, elements, model, now)) return;
        found.putIfAbsent(whole.name(), whole);
        for (int part = 0; whole.width == 3 && part < 3; part++) {
            var field = new ScalarField(whole.source, 3, part, whole.unit, whole.of);
            found.putIfAbsent(field.name(), field);
        }
    }

    /// Whether so many elements of a kind are to be seen: those of the skin on its surface, others by themselves.
    private static boolean placed(String of, int elements, Model model, Picture now) {
        if (of.equals(Skin.VERTICES.of())) return now.state().triangles().length > 0
                && 3 * elements == Skin.vertices(now.state()).length;
        return model.kind(now.settings(), of).filter(k -> k.count(now.state()) == elements).isPresent();
    }

    /// @return empty if the picture has no such field
    static Optional<ScalarField> of(String name, Model model, Picture now) {
        String text = name.substring(PREFIX.length());
        int dot = text.lastIndexOf('.');
        String source = dot < 0 ? text : text.substring(0, dot);
        if (text.equals(DIFFERENCE)) return apart(model, now);
        var found = new LinkedHashMap<String, ScalarField>();
        measure(source, model).ifPresentOrElse(m -> add(found, m, model, now),
                () -> now.state().channel(source).ifPresent(c -> add(found, c, model, now)));
        return Optional.ofNullable(found.get(name));
    }

    private static Optional<Measure> measure(String source, Model model) {
        return model.measure(source).filter(m -> !m.of().isEmpty());
    }

    /// The distance of each vertex of the surface, or else of each element of the first kind, from its counterpart in
    /// the comparison.
    private static Optional<ScalarField> apart(Model model, Picture now) {
        return now.comparison()
                .flatMap(other -> Stream.of(Skin.VERTICES.of(), first(model, now))
                        .filter(of -> places(of, model, now).length > 3
                                && places(of, model, now).length == places(of, model, other).length)
                        .findFirst())
                .map(of -> new ScalarField(DIFFERENCE, 1, -1, "m", of));
    }

    private static String first(Model model, Picture now) {
        return model.kinds(now.settings()).getFirst().of();
    }

    private static double[] places(String of, Model model, Picture now) {
        return of.equals(Skin.VERTICES.of()) ? Skin.vertices(now.state())
                : model.kind(now.settings(), of).map(k -> model.places(now.settings(), now.state(), k))
                        .orElse(new double[0]);
    }

    /// The distance of the two sides of a comparison: of the elements that can be grabbed, or else of the surface, once
    /// it has been made; empty where nothing is compared.
    public static Optional<Difference> difference(Model model, Picture now) {
        boolean surface = Skin.vertices(now.state()).length > 0 && Skin.whole(now.state());
        String of = model.grabbable().isPresent() || !surface ? first(model, now) : Skin.VERTICES.of();
        return between(of, model, now).filter(d -> d.elements() > 0);
    }

    /// Whether two sides are only as far apart as rounding may take them: by less than [#ROUNDING] of the largest
    /// coordinate.
    public static boolean rounded(Model model, Picture now, Difference apart) {
        double largest = Arrays.stream(places(first(model, now), model, now)).map(Math::abs).max().orElse(0);
        return apart.largest() > 0 && apart.largest() < ROUNDING * largest;
    }

    private static Optional<Difference> between(String of, Model model, Picture now) {
        return now.comparison()
                .flatMap(other -> Difference.between(places(of, model, now), places(of, model, other), 3));
    }

    /// One number an element.
    double[] values(Model model, Picture now) {
        if (source.equals(DIFFERENCE)) return between(of, model, now).map(Difference::sizes).orElse(new double[0]);
        double[] raw = measure(source, model).map(m -> m.read(now.settings(), now.state()))
                .orElseGet(() -> now.state().named(source));
        if (width == 1) return raw;
        var values = new double[raw.length / 3];
        for (int i = 0; i < values.length; i++) values[i] = part < 0 ? Vec.of(raw, i).length() : raw[3 * i + part];
        return values;
    }

    /// The kind of its elements; empty for the vertices of a surface without a kind of their own.
    Optional<ElementKind> kind(Model model, Picture now) {
        return model.kind(now.settings(), of);
    }
}
