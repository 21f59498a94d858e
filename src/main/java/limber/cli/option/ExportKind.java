package limber.cli.option;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import limber.engine.text.BadInput;
import picocli.CommandLine.ParseResult;

/// A kind of file: its endings, the options that it needs, and others that it may have.
public enum ExportKind {
    FILM(List.of("gif", "mp4"), List.of("--frames"),
            List.of("--by", "--phase", "--size", "--fps", "--captions", "--theme")),
    PICTURE(List.of("png"),
            List.of("--frame"), List.of("--size", "--theme")),
    MESH(List.of("obj", "stl", "ply"),
            List.of("--frame"),
            List.of()),
    PLOT(List.of("svg", "csv"), List.of("--frames", "--plot"), List.of());

    private static final List<String> OPTIONS =
            List.of("--frame", "--frames", "--plot", "--by", "--phase", "--size", "--fps", "--captions", "--theme");
    private final List<String> endings, needed, more;

    ExportKind(List<String> endings, List<String> needed, List<String> more) {
        this.endings = endings;
        this.needed = needed;
        this.more = more;
    }

    public static ExportKind of(Path file) {
        return Stream.of(values()).filter(kind -> kind.endings.stream().anyMatch(e -> file.toString()
                .endsWith("." + e))).findFirst().orElseThrow(() -> new BadInput(file
                        + ": .gif, .mp4, .png, .obj, .stl, .ply, .svg or .csv would be right"));
    }

    public void check(ParseResult given) {
        String name = "." + String.join(" or .", endings);
        for (String option : needed)
            if (!given.hasMatchedOption(option))
                throw new BadInput(option + ": is missing; a " + name + " needs it");
        for (String option : OPTIONS)
            if (given.hasMatchedOption(option) && !needed.contains(option) && !more.contains(option))
                throw new BadInput(option + ": is not for a " + name);
    }
}
