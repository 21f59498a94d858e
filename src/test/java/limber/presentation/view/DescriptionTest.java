package limber.presentation.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.engine.run.PictureRequest;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.models.Catalog;
import limber.presentation.words.Language;
import limber.presentation.words.Wording;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What a view shows, in words.
class DescriptionTest {
    static Stream<Model> models() {
        return Catalog.MODELS.stream();
    }

    private static String said(Model model, Settings p, Language language) {
        var timeline = new Timeline(model);
        Picture start = Picture.of(new Run(timeline, timeline.root(p, List.of())), PictureRequest.atFirst(model), true,
                Optional.empty());
        return new Description(model, new Wording(model, language.words())).of(start);
    }

    /// Two sticks of 1 m in a shape whose second one is 2 m long.
    @Test
    void aRopeSaysHowManySticksItHasWhatIsPinnedAndWhereItsResidualIsLargest() {
        Model rope = Catalog.model("rope");
        Settings p = rope.defaults().with("segments", "2").with("shape", "0,0,0;1,0,0;3,0,0").with("length", "2");
        assertEquals("A rope of 2 sticks; start pinned, end free. The largest residual is 1 m, at stick 1.",
                said(rope, p, Language.ENGLISH));
        assertEquals("一根由 2 段连杆组成的绳子；起点固定，终点自由。最大残差为 1 m，在连杆 1。", said(rope, p, Language.CHINESE));
    }

    @Test
    void oneStickIsOne() {
        Model rope = Catalog.model("rope");
        assertEquals("A rope of 1 stick; ", said(rope, rope.defaults().with("segments", "1"), Language.ENGLISH)
                .substring(0, "A rope of 1 stick; ".length()));
    }

    @ParameterizedTest
    @MethodSource("models")
    void everyModelHasASentenceWhoseNumbersAreKnown(Model model) {
        for (Language language : Language.values()) {
            String said = said(model, model.defaults(), language);
            assertFalse(said.isBlank());
            assertFalse(said.contains("–") || said.contains("{"), said);
        }
    }
}
