package limber.moment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import limber.Sample;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The recordings of every model and preset, replayed by the program as it is now. A change that moves a bit fails here
/// and is told with its frame and phase; if it is meant, `RecordingCorpus` records anew.
@Tag("wide")
class RecordingCorpusTest {
    static List<String> names() {
        return RecordingCorpus.scenes().stream().map(RecordingCorpus::name).sorted().toList();
    }

    static List<String> some() {
        return Sample.of(names(), 25);
    }

    @Test
    void everyModelAndPresetHasItsRecording() throws IOException {
        try (Stream<Path> files = Files.list(RecordingCorpus.FOLDER)) {
            assertEquals(names(), files.map(f -> f.getFileName().toString()).filter(f -> f.endsWith(Moment.ENDING))
                    .map(f -> f.replace(Moment.ENDING, "")).sorted().toList());
        }
    }

    @ParameterizedTest
    @MethodSource("some")
    void aReplayHasTheSameBitsAfterEachPhase(String name) {
        Moment moment = RecordingCorpus.read(name);
        assertTrue(moment.recording().orElseThrow().phases() > 0);
        assertTrue(moment.inputs().size() > 1, "a recording without inputs");
        assertEquals("", new Replay(moment, Replay.MOST).verify(_ -> {}).map(ReplayDifference::message).orElse(""));
    }

    @ParameterizedTest
    @MethodSource("names")
    void theFileIsWrittenAsItWasRead(String name) throws IOException {
        Path file = RecordingCorpus.FOLDER.resolve(name + Moment.ENDING);
        assertEquals(Files.readString(file), MomentWriter.page(MomentReader.file(file), RecordingCorpus.FOLDER));
    }
}
