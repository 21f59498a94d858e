package limber.ui.viewport;

import java.util.Optional;
import limber.engine.Channel;
import limber.engine.Handle;
import limber.engine.Model;
import limber.engine.Picture;
import limber.engine.State;
import limber.engine.Vec;
import limber.mesh.Pick;
import limber.mesh.Skin;

/// What lies under a pixel of a view.
///
/// @param picture null before there is one
record Aim(Model model, Picture picture, Projection at, double px, double py) {
    /// Pixels within which a handle or an element is under the pointer.
    private static final double HANDLE_REACH = 16, ELEMENT_REACH = 10;

    /// The nearest handle, or else the nearest element that can be grabbed.
    Optional<Handle> handle() {
        if (picture == null) return Optional.empty();
        Optional<Handle> handle = declared();
        return handle.isPresent() ? handle : model.grabbable().flatMap(this::nearest);
    }

    private Optional<Handle> declared() {
        Handle best = null;
        double nearest = HANDLE_REACH;
        for (Handle handle : model.handles(picture.settings())) {
            Vec p = handle.at(picture.state());
            double d = at.depth(p.x(), p.y(), p.z()) <= 0.01 ? Double.MAX_VALUE : at.point(p).distance(px, py);
            if (d >= nearest) continue;
            nearest = d;
            best = handle;
        }
        return Optional.ofNullable(best);
    }

    private Optional<Handle> nearest(Channel channel) {
        double[] xyz = picture.state().of(channel);
        int best = -1;
        double nearest = ELEMENT_REACH;
        for (int i = 0; i < xyz.length / 3; i++) {
            if (!at.inFront(xyz, i)) continue;
            double d = Math.hypot(at.x(xyz, i) - px, at.y(xyz, i) - py);
            if (d >= nearest) continue;
            nearest = d;
            best = i;
        }
        return best < 0 ? Optional.empty() : Optional.of(new Handle("particle:" + best, channel, best, Optional.empty(), true));
    }

    /// Where the ray through the pixel meets the surface, with the normal that shading shows; empty beside it, and where
    /// the surface cannot be touched.
    Optional<Pick.Hit> surface() {
        if (picture == null) return Optional.empty();
        State s = picture.state();
        double[] normals = s.named(Skin.NORMALS.name());
        return model.touch(picture.settings()).map(touch -> touch.surface().apply(s))
                .flatMap(vertices -> Pick.first(vertices, s.triangles(), at.eye(), at.towards(px, py))
                        .map(hit -> normals.length == vertices.length ? hit.smooth(normals, s.triangles()) : hit));
    }
}
