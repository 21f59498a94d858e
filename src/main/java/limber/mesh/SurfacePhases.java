package limber.mesh;

import static limber.mesh.SurfaceSkin.CORNERS;
import static limber.mesh.SurfaceSkin.REST;
import static limber.mesh.SurfaceSkin.USED_BY;
import static limber.mesh.SurfaceSkin.USED_FROM;
import static limber.mesh.SurfaceSkin.UV;

import limber.engine.Channel;
import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;

/// The phases that hand over a surface once its vertices have been placed: normals,
/// tangents and triangles.
final class SurfacePhases {
    private SurfacePhases() {}

    /// The places of the vertices, as they are handed over.
    record Place(Channel vertices) implements Phase {
        @Override public String name() { return "place"; }
        @Override public String of() { return "vertex"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) { return s.of(vertices).length / 3; }

        @Override public Formula formula() {
            return Formula.of("x_w = x");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] x = s.of(vertices), placed = s.of(Skin.PLACED);
            for (int j = 3 * from; j < 3 * to; j++) placed[j] = x[j];
        }
    }

    /// The normals of the vertices: each is the sum of its triangles' normals,
    /// weighted by twice their area, made a unit. A stale normal is that of the
    /// rest shape, which still turns with the object.
    record Normals(boolean stale, double sin, double cos) implements Phase {
        @Override public String name() { return "normals"; }
        @Override public String of() { return "vertex"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) { return s.of(Skin.NORMALS).length / 3; }

        @Override public Formula formula() {
            return Formula
                    .of("s = \\sum\\,(b - a)\\times(c - a)", "n = \\frac{s}{|s|}")
                    .vector("s", "sum", "m²", "").number("|s|", "size", "m²")
                    .vector("n", "n", "", "");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] normals = s.of(Skin.NORMALS);
            into(stale ? s.of(REST) : Skin.vertices(s), normals, s.ints(CORNERS),
                    s.ints(USED_FROM), s.ints(USED_BY), from,
                    to);
            if (!stale) return;
            for (int j = 3 * from; j < 3 * to; j += 3) {
                double nx = cos * normals[j] - sin * normals[j + 1],
                        ny = sin * normals[j] + cos * normals[j + 1];
                normals[j] = nx;
                normals[j + 1] = ny;
            }
        }

        static void into(double[] xyz, double[] normals, int[] corner,
                int[] usedFrom, int[] usedBy, int from, int to) {
            for (int i = from; i < to; i++) {
                double sumx = 0, sumy = 0, sumz = 0;
                for (int k = usedFrom[i]; k < usedFrom[i + 1]; k++) {
                    int t = 3 * usedBy[k];
                    int a = 3 * corner[t], b = 3 * corner[t + 1],
                            c = 3 * corner[t + 2]; // gap sum
                    double ux = xyz[b] - xyz[a], uy = xyz[b + 1] - xyz[a + 1],
                            uz = xyz[b + 2] - xyz[a + 2];
                    double vx = xyz[c] - xyz[a], vy = xyz[c + 1] - xyz[a + 1],
                            vz = xyz[c + 2] - xyz[a + 2];
                    sumx += uy * vz - uz * vy;
                    sumy += uz * vx - ux * vz;
                    sumz += ux * vy - uy * vx; // end of gap sum
                } // gap unit
                double size = Math.sqrt(sumx * sumx + sumy * sumy + sumz * sumz);
                boolean flat = size == 0; // no triangle, or none with an area
                double nx = flat ? 0 : sumx / size, ny = flat ? 1 : sumy / size,
                        nz = flat ? 0 : sumz / size; // end of gap unit
                normals[3 * i] = nx;
                normals[3 * i + 1] = ny;
                normals[3 * i + 2] = nz;
            }
        }
    }

    /// The tangents of the vertices: each points where its texture's u grows, at a
    /// right angle to the normal.
    record Tangents() implements Phase {
        @Override public String name() { return "tangents"; }
        @Override public String of() { return "vertex"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) {
            return s.of(Skin.TANGENTS).length / 3;
        }

        @Override public Formula formula() {
            return Formula.of(
                    "s = \\frac{\\partial x}{\\partial u} - "
                            + "\\left(\\frac{\\partial x}{\\partial u}\\cdot "
                            + "n\\right) n",
                    "\\tau = \\frac{s}{|s|}")
                    .vector("s", "sum").number("|s|", "size").vector("n", "n")
                    .vector("\\tau", "tangent");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] xyz = Skin.vertices(s), uv = s.of(UV),
                    normals = s.of(Skin.NORMALS),
                    tangents = s.of(Skin.TANGENTS);
            int[] corner = s.ints(CORNERS), uvCorner = s.ints(Skin.UV_CORNERS),
                    usedFrom = s.ints(USED_FROM), usedBy = s.ints(USED_BY);
            for (int i = from; i < to; i++) {
                double sumx = 0, sumy = 0, sumz = 0;
                for (int k = usedFrom[i]; k < usedFrom[i + 1]; k++) {
                    int t = 3 * usedBy[k];
                    int a = 3 * corner[t], b = 3 * corner[t + 1],
                            c = 3 * corner[t + 2];
                    int p = 2 * uvCorner[t], q = 2 * uvCorner[t + 1],
                            r = 2 * uvCorner[t + 2];
                    double q1 = uv[q + 1] - uv[p + 1], r1 = uv[r + 1] - uv[p + 1];
                    double area = (uv[q] - uv[p]) * r1 - (uv[r] - uv[p]) * q1;
                    // a mirrored texture still has its u
                    double side = area < 0 ? -1 : 1;
                    sumx += side
                            * ((xyz[b] - xyz[a]) * r1 - (xyz[c] - xyz[a]) * q1);
                    sumy += side * ((xyz[b + 1] - xyz[a + 1]) * r1
                            - (xyz[c + 1] - xyz[a + 1]) * q1);
                    sumz += side * ((xyz[b + 2] - xyz[a + 2]) * r1
                            - (xyz[c + 2] - xyz[a + 2]) * q1);
                }
                double nx = normals[3 * i], ny = normals[3 * i + 1],
                        nz = normals[3 * i + 2];
                double dot = sumx * nx + sumy * ny + sumz * nz;
                sumx -= dot * nx;
                sumy -= dot * ny;
                sumz -= dot * nz;
                double size = Math.sqrt(sumx * sumx + sumy * sumy + sumz * sumz);
                // no texture here: any direction at a right angle will do
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

    /// The indices of the triangles, the same in every frame.
    record Triangles() implements Phase {
        @Override public String name() { return "triangles"; }
        @Override public String of() { return "triangle"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) { return s.triangles().length / 3; }

        @Override public Formula formula() {
            return Formula.of("(a, b, c)");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            int[] triangles = s.triangles();
            int[] corner = s.ints(CORNERS);
            for (int c = 3 * from; c < 3 * to; c++) triangles[c] = corner[c];
        }
    }
}
