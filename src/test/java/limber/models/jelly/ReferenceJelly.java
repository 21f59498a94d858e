package limber.models.jelly;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import limber.engine.model.Input;
import limber.engine.settings.Vec;

/// A second implementation of the jelly, written from its description alone (docs/models/jelly.md). It shares no code
/// with the kernels, so that agreement means something.
///
/// Left out: swaying, the brush (all weights are filled alike), where the second jelly begins, normals.
final class ReferenceJelly {
    static final class Follower {
        Vec anchor, follow, v = Vec.ZERO;

        Follower(Vec at) {
            anchor = at;
            follow = at;
        }

        Vec offset() {
            return follow.minus(anchor);
        }
    }

    private final Map<String, String> settings = new HashMap<>(Map.ofEntries(
            Map.entry("stiffness", "60"), Map.entry("damping", "2"), Map.entry("substep", Double.toString(1.0 / 60)),
            Map.entry("clock", "fixed"),
            Map.entry("substeps", "1"), Map.entry("maxSubsteps", "250"),
            Map.entry("frameTime", Double.toString(1.0 / 60)), Map.entry("scale", "1"),
            Map.entry("rotation", "0"), Map.entry("count", "1"), Map.entry("shared", "false"),
            Map.entry("mask", "height")));

    final List<Follower> followers = new ArrayList<>();
    private final List<Vec> rest = new ArrayList<>();
    int substepsRun;
    private double remainder, filled;

    /// @param mesh xyz triples in object space
    /// @param beside where the second jelly stands
    ReferenceJelly(double[] mesh, Vec beside, Map<String, String> changed) {
        settings.putAll(changed);
        for (int i = 0; i < mesh.length / 3; i++) rest.add(Vec.of(mesh, i));
        for (int n = 0; n < number("count"); n++) followers.add(new Follower(beside.times(n)));
    }

    void frame(List<Input> inputs) {
        for (Input input : inputs) if (input instanceof Input.Set set) settings.put(set.parameter(), set.value());
        for (Input input : inputs)
            if (input instanceof Input.Move move)
                followers.get(move.handle().equals("anchor") ? 0 : 1).anchor = move.to();
        for (Input input : inputs)
            if (input instanceof Input.Act act) filled = (double) act.arguments().get("weight");
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
    }

    private void substep(double h) {
        substepsRun++;
        for (Follower j : followers) {
            Vec f = j.anchor.minus(j.follow).times(number("stiffness")).plus(j.v.times(-1).times(number("damping")));
            j.v = j.v.plus(f.times(h));
            j.follow = j.follow.plus(j.v.times(h));
        }
    }

    private Vec toWorld(Vec v) {
        double angle = Math.toRadians(number("rotation")), c = Math.cos(angle), s = Math.sin(angle);
        return new Vec(c * v.x() - s * v.y(), s * v.x() + c * v.y(), v.z()).times(number("scale"));
    }

    private Vec toObject(Vec v) {
        double angle = Math.toRadians(number("rotation")), c = Math.cos(angle), s = Math.sin(angle);
        return new Vec(c * v.x() + s * v.y(), -s * v.x() + c * v.y(), v.z()).times(1 / number("scale"));
    }

    /// The one whose numbers jelly n is drawn with: a shared material has what the last jelly wrote into it.
    private Follower material(int n) {
        return word("shared").equals("true") ? followers.getLast() : followers.get(n);
    }

    /// The corrected one measures bottom and height in the world, the published one in object space, as if nothing were
    /// scaled or turned. The bottom stands where the anchor of the material does.
    double[] mask(int n) {
        if (word("mask").equals("painted")) return rest.stream().mapToDouble(_ -> filled).toArray();
        double[] worldY = rest.stream().mapToDouble(v -> toWorld(v).y()).toArray();
        boolean published = word("mask").equals("published");
        double[] measured = published ? rest.stream().mapToDouble(Vec::y).toArray() : worldY;
        double lowest = Arrays.stream(measured).min().orElse(0),
                height = Arrays.stream(measured).max().orElse(0) - lowest;
        double bottom = material(n).anchor.y() + lowest, at = followers.get(n).anchor.y();
        return Arrays.stream(worldY).map(y -> (at + y - bottom) / Math.max(1e-5, height))
                .map(m -> published ? m : Math.clamp(m, 0, 1)).toArray();
    }

    /// The vertices of jelly n, in its object space.
    double[] positions(int n) {
        var xyz = new double[3 * rest.size()];
        double[] mask = mask(n);
        for (int i = 0; i < rest.size(); i++)
            rest.get(i).plus(toObject(material(n).offset()).times(mask[i])).into(xyz, i);
        return xyz;
    }

    /// All jellies in the world, each at its anchor.
    double[] placed() {
        var xyz = new double[3 * rest.size() * followers.size()];
        for (int n = 0; n < followers.size(); n++) {
            double[] local = positions(n);
            for (int i = 0; i < rest.size(); i++)
                followers.get(n).anchor.plus(toWorld(Vec.of(local, i))).into(xyz, n * rest.size() + i);
        }
        return xyz;
    }

    private String word(String name) {
        return settings.get(name);
    }

    private double number(String name) {
        return Double.parseDouble(settings.get(name));
    }
}
