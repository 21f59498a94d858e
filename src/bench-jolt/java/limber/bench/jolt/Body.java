package limber.bench.jolt;

import java.util.Arrays;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import limber.engine.State;

/// A body at the start of a run: particles, springs between two of them, and tetrahedra that keep their volume.
///
/// @param x where each particle is, m, three numbers each; all are at rest
/// @param w inverse mass of each particle, 1/kg; 0 for one that is pinned
/// @param ends the two particles of each spring
/// @param rest length of each spring at rest, m
/// @param compliance of each spring, m/N
/// @param corners the four particles of each tetrahedron
/// @param volume of each tetrahedron at rest, m³; nothing makes it give way
record Body(double[] x, double[] w, int[] ends, double[] rest, double[] compliance, int[] corners, double[] volume) {
    private static final int[] NONE = {};

    /// The pull on every particle, m/s².
    static final double GRAVITY = -9.81;

    /// The rope: sticks that do not give way, from each particle to the next.
    static Body rope(State s) {
        double[] rest = s.named("rest");
        int[] ends = IntStream.range(0, rest.length).flatMap(i -> IntStream.of(i, i + 1)).toArray();
        return of(s, ends, rest, _ -> 0, NONE, new double[0]);
    }

    /// The cloth: springs alone.
    ///
    /// @param byKind compliance of springs for stretch, shear and bend, m/N
    static Body cloth(State s, double... byKind) {
        int[] kind = whole(s, "springKind");
        return of(s, whole(s, "ends"), s.named("rest"), i -> byKind[kind[i]], NONE, new double[0]);
    }

    /// The soft block: springs along edges, and volumes.
    ///
    /// @param edges compliance of its edges, m/N
    static Body soft(State s, double edges) {
        return of(s, whole(s, "ends"), s.named("restLength"), _ -> edges, whole(s, "tetCorners"),
                s.named("restVolume"));
    }

    private static Body of(State s, int[] ends, double[] rest, IntToDoubleFunction compliance, int[] corners,
            double[] volume) {
        return new Body(s.named("position").clone(), s.named("inverseMass").clone(), ends, rest.clone(),
                IntStream.range(0, rest.length).mapToDouble(compliance).toArray(), corners, volume.clone());
    }

    private static int[] whole(State s, String channel) {
        return Arrays.stream(s.named(channel)).mapToInt(d -> (int) d).toArray();
    }
}
