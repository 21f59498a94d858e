package limber.presentation.surface;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import limber.engine.Cursor;
import limber.engine.Measure;
import limber.engine.StepSize;
import limber.engine.ask.Difference;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.engine.run.PictureRequest;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.mesh.Skin;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// The fields by which the elements of a scene can be coloured.
class ScalarFieldTest {
    private static Picture picture(Model model, int frame) {
        var timeline = new Timeline(model);
        var run = new Run(timeline, timeline.root(model.presets().getFirst().settings(),
                model.opening(model.presets().getFirst().settings())));
        run.seek(run.branch(), Cursor.complete(frame));
        return Picture.of(run, PictureRequest.atFirst(model), true, Optional.empty());
    }

    /// A surface that is being made has no distance: all of its vertices are at the origin at first.
    @Test
    void aSurfaceThatIsBeingMadeIsNotMeasured() {
        Model ball = Catalog.model("ball");
        var timeline = new Timeline(ball);
        var run = new Run(timeline, timeline.root(ball.defaults(), List.of()));
        while (run.ahead().isEmpty()) run.step(StepSize.PHASE);
        Picture now = Picture.of(run, PictureRequest.atFirst(ball), true, Optional.empty());
        assertEquals(0, Skin.vertices(now.state())[0]);
        assertEquals(2562, ScalarField.difference(ball, now.beside(now)).orElseThrow().elements());
        Model rod = Catalog.model("rod");
        var five = new Timeline(rod);
        var bent = new Run(five, five.root(rod.defaults(), List.of()));
        while (bent.ahead().isEmpty()) bent.step(StepSize.PHASE);
        Picture here = Picture.of(bent, PictureRequest.atFirst(rod), true, Optional.empty());
        var four = new Run(five, five.root(rod.defaults().with("points", "0,0,0;0,1,0;1,2,0;2,2,0"), List.of()));
        while (four.ahead().isEmpty()) four.step(StepSize.PHASE);
        Picture there = Picture.of(four, PictureRequest.atFirst(rod), true, Optional.empty());
        assertEquals(Optional.empty(), ScalarField.difference(rod, here.beside(there)), "other numbers of points");
    }

    /// As shares of a quarter of the largest coordinate, of which 4·10⁻¹³ are as little as rounding.
    @ParameterizedTest
    @CsvSource({"0, false", "1e-15, true", "3e-13, true", "1e-12, false", "1e-3, false"})
    void sidesAreApartByAsLittleAsRoundingOrByMore(double apart, boolean rounding) {
        Model rope = Catalog.model("rope");
        Picture now = picture(rope, 0);
        double length = Arrays.stream(now.state().named("position")).map(Math::abs).max().orElseThrow();
        var sides = new Difference(new double[]{0, 0, 0, 0, apart * length / 4, 0}, 3);
        assertEquals(rounding, ScalarField.rounded(rope, now, sides));
    }

    /// A channel or a measure is offered if each vertex, particle or stick has one or three numbers of it, and if it
    /// can change.
    ///
    /// - rope, `classroom`: 13 particles, 12 sticks, and a tube of 13 rings and 2 caps of 13 vertices. Left out are
    ///   `uv` (two numbers), `corrections` (six), `ring` (nine), and what has 1, 2, 6, 8 or 9 elements: `followed`,
    ///   `obstacleAt`, `aim`, `tally`, `drawing`, `fall`, `clock`.
    /// - rod, `swaying`: a row of 6 handles at its control points, and 20 rings of 6 vertices. Left out are the
    ///   quaternions `joints`, `targets` and `orientation` (four numbers), `construction` and `builtIn` (15 elements),
    ///   the stations (513), and `forcePoint` and `clock`; `rest`, `uv` and the mesh's tables never change.
    /// - ball, `tapping`: 2,562 vertices, and neither particles nor a row of handles. Left out are `pressAt`, `press`,
    ///   `watched` and `clock` (3, 4, 3 and 9 elements), and what never changes.
    /// - cloth, `curtain`: particles, springs, and the vertices of both sides; `ends`, `corners`, `rest` and `uv` never
    ///   change, `solve`, `tally` and `obstacleAt` belong to no element.
    /// - jelly, `swaying`: 2,562 vertices. One jelly has one follower, one velocity, one anchor and one offset, which
    ///   tell nothing apart; `begun`, `since` and `uniforms` have two elements.
    @Test
    void modelsOfferWhatTheyHaveForEachVertexParticleOrStick() {
        assertEquals(names("length residual stretch correction speed moved inverseMass rest movedIn grabbed arc",
                "velocity position previous target vertices normals tangents"), offered("rope"));
        assertEquals(names("rate fullAngle angle movedIn parameter speed fate",
                "points shape centre along across offset placed normals tangents"), offered("rod"));
        assertEquals(names("displacement speed push", "vertices velocity placed normals tangents"), offered("ball"));
        assertEquals(names("mask weights", "vertices placed normals tangents"), offered("jelly"));
        assertEquals(names("length residual stretch speed mass inverseMass lambda movedIn grabbed across",
                "position velocity previous force inertial lastVelocity deltaV linearResidual search product target "
                        + "along vertices normals tangents"),
                offered("cloth"));
    }

    /// The view lists the fields on its own thread, and the stress of a soft body runs a part of the solver.
    @ParameterizedTest
    @MethodSource
    void noMeasureIsReadToListTheFields(Model model) {
        var read = new ArrayList<String>();
        List<Measure> watched = model.measures().stream()
                .map(m -> new Measure(m.name(), m.unit(), m.width(), m.of(), m.role(), m.ofSkin(), (p, s) -> {
                    read.add(m.name());
                    return m.read(p, s);
                })).toList();
        var copy = (Model) Proxy.newProxyInstance(Model.class.getClassLoader(), new Class<?>[]{Model.class},
                (_, method, given) -> switch (method.getName()) {
                    case "measures" -> watched;
                    case "measure" -> watched.stream().filter(m -> m.name().equals(given[0])).findFirst();
                    default -> method.invoke(model, given);
                });
        List<ScalarField> fields = ScalarField.all(copy, picture(model, 1));
        assertEquals(List.of(), read);
        assertEquals(ScalarField.all(model, picture(model, 1)), fields);
        for (ScalarField field : fields)
            if (model.measure(field.source()).isPresent())
                assertTrue(field.values(copy, picture(model, 1)).length > 1, field.name());
    }

    static List<Model> noMeasureIsReadToListTheFields() {
        return Catalog.MODELS;
    }

    private static Set<String> offered(String model) {
        Model m = Catalog.model(model);
        return ScalarField.all(m, picture(m, 2)).stream().map(ScalarField::name)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /// The clock has nine numbers and a tally three; a rope of nine particles, or of ten, has as many by chance.
    @Test
    void whatBelongsToNoElementColoursNone() {
        Model rope = Catalog.model("rope");
        for (int sticks : new int[]{2, 3, 8, 9, 10}) {
            var timeline = new Timeline(rope);
            var run = new Run(timeline, timeline.root(rope.defaults().with("segments", "" + sticks), List.of()));
            run.next();
            Set<String> names =
                    ScalarField.all(rope, Picture.of(run, PictureRequest.atFirst(rope), true, Optional.empty()))
                            .stream().map(ScalarField::name)
                            .collect(Collectors.toSet());
            for (String name : List.of("by:clock", "by:tally", "by:drawing", "by:fall", "by:lane"))
                assertFalse(names.contains(name), sticks + " " + name);
        }
    }

    /// A vector gives its length and its three components.
    private static Set<String> names(String numbers, String vectors) {
        var names = new TreeSet<String>();
        for (String number : numbers.split(" ")) names.add("by:" + number);
        for (String vector : vectors.split(" "))
            for (String part : new String[]{"", ".x", ".y", ".z"}) names.add("by:" + vector + part);
        return names;
    }

    @Test
    void aVectorGivesItsLengthAndItsComponents() {
        Model rope = Catalog.model("rope");
        Picture now = picture(rope, 3);
        double[] x = values("by:position.x", rope, now), y = values("by:position.y", rope, now),
                z = values("by:position.z", rope, now), length = values("by:position", rope, now);
        for (int i = 0; i < x.length; i++)
            assertEquals(Math.sqrt(x[i] * x[i] + y[i] * y[i] + z[i] * z[i]), length[i], 1e-12);
        assertArrayEquals(now.state().of(rope.grabbable().orElseThrow()), woven(x, y, z));
    }

    private static double[] values(String name, Model model, Picture now) {
        return ScalarField.of(name, model, now).orElseThrow().values(model, now);
    }

    private static double[] woven(double[] x, double[] y, double[] z) {
        var xyz = new double[3 * x.length];
        for (int i = 0; i < x.length; i++) {
            xyz[3 * i] = x[i];
            xyz[3 * i + 1] = y[i];
            xyz[3 * i + 2] = z[i];
        }
        return xyz;
    }

    @Test
    void signedValuesHaveZeroInTheMiddleAndMagnitudesAtTheEnd() {
        Model rope = Catalog.model("rope");
        Picture now = picture(rope, 5);
        Colouring component = Colouring.of(rope, now, Set.of("by:velocity.y"), new Scales(), key -> key).orElseThrow();
        assertTrue(component.signed());
        assertEquals("velocity.y", component.title());
        assertEquals("m/s", component.unit());
        assertEquals(0.5, component.shares()[0], 1e-12, "the pinned start stands still");
        assertTrue(Colouring.of(rope, picture(rope, 0), Set.of("by:position.x"), new Scales(), key -> key).orElseThrow()
                .signed(), "a component has a sign though none is below zero");
        Colouring length = Colouring.of(rope, now, Set.of("by:velocity"), new Scales(), key -> key).orElseThrow();
        assertFalse(length.signed());
        assertEquals(0, length.shares()[0], 1e-12);
    }

    @Test
    void aNameThatAPictureDoesNotHaveColoursNothing() {
        Model rope = Catalog.model("rope");
        for (String name : List.of("by:nothing", "by:energy", "by:residual.x"))
            assertEquals(Optional.empty(), Colouring.of(rope, picture(rope, 0), Set.of(name), new Scales(), key -> key),
                    name);
    }
}
