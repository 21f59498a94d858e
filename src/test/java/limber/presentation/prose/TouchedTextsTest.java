package limber.presentation.prose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import limber.lesson.Lesson;
import limber.lesson.Lessons;
import limber.lesson.source.LessonWords;
import limber.presentation.words.Language;
import org.commonmark.node.Node;
import org.junit.jupiter.api.Test;

/// The texts of all lessons on a phone: each key is the picture of a button there.
class TouchedTextsTest {
    private static final Pattern KEY = Pattern.compile("\\bSpace\\b|\\bspace ?bar\\b|\\bEnter\\b|\\bEsc\\b"
            + "|Ctrl|\\bShift\\b|\\bHome\\b|Page ?(Up|Down)|\\bF\\d+\\b|\\b[Kk]eys?\\b|keyboard|空格键|(?<![右关])键"
            + "|(?<=[Pp]ress |按 |按)([→←]|[A-Z0-9](?![A-Za-z0-9/]))");
    /// What a page on a phone has no button for, and a reader there can do without.
    private static final Map<String, String> EXCEPTIONS = Map.of(
            "Ctrl+E", "a page edits no code",
            "Two keys help: N goes", "a help for those who have a keyboard; the pane Why leads there too",
            "有两个键可以帮忙：N", "the same",
            "W、S、A、D 键", "a finger drags the handle instead, as the sentence says");

    private final ProseContext context =
            new ProseContext(_ -> Optional.empty(), _ -> Optional.empty(), _ -> true);
    private final Map<String, String> left = new TreeMap<>();
    private int pictures;

    @Test
    void noKeyIsLeftInThem() {
        for (Language language : Language.values())
            for (Lesson lesson : Lessons.shipped()) {
                LessonWords words = lesson.telling(language.locale());
                String at = lesson.id() + " " + language.locale();
                text(at, words.learn());
                blocks(at, words.introduction());
                words.steps().forEach(step -> step(at, step));
            }
        assertTrue(pictures > 200, pictures + " pictures of buttons");
        assertEquals("", left.entrySet().stream().map(e -> e.getKey() + ": " + e.getValue())
                .collect(Collectors.joining("\n")));
    }

    private void step(String lesson, LessonWords.OfStep step) {
        String at = lesson + " · " + step.heading();
        text(at, step.heading());
        blocks(at, step.blocks());
        blocks(at, step.after());
        text(at, step.hint());
        step.hints().forEach(hint -> text(at, hint));
        for (LessonWords.OfQuestion q : step.questions()) {
            text(at, q.ask());
            text(at, q.because());
            q.mistakes().forEach(mistake -> text(at, mistake));
            q.choices().forEach(choice -> {
                text(at, choice.text());
                text(at, choice.because());
            });
        }
    }

    private void blocks(String at, List<Node> blocks) {
        Piece.of(blocks, context).forEach(piece -> block(at, piece.block()));
    }

    private void block(String at, Block block) {
        switch (block) {
            case Block.Heading h -> line(at, h.line());
            case Block.Paragraph p -> line(at, p.line());
            case Block.Unformatted u -> text(at, u.words());
            case Block.Quote q -> q.inside().forEach(piece -> block(at, piece.block()));
            case Block.Fold f -> {
                text(at, f.title());
                f.inside().forEach(piece -> block(at, piece.block()));
            }
            case Block.Items i -> i.items().forEach(item -> item.forEach(piece -> block(at, piece.block())));
            case Block.Table t -> t.rows().forEach(row -> row.forEach(cell -> line(at, cell.line())));
            case Block.Group g -> g.inside().forEach(piece -> block(at, piece.block()));
            case Block.Rule _,Block.Listing _,Block.Formula _ -> {}
        }
    }

    private void line(String at, List<Inline> line) {
        look(at, said(line));
    }

    /// The words of a line as they are shown: a button is `▣`.
    private String said(List<Inline> line) {
        var said = new StringBuilder();
        for (Inline piece : line)
            said.append(switch (piece) {
                case Inline.Words w -> shown(w.text());
                case Inline.Emphasis e -> said(e.inside());
                case Inline.Strong s -> said(s.inside());
                case Inline.Term t -> said(t.inside());
                case Inline.Link l -> said(l.inside());
                case Inline.Symbol s -> s.name();
                case Inline.Break _,Inline.Code _,Inline.Formula _,Inline.Picture _ -> " ";
            });
        return said.toString();
    }

    private void text(String at, String text) {
        look(at, shown(text));
    }

    private String shown(String text) {
        var shown = new ArrayList<String>();
        for (ButtonNames.Piece p : ButtonNames.pieces(text)) {
            if (p.button().isPresent()) pictures++;
            shown.add(p.button().isPresent() ? "▣" : p.text());
        }
        return String.join("", shown);
    }

    private void look(String at, String shown) {
        var key = KEY.matcher(shown);
        while (key.find()) {
            String around = shown.substring(Math.max(0, key.start() - 40), Math.min(shown.length(), key.end() + 30));
            if (EXCEPTIONS.keySet().stream().noneMatch(shown::contains))
                left.merge(at, around, (a, b) -> a + " | " + b);
        }
    }
}
