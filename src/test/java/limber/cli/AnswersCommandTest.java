package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import limber.lesson.Lesson;
import limber.lesson.Lessons;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The answers of a class of three: Ada has answered everything, Bo has skipped one question, and one student gave no
/// name.
class AnswersCommandTest {
    @TempDir Path folder;
    private Path ada, bo, nobody;

    @BeforeEach
    void threeStudents() throws IOException {
        ada = file("ada.json",
                line("Ada", "a", "which", "{\"choice\": 2}", "1.0", "", "10:00:00"),
                line("Ada", "a", "how-far", "0.5", "1.0", ", \"revised\": 0.7", "10:01:00"),
                line("Ada", "a", "drawn", drawn(1), "0.5", "", "10:02:00"),
                line("Ada", "b", "goal", "{\"choice\": 1}", "1.0", "", "10:03:00"));
        bo = file("bo.json",
                line("Bo", "a", "which", "{\"choice\": 1}", "0.0", "", "10:00:00"),
                line("Bo", "a", "how-far", "null", "null", "", "10:01:00"),
                line("Bo", "a", "drawn", drawn(0), "0.25", "", "10:02:00"));
        nobody = file("nobody.json",
                line("", "a", "which", "{\"choice\": 2}", "1.0", "", "10:00:00"),
                line("", "a", "how-far", "2", "0.0", "", "10:01:00"));
    }

    private Path file(String name, String... lines) throws IOException {
        return Files.writeString(folder.resolve(name), String.join("\n", lines) + "\n");
    }

    private static String line(String student, String step, String question, String answer, String score, String more,
            String time) {
        return line("nowhere", "0", student, step, question, answer, score, more, time);
    }

    private static String line(String lesson, String hash, String student, String step, String question, String answer,
            String score, String more, String time) {
        return ("{\"lesson\": \"%s\", \"hash\": \"%s\", \"student\": \"%s\", \"step\": \"%s\", \"question\": \"%s\", "
                + "\"answer\": %s, \"truth\": null, \"score\": %s%s, \"tries\": 1, \"time\": \"2026-11-20T%sZ\"}")
                .formatted(lesson, hash, student, step, question, answer, score, more, time);
    }

    @Test
    void aClassIsCountedQuestionByQuestion() {
        // which: 2 of 3 right, 0.667; how-far: 0.5 and 2, of which 0.5 is within tolerance, median 1.25, mean score
        // 1/2; drawn: (0.5 + 0.25)/2
        assertEquals(List.of(
                "lesson,step,question,answer,value,text",
                ",,,students,3,",
                "nowhere,a,which,1,1,", "nowhere,a,which,2,2,", "nowhere,a,which,skipped,0,",
                "nowhere,a,which,mean score,0.667,", "nowhere,a,which,revised,0,",
                "nowhere,a,how-far,min,0.5,", "nowhere,a,how-far,median,1.25,", "nowhere,a,how-far,max,2,",
                "nowhere,a,how-far,within tolerance,1,",
                "nowhere,a,how-far,skipped,1,", "nowhere,a,how-far,mean score,0.5,", "nowhere,a,how-far,revised,1,",
                "nowhere,a,drawn,skipped,0,", "nowhere,a,drawn,mean score,0.375,", "nowhere,a,drawn,revised,0,",
                "nowhere,b,goal,reached,1,"),
                Outcome.of("answers", ada.toString(), bo.toString(), nobody.toString(), "--csv").succeeded().lines());
    }

    @Test
    void theTableNamesEachQuestionOnce() {
        List<String> lines = Outcome.of("answers", ada.toString(), bo.toString()).succeeded().lines();
        assertEquals("lesson   step  question  answer            value  text", lines.getFirst());
        assertEquals(1, lines.stream().filter(l -> l.contains("which")).count());
        assertEquals(1, lines.stream().filter(l -> l.contains("nowhere")).count());
    }

    @Test
    void whatAStudentHasAnsweredTwiceCountsOnceAndTheNewest() throws IOException {
        Path later = file("later.json", line("Ada", "a", "which", "{\"choice\": 3}", "0.0", "", "11:00:00"));
        for (List<String> order : List.of(List.of(ada.toString(), later.toString()),
                List.of(later.toString(), ada.toString()))) {
            String out = Outcome.of("answers", order.get(0), order.get(1), "--csv").succeeded().out();
            assertTrue(out.contains("which,3,1,") && out.contains(",students,1,"), out);
            assertFalse(out.contains("which,2,"), out);
        }
    }

    @Test
    void ofALessonThatShipsAllChoicesAreNamedInItsOrder() throws IOException {
        Lesson lesson = Lessons.find("pin-and-half").orElseThrow();
        Path file = file("known.json",
                line(lesson.id(), lesson.hash(), "Bo", "hangs", "stays", "{\"choice\": 3}", "1.0", "", "10:00:00"),
                line(lesson.id(), lesson.hash(), "Bo", "too-long", "left", "{\"choice\": 1}", "0.0", "", "10:01:00"),
                line("one-stick", "other", "Bo", "ice", "kept", "{\"choice\": 2}", "0.0", "", "10:01:00"));
        List<String> lines = Outcome.of("answers", file.toString(), "--csv").succeeded().lines();
        assertTrue(lines.get(2).startsWith("one-stick,ice,kept,2,1,"),
                "lesson 3 comes before 4; of another text of it nothing is said: " + lines.get(2));
        List<String> told = lines.stream().filter(l -> l.startsWith("pin-and-half")).toList();
        assertEquals("pin-and-half,too-long,left,1,1,0 m", told.getFirst());
        assertEquals("pin-and-half,too-long,left,2,0,0.2 m", told.get(1));
        assertTrue(told.getLast().startsWith("pin-and-half,hangs,"), "step by step");
    }

    /// Four half corrections of 40 cm leave 2.5 cm, three leave 5 cm; 5.1 is within 4 % of 5.
    @Test
    void ofALessonThatShipsTheMistakesAreCounted() throws IOException {
        Lesson lesson = Lessons.find("pin-and-half").orElseThrow();
        Path file = file("numbers.json",
                line(lesson.id(), lesson.hash(), "Bo", "again", "four", "5", "0.0", "", "10:00:00"),
                line(lesson.id(), lesson.hash(), "Li", "again", "four", "5.1", "0.0", "", "10:00:00"),
                line(lesson.id(), lesson.hash(), "Mo", "again", "four", "0", "0.0", "", "10:00:00"),
                line(lesson.id(), lesson.hash(), "Al", "again", "four", "2.5", "1.0", "", "10:00:00"),
                line(lesson.id(), lesson.hash(), "Jo", "again", "four", "7", "0.0", "", "10:00:00"));
        assertEquals(List.of("mistake 1=2", "mistake 2=0", "mistake 3=0", "mistake 4=1"),
                Outcome.of("answers", file.toString(), "--csv").succeeded().lines().stream()
                        .filter(l -> l.contains(",mistake ")).map(l -> l.split(",")).map(c -> c[3] + "=" + c[4])
                        .toList());
    }

    @Test
    void aLineThatIsWrongIsRefusedWithItsPlace() throws IOException {
        Path bad = file("bad.json", line("Ada", "a", "which", "{\"choice\": 2}", "1.0", "", "10:00:00"),
                "{\"lesson\": \"x\"}", "");
        Outcome.of("answers", ada.toString(), bad.toString()).complained(2, "bad.json:2:");
        Outcome.of("answers", folder.resolve("none.json").toString()).complained(2, "does not exist");
    }

    @Test
    void namesThatWouldSteerATerminalAreShownHarmless() throws IOException {
        Path file = file("evil.json", line("Ada", "a\\u001b[31m", "which", "{\"choice\": 2}", "1.0", "", "10:00:00"));
        assertTrue(Outcome.of("answers", file.toString()).succeeded().out().contains("a\\u001b[31m"));
    }

    @Test
    void aSpreadsheetRunsNoCellOfTheTable() throws IOException {
        Path file = file("evil.json", line("Ada", "=1+1", "+how", "-0.5", "1.0", "", "10:00:00"),
                line("Ada", "@SUM(A1)", "-q", "-3", "0.0", "", "10:00:00"),
                line("Ada", "\\t=2", "\\r=3", "1", "0.0", "", "10:00:00"),
                line("Ada", "-7", "a=b", "1", "0.0", "", "10:00:00"));
        String out = Outcome.of("answers", file.toString(), "--csv").succeeded().out();
        assertTrue(out.contains("nowhere,'=1+1,'+how,min,-0.5,"), out);
        assertTrue(out.contains("nowhere,'@SUM(A1),'-q,max,-3,"), out);
        assertTrue(out.contains("nowhere,'\t=2,\"'\r=3\",min,1,"), out);
        assertTrue(out.contains("nowhere,-7,a=b,min,1,"), "a number is none of a formula");
    }

    /// A curve as it is exported: fifty samples.
    private static String drawn(int value) {
        return "[" + String.join(", ", Collections.nCopies(50, String.valueOf(value))) + "]";
    }
}
