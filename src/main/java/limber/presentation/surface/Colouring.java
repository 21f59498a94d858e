package limber.presentation.surface;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import limber.engine.State;
import limber.engine.model.ElementKind;
import limber.engine.model.Model;
import limber.engine.model.Overlay;
import limber.engine.model.OverlayKind;
import limber.engine.run.Picture;
import limber.mesh.Skin;
import limber.presentation.paint.Ink;
import limber.presentation.paint.Palette;
import limber.presentation.paint.Texture;

/// Elements coloured by a value each: the surface instead of its texture, or points, edges and faces.
///
/// @param title what the legend calls the quantity
/// @param kind the kind of the elements; empty for the vertices of the surface, which is coloured then
/// @param values one an element
/// @param signed whether zero is the middle of the map; otherwise it is the lower end
/// @param most the value at the end of the map
/// @param body that is drawn in the place of the surface; the values are those of its corners then
public record Colouring(String title, Optional<ElementKind> kind, double[] values, String unit, boolean signed,
        double most,
        Optional<Overlay.Solid> body) {
    private Colouring(String title, Optional<ElementKind> kind, double[] values, String unit, boolean signed,
            double most) {
        this(title, kind, values, unit, signed, most, Optional.empty());
    }

    /// The surface of a state in the colours of a map, or with its texture; a map may have another body in its place.
    public static Shape shape(Optional<Colouring> map, State s) {
        return map.flatMap(c -> c.body.map(b -> Shape.of(b, c.shares())))
                .orElseGet(() -> Shape.of(s, map.map(Colouring::shares).orElse(Shape.TEXTURED)));
    }

    /// The names of the model's own colour maps, of which one is shown at a time.
    public static Set<String> maps(Model model, Picture now) {
        return model.overlays(now.settings()).stream().filter(OverlayKind::map).map(OverlayKind::name)
                .collect(Collectors.toSet());
    }

    /// The first colour map that is shown: one of the model's own, or a field of its state.
    public static Optional<Colouring> of(Model model, Picture now, Set<String> shown, Scales scales,
            UnaryOperator<String> words) {
        return of(now.overlays(), shown, scales, words)
                .filter(c -> c.body.isPresent() || 3 * c.values.length == Skin.vertices(now.state()).length)
                .or(() -> shown.stream().filter(ScalarField::named).findFirst()
                        .flatMap(name -> ScalarField.of(name, model, now))
                        .map(field -> of(field, model, now, scales, words)));
    }

    public static Optional<Colouring> of(List<Overlay> overlays, Set<String> shown, Scales scales,
            UnaryOperator<String> words) {
        return overlays.stream().filter(o -> o instanceof Overlay.Surface && shown.contains(o.name()))
                .map(Overlay.Surface.class::cast).findFirst()
                .map(s -> new Colouring(words.apply("overlay." + s.name()), Optional.empty(), s.values(),
                        s.unit(),
                        s.signed(), s.most() > 0 ? s.most() : scales.most(s.name(), s.values()), s.body()));
    }

    /// The map of where the numbers of an element go; empty where the scene has other elements now.
    public static Optional<Colouring> of(Spread spread, Model model, Picture now, UnaryOperator<String> words) {
        double[] rounds = spread.rounds();
        return model.kind(now.settings(), spread.of()).filter(k -> k.count(now.state()) == rounds.length)
                .map(k -> new Colouring(words.apply("quantity.influence"), Optional.of(k), rounds, "", false,
                        Math.max(1, Arrays.stream(rounds).max().orElse(1))));
    }

    private static Colouring of(ScalarField field, Model model, Picture now, Scales scales,
            UnaryOperator<String> words) {
        double[] values = field.values(model, now);
        int vertices = Skin.vertices(now.state()).length / 3;
        boolean vertex = field.of().equals(Skin.VERTICES.of()), skinned = field.of().equals(model.skinKind())
                && now.state().triangles().length > 0 && vertices % values.length == 0;
        return new Colouring(field.title(words), vertex || skinned ? Optional.empty() : field.kind(model, now),
                skinned ? repeated(values, vertices) : values, field.unit(),
                field.directed() || scales.signed(field.name(), values), scales.most(field.name(), values));
    }

    /// A value for each vertex; those of a back side are those of the front.
    private static double[] repeated(double[] values, int vertices) {
        var all = new double[vertices];
        for (int from = 0; from < vertices; from += values.length)
            System.arraycopy(values, 0, all, from, values.length);
        return all;
    }

    /// The same values on another map's scale.
    public Colouring on(Colouring scale) {
        return new Colouring(title, kind, values, unit, scale.signed, scale.most, body);
    }

    public boolean surface() {
        return kind.isEmpty();
    }

    /// The position of each element on the map, 0..1; NaN is placed at zero.
    public double[] shares() {
        double[] shares = new double[values.length];
        for (int i = 0; i < shares.length; i++) shares[i] = share(values[i]);
        return shares;
    }

    private double share(double value) {
        double zero = signed ? 0.5 : 0;
        return Double.isNaN(value) ? zero : Math.clamp(zero + (1 - zero) * value / most, 0, 1);
    }

    public Ink colour(double value, Palette palette) {
        return colour(share(value), signed, palette);
    }

    public static Ink colour(double share, boolean signed, Palette palette) {
        return signed ? palette.diverging(2 * share - 1) : palette.magnitude(share);
    }

    /// The map as a texture one pixel high.
    Texture map(Palette palette) {
        return Textures.map(Palette.MAP_SIZE, t -> colour(t, signed, palette));
    }
}
