package limber.cli.option;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import limber.engine.text.BadInput;
import limber.file.PlainFile;
import limber.file.TemporaryCopy;
import limber.log.StepsLog;
import limber.moment.Moment;
import limber.moment.MomentReader;
import picocli.CommandLine;
import picocli.CommandLine.IFactory;
import picocli.CommandLine.ITypeConverter;

/// Standard input and pipes in the place of text files: `-` names standard input, wherever a command reads a text. It
/// is copied to a temporary file, since most commands read a text more than once.
public final class StandardInput implements IFactory {
    private static final Set<String> NAMES = Set.of("-", "/dev/stdin", "/dev/fd/0", "/proc/self/fd/0");
    private static final long LARGEST_TEXT = 1L << 30, LARGEST_LOG = 1L << 34;
    private static final int KIND = 0170000, PIPE = 0010000, LOOKED_AT = 1 << 12;

    private final InputStream in;
    private boolean taken;

    /// @param in is not closed
    public StandardInput(InputStream in) {
        this.in = in;
    }

    /// The file of a text.
    public static final class Text extends Named<Path> {
        Text(StandardInput standard) {
            super(standard);
        }

        @Override public Path convert(String name) {
            return standard.isTaken(name) ? standard.copy(name, LARGEST_TEXT, "text") : Path.of(name);
        }
    }

    /// A model, a moment, a log, or a folder: of these, a moment and a log are texts.
    public static final class Scene extends Named<String> {
        Scene(StandardInput standard) {
            super(standard);
        }

        @Override public String convert(String name) {
            if (!standard.isTaken(name))
                return name;
            Path copy = standard.copy(name, LARGEST_LOG, "text");
            return standard.renamed(copy, StepsLog.is(copy) ? "log" + StepsLog.ENDING : "moment" + Moment.ENDING)
                    .toString();
        }
    }

    /// A moment, or the text of a lesson.
    public static final class Checked extends Named<Path> {
        Checked(StandardInput standard) {
            super(standard);
        }

        @Override public Path convert(String name) {
            if (!standard.isTaken(name))
                return Path.of(name);
            Path copy = standard.copy(name, LARGEST_TEXT, "text");
            return standard.renamed(copy, standard.isMoment(copy) ? "moment" + Moment.ENDING : "lesson.md");
        }
    }

    /// A name that a command is given, made into what is read.
    private abstract static sealed class Named<T> implements ITypeConverter<T> {
        final StandardInput standard;

        Named(StandardInput standard) {
            this.standard = standard;
        }
    }

    @Override public <K> K create(Class<K> type) throws Exception {
        if (type == Text.class)
            return type.cast(new Text(this));
        if (type == Scene.class)
            return type.cast(new Scene(this));
        if (type == Checked.class)
            return type.cast(new Checked(this));
        return CommandLine.defaultFactory().create(type);
    }

    /// Whether a name stands for standard input or a pipe.
    private boolean isTaken(String name) {
        return NAMES.contains(name) || isPipe(name);
    }

    private static boolean isPipe(String name) {
        try {
            return ((int) Files.getAttribute(Path.of(name), "unix:mode") & KIND) == PIPE;
        } catch (IOException | UnsupportedOperationException | IllegalArgumentException e) {
            return false; // whoever reads it as a file says why it is none
        }
    }

    private Path copy(String name, long largest, String as) {
        try {
            if (!NAMES.contains(name))
                try (InputStream pipe = Files.newInputStream(Path.of(name))) {
                    return TemporaryCopy.of(pipe, largest, as);
                }
            if (taken)
                throw new BadInput(name + ": standard input can be read once; files would be right for the rest");
            taken = true;
            return TemporaryCopy.of(in, largest, as);
        } catch (IOException e) {
            throw PlainFile.unreadable(e, "a text").at(name);
        }
    }

    private Path renamed(Path copy, String name) {
        try {
            Path renamed = Files.move(copy, copy.resolveSibling(name));
            renamed.toFile().deleteOnExit();
            return renamed;
        } catch (IOException e) {
            throw PlainFile.unreadable(e, "a text").at(PlainFile.name(copy));
        }
    }

    private boolean isMoment(Path copy) {
        try (InputStream begins = Files.newInputStream(copy)) {
            return MomentReader.isText(PlainFile.beginning(begins.readNBytes(LOOKED_AT)));
        } catch (IOException e) {
            throw PlainFile.unreadable(e, "a text").at(PlainFile.name(copy));
        }
    }
}
