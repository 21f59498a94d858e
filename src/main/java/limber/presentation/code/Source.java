package limber.presentation.code;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import limber.engine.Phase;
import limber.engine.platform.ClassFiles;
import limber.engine.text.Lines;
import limber.engine.watch.SelfReporting;

/// The source file of a phase, shipped beside the classes, with an outline of its declarations.
///
/// @param file its name, such as `Distance.java`
/// @param lines cut into tokens
public record Source(String file, List<List<Token>> lines, List<Declaration> outline) {
    /// Line endings after which a new statement begins.
    private static final Set<String> ENDS = Set.of(";", "{", "}", "->", ":");

    /// Each file is read once.
    private static final ClassValue<Source> READ = new ClassValue<>() {
        @Override protected Source computeValue(Class<?> host) {
            return read(host);
        }
    };

    /// The file of a phase: that of the program which wrote a log, as a user has rewritten it, or as it ships; without
    /// lines where it is not known.
    public static Source of(Phase phase) {
        if (phase instanceof SelfReporting told)
            return told.sourceText().map(text -> new Source(told.sourceFile().orElse(""),
                    Lexer.lines(Lines.of(text)), List.of())).orElseGet(() -> new Source("", List.of(), List.of()));
        return of(phase.getClass());
    }

    /// The file that declares a phase, as a user has rewritten it or as it ships.
    public static Source of(Class<?> type) {
        return READ.get(ClassFiles.text(type).isPresent() ? type : ClassFiles.host(type));
    }

    private static Source read(Class<?> type) {
        Class<?> host = ClassFiles.host(type);
        String path = ClassFiles.source(type);
        String file = path.substring(path.lastIndexOf('/') + 1);
        Optional<String> rewritten = ClassFiles.text(type);
        if (rewritten.isPresent()) return of(file, rewritten.get());
        return of(file, ClassFiles.shipped(host).orElse(""));
    }

    private static Source of(String file, String text) {
        List<List<Token>> lines = Lexer.lines(Lines.of(text));
        return new Source(file, lines, Outline.of(lines));
    }

    /// The regions shown for a phase, in order of lines; regions do not touch.
    public List<Region> shown(Class<?> phase, Fold fold) {
        if (lines.isEmpty()) return List.of();
        return switch (fold) {
            case FILE -> List.of(new Region(1, lines.size()));
            case PHASE -> List.of(region(phase));
            case KERNEL -> kernel(phase);
        };
    }

    /// The lines of a phase's record with the comment above it; the whole file if it cannot be found.
    public Region region(Class<?> phase) {
        Deque<Declaration> way = way(phase);
        return way.isEmpty() ? new Region(1, Math.max(1, lines.size())) : way.peekLast().lines();
    }

    /// `run` of the phase and the methods of this file that it calls.
    private List<Region> kernel(Class<?> phase) {
        Deque<Declaration> way = way(phase);
        if (way.isEmpty()) return List.of(new Region(1, lines.size()));
        List<Declaration> near = way.reversed().stream().flatMap(t -> t.members().stream()).filter(d -> !d.type())
                .toList();
        var found = new LinkedHashSet<Declaration>();
        Deque<Declaration> open = new ArrayDeque<>(
                way.peekLast().members().stream().filter(d -> !d.type() && d.name().equals("run")).toList());
        while (!open.isEmpty()) {
            Declaration method = open.pop();
            if (found.add(method)) near.stream().filter(d -> method.calls().contains(d.name())).forEach(open::add);
        }
        return found.isEmpty() ? List.of(way.peekLast().lines())
                : found.stream().map(Declaration::lines).sorted(Comparator.comparingInt(Region::first)).toList();
    }

    /// The types from the outermost to the phase's own.
    private Deque<Declaration> way(Class<?> phase) {
        String whole = ClassFiles.original(phase).getName();
        String[] names = whole.substring(whole.lastIndexOf('.') + 1).split("\\$");
        var way = new ArrayDeque<Declaration>();
        List<Declaration> level = outline;
        for (String name : names) {
            Declaration here = level.stream().filter(d -> d.type() && d.name().equals(name)).findFirst().orElse(null);
            if (here == null) return new ArrayDeque<>();
            way.add(here);
            level = here.members();
        }
        return way;
    }

    /// The columns that are blank at the left of all these lines.
    public int indent(List<Region> regions) {
        return regions.stream().flatMap(r -> lines.subList(r.first() - 1, r.last()).stream()).filter(l -> !l.isEmpty())
                .mapToInt(Source::blanks).min().orElse(0);
    }

    private static int blanks(List<Token> line) {
        return line.isEmpty() || line.getFirst().kind() != Token.Kind.SPACE ? 0 : line.getFirst().text().length();
    }

    /// The line on which the statement of `line` begins; of another language, the line itself. The compiler may
    /// attribute a statement to any of its lines.
    public int statement(int line) {
        if (!file.endsWith(".java")) return Math.clamp(line, 1, Math.max(1, lines.size()));
        int first = Math.min(line, lines.size());
        while (first > 1 && goesOn(lines.get(first - 2))) first--;
        return Math.max(1, first);
    }

    private static boolean goesOn(List<Token> line) {
        return line.stream().filter(t -> t.kind() != Token.Kind.SPACE && t.kind() != Token.Kind.COMMENT)
                .reduce((_, last) -> last).filter(t -> !ENDS.contains(t.text())).isPresent();
    }

    /// A line as it is written; from 1.
    public String text(int line) {
        return String.join("", lines.get(line - 1).stream().map(Token::text).toList());
    }
}
