package limber.ui.render;

import java.io.IOException;
import java.nio.file.Path;
import limber.engine.text.BadInput;
import limber.file.WholeFile;
import limber.presentation.words.Language;

/// A writer of films: as GIF, or, where the machine has `ffmpeg`, as MP4. A file is written whole or not at all.
public final class Films {
    private Films() {}

    /// Whether MP4 can be written on this machine.
    public static boolean mp4() {
        return Mp4.isThere(Mp4.PROGRAM);
    }

    /// What to say where MP4 cannot be written.
    public static String lacking(Language language) {
        return language.words().getString("export.no-ffmpeg");
    }

    /// Makes a film; must not be called on the FX thread, which draws it.
    ///
    /// @return how many pictures it has; 0 if it was given up, and then no file
    /// @throws BadInput if it cannot be made or written
    public static int write(Film film, Path file, Language language, Film.Progress progress) {
        return write(film, file, language, progress, Mp4.PROGRAM);
    }

    /// @param program that makes MP4
    static int write(Film film, Path file, Language language, Film.Progress progress, String program) {
        try {
            return file.toString().endsWith(".gif") ? gif(film, file, language, progress)
                    : mp4(film, file, language, progress, program);
        } catch (IOException e) {
            throw new BadInput(file + " cannot be written: " + e.getMessage());
        }
    }

    private static int gif(Film film, Path file, Language language, Film.Progress progress) throws IOException {
        var gif = new Gif(film.perSecond());
        int pictures = FilmJob.draw(film, language, gif, progress);
        if (pictures > 0) WholeFile.write(file, gif::write);
        return pictures;
    }

    private static int mp4(Film film, Path file, Language language, Film.Progress progress, String program)
            throws IOException {
        try (var mp4 = new Mp4(program, film.perSecond())) {
            int pictures = FilmJob.draw(film, language, mp4, progress);
            if (pictures > 0) WholeFile.write(file, mp4::write);
            return pictures;
        }
    }
}
