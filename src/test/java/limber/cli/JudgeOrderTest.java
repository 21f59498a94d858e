package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Programs that solve sticks and springs in another order than ours: with their order told, ours are solved in it, to
/// the last bit.
class JudgeOrderTest {
    private static final String ROPE = " rope --set segments=8",
            CLOTH = " cloth --set columns=4 --set rows=3 --set gather=0.02",
            SOFT = " soft --set cellsX=2 --set cellsY=1 --set cellsZ=1";

    @TempDir Path folder;

    private Path file(String name, Stream<String> lines) throws IOException {
        return Files.write(folder.resolve(name), lines.toList());
    }

    private Path traced(String scene) {
        Path csv = folder.resolve("theirs.csv");
        Outcome.line("trace" + scene + " --frames 40 --out " + csv).succeeded();
        return csv;
    }

    /// The sticks from the end on, each with its ends exchanged, are those of a sweep backwards.
    @Test
    void aRopeIsSolvedInTheOrderOfItsFile() throws IOException {
        Path theirs = traced(ROPE + " --set sweep=backward"),
                order = file("order.txt", IntStream.range(0, 8).mapToObj(i -> (8 - i) + "," + (7 - i)));
        String judge = "judge " + theirs + ROPE + " --tolerance 0";
        assertEquals(1, Outcome.line(judge).code());
        assertTrue(Outcome.line(judge + " --order " + order).succeeded().out()
                .startsWith("All agree: 41 frames of 9 elements, within 0 m; the largest distance is 0 m"));
    }

    /// The coloured cloth solves its springs batch by batch, as its steps tell; a list has them in that order, too.
    @Test
    void aClothIsSolvedInTheOrderOfItsFile() throws IOException {
        List<JsonNode> steps = Outcome.line("steps" + CLOTH + " --frame 1 --header").succeeded().lines().stream()
                .map(JsonMapper.shared()::readTree).toList();
        JsonNode ends = steps.getFirst().get("kinds").get("spring").get("corners");
        Path order = file("order.txt", Stream.concat(Stream.of("first second"), steps.stream().skip(1)
                .filter(s -> s.get("phase").asString().equals("distance") && s.get("substep").asInt() == 1
                        && s.get("sweep").asInt() == 1)
                .map(s -> ends.get(s.get("element").asInt())).map(e -> e.get(1) + " " + e.get(0))));
        String judge = "judge " + traced(CLOTH + " --set order=coloured") + CLOTH + " --set order=listed --tolerance 0";
        assertEquals(1, Outcome.line(judge).code());
        assertTrue(Outcome.line(judge + " --order " + order).succeeded().out().startsWith("All agree: 41 frames"));
    }

    /// The edges of a soft body in their own order change nothing, and in another one do.
    @Test
    void aSoftBodyIsSolvedInTheOrderOfItsFile() throws IOException {
        JsonNode header = JsonMapper.shared().readTree(
                Outcome.line("steps" + SOFT + " --frame 1 --header").succeeded().lines().getFirst());
        List<String> pairs = new ArrayList<>();
        header.get("kinds").get("edge").get("corners").forEach(e -> pairs.add(e.get(0) + ";" + e.get(1)));
        String judge = "judge " + traced(SOFT) + SOFT + " --tolerance 0 --order ";
        Outcome.line(judge + file("same.txt", pairs.stream())).succeeded();
        Collections.reverse(pairs);
        assertEquals(1, Outcome.line(judge + file("other.txt", pairs.stream())).code());
    }

    /// A file in centimetres with its own numbers of elements, from 1 and shuffled: the order has its numbers.
    @Test
    void theOrderHasTheNumbersOfTheFile() throws IOException {
        List<Integer> ours = new ArrayList<>(IntStream.range(0, 9).boxed().toList());
        Collections.shuffle(ours, new Random(7));
        List<String> rows = Files.readAllLines(traced(ROPE + " --set sweep=backward"));
        var theirs = new ArrayList<>(List.of("frame,element,x,y,z"));
        for (int at = 1; at < rows.size(); at += 9) for (int e = 0; e < 9; e++) {
            String[] row = rows.get(at + ours.get(e)).split(",");
            theirs.add(row[0] + "," + (e + 1) + "," + row[3] + "," + row[4] + "," + row[5]);
        }
        Path csv = file("shuffled.csv", theirs.stream()), order = file("order.txt", IntStream.range(0, 8)
                .mapToObj(i -> (ours.indexOf(7 - i) + 1) + "," + (ours.indexOf(8 - i) + 1)));
        String elements = ours.stream().map(String::valueOf).collect(Collectors.joining(","));
        String judge = "judge " + csv + ROPE + " --tolerance 0 --first-element 1 --elements " + elements;
        assertEquals(1, Outcome.line(judge).code());
        Outcome.line(judge + " --order " + order).succeeded();
        Outcome.line("judge " + csv + ROPE + " --match --order " + order).succeeded();
    }

    /// Another order and another gravity: what accounts for it is found under the order.
    @Test
    void causesAreFoundUnderTheOrder() throws IOException {
        Path order = file("order.txt", IntStream.range(0, 8).mapToObj(i -> (7 - i) + " " + (8 - i)));
        Outcome told = Outcome.line("judge " + traced(ROPE + " --set sweep=backward --set iterations=15") + ROPE
                + " --order " + order + " --explain --seconds 20");
        assertTrue(told.out().contains("iterations=15: agrees in all frames, the largest distance is 0 m"), told.out());
    }

    @Test
    void anOrderThatDoesNotFitIsRefused() throws IOException {
        Path theirs = traced(ROPE);
        String judge = "judge " + theirs + ROPE + " --order ";
        Outcome.line(judge + file("a.txt", IntStream.of(0, 1, 2, 4, 5, 6, 7).mapToObj(i -> i + "," + (i + 1))))
                .complained(2, "a.txt: lacks the pair 3,4 of stick 3");
        Outcome.line(judge + file("b.txt", Stream.of("0,1", "1,3"))).complained(2, "b.txt:2: no stick joins 1 and 3");
        Outcome.line(judge + file("c.txt", Stream.of("0,1", "1,0"))).complained(2, "c.txt:2: 1 and 0 come once more");
        Outcome.line(judge + file("d.txt", Stream.of("0,9"))).complained(2, "elements from 0 to 8 would be right");
        Outcome.line(judge + file("e.txt", Stream.of("0,1", "1-2"))).complained(2, "e.txt:2: '1-2' is no pair");
        Outcome.line(judge + file("f.txt", Stream.of("a,b"))).complained(2, "f.txt: has no pairs");
        Outcome.line(judge + folder.resolve("none.txt")).complained(2, "none.txt: does not exist");
        Outcome.line("judge " + theirs + ROPE + " --set sweep=jacobi --order " + folder.resolve("a.txt"))
                .complained(2, "rope solves nothing that joins two elements one after another");
    }
}
