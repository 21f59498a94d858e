package limber.lesson.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import limber.engine.text.BadInput;
import limber.engine.text.Lines;
import limber.input.Faults;
import limber.input.Node;
import limber.input.SourcePosition;
import limber.input.YamlText;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SourceSpan;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;

/// The parts of a lesson's text: the head between `---` lines, the introduction before the first `##`, and a section
/// for each heading.
///
/// @param sections one a step
public record LessonText(String file, List<String> lines, HeadText head, List<org.commonmark.node.Node> introduction,
        List<Section> sections) {
    private static final String FENCE = "---", BLOCK = "limber";
    private static final Parser MARKDOWN = Parser.builder()
            .extensions(List.of(TablesExtension.builder().maxCells(Limits.CELLS).build()))
            .includeSourceSpans(IncludeSourceSpans.BLOCKS_AND_INLINES)
            .maxOpenBlockParsers(Limits.NESTED)
            .maxInlineNesting(Limits.NESTED)
            .build();

    /// A heading and the blocks below it.
    ///
    /// @param blocks before the block that acts, or all
    /// @param after what stands behind it
    /// @param acts whether it has a block that acts
    /// @param block that block; empty too where it cannot be read
    /// @param position of that block, or else of the heading
    public record Section(Heading heading, List<org.commonmark.node.Node> blocks, List<org.commonmark.node.Node> after,
            boolean acts, Optional<Node> block, SourcePosition position) {}

    /// @throws BadInput if it has no head
    public static LessonText read(String file, String text, Faults faults) {
        List<String> lines = Lines.of(text);
        if (lines.isEmpty() || !lines.getFirst().stripTrailing().equals(FENCE))
            throw new SourcePosition(file, 1, 1).bad("a lesson begins with a head between two lines of " + FENCE);
        int end = 1;
        while (end < lines.size() && !lines.get(end).stripTrailing().equals(FENCE)) end++;
        if (end == lines.size())
            throw new SourcePosition(file, 1, 1)
                    .bad("the head has no end; a second line of " + FENCE + " would be right");
        HeadText head = HeadText.read(file, lines.subList(1, end), faults);
        // its lines keep their numbers
        String body = "\n".repeat(end + 1) + String.join("\n", lines.subList(end + 1, lines.size()));
        var cut = new Cut(file, lines, faults);
        for (var child = parsed(file, body).getFirstChild(); child != null; child = child.getNext()) cut.take(child);
        cut.end();
        return new LessonText(file, lines, head, cut.introduction, cut.sections);
    }

    private static org.commonmark.node.Node parsed(String file, String body) {
        try {
            return MARKDOWN.parse(body);
        } catch (IllegalArgumentException e) { // the parser's word for a table without end
            throw new SourcePosition(file, 1, 1).bad("has a table of more than " + Limits.CELLS + " cells");
        }
    }

    /// The blocks of a text that a value of the head or of a block holds; their lines are those of the file.
    public List<org.commonmark.node.Node> blocks(String name, Node node) {
        String prose = node.string(name, "a text");
        if (prose.length() > Limits.PROSE)
            throw node
                    .bad(name + " has " + prose.length() + " characters; at most " + Limits.PROSE + " would be right");
        int line = node.place().line();
        boolean below = lines.get(line - 1).stripTrailing().matches(".*[|>][-+]?");
        var blocks = new ArrayList<org.commonmark.node.Node>();
        for (var child = parsed(file, "\n".repeat(below ? line : line - 1) + prose).getFirstChild(); child != null;
                child = child.getNext())
            blocks.add(child);
        return blocks;
    }

    public SourcePosition position(org.commonmark.node.Node node) {
        return position(file, node);
    }

    public static SourcePosition position(String file, org.commonmark.node.Node node) {
        if (node.getSourceSpans().isEmpty())
            return node.getParent() == null ? new SourcePosition(file, 1, 1) : position(file, node.getParent());
        SourceSpan at = node.getSourceSpans().getFirst();
        return new SourcePosition(file, at.getLineIndex() + 1, at.getColumnIndex() + 1);
    }

    /// The first character of a scalar: behind its quote if it has one.
    ///
    /// @return empty if it is not written on one line as it is read, so that columns in it cannot be counted
    public Optional<SourcePosition> inside(SourcePosition scalar, String read) {
        String line = scalar.line() <= lines.size() ? lines.get(scalar.line() - 1) : "";
        // YAML counts those
        int from = line.offsetByCodePoints(0, Math.min(scalar.column() - 1, line.codePointCount(0, line.length())));
        int quote = from < line.length() && "\"'".indexOf(line.charAt(from)) >= 0 ? 1 : 0;
        return line.startsWith(read, from + quote) ? Optional.of(scalar.right(quote)) : Optional.empty();
    }

    /// A collector that sorts blocks into sections.
    private static final class Cut {
        private final String file;
        private final List<String> lines;
        private final Faults faults;
        private final List<org.commonmark.node.Node> introduction = new ArrayList<>();
        private final List<Section> sections = new ArrayList<>();
        private Heading heading;
        private List<org.commonmark.node.Node> blocks = introduction, after = List.of();
        private Optional<Node> block = Optional.empty();
        private Optional<SourcePosition> blockAt = Optional.empty();
        private boolean crowded;

        Cut(String file, List<String> lines, Faults faults) {
            this.file = file;
            this.lines = lines;
            this.faults = faults;
        }

        void take(org.commonmark.node.Node node) {
            switch (node) {
                case Heading h when h.getLevel() == 2 -> {
                    end();
                    heading = h;
                    blocks = new ArrayList<>();
                    after = new ArrayList<>();
                }
                case FencedCodeBlock code when acts(code) -> acting(code);
                case Paragraph p when lines.get(position(file, p).line() - 1).strip().matches("#{1,6}[^#\\s].*") ->
                        faults.add(position(file, p).bad("a heading has a blank after its #"));
                default -> {
                    if (node instanceof FencedCodeBlock code && code.getLiteral().startsWith("id:"))
                        faults.add(position(file, code).bad("a block that begins with an id is marked '"
                                + BadInput.brief(Objects.requireNonNullElse(code.getInfo(), "")) + "'; " + BLOCK
                                + " would be right"));
                    node.accept(new Nested());
                    (blockAt.isPresent() ? after : blocks).add(node);
                }
            }
        }

        private static boolean acts(FencedCodeBlock code) {
            return code.getInfo() != null && code.getInfo().strip().split("[^\\w]", 2)[0].equalsIgnoreCase(BLOCK);
        }

        private void acting(FencedCodeBlock code) {
            SourcePosition at = position(file, code);
            if (heading == null) faults
                    .add(at.bad("a " + BLOCK + " block stands before the first ## heading; below one would be right"));
            else if (blockAt.isPresent())
                faults.add(at.bad("a second " + BLOCK + " block in one step; one would be right"));
            else {
                blockAt = Optional.of(at);
                block = faults.attempt(() -> read(code, at));
            }
        }

        private Node read(FencedCodeBlock code, SourcePosition at) {
            String info = code.getInfo().strip(), fence = code.getFenceCharacter().repeat(code.getOpeningFenceLength());
            if (!info.equals(BLOCK))
                throw at.bad("the block is marked '" + BadInput.brief(info) + "'; " + BLOCK + " alone would be right");
            if (code.getClosingFenceLength() == null) throw open(at, fence);
            String text = written(code);
            // it goes on into the next block
            if (Lines.of(text).stream().anyMatch(l -> l.strip().startsWith(fence))) throw open(at, fence);
            return YamlText.read(file, text, at.line() + 1);
        }

        private static BadInput open(SourcePosition at, String fence) {
            return at.bad("the block has no end; a line of " + fence + " below it would be right");
        }

        /// The text of a closed block as it stands in the file: where a fence is indented, so is what is in it, and its
        /// columns are those of the file.
        private String written(FencedCodeBlock code) {
            List<SourceSpan> spans = code.getSourceSpans();
            return String.join("\n",
                    lines.subList(spans.getFirst().getLineIndex() + 1, spans.getLast().getLineIndex()));
        }

        void end() {
            if (heading == null) return;
            if (sections.size() == Limits.STEPS && !crowded)
                faults.add(position(file, heading).bad("there are more than " + Limits.STEPS + " steps"));
            crowded = sections.size() == Limits.STEPS;
            if (!crowded) sections.add(new Section(heading, blocks, after, blockAt.isPresent(), block,
                    blockAt.orElse(position(file, heading))));
            heading = null;
            block = Optional.empty();
            blockAt = Optional.empty();
        }

        /// A visitor that finds step blocks in places where they have no effect.
        private final class Nested extends AbstractVisitor {
            @Override public void visit(FencedCodeBlock code) {
                if (acts(code)) faults.add(position(file, code)
                        .bad("a " + BLOCK + " block stands inside another block; at the margin it would be right"));
            }
        }
    }
}
