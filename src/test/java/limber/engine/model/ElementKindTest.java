package limber.engine.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.IntStream;
import limber.engine.Channel;
import limber.engine.Channel.Life;
import limber.engine.State;
import org.junit.jupiter.api.Test;

/// The corners of elements of each shape, worked out for five points.
class ElementKindTest {
    private static final Channel POINTS = new Channel("points", 3, "m", "point", Life.KEPT),
            FACES = Channel.whole("faces", 3, "triangle");

    private static State state() {
        var sizes = new LinkedHashMap<Channel, Integer>();
        sizes.put(POINTS, 5);
        sizes.put(FACES, 2);
        State s = State.of(sizes, 0);
        System.arraycopy(new int[]{0, 2, 3, 3, 2, 4}, 0, s.ints(FACES), 0, 6);
        return s;
    }

    private static List<String> corners(ElementKind kind) {
        State s = state();
        return IntStream.range(0, kind.count(s)).mapToObj(e -> IntStream.range(0, kind.shape().corners())
                .mapToObj(k -> "" + kind.corner(s, e, k)).reduce("", String::concat)).toList();
    }

    @Test
    void aPointIsItself() {
        assertEquals(List.of("0", "1", "2", "3", "4"), corners(ElementKind.points("point", POINTS)));
    }

    @Test
    void aRowJoinsNeighbours() {
        assertEquals(List.of("01", "12", "23", "34"), corners(ElementKind.row("stick", POINTS)));
    }

    /// As bend constraints do: the second neighbours come after all neighbours.
    @Test
    void aRowMayReachFurther() {
        assertEquals(List.of("01", "12", "23", "34", "02", "13", "24"), corners(
                new ElementKind("constraint", ElementKind.Shape.EDGE, POINTS, new ElementKind.Corners.Row(2))));
    }

    @Test
    void listedCornersStandInTheirChannel() {
        assertEquals(List.of("023", "324"),
                corners(ElementKind.listed("triangle", ElementKind.Shape.FACE, POINTS, FACES)));
    }

    @Test
    void aStateWithoutItsPointsHasNone() {
        State other = State.of(new LinkedHashMap<>(), 0);
        assertEquals(0, ElementKind.row("stick", POINTS).count(other));
        assertEquals(0, ElementKind.points("point", POINTS).count(other));
        assertEquals(0, ElementKind.listed("triangle", ElementKind.Shape.FACE, POINTS, FACES).count(other));
    }
}
