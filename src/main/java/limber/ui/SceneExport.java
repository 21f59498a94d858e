package limber.ui;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import limber.engine.Cursor;
import limber.engine.text.BadInput;
import limber.file.WholeFile;
import limber.lesson.Camera;
import limber.lesson.question.SceneStart;
import limber.mesh.file.Mesh;
import limber.mesh.file.MeshWriter;
import limber.presentation.play.Asking;
import limber.presentation.view.ShownLayers;
import limber.presentation.words.Language;
import limber.ui.preferences.Theme;
import limber.ui.render.Film;
import limber.ui.render.Films;
import limber.ui.render.RenderJob;
import limber.ui.render.Rendering;
import limber.ui.render.Staging;
import limber.ui.scene.ComparisonSetup;
import limber.ui.scene.Session;

/// An exporter of a scene's own course, with its settings and inputs, on another thread. A file is written whole or not
/// at all. In each method, `done` is called when the file is there.
record SceneExport(Session session, Language language) {
    /// Makes a film.
    void film(Film film, Path file, Runnable done) {
        Asking asking = session.exporting();
        asking.ask((_, given) -> {
            if (file.toString().endsWith(".mp4") && !Films.mp4()) throw new BadInput(Films.lacking(language));
            Films.write(film, file, language, new Told(asking, given));
        }, done);
    }

    /// Draws the end of a frame, as the view shows scenes.
    void picture(int frame, int width, int height, Theme theme, Path file, Runnable done) {
        RenderJob job = RenderJob.frame(session.model(), scene(), frame, width, height).in(theme).staged(staging());
        session.exporting().ask((_, given) -> {
            byte[] png = Rendering.png(job, language);
            if (!given.getAsBoolean()) WholeFile.save(file, png);
        }, done);
    }

    /// Writes the mesh at the end of a frame.
    void mesh(int frame, Path file, Runnable done) {
        session.exporting().ask((run, given) -> {
            if (!run.seek(run.branch(), Cursor.complete(frame), given)) return;
            Mesh mesh = Mesh.of(run.picture());
            MeshWriter writer = MeshWriter.of(file.toString());
            WholeFile.save(file, out -> writer.write(mesh, out));
        }, done);
    }

    /// The scene as it began.
    SceneStart scene() {
        var branch = session.playback().picture().get().branch();
        return new SceneStart(branch.settings(), branch.inputs());
    }

    /// The view as it is.
    Staging staging() {
        ShownLayers shown = session.viewport().showing();
        Optional<ComparisonSetup> two = session.comparison().now().get();
        var camera = new Camera(Optional.empty(), Optional.of(session.viewport().scene().eye()), false);
        return new Staging(Optional.of(List.copyOf(shown.names())), Set.copyOf(shown.trails()), shown.arrows().get(),
                Optional.of(camera), two.map(ComparisonSetup::variant),
                session.viewport().comparison().layout().get(), false, session.playback().tools().get());
    }

    private record Told(Asking asking, BooleanSupplier given) implements Film.Progress {
        @Override public void done(double part) {
            asking.told(part);
        }

        @Override public boolean givenUp() {
            return given.getAsBoolean();
        }
    }
}
