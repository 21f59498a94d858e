package limber.bench;

/// A frame of the rope without a debugger in mind: one method, flat arrays, no phases.
final class OneLoop {
    final double[] position, previous, rest;
    final boolean[] free;
    final double h, ax, ay, az;
    final int sweeps;

    OneLoop(double[] position, double[] previous, double[] rest, boolean[] free, double h, double ax, double ay,
            double az, int sweeps) {
        this.position = position.clone();
        this.previous = previous.clone();
        this.rest = rest.clone();
        this.free = free.clone();
        this.h = h;
        this.ax = ax;
        this.ay = ay;
        this.az = az;
        this.sweeps = sweeps;
    }

    void frame() {
        double[] p = position, old = previous, l = rest;
        boolean[] f = free;
        double hh = h * h;
        for (int i = 0, j = 0; i < f.length; i++, j += 3) {
            if (!f[i]) continue;
            double x = p[j], y = p[j + 1], z = p[j + 2];
            p[j] = x + (x - old[j]) + hh * ax;
            p[j + 1] = y + (y - old[j + 1]) + hh * ay;
            p[j + 2] = z + (z - old[j + 2]) + hh * az;
            old[j] = x;
            old[j + 1] = y;
            old[j + 2] = z;
        }
        for (int sweep = 0; sweep < sweeps; sweep++)
            for (int i = 0, a = 0; i < l.length; i++, a += 3) {
                double dx = p[a + 3] - p[a], dy = p[a + 4] - p[a + 1], dz = p[a + 5] - p[a + 2];
                double length = Math.sqrt(dx * dx + dy * dy + dz * dz);
                if (length < 1e-12) continue;
                double error = (length - l[i]) / length;
                boolean freeA = f[i], freeB = f[i + 1];
                if (freeA) {
                    double fA = (freeB ? 0.5 : 1) * error;
                    p[a] += fA * dx;
                    p[a + 1] += fA * dy;
                    p[a + 2] += fA * dz;
                }
                if (freeB) {
                    double fB = (freeA ? 0.5 : 1) * error;
                    p[a + 3] -= fB * dx;
                    p[a + 4] -= fB * dy;
                    p[a + 5] -= fB * dz;
                }
            }
    }
}
