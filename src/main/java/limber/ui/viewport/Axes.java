package limber.ui.viewport;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.PhongMaterial;
import javafx.scene.shape.Cylinder;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Translate;
import limber.presentation.paint.Palette;

/// The three axes from the origin, as thin rods.
///
/// They have few faces: of a rod that is a few pixels wide, each pixel belongs to many of JavaFX's usual 64, and is
/// drawn as often.
final class Axes {
    private static final int FACES = 8;

    private static final class Rod {
        final Cylinder cylinder = new Cylinder(1, 1, FACES);
        final Translate middle = new Translate();

        Rod(Rotate turn) {
            cylinder.getTransforms().addAll(turn, middle);
        }
    }

    private final List<Rod> rods = List.of(new Rod(new Rotate(-90, Rotate.Z_AXIS)), new Rod(new Rotate()),
            new Rod(new Rotate(90, Rotate.X_AXIS)));
    private final Group group = new Group(rods.stream().map(rod -> (Node) rod.cylinder).toList());

    Group group() {
        return group;
    }

    /// @param length of each
    void length(double length) {
        for (Rod rod : rods) {
            rod.cylinder.setHeight(length);
            rod.middle.setY(0.5 * length);
        }
    }

    void radius(double radius) {
        for (Rod rod : rods) rod.cylinder.setRadius(radius);
    }

    void colours(Palette palette) {
        List<String> names = List.of("axis-x", "axis-y", "axis-z");
        for (int i = 0; i < names.size(); i++)
            rods.get(i).cylinder.setMaterial(new PhongMaterial(FxPen.colour(palette.of(names.get(i)))));
    }
}
