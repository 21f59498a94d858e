package limber.presentation.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import limber.code.SolverFolder;
import limber.code.Starter;
import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.engine.run.PictureRequest;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.presentation.camera.Projection;
import limber.presentation.camera.SceneBounds;
import limber.presentation.paint.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// A new solver in a view of 900 by 600 px that nobody sees.
class OwnFramingTest {
    /// Two seconds of the spring.
    private static final int FRAMES = 100;

    @TempDir Path folder;

    private Model model(Starter starter) {
        Path made = folder.resolve("made");
        starter.write(made);
        return SolverFolder.read(made).model();
    }

    private static Run run(Model model) {
        return run(model, model.defaults());
    }

    private static Run run(Model model, Settings p) {
        var timeline = new Timeline(model);
        return new Run(timeline, timeline.root(p, List.of()));
    }

    private static SceneView view(Model model, Run run) {
        SceneView view = UnseenView.of(model);
        view.picture().set(picture(model, run));
        view.reach(SceneBounds.of(model, run.settings()));
        return view;
    }

    private static Picture picture(Model model, Run run) {
        return Picture.of(run, PictureRequest.atFirst(model), true, Optional.empty());
    }

    /// What is drawn of it over its motion takes three fifths of the shorter side, and none of it leaves the view.
    @ParameterizedTest
    @EnumSource(Starter.class)
    void aNewSolverFillsItsViewOverItsMotion(Starter starter) {
        Model model = model(starter);
        Run run = run(model);
        SceneView view = view(model, run);
        Projection at = view.projection();
        double left = 900, right = 0, top = 600, bottom = 0;
        for (int frame = 0; frame <= FRAMES; frame++) {
            run.seek(run.branch(), Cursor.complete(frame));
            double[] xyz = model.framed(model.defaults(), run.state());
            for (int i = 0; i < xyz.length / 3; i++) {
                left = Math.min(left, at.x(xyz, i));
                right = Math.max(right, at.x(xyz, i));
                top = Math.min(top, at.y(xyz, i));
                bottom = Math.max(bottom, at.y(xyz, i));
            }
        }
        assertTrue(left >= 0 && right <= 900 && top >= 0 && bottom <= 600, left + ".." + right + ", " + top + ".."
                + bottom);
        assertTrue(Math.max(right - left, bottom - top) >= 0.6 * 600);
        view.close();
    }

    /// The mass of 0.2 m is more than a twentieth of the view's height wide, and is taken anywhere on it.
    @Test
    void theMassIsLargeAndTakenAnywhereOnIt() {
        Model model = model(Starter.SPRING);
        SceneView view = view(model, run(model));
        Projection at = view.projection();
        double radius = 0.2 / at.metresPerPixel(new Vec(1, 0, 0));
        assertTrue(radius > 30, radius + " px");
        double x = at.point(new Vec(1, 0, 0)).x() + 0.7 * radius, y = at.point(new Vec(1, 0, 0)).y();
        assertEquals("mass", view.aim(x, y).pulled().orElseThrow().name());
        assertTrue(view.aim(x + radius, y).pulled().isEmpty());
        view.close();
    }

    /// The cloth has no skin; its faces are chosen where they are seen. Of two cells of 0.5 m a row, the first face is
    /// the half with u + v < 1; this is u = 0.5 and v = 0.16, between its springs. Row by row 0.3 m down, 0.4 m near.
    @Test
    void aFaceIsChosenByAClickOnIt() {
        Model model = model(Starter.CLOTH);
        SceneView view = view(model, run(model, model.defaults().with("cells", "2")));
        Point at = view.projection().point(new Vec(0.25, -0.3 * 0.16, 0.4 * 0.16));
        assertEquals(Optional.of(new Element("triangle", 0)), view.aim(at.x(), at.y()).element());
        view.close();
    }

    /// A mass alone has no extent of its own: what it moves through is fitted, from 1 m to about −0.9 m.
    @Test
    void aPointWithoutARadiusStaysInView() throws IOException {
        Path made = folder.resolve("made"), file = made.resolve("Spring.java");
        Starter.SPRING.write(made);
        Files.writeString(file, Files.readString(file).replace(".radius(0.2).role(\"clay\")", "")
                .replace("overlays(Settings p) {", "overlays(Settings p) {\n        if (true) return List.of();"));
        Model model = SolverFolder.read(made).model();
        Run run = run(model);
        SceneView view = view(model, run);
        double first = view.projection().point(new Vec(1, 0, 0)).x();
        run.seek(run.branch(), Cursor.complete(25));
        double x = run.state().of(model.subject())[0];
        assertTrue(x < -0.8, "it is on the other side");
        double then = view.projection().point(new Vec(x, 0, 0)).x();
        assertTrue(0 < then && first - then > 0.6 * 600 && first < 900, then + ".." + first);
        view.close();
    }
}
