package limber.ui;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import java.util.function.BooleanSupplier;
import limber.engine.BadInput;
import limber.engine.Cursor;
import limber.engine.Run;
import limber.file.WholeFile;
import limber.lesson.SceneStart;
import limber.mesh.Mesh;
import limber.mesh.MeshWriter;
import limber.ui.playback.Asking;
import limber.ui.render.Film;
import limber.ui.render.Films;
import limber.ui.scene.Session;
import limber.ui.words.Language;

/// An exporter of a scene's own course, with its settings and inputs, on another thread. A file is written whole or not
/// at all.
record SceneExport(Session session, Language language) {
    /// Makes a film.
    ///
    /// @param done called when the file is there
    void film(Film film, Path file, Runnable done) {
        Asking asking = session.exporting();
        asking.ask((_, given) -> {
            if (file.toString().endsWith(".mp4") && !Films.mp4()) throw new BadInput(Films.lacking(language));
            Films.write(film, file, language, new Told(asking, given));
        }, done);
    }

    /// Writes the mesh at the end of a frame.
    ///
    /// @param done called when the file is there
    void mesh(int frame, Path file, Runnable done) {
        session.exporting().ask((run, given) -> {
            if (run.seek(run.branch(), Cursor.complete(frame), given)) write(run, file);
        }, done);
    }

    private static void write(Run run, Path file) {
        Mesh mesh = Mesh.of(run.picture());
        MeshWriter writer = MeshWriter.of(file.toString());
        try {
            WholeFile.write(file, out -> writer.write(mesh, out));
        } catch (IOException e) {
            throw new BadInput(file + " cannot be written: " + e.getMessage());
        }
    }

    /// The scene as it began.
    SceneStart scene() {
        var branch = session.playback().picture().get().branch();
        return new SceneStart(branch.settings(), branch.inputs());
    }

    /// The view as it is.
    Film.Look look() {
        return new Film.Look(Set.copyOf(session.viewport().showing().names()), session.viewport().framing().eye());
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
