package limber.models.rope;

import static limber.models.rope.RopeChannels.*;

import java.util.List;
import limber.engine.Clock;
import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.mesh.Skin;

/// The phases of the [Pipeline] that run once, before anything moves: the component
/// is registered, its scene proxy makes what the card needs, and the render state
/// sends the first packet. Until then there is nothing to draw.
final class ProxyStart {
    private ProxyStart() {}

    static List<Phase> phases(Settings p) {
        return List.of(new Register(), new Create("create-proxy", PROXY),
                new CreateBuffer("create-vertex-buffer", VERTEX_BUFFER_MADE),
                new CreateBuffer("create-index-buffer", INDEX_BUFFER_MADE),
                new Create("create-material", MATERIAL),
                new Create("create-render-state", RENDER_STATE),
                new SendFirst(Component.of(p)));
    }

    /// Whether this is the first frame; true once the clock has counted it.
    private static boolean first(State s) {
        return s.of(Clock.CHANNEL)[Clock.FRAMES] == 1;
    }

    /// The registration, which makes the particles and bounds them.
    record Register() implements Phase {
        @Override public String name() { return "register"; }
        @Override public String of() { return "particle"; }
        @Override public boolean independent() { return false; }
        @Override public int size(State s) {
            return first(s) ? s.of(INVERSE_MASS).length : 0;
        }
        @Override public Formula formula() {
            return Formula.of("n' = n + 1");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] lane = s.of(LANE), position = s.of(POSITION),
                    bounds = s.of(BOUNDS);
            for (int i = from; i < to; i++) {
                lane[REGISTERED] += 1;
                for (int c = 0; c < 3; c++) {
                    double p = position[3 * i + c];
                    bounds[c] = i == 0 ? p : Math.min(bounds[c], p);
                    bounds[3 + c] = i == 0 ? p : Math.max(bounds[3 + c], p);
                }
            }
        }
    }

    /// An object of the renderer that is made once.
    ///
    /// @param made the element of `lane` that says so
    record Create(String name, int made) implements Phase {
        @Override public String of() { return ""; }
        @Override public boolean independent() { return false; }
        @Override public int size(State s) { return first(s) ? 1 : 0; }
        @Override public Formula formula() {
            return Formula.of("\\mathrm{made} = 1");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            s.of(LANE)[made] = 1;
        }
    }

    /// A buffer on the card, made once and as large as the mesh: 44 bytes a vertex,
    /// or 12 a triangle.
    ///
    /// @param made the element of `lane` that holds its bytes
    record CreateBuffer(String name, int made) implements Phase {
        @Override public String of() { return ""; }
        @Override public boolean independent() { return false; }
        @Override public int size(State s) { return first(s) ? 1 : 0; }
        @Override public Formula formula() {
            return Formula.of("\\mathrm{bytes} = n\\,b").number("n", "n")
                    .number("b", "each");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            boolean vertices = made == VERTEX_BUFFER_MADE;
            int n = vertices ? s.of(Skin.VERTICES).length / 3
                    : s.triangles().length / 3;
            int each = vertices ? RenderLane.VERTEX_BYTES
                    : RenderLane.TRIANGLE_BYTES;
            s.of(LANE)[made] = n * each;
        }
    }

    /// The first packet, of the particles as they begin.
    record SendFirst(Component component) implements Phase {
        @Override public String name() { return "send-first"; }
        @Override public String of() { return "particle"; }
        @Override public boolean independent() { return false; }
        @Override public int size(State s) {
            return first(s) ? s.of(INVERSE_MASS).length : 0;
        }
        @Override public Formula formula() {
            return Formula.of("d = p - c", "l = \\frac{R^{-1} d}{s}")
                    .vector("d", "d", "m", "position")
                    .number("s", "scale").vector("l", "l", "m", "position");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] position = s.of(POSITION), packets = s.of(PACKETS),
                    lane = s.of(LANE);
            Vec at = component.at();
            double sin = component.sin(), cos = component.cos(),
                    scale = component.scale();
            for (int i = from; i < to; i++) {
                int j = 3 * i;
                double dx = position[j] - at.x(), dy = position[j + 1] - at.y(),
                        dz = position[j + 2] - at.z();
                double lx = (cos * dx - sin * dz) / scale, ly = dy / scale,
                        lz = (sin * dx + cos * dz) / scale;
                packets[j] = lx;
                packets[j + 1] = ly;
                packets[j + 2] = lz;
                if (j + 3 == position.length) lane[PACKETS_MADE] = 1;
            }
        }
    }
}
