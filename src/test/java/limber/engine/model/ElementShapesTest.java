package limber.engine.model;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import limber.engine.Channel;
import limber.engine.Element;
import limber.engine.Measure;
import limber.engine.Schedule;
import limber.engine.State;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import org.junit.jupiter.api.Test;

/// What a plain solver says of its looks, each in a line: four points in two rows of two, at the corners of a square of
/// 2 m on the ground.
class ElementShapesTest {
    private static final Channel PLACE = new Channel("place", 3, "m", "point", Channel.Life.KEPT),
            SIZE = new Channel("size", 1, "m", "point", Channel.Life.KEPT);
    private static final double[] SQUARE = {0, 0, 0, 2, 0, 0, 0, 0, 2, 2, 0, 2};

    /// A solver of those points, each with a size from 1 to 4.
    private record Plain(List<ElementKind> kinds, List<Field> fields, List<OverlayKind> overlays) implements Solver {
        Plain(ElementKind... kinds) {
            this(List.of(kinds), List.of(), List.of());
        }

        @Override
        public String name() {
            return "plain";
        }

        @Override
        public State initial(Settings p) {
            var sizes = new LinkedHashMap<Channel, Integer>();
            sizes.put(PLACE, 4);
            sizes.put(SIZE, 4);
            State s = State.of(sizes, 0);
            System.arraycopy(SQUARE, 0, s.of(PLACE), 0, 12);
            for (int i = 0; i < 4; i++) s.of(SIZE)[i] = i + 1;
            return s;
        }

        @Override
        public Schedule schedule(Settings p) {
            return new Schedule(List.of(), List.of());
        }

        @Override
        public Channel subject() {
            return PLACE;
        }

        @Override
        public List<Measure> measures() {
            return List.of(Measure.each("load", "N", "point", (_, _) -> new double[]{1, 2, 3, 4}),
                    Measure.each("strain", "", "triangle", (_, _) -> new double[]{-5, 6}));
        }

        @Override
        public List<ElementKind> kinds(Settings p) {
            return kinds;
        }

        @Override
        public List<OverlayKind> overlays(Settings p) {
            return overlays;
        }
    }

    private static Overlay drawn(Solver solver) {
        Model model = Model.of(solver);
        Settings p = model.defaults();
        List<Overlay> all = model.overlays(p, model.initial(p), model.overlaysAtFirst());
        assertEquals(1, all.size());
        return all.getFirst();
    }

    private static Overlay.Solid solid(ElementKind kind) {
        return (Overlay.Solid) drawn(new Plain(kind));
    }

    /// Six times the volume between the origin and its triangles, all of which face outwards.
    private static double volume(Overlay.Solid body) {
        double six = 0;
        for (int t = 0; t < body.triangles().length; t += 3)
            six += Vec.of(body.xyz(), body.triangles()[t]).dot(Vec.of(body.xyz(), body.triangles()[t + 1])
                    .cross(Vec.of(body.xyz(), body.triangles()[t + 2])));
        return six / 6;
    }

    private static Vec normal(Overlay.Solid body, int triangle) {
        Vec a = Vec.of(body.xyz(), body.triangles()[3 * triangle]);
        return Vec.of(body.xyz(), body.triangles()[3 * triangle + 1]).minus(a)
                .cross(Vec.of(body.xyz(), body.triangles()[3 * triangle + 2]).minus(a));
    }

    /// Four balls of 4/3·π·0.5³ m³ = 0.5236 m³; flat triangles cut a little off.
    @Test
    void pointsWithARadiusAreBalls() {
        Overlay.Solid balls = solid(ElementKind.points("point", PLACE).radius(0.5));
        int each = balls.xyz().length / 12;
        for (int i = 0; i < 4 * each; i++)
            assertEquals(0.5, Vec.of(balls.xyz(), i).distance(Vec.of(SQUARE, i / each)), 1e-12);
        assertEquals(4 * 0.5236, volume(balls), 0.1);
        assertEquals("plain", balls.role());
    }

    @Test
    void eachPointMayHaveItsRadius() {
        Overlay.Solid balls = solid(ElementKind.points("point", PLACE).radius(SIZE).role("velocity"));
        int each = balls.xyz().length / 12;
        for (int i = 0; i < 4 * each; i++)
            assertEquals(1 + i / each, Vec.of(balls.xyz(), i).distance(Vec.of(SQUARE, i / each)), 1e-12);
        assertEquals("velocity", balls.role());
    }

    /// The second of three sticks goes from (2, 0, 0) to (0, 0, 2).
    @Test
    void edgesWithARadiusAreRods() {
        Overlay.Solid rods = solid(ElementKind.row("stick", PLACE).radius(0.1));
        int each = rods.xyz().length / 9;
        for (int i = each; i < 2 * each; i++) {
            Vec at = Vec.of(rods.xyz(), i);
            assertEquals(2, at.x() + at.z(), 0.1 * Math.sqrt(2) + 1e-12);
            assertEquals(0.1, Math.min(at.distance(new Vec(2, 0, 0)), at.distance(new Vec(0, 0, 2))), 1e-12);
        }
        for (int t = 0; t < rods.triangles().length / 9; t++) {
            Vec corner = Vec.of(rods.xyz(), rods.triangles()[3 * t]);
            assertTrue(normal(rods, t).dot(new Vec(0, corner.y(), corner.z())) > 0, "the first stick is the x axis");
        }
    }

    /// Two triangles above, and the same two from below.
    @Test
    void aGridIsASheetWithTwoSides() {
        Overlay.Solid sheet = solid(ElementKind.grid("triangle", PLACE, 2));
        assertArrayEquals(new int[]{0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6}, sheet.triangles());
        for (int t = 0; t < 4; t++) assertEquals(0, normal(sheet, t).distance(new Vec(0, t < 2 ? 4 : -4, 0)));
    }

    @Test
    void facesAreColouredByAMeasureOfTheirPoints() {
        var map = (Overlay.Surface) drawn(new Plain(ElementKind.grid("triangle", PLACE, 2).by("load")));
        assertArrayEquals(new double[]{1, 2, 3, 4, 1, 2, 3, 4}, map.values());
        assertEquals("load in N", map.name() + " in " + map.unit());
        assertFalse(map.signed());
    }

    /// The corners of each face are its own, so that its colour ends at its edges.
    @Test
    void facesAreColouredByAMeasureOfTheirOwn() {
        var map = (Overlay.Surface) drawn(new Plain(ElementKind.grid("triangle", PLACE, 2).by("strain")));
        assertArrayEquals(new double[]{-5, -5, -5, 6, 6, 6, -5, -5, -5, 6, 6, 6}, map.values());
        assertTrue(map.signed());
        assertEquals(36, map.body().orElseThrow().xyz().length);
    }

    @Test
    void ballsAreColouredByAMeasure() {
        var map = (Overlay.Surface) drawn(new Plain(ElementKind.points("point", PLACE).radius(1).by("load")));
        int each = map.values().length / 4;
        for (int i = 0; i < 4 * each; i++) assertEquals(1 + i / each, map.values()[i]);
    }

    @Test
    void bodiesHideDotsAndLinesAtFirst() {
        ElementKind points = ElementKind.points("point", PLACE), sticks = ElementKind.row("stick", PLACE);
        assertEquals(Set.of("point", "stick"), Model.of(new Plain(points, sticks)).overlaysAtFirst());
        assertEquals(Set.of("stick"), Model.of(new Plain(points, sticks.radius(0.1))).overlaysAtFirst());
    }

    /// The lowest corner of a ball of 0.5 m around the origin.
    @Test
    void whatIsDrawnIsFramed() {
        Model model = Model.of(new Plain(List.of(ElementKind.points("point", PLACE).radius(0.5)), List.of(),
                List.of(OverlayKind.one("wall", (_, _) -> Body.box(new Vec(0, 9, 0), new Vec(2, 2, 2)).drawn("wall",
                        "obstacle")))));
        double[] xyz = model.framed(model.defaults(), model.initial(model.defaults()));
        assertEquals(new Box(3.5, 10.5, 3.5), rounded(Box.around(xyz)));
        assertEquals(Set.of("point", "wall"), model.overlaysAtFirst());
    }

    /// A ball's corners are no farther than its radius, and its widest ring may lie beside an axis.
    private static Box rounded(Box box) {
        return new Box(Math.rint(2 * box.x()) / 2, Math.rint(2 * box.y()) / 2, Math.rint(2 * box.z()) / 2);
    }

    private static Model field(Field field) {
        return Model.of(new Plain(List.of(), List.of(field), List.of()));
    }

    /// Two columns of 3 m: the middles of the cells are 1.5 m from the origin. The sizes 1, 2, 3, 4 are heights.
    @Test
    void aFieldOfHeightsIsASurfaceOverItsGround() {
        Model model = field(Field.heights(SIZE, 2, 3));
        Settings p = model.defaults();
        State s = model.initial(p);
        var map = (Overlay.Surface) model.overlays(p, s, model.overlaysAtFirst()).getFirst();
        double[] top = {-1.5, 1, -1.5, 1.5, 2, -1.5, -1.5, 3, 1.5, 1.5, 4, 1.5};
        assertArrayEquals(top, Arrays.copyOf(map.body().orElseThrow().xyz(), 12));
        assertArrayEquals(new double[]{1, 2, 3, 4, 1, 2, 3, 4}, map.values());
        assertArrayEquals(new double[]{1.5, 2, -1.5}, model.place(p, s, new Element("point", 1)));
        assertTrue(model.overlays(p).getFirst().map());
    }

    /// The first row is above; each cell is a square of 3 m in one colour.
    @Test
    void aFieldOfPixelsStandsUpright() {
        Model model = field(Field.pixels(SIZE, 2, 3));
        Settings p = model.defaults();
        State s = model.initial(p);
        var map = (Overlay.Surface) model.overlays(p, s, model.overlaysAtFirst()).getFirst();
        double[] first = {-3, 3, 0, 0, 3, 0, -3, 0, 0, 0, 0, 0};
        assertArrayEquals(first, Arrays.copyOf(map.body().orElseThrow().xyz(), 12));
        assertArrayEquals(new double[]{1, 1, 1, 1, 2, 2, 2, 2}, Arrays.copyOf(map.values(), 8));
        assertEquals(32, map.values().length, "both sides");
        assertEquals(9, normal(map.body().orElseThrow(), 0).z());
        assertArrayEquals(new double[]{1.5, -1.5, 0}, model.place(p, s, new Element("point", 3)));
    }

    /// A wire of 0.16·0.5 m = 0.08 m around both ends.
    @Test
    void aCoilGoesFromEndToEnd() {
        Vec from = new Vec(1, 2, 3), to = new Vec(5, 2, 3);
        Body coil = Body.coil(from, to, 4, 0.5);
        int last = coil.xyz().length / 3 - 1;
        assertEquals(0.08, Vec.of(coil.xyz(), 0).distance(from), 1e-12);
        assertEquals(0.08, Vec.of(coil.xyz(), last).distance(to), 1e-12);
        assertEquals(2 * 0.58, Box.around(coil.xyz()).y(), 0.02);
        assertEquals("force", coil.drawn("spring", "force").role());
    }
}
