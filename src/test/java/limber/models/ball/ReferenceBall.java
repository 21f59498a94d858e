package limber.models.ball;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import limber.engine.model.Input;
import limber.engine.settings.Vec;

/// A second implementation of the ball, written from its description alone (docs/models/ball.md): an object a vertex,
/// one method for a frame. It shares no code with the kernels, so that agreement means something.
///
/// Left out: automatic presses, normals, the pointer's hits.
final class ReferenceBall {
    static final class Vertex {
        final Vec rest;
        Vec x, v = Vec.ZERO;

        Vertex(Vec rest) {
            this.rest = rest;
            x = rest;
        }
    }

    private final Map<String, String> settings = new HashMap<>(Map.ofEntries(
            Map.entry("force", "10"), Map.entry("forceOffset", "0.1"), Map.entry("springForce", "20"),
            Map.entry("damping", "5"),
            Map.entry("substep", Double.toString(1.0 / 60)), Map.entry("clock", "fixed"), Map.entry("substeps", "1"),
            Map.entry("maxSubsteps", "250"),
            Map.entry("frameTime", Double.toString(1.0 / 60)), Map.entry("scale", "1"), Map.entry("falloff", "local"),
            Map.entry("falloffLaw", "inverse-square"),
            Map.entry("integrator", "published")));

    final List<Vertex> vertices = new ArrayList<>();
    int substepsRun;
    private double remainder;
    /// What the pointer holds: a point of the world and its outward normal, for so many frames more.
    private Vec point, normal;
    private int framesLeft;

    /// @param mesh xyz triples in object space
    ReferenceBall(double[] mesh, Map<String, String> changed) {
        settings.putAll(changed);
        for (int i = 0; i < mesh.length / 3; i++) vertices.add(new Vertex(Vec.of(mesh, i)));
    }

    /// One pointer: a press takes the place of the one before. In the frame of a lift nothing is pressed any more.
    void frame(List<Input> inputs) {
        for (Input input : inputs) if (input instanceof Input.Set set) settings.put(set.parameter(), set.value());
        for (Input input : inputs)
            if (input instanceof Input.Act act)
                switch (act.action()) {
                case "press" -> {
                    point = (Vec) act.arguments().get("point");
                    normal = (Vec) act.arguments().get("normal");
                    framesLeft = (int) act.arguments().get("frames");
                }
                case "lift" -> framesLeft = 0;
                default -> throw new IllegalArgumentException(act.action());
                }
        substepsRun = 0;
        if (word("clock").equals("fixed")) {
            while (substepsRun < number("substeps")) substep(number("substep"));
        } else if (word("clock").equals("per-frame")) {
            substep(number("frameTime"));
        } else {
            double h = Math.max(number("substep"), 0.005);
            remainder += number("frameTime");
            while (remainder > h && substepsRun < number("maxSubsteps")) {
                substep(h);
                remainder -= h;
            }
            if (remainder > h) remainder = 0;
        }
        if (framesLeft > 0) framesLeft--;
    }

    private void substep(double h) {
        substepsRun++;
        double scale = number("scale");
        if (framesLeft > 0) {
            Vec a = point.plus(normal.times(number("forceOffset"))).times(1 / scale);
            for (Vertex p : vertices) {
                Vec d = p.x.minus(a);
                double distance = d.length();
                if (distance == 0) continue; // unit(0) = 0
                double counted = word("falloff").equals("world") ? scale * distance : distance;
                double push = word("falloffLaw").equals("uniform") ? number("force")
                        : number("force") / (1 + counted * counted);
                p.v = p.v.plus(d.times(1 / distance).times(push * h));
            }
        }
        for (Vertex p : vertices)
            if (word("integrator").equals("exact")) exactly(p, h);
            else {
                p.v = p.v.plus(p.rest.minus(p.x).times(number("springForce")).times(h));
                p.v = p.v.times(1 - number("damping") * h);
                p.x = p.x.plus(p.v.times(h));
            }
    }

    /// u'' + c·u' + k·u = 0 from u and v, after a time h: what the roots of r² + c·r + k say.
    private void exactly(Vertex p, double h) {
        double c = number("damping"), k = number("springForce"), under = k - c * c / 4, uu, uv, vu, vv;
        double decay = Math.exp(-c * h / 2);
        if (under > 0) {
            double w = Math.sqrt(under), cos = Math.cos(w * h), sin = Math.sin(w * h) / w;
            uu = decay * (cos + c / 2 * sin);
            uv = decay * sin;
            vu = -k * decay * sin;
            vv = decay * (cos - c / 2 * sin);
        } else if (under == 0) {
            uu = decay * (1 + c / 2 * h);
            uv = decay * h;
            vu = -k * decay * h;
            vv = decay * (1 - c / 2 * h);
        } else {
            double fast = -c / 2 - Math.sqrt(-under), slow = k / fast; // k is the product of the roots
            double f = Math.exp(fast * h), s = Math.exp(slow * h);
            uu = (slow * f - fast * s) / (slow - fast);
            uv = (s - f) / (slow - fast);
            vu = fast * slow * (f - s) / (slow - fast);
            vv = (slow * s - fast * f) / (slow - fast);
        }
        Vec u = p.x.minus(p.rest), v = p.v;
        p.x = p.rest.plus(u.times(uu)).plus(v.times(uv));
        p.v = u.times(vu).plus(v.times(vv));
    }

    /// In object space.
    double[] positions() {
        var xyz = new double[3 * vertices.size()];
        for (int i = 0; i < vertices.size(); i++) vertices.get(i).x.into(xyz, i);
        return xyz;
    }

    /// In the world.
    double[] placed() {
        double[] xyz = positions();
        for (int j = 0; j < xyz.length; j++) xyz[j] *= number("scale");
        return xyz;
    }

    private String word(String name) {
        return settings.get(name);
    }

    private double number(String name) {
        return Double.parseDouble(settings.get(name));
    }
}
