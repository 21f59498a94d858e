package limber.ui.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import limber.ui.search.SearchEntry.Kind;
import org.junit.jupiter.api.Test;

class SearchEntryTest {
    private static SearchEntry entry(Kind kind, String title, String place, String text) {
        return new SearchEntry(kind, title, title, place, text, "", () -> {});
    }

    private static final List<SearchEntry> ALL = List.of(
            entry(Kind.TERM, "Gauss–Seidel sweep", "Glossary", "gauss-seidel"),
            entry(Kind.SETTING, "Sweep order", "Rope", "sweep In which order a sweep visits the sticks."),
            entry(Kind.SETTING, "Iterations", "Rope", "iterations Sweeps in a substep."),
            entry(Kind.LESSON, "Substeps or sweeps", "Rope", "06"),
            entry(Kind.SCENE, "Cable", "Rope", "An engine's cable, without sweeping."));

    private static List<String> titles(String sought) {
        return SearchEntry.matching(sought, ALL).stream().map(SearchEntry::title).toList();
    }

    @Test
    void titlesThatBeginWithTheWordComeFirstThenTitlesThenTexts() {
        assertEquals(List.of("Sweep order", "Substeps or sweeps", "Gauss–Seidel sweep", "Cable", "Iterations"),
                titles("SWEEP"));
    }

    @Test
    void everyWordMustOccur() {
        assertEquals(List.of("Sweep order", "Substeps or sweeps", "Cable", "Iterations"), titles("rope sweep"));
        assertEquals(List.of("Sweep order"), titles(" order  stick "));
        assertEquals(List.of(), titles("sweep spoon"));
    }

    @Test
    void pluralsAndHyphensAndWhatIsBeingDoneAreForgiven() {
        for (String sought : List.of("cables", "gauss-seidel", "gauss seidel", "iterations", "sweeping", "Sweeps"))
            assertFalse(titles(sought).isEmpty(), sought);
        assertEquals(List.of(), titles("springs"));
    }

    /// A command may be meant by other words; Chinese ones are found inside others, since nothing stands between them.
    @Test
    void aCommandIsFoundByOtherWordsAndComesBeforeOthersAsGood() {
        var export = new SearchEntry(Kind.COMMAND, "export", "Export…", "File", "", "film gif 保存影片", "", "", () -> {});
        var film = entry(Kind.LESSON, "A film of soap", "Lessons", "");
        List<SearchEntry> all = List.of(film, export);
        assertEquals(List.of(export, film), SearchEntry.matching("films", all));
        assertEquals(List.of(export), SearchEntry.matching("影片", all));
        assertEquals(List.of(film), SearchEntry.matching("how to film the soap", all));
    }

    @Test
    void whatCannotBeOpenedNowComesLast() {
        var off = new SearchEntry(Kind.COMMAND, "cable", "Cable", "Menu", "", "", "", "Open a scene first", () -> {});
        List<SearchEntry> all = Stream.concat(Stream.of(off), ALL.stream()).toList();
        assertEquals(List.of("Cable", "cable"),
                SearchEntry.matching("cable", all).stream().map(SearchEntry::id).toList());
        assertEquals(off, SearchEntry.matching("menu cable", all).getFirst(), "also alone");
    }

    /// A lesson is meant by the words of its subject, whatever its title is.
    @Test
    void aLessonIsFoundByOtherWords() {
        var spring = new SearchEntry(Kind.LESSON, "spring", "One spring", "Cloth", "", "oscillation 振动", () -> {});
        for (String sought : List.of("oscillation", "振动"))
            assertEquals(List.of(spring), SearchEntry.matching(sought, List.of(ALL.getFirst(), spring)), sought);
    }

    @Test
    void nothingIsListedForNothing() {
        assertEquals(List.of(), titles("  "));
    }

    @Test
    void aLongListIsCut() {
        List<SearchEntry> many = IntStream.range(0, 100).mapToObj(i -> entry(Kind.TERM, "t" + i, "", "")).toList();
        assertEquals(60, SearchEntry.matching("t", many).size());
    }
}
