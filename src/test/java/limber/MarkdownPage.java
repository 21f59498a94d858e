package limber;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.CustomBlock;
import org.commonmark.node.CustomNode;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;

/// A Markdown file of the repository, with the parts that tests need.
///
/// @param links destinations of links and pictures, as written
/// @param anchors names by which a link can lead to its headings
/// @param code what stands in backticks, anywhere
record MarkdownPage(Path file, List<Table> tables, List<String> links, Set<String> anchors, Set<String> code) {
    private static final Parser PARSER = Parser.builder().extensions(List.of(TablesExtension.create())).build();

    /// A cell of a table: its text, and the parts in backticks.
    record Cell(String text, List<String> code) {}

    record Table(List<String> header, List<List<Cell>> rows) {
        /// The text of a row's first cell.
        static String name(List<Cell> row) {
            return row.getFirst().text();
        }

        Cell cell(List<Cell> row, String column) {
            return row.get(header.indexOf(column));
        }
    }

    static MarkdownPage read(Path file) {
        try {
            return of(file, Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static MarkdownPage of(Path file, String markdown) {
        var page = new MarkdownPage(file, new ArrayList<>(), new ArrayList<>(), new HashSet<>(), new HashSet<>());
        PARSER.parse(markdown).accept(page.new Reader());
        return page;
    }

    /// Every Markdown file of the repository, without lessons, which have a checker of their own.
    static List<MarkdownPage> all() {
        try (Stream<Path> top = Files.list(Path.of("")); Stream<Path> docs = Files.walk(Path.of("docs"))) {
            Stream<Path> pages = Stream.concat(top, docs).filter(f -> f.toString().endsWith(".md")).sorted();
            return pages.map(MarkdownPage::read).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The tables whose first column has this heading.
    List<Table> tables(String first) {
        return tables.stream().filter(t -> t.header().getFirst().equals(first)).toList();
    }

    private static Cell cell(Node node) {
        var text = new StringBuilder();
        var code = new ArrayList<String>();
        node.accept(new AbstractVisitor() {
            @Override public void visit(Text t) {
                text.append(t.getLiteral());
            }

            @Override public void visit(Code c) {
                text.append(c.getLiteral());
                code.add(c.getLiteral());
            }
        });
        return new Cell(text.toString(), code);
    }

    private final class Reader extends AbstractVisitor {
        private final TreeMap<String, Integer> headings = new TreeMap<>();

        @Override public void visit(Heading heading) {
            String slug = slug(cell(heading).text());
            int before = headings.merge(slug, 1, Integer::sum) - 1;
            anchors.add(before == 0 ? slug : slug + "-" + before);
            visitChildren(heading);
        }

        @Override public void visit(Link link) {
            links.add(link.getDestination());
            visitChildren(link);
        }

        @Override public void visit(Image image) {
            links.add(image.getDestination());
        }

        @Override public void visit(Code c) {
            code.add(c.getLiteral());
        }

        @Override public void visit(CustomBlock block) {
            if (block instanceof TableBlock) tables.add(table(block));
            visitChildren(block);
        }

        /// As code hosts make one.
        private static String slug(String heading) {
            return heading.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-');
        }

        private Table table(Node block) {
            var rows = new ArrayList<List<Cell>>();
            block.accept(new AbstractVisitor() {
                @Override public void visit(CustomNode node) {
                    if (node instanceof TableRow) rows.add(cells(node));
                    else visitChildren(node);
                }
            });
            List<String> header = rows.getFirst().stream().map(Cell::text).toList();
            return new Table(header, List.copyOf(rows.subList(1, rows.size())));
        }

        private static List<Cell> cells(Node row) {
            var cells = new ArrayList<Cell>();
            for (Node child = row.getFirstChild(); child != null; child = child.getNext())
                if (child instanceof TableCell) cells.add(cell(child));
            return cells;
        }
    }
}
