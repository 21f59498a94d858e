package limber.presentation.code;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// A search in a source.
class TextSearchTest {
    private final TextSearch search = new TextSearch();

    @BeforeEach
    void look() {
        search.in("Rest = rest + length;\nrest");
        search.sought().set("rest");
    }

    @Test
    void hitsFollowEachOtherFromAPlaceAndAroundTheEnds() {
        assertEquals(3, search.count().get(), "whatever the case");
        assertEquals(Optional.of(7), search.next(1));
        assertEquals(2, search.shown().get());
        assertEquals(Optional.of(22), search.next(8));
        assertEquals(Optional.of(0), search.next(23));
        assertEquals(Optional.of(22), search.previous(0));
        assertEquals(Optional.of(7), search.previous(22));
        assertEquals(Optional.of(0), search.next(0));
        assertEquals(1, search.shown().get());
    }

    @Test
    void anotherTextIsSearchedAnew() {
        search.next(0);
        search.in("no such word");
        assertEquals(0, search.count().get());
        assertEquals(Optional.empty(), search.next(0));
        assertEquals(Optional.empty(), search.previous(5));
        search.in("aaaa");
        search.sought().set("aa");
        assertEquals(2, search.count().get(), "they do not overlap");
        search.sought().set("");
        assertEquals(0, search.count().get());
    }
}
