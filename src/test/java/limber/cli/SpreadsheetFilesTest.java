package limber.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tables with the names of students, as files that a spreadsheet opens.
class SpreadsheetFilesTest {
    private static final byte[] MARK = {(byte) 0xef, (byte) 0xbb, (byte) 0xbf};

    @TempDir Path folder;

    @Test
    void theyBeginWithAByteOrderMark() throws IOException {
        String answers = Files.writeString(folder.resolve("answers.json"), """
                {"lesson": "pin-and-half", "hash": "0", "student": "第一组", "step": "too-long", "question": "left", \
                "answer": {"choice": 2}, "truth": {"choice": 2}, "score": 1.0, "tries": 1, \
                "time": "2026-11-27T08:00:00Z"}
                """).toString();
        Path marks = folder.resolve("marks.csv"), table = folder.resolve("table.csv");
        Outcome.of("answers", answers, "--marks", marks.toString());
        Outcome.of("answers", answers, "--csv", "--out", table.toString()).succeeded();
        for (Path file : List.of(marks, table))
            assertArrayEquals(MARK, Arrays.copyOf(Files.readAllBytes(file), MARK.length), file.toString());
        assertTrue(Files.readString(marks).contains("\n第一组,"), Files.readString(marks));
        assertTrue(Outcome.of("answers", answers, "--csv").succeeded().out().startsWith("lesson,"),
                "programs read the standard output");
    }
}
