package limber.ui.render;

import static org.junit.jupiter.api.Assertions.assertEquals;

import limber.models.Catalog;
import limber.presentation.words.Language;
import limber.presentation.words.Wording;
import org.junit.jupiter.api.Test;

/// What stands below the pictures of a film.
class FilmJobTest {
    private static String caption(String key, String sentence, Language language) {
        return FilmJob.caption(key, sentence, new Wording(Catalog.model("rope"), language.words()));
    }

    @Test
    void aCaptionSaysWhetherItsOperationIsTheLastOrTheNext() {
        assertEquals("Last: Stick 1 moved.", caption("caption.last", "Stick 1 moved.", Language.ENGLISH));
        assertEquals("Next: Stick 2 is 3 mm too long.",
                caption("caption.next", "Stick 2 is 3 mm too long.", Language.ENGLISH));
        assertEquals("下一步：杆 2", caption("caption.next", "杆 2", Language.CHINESE));
        assertEquals("", caption("caption.next", "", Language.ENGLISH), "nothing is next");
    }
}
