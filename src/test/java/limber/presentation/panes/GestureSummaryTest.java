package limber.presentation.panes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.run.Branch;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.models.Catalog;
import limber.presentation.words.Language;
import limber.presentation.words.Wording;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What the history says of a run.
class GestureSummaryTest {
    private final Model rope = Catalog.model("rope");
    private final Wording words = new Wording(rope, Language.ENGLISH.words());
    private final Timeline timeline = new Timeline(rope);

    private String said(Branch branch) {
        return GestureSummary.of(branch, rope, words);
    }

    /// Names and values are those of *Parameters*.
    @ParameterizedTest
    @CsvSource(delimiter = '|',
            value = {"iterations | 7 | Iterations 7", "correction | half | Correction always half (published)"})
    void aRunFromOtherSettingsNamesThem(String parameter, String value, String said) {
        assertEquals(said, said(timeline.root(rope.defaults().with(parameter, value), List.of())));
    }

    @Test
    void aLongValueIsLeftOut() {
        String said = said(timeline.root(rope.defaults().with("segments", "3")
                .with("shape", "0,0,0;0.25,0,0;0.5,0,0;0.75,0,0"), List.of()));
        assertEquals(List.of("Initial shape", words.title("parameter", "segments") + " 3"),
                List.of(said.split(", ")).stream().sorted().toList());
    }

    @Test
    void aSettingInMidRunIsNamedToo() {
        Branch first = timeline.root(rope.defaults(), List.of());
        var run = new Run(timeline, first);
        Branch second = timeline.fork(run.branch(), 3, List.of(new Input.Set(3, "iterations", "7")));
        assertEquals(words.get("gesture.frame").formatted(3, "Iterations 7"), said(second));
    }
}
