package limber.ui.viewport;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import javafx.scene.Group;
import javafx.scene.transform.Affine;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import limber.engine.model.Material;
import limber.engine.run.Companions;
import limber.engine.run.Companions.Companion;
import limber.engine.run.Picture;
import limber.engine.settings.Vec;
import limber.presentation.camera.StageFrame;
import limber.presentation.paint.Palette;
import limber.presentation.surface.Colouring;
import limber.presentation.surface.MethodColours;
import limber.presentation.surface.SurfaceLook;

/// The surfaces of other methods beside that of a scene, each in its own tint or in the colours of a map. Where they
/// lie over the scene, each is a little further from the eye than the one before, so that equal ones do not flicker.
final class MethodBodies {
    private final Group view = new Group(), shadows = new Group();
    private final Scale further;
    private final Affine flat;
    private final Palette palette;
    private final List<Body> bodies = new ArrayList<>();
    private StageFrame frame = StageFrame.WORLD;

    /// @param further moves what is behind another surface away from the eye
    /// @param flat from the world to its ground
    MethodBodies(Scale further, Affine flat, Palette palette) {
        this.further = further;
        this.flat = flat;
        this.palette = palette;
    }

    private final class Body {
        private final MeshBody mesh = new MeshBody();
        private final Shadow shadow = new Shadow(mesh, flat);
        private final Translate place = new Translate();
        private final Group group = new Group(mesh.view());
        private final SurfaceLook look;

        Body(Material material) {
            look = new SurfaceLook(palette, material);
            int number = bodies.size() + 1;
            group.getTransforms().addAll(Collections.nCopies(number, further));
            group.getTransforms().add(place);
            shadow.view().getTransforms().addFirst(place);
            shadow.colour(FxPen.colour(palette.of("shadow")));
            mesh.frame(frame);
            shadow.frame(frame);
            view.getChildren().add(group);
            shadows.getChildren().add(shadow.view());
        }

        void show(Companion other, int method, Vec shift, Optional<Colouring> scale, boolean ground) {
            Optional<Colouring> map = scale.map(s -> MethodColours.of(other, s));
            Picture now = other.picture();
            place.setX(frame.of(shift.x()));
            place.setY(frame.of(shift.y()));
            place.setZ(frame.of(shift.z()));
            mesh.show(Colouring.shape(map, now.state()), other.model().ownNormals(now.settings()));
            look.cover(mesh, now, map, MethodColours.tint(method));
            shadow.show(now, ground);
        }

        void shown(boolean on) {
            group.setVisible(on);
            shadow.view().setVisible(on);
        }
    }

    Group view() {
        return view;
    }

    /// Their shadows, on the ground.
    Group shadows() {
        return shadows;
    }

    void frame(StageFrame of) {
        frame = of;
        for (Body body : bodies) {
            body.mesh.frame(of);
            body.shadow.frame(of);
        }
    }

    void colours() {
        for (Body body : bodies) {
            body.shadow.colour(FxPen.colour(palette.of("shadow")));
            body.look.stale();
        }
    }

    /// @param shift from each to the next, m
    /// @param scale the colour map of the scene itself; empty where each has its tint
    void show(Optional<Companions> others, Vec shift, Optional<Colouring> scale, boolean ground) {
        List<Companion> all = others.map(Companions::all).orElse(List.of());
        while (bodies.size() < all.size()) bodies.add(new Body(all.get(bodies.size()).model().material()));
        for (int i = 0; i < bodies.size(); i++) {
            bodies.get(i).shown(i < all.size());
            if (i < all.size()) bodies.get(i).show(all.get(i), i + 1, shift.times(i + 1), scale, ground);
        }
    }

    /// Shows all of large surfaces now.
    void settle() {
        for (Body body : bodies) {
            body.mesh.settle();
            body.shadow.settle();
        }
    }
}
