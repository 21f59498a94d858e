package limber.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import limber.engine.BadInput;
import limber.engine.Run;
import limber.engine.StepSize;
import limber.lesson.SceneStart;
import limber.cli.RenderCommand.Size;
import limber.ui.Entry;
import limber.ui.render.Film;
import limber.ui.render.Films;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The `export` command: a range of frames as a film.
@Command(
        name = "export",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {"Draw a range of frames in real 3D as an animated GIF, or, where the machine has ffmpeg, as an "
                + "MP4 film.",
            "The film begins before the first frame and has a picture after each step. Pictures are written by render, "
                    + "tables by trace, meshes by mesh.",
            "Without --inputs the scene has its opening inputs, such as a press, as in the window."},
        footer = {"%nExamples:", "  limber export rope --preset hook --frames 1..120 --out hook.gif",
            "  limber export rope --frames 12..12 --by element --fps 8 --captions --out sweep.gif"})
final class ExportCommand implements Callable<Integer> {
    private final PrintStream told;

    @Mixin SceneOptions scene;

    @Option(names = "--frames", required = true, paramLabel = "A..B",
            description = "The frames of the film, from 1.") String frames;

    @Option(names = "--by", paramLabel = "SIZE", defaultValue = "frame",
            description = "Size of a step: element, phase, frame, or a loop of the model; by default frame.") String by;

    @Option(names = "--size", paramLabel = "WxH", converter = Size.Converter.class,
            description = "Size of the view in pixels, 16x16 to 8192x8192; by default 640x400.") Size size =
                    new Size(640, 400);

    @Option(names = "--fps", paramLabel = "N",
            description = "Pictures a second, 0.1 to 50; by default as fast as the scene for frames, 5 for smaller "
                    + "steps.") Optional<Double> perSecond = Optional.empty();

    @Option(names = "--captions",
            description = "Write the last and the next operation below the picture.") boolean captions;

    @Option(names = "--theme", paramLabel = "THEME",
            description = "Its colours: dark, light or projector; by default dark.") String theme = "dark";

    @Option(names = "--out", required = true, paramLabel = "FILE",
            description = "The film, a .gif or an .mp4.") Path out;

    ExportCommand(PrintStream told) {
        this.told = told;
    }

    @Override public Integer call() throws IOException {
        if (!Films.isFilm(out)) throw new BadInput(out + ": is neither a .gif nor an .mp4");
        Output.check(out);
        int[] range = FindCommand.range(frames);
        Run run = scene.shown();
        StepSize step = step(run);
        var film = new Film(run.model(), new SceneStart(run.branch().settings(), run.branch().inputs()), range[0],
                range[1], step, size.width(), size.height(), Film.speed(run.model(), run.settings(), step, perSecond),
                captions, RenderCommand.theme(theme), Optional.empty());
        return Entry.film(film, out, pictures -> told.println("limber export: " + out + " has " + pictures
                + " pictures, " + kilobytes() + " kB"));
    }

    private StepSize step(Run run) {
        try {
            return StepSize.read(by, run.schedule());
        } catch (BadInput e) {
            throw e.at("--by");
        }
    }

    private long kilobytes() {
        return (out.toFile().length() + 999) / 1000;
    }
}
