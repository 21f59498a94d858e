package limber.lesson.question;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import limber.code.JavaKernels;
import limber.engine.platform.ClassFiles;
import limber.lesson.Draft;
import limber.lesson.Step;
import limber.lesson.answers.AnswersFile;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Codes written into the gap of a kernel. What is right in each follows from the scene by hand.
class CodeQuestionTest {
    private static final Path SHIPPED = Path.of("lessons/39-rebuild-the-rope/kernels");
    /// One stick along x, 1.4 m long, which should be 1 m, its left end pinned: a sweep with half corrections leaves
    /// 0.2 m, the next one 0.1 m, 0.05 m, 0.025 m.
    private static final String STICK = """
            id: one
            set: {segments: 1, end: [1.4, 0, 0], length: 1, gravity: [0, 0, 0], iterations: 4, correction: half}
            predict:
            - id: q
              ask: Write it.
              because: So it is.
            """;
    private static final String CODE = """
              code:
                phase: distance
                from: kernels/distance.java
                over: [{frames: [1, 1]}]
            """;

    @TempDir Path folder;

    private Draft draft(String code) throws IOException {
        Path kernels = Files.createDirectories(folder.resolve("kernels"));
        Files.writeString(kernels.resolve("distance.java"), copy("Distance", "stick"));
        Files.writeString(kernels.resolve("integrate.java"), copy("Integrate", "fall"));
        Files.writeString(kernels.resolve("pushes-apart.java"), Files.readString(SHIPPED.resolve("pushes-apart.java")));
        return Draft.step(folder, STICK + code);
    }

    /// A copy of a source of the rope, with its gap between the two lines.
    private static String copy(String type, String gap) throws IOException {
        String path = "limber/models/rope/" + type + ".java",
                marked = Files.readString(Path.of("src/main/java", path));
        return CodeGap.marked(path, marked, gap, "").with("\n").text();
    }

    private CodeQuestion question(String code) throws IOException {
        Draft draft = draft(code);
        assertEquals(List.of(), draft.faults());
        return (CodeQuestion) draft.only().questions().getFirst();
    }

    private Answer.Worked truth(CodeQuestion q) {
        Step step = new Draft(folder).only();
        return q.truth(new Trial(Catalog.model("rope"), step.staged(step.scene().orElseThrow())));
    }

    @Test
    void anotherStartIsAnotherVersionOfTheLesson() throws IOException {
        String before = draft(CODE).lesson().hash();
        assertEquals(before, draft(CODE).lesson().hash());
        Path file = folder.resolve("kernels/distance.java");
        Files.writeString(file,
                Files.readString(file).replace(CodeGap.OPEN, CodeGap.OPEN + "\n// begin with the error"));
        assertNotEquals(before, new Draft(folder).lesson().hash());
    }

    private CodeVerdict verdict(String code) throws IOException {
        return truth(question(CODE)).judge().orElseThrow().verdict(code);
    }

    @Test
    void whatShipsIsRight() throws IOException {
        CodeQuestion q = question(CODE);
        assertEquals(4, truth(q).operations(), "one stick, four sweeps");
        CodeVerdict verdict = truth(q).judge().orElseThrow().verdict(q.gap().solution());
        assertTrue(verdict.holds());
        assertEquals(1, verdict.score());
        assertEquals(1, q.score(new Answer.Written(q.gap().solution(), 0, 0), truth(q)), "whatever a file claims");
    }

    @Test
    void anotherOrderOfTheSameSumIsRight() throws IOException {
        assertTrue(verdict("""
                double half2 = 0.5 * (length - rest) / length;
                if (w[stick + reach] > 0) {
                    position[b] = position[b] - half2 * dx;
                    position[b + 1] -= half2 * dy;
                    position[b + 2] -= half2 * dz;
                }
                """).holds(), "its left end is pinned");
    }

    @Test
    void theFirstWrongOperationIsTold() throws IOException {
        CodeVerdict verdict = verdict(Files.readString(SHIPPED.resolve("pushes-apart.java")));
        assertEquals(0, verdict.score());
        CodeVerdict.Wrong wrong = verdict.first().orElseThrow();
        assertEquals(0, wrong.number());
        CodeVerdict.Wrote wrote = wrong.wrote().orElseThrow();
        assertEquals("position", wrote.channel());
        assertEquals(1, wrote.element());
        assertArrayEquals(new double[]{1.6, 0, 0}, wrote.given(), 1e-15);
        assertArrayEquals(new double[]{1.2, 0, 0}, wrote.right(), 1e-15);
    }

    @Test
    void whatIsRightAtFirstScoresItsShare() throws IOException {
        // right while the stick is more than 0.08 m too long: 0.4, 0.2 and 0.1 m are, 0.05 m is not
        CodeVerdict verdict = verdict("""
                double error = length - rest > 0.08 ? 0.5 * (length - rest) / length : 0;
                position[b] -= error * dx;
                position[b + 1] -= error * dy;
                position[b + 2] -= error * dz;
                """);
        assertEquals(0.75, verdict.score());
        assertEquals(3, verdict.first().orElseThrow().number());
    }

    @Test
    void aCodeThatWritesNothingIsWrongWithoutALine() throws IOException {
        CodeVerdict.Wrong wrong = verdict("").first().orElseThrow();
        assertEquals(0, wrong.line());
        assertArrayEquals(new double[]{1.4, 0, 0}, wrong.wrote().orElseThrow().given());
    }

    @Test
    void whatMayNotRunIsRefusedWithItsLine() throws IOException {
        CodeQuestion q = question(CODE);
        int first = 1 + (int) q.gap().before().lines().count();
        for (String code : List.of("System.exit(1);\n", "position[b] = nothing;\n",
                "new java.io.File(\"x\").delete();\n")) {
            CodeVerdict verdict = verdict(code);
            assertEquals(first, verdict.refused().orElseThrow().line(), code);
            assertEquals(0, verdict.score());
        }
    }

    @Test
    void anOperationThatFailsIsTold() throws IOException {
        CodeQuestion q = question(CODE);
        CodeVerdict.Wrong wrong = verdict("position[-1] = 0;\n").first().orElseThrow();
        assertEquals(1 + q.gap().before().lines().count(), wrong.line());
        assertTrue(wrong.failed().contains("-1"), wrong.failed());
        assertTrue(verdict("while (true) {}\n").first().orElseThrow().failed().contains("end"), "it ends");
    }

    @Test
    void aKnownMistakeIsOneThatDoesTheSameInAllOperations() throws IOException {
        CodeQuestion q = question(CODE + """
                    mistakes: [{kernel: kernels/pushes-apart.java, because: The signs.}]
                """);
        CodeJudge judge = truth(q).judge().orElseThrow();
        assertEquals(List.of(), judge.faults());
        String known = Files.readString(SHIPPED.resolve("pushes-apart.java"));
        assertEquals(Optional.of(0), judge.verdict(known.replace("residual", "off")).mistake(), "other names");
        assertEquals(Optional.empty(), judge.verdict(known.replace("0.5", "0.4")).mistake());
        assertEquals(Optional.empty(), judge.verdict(q.gap().solution()).mistake());
    }

    @Test
    void aMistakeThatIsRightIsAFaultOfTheLesson() throws IOException {
        CodeQuestion q = question(CODE + """
                    mistakes: [{kernel: kernels/right.java, because: No.}]
                """.replace("right", "pushes-apart"));
        Files.writeString(folder.resolve("kernels/pushes-apart.java"), q.gap().solution());
        assertTrue(new Draft(folder).rehearsed().stream().anyMatch(f -> f.contains("this mistake is right")));
    }

    @Test
    void momentumAndOrderAreChecked() throws IOException {
        // the end moves, so the middle of the rope does not stay where it was; its sag of 0 does
        CodeQuestion q = question(CODE.replace("[1, 1]", "[1, 2]") + "    checks: [{momentum: [sag]}]\n");
        assertEquals(1, truth(q).operations());
        assertTrue(truth(q).judge().orElseThrow().verdict(q.gap().solution()).holds());
        CodeVerdict lifts = truth(q).judge().orElseThrow().verdict("position[b + 1] -= 0.25;\n");
        assertFalse(lifts.holds());
        assertEquals("momentum", lifts.broken().getFirst().check().word());
    }

    /// A stick that falls freely for T = n·h is lower by g·T·(T + h)/2, which is off by g·T·h/2: order 1. With h
    /// instead of h² it is g·T·(T + h)/(2h), whose differences double when h is halved: order −1.
    @Test
    void theOrderIsObserved() throws IOException {
        CodeQuestion q = question(fall("substep"));
        CodeJudge judge = truth(q).judge().orElseThrow();
        assertTrue(judge.verdict(q.gap().solution()).holds());
        CodeVerdict wrong = judge.verdict(Files.readString(SHIPPED.resolve("h-not-squared.java")));
        assertEquals(-1, wrong.broken().getFirst().given(), 1e-6);
        assertEquals(1, wrong.broken().getFirst().right(), 1e-6);
    }

    /// Under the fixed clock each substep keeps its length: more of them make the frame longer and nothing finer.
    @Test
    void whatMakesNothingFinerHasNoOrder() throws IOException {
        draft(fall("substeps"));
        List<String> faults = new Draft(folder).rehearsed();
        assertTrue(faults.stream().anyMatch(f -> f.contains("it does not converge when substeps is made finer")),
                faults.toString());
    }

    private static String fall(String by) {
        return """
                  code:
                    phase: integrate
                    from: kernels/integrate.java
                    over: [{frames: [1, 4], set: {pinStart: false, gravity: [0, -9.81, 0], clock: fixed}}]
                    checks: [{order: {measure: potential, by: BY}}]
                """.replace("BY", by);
    }

    @Test
    void faultsHaveTheirPlace() throws IOException {
        assertFault("phase: distanc", "distance", CODE.replace("phase: distance", "phase: distanc"));
        assertFault("from: kernels/integrate.java", "it is Integrate.java, and distance is in Distance.java",
                CODE.replace("kernels/distance.java", "kernels/integrate.java"));
        assertFault("nowhere", "is not in the lesson's folder", CODE.replace("distance.java", "nowhere.java"));
        assertFault("frames", "before they begin", CODE.replace("[1, 1]", "[3, 1]"));
        assertFault("checks", "order needs a number", CODE + "    checks: [order]\n");
        assertFault("measure", "no parameter and no measure of the rope",
                CODE + "    checks: [{momentum: [impulse]}]\n");
        assertFault("gradient", "a force for each place would be right",
                CODE + "    checks: [{gradient: {energy: potential, by: position, of: inverseMass}}]\n");
        assertFault("mistakes", "a mistake is known by what its operations write",
                CODE + "    checks: [{order: {measure: energy, by: substep}}]\n"
                        + "    mistakes: [{kernel: kernels/pushes-apart.java, because: No.}]\n");
    }

    private void assertFault(String what, String said, String code) throws IOException {
        List<String> faults = draft(code).faults();
        assertTrue(faults.stream().anyMatch(f -> f.contains(said)), what + ": " + faults);
    }

    @Test
    void aSourceThatDiffersOutsideOfTheGapIsAFault() throws IOException {
        draft(CODE);
        Path kernel = folder.resolve("kernels/distance.java");
        Files.writeString(kernel, Files.readString(kernel).replace("int a = 3 * stick", "int a = 2 * stick"));
        assertTrue(new Draft(folder).faults().stream()
                .anyMatch(
                        f -> f.startsWith("kernels/distance.java:") && f.contains("'2' is not in the model's source")));
        Files.writeString(kernel, copy("Distance", "stick").replace("// until here", ""));
        assertTrue(new Draft(folder).faults().stream().anyMatch(f -> f.contains("no line '// until here'")));
    }

    private static final String TWO = """
            class Two {
                double run(double x) { // gap whole
                    double y = 2 * x; // gap square
                    return y * y; // end of gap square // end of gap whole
                }
            }
            """;

    @Test
    void aGapIsCutAtItsMarksAndNobodyReadsTheMarks() {
        CodeGap square = CodeGap.marked("a/Two.java", TWO, "square", "double z = y;\nreturn z;");
        assertEquals("""
                class Two {
                    double run(double x) {
                        double y = 2 * x;
                        // your code
                        double z = y;
                        return z;
                        // until here
                    }
                }
                """, square.with(square.start()).text());
        assertEquals("        return y * y;\n", square.solution());
        CodeGap whole = CodeGap.marked("a/Two.java", TWO, "whole", "");
        assertEquals("        double y = 2 * x;\n        return y * y;\n", whole.solution());
        assertEquals("class Two {\n    double run(double x) {\n        // your code\n        \n        // until here\n"
                + "    }\n}\n", whole.with("        ").text());
    }

    @Test
    void aWrongNameOfAGapIsAnsweredWithThoseThatAreThere() throws IOException {
        String cut = CODE.replace("    phase: distance\n", "").replace("kernels/distance.java",
                "{phase: distance, gap: sticks}");
        assertFault("gap", "limber/models/rope/Distance.java has no gap 'sticks'; one of bend, stick would be right",
                cut);
        assertFault("phase", "distance", cut.replace("phase: distance", "phase: distanc"));
        assertFault("gap", "gap", cut.replace(", gap: sticks", ""));
        assertEquals(List.of(), draft(cut.replace("sticks", "stick")).faults());
    }

    @Test
    void theMarksOfGapsAreHidden() throws IOException {
        String path = "limber/models/rope/Integrate.java", ships = Files.readString(Path.of("src/main/java", path)),
                shown = JavaKernels.source(ClassFiles.host(Catalog.model("rope")
                        .schedule(Catalog.model("rope").defaults())
                        .phases().filter(p -> p.name().equals("integrate")).findFirst().orElseThrow().getClass()));
        assertTrue(ships.contains("int j = 3 * i; // gap fall\n"));
        assertEquals(ships.replaceAll(" *// (end of )?gap .*", ""), shown);
    }

    @Test
    void theGapGivesBackWhatIsWrittenInIt() throws IOException {
        CodeGap gap = question(CODE).gap();
        assertEquals("x = 1;\n", gap.in(gap.with("x = 1;").text()));
        assertEquals("", gap.in("another file"));
    }

    @Test
    void anAnswerIsKeptInAFile() throws IOException {
        Path file = folder.resolve("answers");
        var marked = new MarkedAnswer("l", "h", "s", "one", "q",
                Optional.of(new Answer.Written("x = \"1\";\n", 2, 3)),
                Optional.of(new Answer.Worked(4, Optional.empty())), Optional.of(0.75), Optional.empty(), 1, "t");
        AnswersFile.write(file, List.of(marked));
        assertEquals(List.of(marked), AnswersFile.read(file));
    }
}
