package limber.models.jelly;

import static limber.models.jelly.JellyChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.mesh.Skin;
import limber.mesh.SurfaceSkin;
import limber.models.jelly.JellyParameters.MaskRule;

/// The phases of the article's vertex shader: from four uniforms, anchor, follower,
/// height and bottom, each vertex leans over by its mask.
final class Deforming {
    private Deforming() {}

    /// The uniforms: each jelly writes its two points, its bottom and its height
    /// into its material; with one material for both, the last to write wins.
    ///
    /// @param lowest height of the lowest vertex above the anchor, as the mask's
    ///   rule has it, m
    /// @param height from there to the highest, m; the same in every frame
    record Uniforms(boolean shared, double lowest, double height)
            implements Phase {
        @Override public String name() { return "uniforms"; }
        @Override public String of() { return "jelly"; }
        @Override public boolean independent() { return !shared; }
        @Override public int size(State s) { return s.of(FOLLOW).length / 3; }

        @Override public Formula formula() {
            return Formula.of("m_a = a", "m_x = x", "b = a_y + y_0")
                    .number("b", "bottom", "m").number("y_0", "lowest", "m");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] follow = s.of(FOLLOW), anchor = s.of(ANCHOR),
                    uniforms = s.of(UNIFORMS), range = s.of(RANGE);
            for (int i = from; i < to; i++) {
                int material = shared ? 0 : i;
                for (int k = 0; k < 3; k++)
                    uniforms[6 * material + k] = anchor[3 * i + k];
                for (int k = 0; k < 3; k++)
                    uniforms[6 * material + 3 + k] = follow[3 * i + k];
                double bottom = anchor[3 * i + 1] + lowest;
                range[2 * material] = bottom;
                range[2 * material + 1] = height;
            }
        }
    }

    /// The mask of a vertex, its share of the offset: its height in the world from
    /// the bottom (0) to the top (1).
    ///
    /// @param rule `height` measures the jelly as it stands and clamps; `published`
    ///   forgets its scale and rotation, so that masks leave 0 to 1; `painted`
    ///   takes the brush's weights
    /// @param frame local frame of the jelly
    record Mask(MaskRule rule, Frame frame, boolean shared) implements Phase {
        @Override public String name() { return "mask"; }
        @Override public String of() { return "vertex"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) { return s.of(MASKS).length; }

        @Override public Formula formula() {
            if (rule == MaskRule.PAINTED) return Formula.of("m = w");
            String height = "\\frac{y - b}{\\max(10^{-5}, H)}";
            return Formula.of(rule == MaskRule.HEIGHT ? "m = \\min\\left(1, "
                    + "\\max\\left(0, " + height + "\\right)\\right)"
                    : "m = " + height)
                    .number("m", "mask").number("y", "y", "m", "position")
                    .number("b", "bottom", "m")
                    .number("H", "height", "m");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] rest = s.of(SurfaceSkin.REST), weights = s.of(WEIGHTS),
                    anchor = s.of(ANCHOR), range = s.of(RANGE),
                    masks = s.of(MASKS);
            double sin = frame.scale() * frame.sin(),
                    cos = frame.scale() * frame.cos();
            int each = masks.length / (anchor.length / 3);
            for (int i = from; i < to; i++) {
                if (rule == MaskRule.PAINTED) {
                    masks[i] = weights[i];
                    continue;
                }
                int own = i / each, material = shared ? 0 : own;
                double bottom = range[2 * material],
                        height = range[2 * material + 1]; // gap mask
                double y = anchor[3 * own + 1] + sin * rest[3 * i]
                        + cos * rest[3 * i + 1];
                double mask = (y - bottom) / Math.max(1e-5, height); // end of gap mask
                if (rule == MaskRule.HEIGHT) mask = Math.max(0, Math.min(1, mask));
                masks[i] = mask;
            }
        }
    }

    /// The lean of a vertex: x' = x + R⁻¹(follow − anchor)/s · mask, in the local
    /// frame.
    record Lean(Frame frame, boolean shared) implements Phase {
        @Override public String name() { return "lean"; }
        @Override public String of() { return "vertex"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) { return s.of(MASKS).length; }

        @Override public Formula formula() {
            return Formula
                    .of("o = f - a", "w = \\frac{m}{s}", "x' = x_0 + w\\,R^{-1} o")
                    .vector("o", "o", "m", "correction").number("w", "m")
                    .number("s", "scale")
                    .vector("x'", "x", "m", "position");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] rest = s.of(SurfaceSkin.REST), masks = s.of(MASKS),
                    uniforms = s.of(UNIFORMS),
                    vertices = s.of(VERTICES);
            double scale = frame.scale(), sin = frame.sin(), cos = frame.cos();
            int each = masks.length / (s.of(FOLLOW).length / 3);
            for (int i = from; i < to; i++) {
                int u = shared ? 0 : 6 * (i / each), j = 3 * i;
                double ox = uniforms[u + 3] - uniforms[u],
                        oy = uniforms[u + 4] - uniforms[u + 1],
                        oz = uniforms[u + 5] - uniforms[u + 2]; // gap lean
                double m = masks[i] / scale;
                double xx = rest[j] + (cos * ox + sin * oy) * m,
                        xy = rest[j + 1] + (cos * oy - sin * ox) * m,
                        xz = rest[j + 2] + oz * m;
                vertices[j] = xx;
                vertices[j + 1] = xy;
                vertices[j + 2] = xz; // end of gap lean
            }
        }
    }

    /// The transform from the local frame into the world: turned, scaled, and put
    /// where the anchor is.
    record Placing(Frame frame) implements Phase {
        @Override public String name() { return "place"; }
        @Override public String of() { return "vertex"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) { return s.of(MASKS).length; }

        @Override public Formula formula() {
            return Formula.of("x_w = a + s\\,R\\,x").number("s", "scale")
                    .vector("a", "a", "m", "position");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] vertices = s.of(VERTICES), anchor = s.of(ANCHOR),
                    placed = s.of(Skin.PLACED);
            double scale = frame.scale(), sin = frame.sin(), cos = frame.cos();
            int each = vertices.length / s.of(FOLLOW).length;
            for (int i = from; i < to; i++) {
                int j = 3 * i, own = 3 * (i / each);
                double ax = anchor[own], ay = anchor[own + 1], az = anchor[own + 2]; // gap place
                placed[j] = ax
                        + scale * (cos * vertices[j] - sin * vertices[j + 1]);
                placed[j + 1] = ay
                        + scale * (sin * vertices[j] + cos * vertices[j + 1]);
                placed[j + 2] = az + scale * vertices[j + 2]; // end of gap place
            }
        }
    }
}
