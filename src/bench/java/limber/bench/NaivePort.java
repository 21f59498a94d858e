package limber.bench;

import java.util.ArrayList;
import java.util.List;

/// The articles' rope as it is usually ported: an object a particle, an immutable vector an operation.
final class NaivePort {
    record Vector3(double x, double y, double z) {
        Vector3 plus(Vector3 v) {
            return new Vector3(x + v.x, y + v.y, z + v.z);
        }

        Vector3 minus(Vector3 v) {
            return new Vector3(x - v.x, y - v.y, z - v.z);
        }

        Vector3 times(double k) {
            return new Vector3(x * k, y * k, z * k);
        }

        double length() {
            return Math.sqrt(x * x + y * y + z * z);
        }
    }

    static final class Particle {
        Vector3 position, previous;
        boolean free;
    }

    private final List<Particle> particles = new ArrayList<>();
    private final List<Double> rest = new ArrayList<>();
    private final double h;
    private final Vector3 a;
    private final int sweeps;

    NaivePort(OneLoop same) {
        for (int i = 0; i < same.free.length; i++) {
            Particle p = new Particle();
            p.position = new Vector3(same.position[3 * i], same.position[3 * i + 1], same.position[3 * i + 2]);
            p.previous = new Vector3(same.previous[3 * i], same.previous[3 * i + 1], same.previous[3 * i + 2]);
            p.free = same.free[i];
            particles.add(p);
        }
        for (double l : same.rest) rest.add(l);
        h = same.h;
        a = new Vector3(same.ax, same.ay, same.az);
        sweeps = same.sweeps;
    }

    void frame() {
        for (Particle p : particles) {
            if (!p.free) continue;
            Vector3 position = p.position;
            p.position = position.plus(position.minus(p.previous)).plus(a.times(h * h));
            p.previous = position;
        }
        for (int sweep = 0; sweep < sweeps; sweep++)
            for (int i = 0; i < rest.size(); i++) correct(particles.get(i), particles.get(i + 1), rest.get(i));
    }

    private static void correct(Particle from, Particle to, double rest) {
        Vector3 d = to.position.minus(from.position);
        double length = d.length();
        if (length < 1e-12) return;
        double error = (length - rest) / length;
        if (from.free) from.position = from.position.plus(d.times((to.free ? 0.5 : 1) * error));
        if (to.free) to.position = to.position.minus(d.times((from.free ? 0.5 : 1) * error));
    }

    double y(int particle) {
        return particles.get(particle).position.y();
    }
}
