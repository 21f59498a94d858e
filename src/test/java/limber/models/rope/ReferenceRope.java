package limber.models.rope;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import limber.engine.model.Input;
import limber.engine.settings.Vec;

/// A second implementation of the rope, written from its description alone (docs/models/rope.md) and in the shape of
/// the articles: an object a particle, an object a stick, one method for a frame. It shares no code with the kernels,
/// so that agreement means something.
///
/// Left out: drawing (`reveal`, `fire`, …), riding ends, skins.
final class ReferenceRope {
    static final class Particle {
        double x, y, z, oldX, oldY, oldZ;
        boolean free = true, grabbed;
        Vec movedTo;

        void put(Vec v) {
            x = v.x();
            y = v.y();
            z = v.z();
        }

        void rest() {
            oldX = x;
            oldY = y;
            oldZ = z;
        }
    }

    record Stick(Particle a, Particle b, int number) {}

    private final Map<String, String> settings = new HashMap<>(Map.ofEntries(
            Map.entry("segments", "40"), Map.entry("start", "0,0,0"), Map.entry("end", "4,0,0"), Map.entry("shape", ""),
            Map.entry("length", "0"),
            Map.entry("pinStart", "true"), Map.entry("pinEnd", "false"), Map.entry("gravity", "0,-9.81,0"),
            Map.entry("gravityScale", "1"), Map.entry("force", "0,0,0"),
            Map.entry("substep", "0.02"), Map.entry("clock", "fixed"), Map.entry("substeps", "1"),
            Map.entry("maxSubsteps", "250"), Map.entry("frameTime", Double.toString(1.0 / 60)),
            Map.entry("iterations", "16"), Map.entry("correction", "weighted"), Map.entry("sweep", "forward"),
            Map.entry("bendConstraints", "false"), Map.entry("drive", "before"),
            Map.entry("previous", "rest"), Map.entry("damping", "0"), Map.entry("rescale", "true"),
            Map.entry("endFollows", "none"), Map.entry("endTarget", "0,0,3"),
            Map.entry("placement", "between"), Map.entry("warmUp", "0"), Map.entry("collide", "false"),
            Map.entry("collision", "swept"),
            Map.entry("friction", "0.2"), Map.entry("obstacle", "floor"),
            Map.entry("floorAt", "2,-2,0"), Map.entry("sphereAt", "2,-1.5,0"), Map.entry("sphereRadius", "0.5"),
            Map.entry("boxAt", "2,-1.5,0"), Map.entry("boxSize", "1,1,1")));

    final List<Particle> particles = new ArrayList<>();
    private final List<Stick> sticks = new ArrayList<>(), bends = new ArrayList<>();
    private final double[] rest;
    private final List<Vec> placed = new ArrayList<>();
    private double remainder;
    int substepsRun, skipped;
    private Vec obstacleAt, followed;

    ReferenceRope(Map<String, String> changed) {
        settings.putAll(changed);
        int segments = (int) number("segments");
        rest = new double[segments];
        place(segments);
        for (Vec at : placed) {
            Particle p = new Particle();
            p.put(at);
            if (word("previous").equals("rest")) p.rest();
            particles.add(p);
        }
        for (int i = 0; i < segments; i++) sticks.add(new Stick(particles.get(i), particles.get(i + 1), i));
        for (int i = 0; i + 1 < segments; i++) bends.add(new Stick(particles.get(i), particles.get(i + 2), i));
        restLengths();
        pins();
        obstacleAt = vector(word("obstacle") + "At");
        followed = vector("endTarget");
        for (int k = 0; k < number("warmUp"); k++) substep();
    }

    private void place(int segments) {
        Vec start = vector("start"), end = vector("end");
        if (!word("shape").isEmpty()) {
            for (String point : word("shape").split(";")) placed.add(vec(point));
            return;
        }
        for (int i = 0; i <= segments; i++)
            placed.add(word("placement").equals("along-x")
                    ? new Vec(i * number("length") / segments, 0, 0)
                    : start.plus(end.minus(start).times((double) i / segments)));
        boolean between = word("placement").equals("between");
        if (between || flag("pinStart")) placed.set(0, start);
        if (between || flag("pinEnd")) placed.set(segments, end);
    }

    private void restLengths() {
        for (int i = 0; i < rest.length; i++)
            rest[i] = number("length") > 0 ? number("length") / rest.length : placed.get(i).distance(placed.get(i + 1));
    }

    private void pins() {
        for (Particle p : particles) p.free = !p.grabbed;
        if (flag("pinStart")) particles.getFirst().free = false;
        if (flag("pinEnd")) particles.getLast().free = false;
    }

    double h() {
        return switch (word("clock")) {
            case "fixed" -> number("substep");
            case "per-frame" -> number("frameTime");
            default -> Math.max(number("substep"), 0.005);
        };
    }

    void frame(List<Input> inputs) {
        for (Particle p : particles) p.movedTo = null;
        for (Input input : inputs) take(input);

        for (int i = 0; i < particles.size(); i++) {
            Particle p = particles.get(i);
            boolean handle = i == 0 || i == particles.size() - 1;
            if (p.movedTo == null || handle && !p.grabbed && word("drive").equals("after")) continue;
            p.put(p.movedTo);
            p.rest();
        }
        substepsRun = 0;
        if (word("clock").equals("fixed")) {
            while (substepsRun < number("substeps")) oneOfTheFrame();
        } else if (word("clock").equals("per-frame")) {
            oneOfTheFrame();
        } else {
            remainder += number("frameTime");
            while (remainder > h() && substepsRun < number("maxSubsteps")) {
                oneOfTheFrame();
                remainder -= h();
            }
            if (remainder > h()) remainder = 0;
        }
        if (word("drive").equals("after"))
            for (Particle p : List.of(particles.getFirst(), particles.getLast()))
                if (p.movedTo != null && !p.grabbed) p.put(p.movedTo);
    }

    private void oneOfTheFrame() {
        if (word("endFollows").equals("target")) particles.getLast().put(followed);
        substep();
        substepsRun++;
    }

    private void take(Input input) {
        switch (input) {
            case Input.Set set -> {
                double before = h();
                settings.put(set.parameter(), set.value());
                if (flag("rescale"))
                    if (h() != before)
                        for (Particle p : particles) {
                            p.oldX = p.x - (p.x - p.oldX) * h() / before;
                            p.oldY = p.y - (p.y - p.oldY) * h() / before;
                            p.oldZ = p.z - (p.z - p.oldZ) * h() / before;
                        }
                switch (set.parameter()) {
                    case "length" -> restLengths();
                    case "pinStart", "pinEnd" -> pins();
                    case "endTarget" -> followed = vector("endTarget");
                    case "obstacle", "floorAt", "sphereAt", "boxAt" -> obstacleAt = vector(word("obstacle") + "At");
                    default -> {}
                }
            }
            case Input.Move move -> {
                switch (move.handle()) {
                    case "start" -> particles.getFirst().movedTo = move.to();
                    case "end" -> particles.getLast().movedTo = move.to();
                    case "obstacle" -> obstacleAt = move.to();
                    default -> {
                        Particle p = particles.get(Integer.parseInt(move.handle().substring("particle:".length())));
                        p.grabbed = true;
                        p.free = false;
                        p.movedTo = move.to();
                    }
                }
            }
            case Input.Act act -> {
                switch (act.action()) {
                    case "attach" -> followed = (Vec) act.arguments().get("point");
                    case "detach" -> followed = vector("endTarget");
                    case "release" -> {
                        particles.get((int) act.arguments().get("particle")).grabbed = false;
                        pins();
                    }
                    default -> throw new IllegalArgumentException(act.action());
                }
            }
        }
    }

    private void substep() {
        double h = h();
        Vec g = vector("gravity"), f = vector("force");
        double ax = g.x() * number("gravityScale") + f.x(), ay = g.y() * number("gravityScale") + f.y(),
                az = g.z() * number("gravityScale") + f.z();
        double kept = 1 - number("damping") * h;
        for (Particle p : particles) {
            if (!p.free) continue;
            double x = p.x, y = p.y, z = p.z;
            p.x = p.x + (p.x - p.oldX) * kept + h * h * ax;
            p.y = p.y + (p.y - p.oldY) * kept + h * h * ay;
            p.z = p.z + (p.z - p.oldZ) * kept + h * h * az;
            p.oldX = x;
            p.oldY = y;
            p.oldZ = z;
        }
        for (int sweep = 0; sweep < number("iterations"); sweep++) {
            if (word("sweep").equals("jacobi")) jacobi();
            else for (Stick s : ordered(sweep)) correct(s, rest[s.number]);
            if (flag("bendConstraints")) for (Stick s : bends) correct(s, 2 * rest[s.number]);
        }
        if (flag("collide")) for (Particle p : particles) if (p.free) collide(p);
    }

    private List<Stick> ordered(int sweep) {
        return switch (word("sweep")) {
            case "forward" -> sticks;
            case "backward" -> sticks.reversed();
            case "symmetric" -> sweep % 2 == 0 ? sticks : sticks.reversed();
            case "red-black" -> {
                var order = new ArrayList<Stick>();
                for (Stick s : sticks) if (s.number % 2 == 0) order.add(s);
                for (Stick s : sticks) if (s.number % 2 == 1) order.add(s);
                yield order;
            }
            default -> throw new IllegalArgumentException(word("sweep"));
        };
    }

    private double shareOf(Particle p, Particle other) {
        if (!p.free) return 0;
        return word("correction").equals("half") || other.free ? 0.5 : 1;
    }

    private void correct(Stick s, double rest) {
        double dx = s.b.x - s.a.x, dy = s.b.y - s.a.y, dz = s.b.z - s.a.z,
                length = Math.sqrt(dx * dx + dy * dy + dz * dz);
        if (length < 1e-12) {
            skipped++;
            return;
        }
        double error = (length - rest) / length, toA = shareOf(s.a, s.b) * error, toB = shareOf(s.b, s.a) * error;
        s.a.x += toA * dx;
        s.a.y += toA * dy;
        s.a.z += toA * dz;
        s.b.x -= toB * dx;
        s.b.y -= toB * dy;
        s.b.z -= toB * dz;
    }

    private void jacobi() {
        var sum = new double[particles.size()][3];
        var count = new int[particles.size()];
        for (Stick s : sticks) {
            double dx = s.b.x - s.a.x, dy = s.b.y - s.a.y, dz = s.b.z - s.a.z,
                    length = Math.sqrt(dx * dx + dy * dy + dz * dz);
            count[s.number]++;
            count[s.number + 1]++;
            if (length < 1e-12) {
                skipped++;
                continue;
            }
            double error = (length - rest[s.number]) / length, toA = shareOf(s.a, s.b) * error,
                    toB = shareOf(s.b, s.a) * error;
            double[] d = {dx, dy, dz};
            for (int c = 0; c < 3; c++) {
                sum[s.number][c] += toA * d[c];
                sum[s.number + 1][c] -= toB * d[c];
            }
        }
        for (int i = 0; i < particles.size(); i++) {
            Particle p = particles.get(i);
            p.x += sum[i][0] / count[i];
            p.y += sum[i][1] / count[i];
            p.z += sum[i][2] / count[i];
        }
    }

    /// Where the way from `o` by `d` first meets the obstacle, both relative to it: the share of the way, the axis and
    /// the way of the normal; null where it does not.
    private double[] met(Vec o, Vec d) {
        double[] start = {o.x(), o.y(), o.z()}, way = {d.x(), d.y(), d.z()};
        return switch (word("obstacle")) {
            case "floor" -> o.y() + d.y() > 0 ? null : new double[]{o.y() / (o.y() - (o.y() + d.y()))};
            case "sphere" -> {
                double r = number("sphereRadius"), a = d.dot(d), b = 2 * o.dot(d), c = o.dot(o) - r * r;
                if (b >= 0 || b * b < 4 * a * c) yield null;
                double s = (-b - Math.sqrt(b * b - 4 * a * c)) / (2 * a);
                yield s > 1 ? null : new double[]{s};
            }
            default -> {
                Vec size = vector("boxSize");
                double[] half = {0.5 * size.x(), 0.5 * size.y(), 0.5 * size.z()};
                double in = Double.NEGATIVE_INFINITY, out = Double.POSITIVE_INFINITY;
                int face = -1;
                for (int c = 0; c < 3; c++) {
                    if (way[c] == 0 && Math.abs(start[c]) > half[c]) yield null;
                    if (way[c] == 0) continue;
                    double one = (-half[c] - start[c]) / way[c], two = (half[c] - start[c]) / way[c];
                    if (Math.min(one, two) > in) {
                        in = Math.min(one, two);
                        face = c;
                    }
                    out = Math.min(out, Math.max(one, two));
                }
                yield in < 0 || in > 1 || in > out ? null : new double[]{in, face, -Math.signum(way[face])};
            }
        };
    }

    private boolean clear(Vec from) {
        Vec size = vector("boxSize");
        return 1e-9 < switch (word("obstacle")) {
            case "floor" -> from.y();
            case "sphere" -> from.length() - number("sphereRadius");
            default -> Math.max(Math.abs(from.x()) - 0.5 * size.x(),
                    Math.max(Math.abs(from.y()) - 0.5 * size.y(), Math.abs(from.z()) - 0.5 * size.z()));
        };
    }

    /// At the first contact the particle stops; the previous position loses what went into the surface, and follows by
    /// `friction` of the rest.
    private void sweep(Particle p) {
        Vec old = new Vec(p.oldX, p.oldY, p.oldZ), o = old.minus(obstacleAt), d = new Vec(p.x, p.y, p.z).minus(old);
        double[] met = met(o, d);
        if (met == null) return;
        Vec at = old.plus(d.times(met[0]));
        Vec normal = switch (word("obstacle")) {
            case "floor" -> new Vec(0, 1, 0);
            case "sphere" -> at.minus(obstacleAt).times(1 / at.minus(obstacleAt).length());
            default -> new Vec(met[1] == 0 ? met[2] : 0, met[1] == 1 ? met[2] : 0, met[1] == 2 ? met[2] : 0);
        };
        p.put(word("obstacle").equals("floor") ? new Vec(at.x(), obstacleAt.y(), at.z()) : at);
        Vec moved = new Vec(p.x, p.y, p.z).minus(old), lost = normal.times(moved.dot(normal)),
                now = old.plus(lost).plus(moved.minus(lost).times(number("friction")));
        p.oldX = now.x();
        p.oldY = now.y();
        p.oldZ = now.z();
    }

    /// Out along the normal by the depth; then the previous position follows by `friction` of the tangential
    /// displacement. Swept, a particle that began outside is stopped on its way instead.
    private void collide(Particle p) {
        if (word("collision").equals("swept") && clear(new Vec(p.oldX, p.oldY, p.oldZ).minus(obstacleAt))) {
            sweep(p);
            return;
        }
        Vec at = new Vec(p.x, p.y, p.z), from = at.minus(obstacleAt), normal;
        double depth;
        switch (word("obstacle")) {
            case "floor" -> {
                normal = new Vec(0, 1, 0);
                depth = -from.y();
            }
            case "sphere" -> {
                depth = number("sphereRadius") - from.length();
                normal = from.times(1 / from.length());
            }
            default -> {
                Vec size = vector("boxSize");
                double[] outside = {Math.abs(from.x()) - 0.5 * size.x(), Math.abs(from.y()) - 0.5 * size.y(),
                    Math.abs(from.z()) - 0.5 * size.z()}, d = {from.x(), from.y(), from.z()}, n = new double[3];
                int face = 0;
                for (int c = 1; c < 3; c++) if (outside[c] > outside[face]) face = c;
                depth = -outside[face];
                n[face] = Math.copySign(1, d[face]);
                normal = new Vec(n[0], n[1], n[2]);
            }
        }
        if (depth <= 0) return;
        p.put(at.plus(normal.times(depth)));
        Vec moved = new Vec(p.x - p.oldX, p.y - p.oldY, p.z - p.oldZ),
                tangential = moved.minus(normal.times(moved.dot(normal)));
        p.oldX += number("friction") * tangential.x();
        p.oldY += number("friction") * tangential.y();
        p.oldZ += number("friction") * tangential.z();
    }

    double[] positions() {
        var xyz = new double[3 * particles.size()];
        for (int i = 0; i < particles.size(); i++)
            new Vec(particles.get(i).x, particles.get(i).y, particles.get(i).z).into(xyz, i);
        return xyz;
    }

    private String word(String name) {
        return settings.get(name);
    }

    private double number(String name) {
        return Double.parseDouble(settings.get(name));
    }

    private boolean flag(String name) {
        return settings.get(name).equals("true");
    }

    private Vec vector(String name) {
        return vec(settings.get(name));
    }

    private static Vec vec(String text) {
        String[] c = text.split(",");
        return new Vec(Double.parseDouble(c[0]), Double.parseDouble(c[1]), Double.parseDouble(c[2]));
    }
}
