package limber.models.cloth;

import static limber.models.cloth.ClothChannels.*;

import java.util.List;
import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.settings.Settings;
import limber.mesh.Skin;

/// The skin of a cloth: vertex i is particle i, and a second vertex behind each
/// belongs to the back, whose triangles turn the other way. A chain has none.
final class ClothSkin {
    private ClothSkin() {}

    static List<Phase> phases(Settings p) {
        return p.get(ClothParameters.ROWS) == 0 ? List.of()
                : List.of(new Vertices(), new Normals(),
                        new Tangents(p.get(ClothParameters.COLUMNS)),
                        new Triangles());
    }

    /// The vertices of both sides as they are placed at frame 0.
    static double[] atRest(Settings p) {
        State start = ClothStart.state(p);
        if (p.get(ClothParameters.ROWS) == 0) return new double[0];
        var vertices = new Vertices();
        vertices.run(start, 0, 0, vertices.size(start));
        return start.of(Skin.VERTICES);
    }

    /// The vertices of both sides.
    record Vertices() implements Phase {
        @Override public String name() { return "vertices"; }
        @Override public String of() { return "vertex"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) {
            return 2 * s.of(INVERSE_MASS).length;
        }
        @Override public Formula formula() { return Formula.of("v_i = x_i"); }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] vertices = s.of(Skin.VERTICES), position = s.of(POSITION);
            int n = position.length;
            for (int j = 3 * from; j < 3 * to; j++) vertices[j] = position[j % n];
        }
    }

    /// The normals: the unit of the sum of c = (B − A) × (C − A) over the triangles
    /// around a particle; those of the back point the other way.
    record Normals() implements Phase {
        @Override public String name() { return "normals"; }
        @Override public String of() { return "vertex"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) {
            return 2 * s.of(INVERSE_MASS).length;
        }

        @Override public Formula formula() {
            return Formula.of("s = \\sum\\,(B - A)\\times(C - A)",
                    "n = \\frac{s}{|s|}").vector("s", "sum", "m²", "")
                    .number("|s|", "size", "m²").vector("n", "n");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] x = s.of(POSITION), normals = s.of(Skin.NORMALS);
            int[] first = s.ints(TRIANGLES_FROM), triangles = s.ints(TRIANGLES_OF),
                    corners = s.ints(CORNERS);
            int particles = x.length / 3;
            for (int i = from; i < to; i++) {
                int particle = i % particles, side = i < particles ? 1 : -1;
                double sumx = 0, sumy = 0, sumz = 0;
                for (int k = first[particle]; k < first[particle + 1]; k++) {
                    int t = 3 * triangles[k];
                    int a = 3 * corners[t], b = 3 * corners[t + 1],
                            c = 3 * corners[t + 2]; // gap sum
                    double abx = x[b] - x[a], aby = x[b + 1] - x[a + 1],
                            abz = x[b + 2] - x[a + 2];
                    double acx = x[c] - x[a], acy = x[c + 1] - x[a + 1],
                            acz = x[c + 2] - x[a + 2];
                    sumx += aby * acz - abz * acy;
                    sumy += abz * acx - abx * acz;
                    sumz += abx * acy - aby * acx; // end of gap sum
                }
                double size = Math.sqrt(sumx * sumx + sumy * sumy + sumz * sumz);
                boolean flat = size == 0;
                double nx = flat ? 0 : side * (sumx / size),
                        ny = flat ? 0 : side * (sumy / size),
                        nz = flat ? side : side * (sumz / size);
                normals[3 * i] = nx;
                normals[3 * i + 1] = ny;
                normals[3 * i + 2] = nz;
            }
        }
    }

    /// The tangents: along the row, at a right angle to the normal.
    record Tangents(int columns) implements Phase {
        @Override public String name() { return "tangents"; }
        @Override public String of() { return "vertex"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) {
            return 2 * s.of(INVERSE_MASS).length;
        }

        @Override public Formula formula() {
            return Formula.of("s = d - (d\\cdot n)\\,n", "\\tau = \\frac{s}{|s|}")
                    .vector("d", "d", "m", "position").vector("n", "n")
                    .vector("s", "sum", "m", "").number("|s|", "size", "m")
                    .vector("\\tau", "tangent");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] x = s.of(POSITION), normals = s.of(Skin.NORMALS),
                    tangents = s.of(Skin.TANGENTS);
            for (int i = from; i < to; i++) {
                int particle = i % (x.length / 3),
                        column = particle % (columns + 1);
                int a = 3 * (column > 0 ? particle - 1 : particle),
                        b = 3 * (column < columns ? particle + 1 : particle);
                double dx = x[b] - x[a], dy = x[b + 1] - x[a + 1],
                        dz = x[b + 2] - x[a + 2];
                double nx = normals[3 * i], ny = normals[3 * i + 1],
                        nz = normals[3 * i + 2];
                double dot = dx * nx + dy * ny + dz * nz;
                double sumx = dx - dot * nx, sumy = dy - dot * ny,
                        sumz = dz - dot * nz;
                double size = Math.sqrt(sumx * sumx + sumy * sumy + sumz * sumz);
                // the row has no direction here: any at a right angle will do
                if (!(size > 1e-12)) {
                    boolean upright = Math.abs(ny) > 0.9;
                    sumx = upright ? 1 - nx * nx : -nx * ny;
                    sumy = upright ? -nx * ny : 1 - ny * ny;
                    sumz = upright ? -nx * nz : -ny * nz;
                    size = Math.sqrt(sumx * sumx + sumy * sumy + sumz * sumz);
                }
                double tangentx = sumx / size, tangenty = sumy / size,
                        tangentz = sumz / size;
                tangents[3 * i] = tangentx;
                tangents[3 * i + 1] = tangenty;
                tangents[3 * i + 2] = tangentz;
            }
        }
    }

    /// The triangles of the front, then those of the back.
    record Triangles() implements Phase {
        @Override public String name() { return "triangles"; }
        @Override public String of() { return "triangle"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) {
            return 2 * (s.ints(CORNERS).length / 3);
        }
        @Override public int element(State s, int sweep, int i) {
            return i % (s.ints(CORNERS).length / 3);
        }
        @Override public Formula formula() { return Formula.of("(a, b, c)"); }

        @Override public void run(State s, int sweep, int from, int to) {
            int[] triangles = s.triangles(), corners = s.ints(CORNERS);
            int front = corners.length / 3, particles = s.of(INVERSE_MASS).length;
            for (int t = from; t < to; t++) {
                boolean back = t >= front;
                int c = 3 * (t % front), behind = back ? particles : 0;
                triangles[3 * t] = corners[c] + behind;
                triangles[3 * t + 1] = corners[back ? c + 2 : c + 1] + behind;
                triangles[3 * t + 2] = corners[back ? c + 1 : c + 2] + behind;
            }
        }
    }
}
