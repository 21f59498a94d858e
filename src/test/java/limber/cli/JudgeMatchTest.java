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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Files of programs with other axes, units, origins and numbers of elements.
class JudgeMatchTest {
    private static final String CLOTH = "cloth --set columns=4 --set rows=3";
    private static final int VERTICES = 20;

    @TempDir Path folder;

    /// The places of a scene, as its trace has them: a list for each frame of a list for each element.
    private List<List<double[]>> traced(String scene, int frames) throws IOException {
        Path csv = folder.resolve("trace.csv");
        Outcome.line("trace " + scene + " --frames " + frames + " --out " + csv).succeeded();
        List<String> lines = Files.readAllLines(csv);
        List<String> names = List.of(lines.getFirst().split(","));
        var all = new ArrayList<List<double[]>>();
        for (String line : lines.subList(1, lines.size())) {
            String[] fields = line.split(",");
            int frame = Integer.parseInt(fields[names.indexOf("frame")]);
            while (all.size() <= frame) all.add(new ArrayList<>());
            all.getLast().add(List.of("x", "y", "z").stream()
                    .mapToDouble(axis -> Double.parseDouble(fields[names.indexOf(axis)])).toArray());
        }
        return all;
    }

    /// A frame a row, in centimetres, z up, from another corner, and elements in an order drawn by a seed.
    private Path inCentimetres(List<List<double[]>> ours, List<Integer> order) throws IOException {
        var text = new StringBuilder("frame," + IntStream.range(0, order.size())
                .mapToObj(i -> "v" + i + ".x,v" + i + ".y,v" + i + ".z").collect(Collectors.joining(",")) + "\n");
        for (int frame = 0; frame < ours.size(); frame++) {
            var row = new ArrayList<String>(List.of("" + (frame + 1)));
            for (int i : order) {
                double[] p = ours.get(frame).get(i);
                for (double v : new double[]{100 * (p[0] - 2), -100 * p[2], 100 * p[1]}) row.add("" + v);
            }
            text.append(String.join(",", row)).append("\n");
        }
        return Files.writeString(folder.resolve("theirs.csv"), text);
    }

    /// Its line of options, typed, gives the same verdict.
    @Test
    void aClothElsewhereIsMatched() throws IOException {
        var order = new ArrayList<>(IntStream.range(0, VERTICES).boxed().toList());
        Collections.shuffle(order, new Random(54));
        Path theirs = inCentimetres(traced(CLOTH, 12), order);
        String list = order.stream().map(String::valueOf).collect(Collectors.joining(","));
        String options = "--axes x,z,-y --scale 0.01 --origin 2,0,0 --shift -1 --elements " + list;
        Outcome matched = Outcome.line("judge " + theirs + " " + CLOTH + " --match").succeeded();
        assertTrue(matched.out().startsWith("Matched by " + options + "\nAll agree: 13 frames of 20 elements"),
                matched.out());
        Outcome typed = Outcome.line("judge " + theirs + " " + CLOTH + " " + options).succeeded();
        assertEquals(matched.out(), "Matched by " + options + "\n" + typed.out());
        assertTrue(Outcome.line("judge " + theirs + " " + CLOTH + " --match --json").succeeded().out()
                .startsWith("{\"options\":\"" + options + "\",\"frames\":13,"));
    }

    /// Its elements count from 1.
    @Test
    void elementsFromAnotherNumberAreMatched() throws IOException {
        var text = new StringBuilder("frame,element,x,y,z\n");
        List<List<double[]>> ours = traced("rope --set segments=4", 6);
        for (int frame = 0; frame < ours.size(); frame++) for (int i = 0; i < 5; i++) {
            double[] p = ours.get(frame).get(i);
            text.append(frame + "," + (i + 1) + "," + p[0] + "," + p[1] + "," + p[2] + "\n");
        }
        Path theirs = Files.writeString(folder.resolve("theirs.csv"), text);
        Outcome told = Outcome.line("judge " + theirs + " rope --set segments=4 --match").succeeded();
        assertTrue(told.out().startsWith("Matched by --first-element 1\nAll agree: 7 frames"), told.out());
    }

    /// It is still a difference, and what accounts for it is looked for under the match.
    @Test
    void whatIsMatchedMayDiffer() throws IOException {
        var order = IntStream.range(0, VERTICES).boxed().toList();
        Path theirs = inCentimetres(traced(CLOTH + " --set gravity=0,-10,0", 12), order);
        Outcome told = Outcome.line("judge " + theirs + " " + CLOTH + " --match --explain --tolerance 0.001");
        assertEquals(1, told.code(), told.err());
        assertTrue(told.out().startsWith("Matched by --axes x,z,-y --scale 0.01 --origin 2,0,0 --shift -1\n"),
                told.out());
        assertTrue(told.out().contains("What accounts for it:\n  gravity=0,-10,0: agrees"), told.out());
    }

    /// It falls between our y and z: it is as near to ours if its y points up as if its z does.
    @Test
    void whereTwoWaysFitAsWellBothAreNamed() throws IOException {
        List<List<double[]>> aslant = traced("rope --set segments=4 --set gravity=0,-7,-7", 8);
        var text = new StringBuilder("frame,element,x,y,z\n");
        for (int frame = 0; frame < aslant.size(); frame++) for (int i = 0; i < 5; i++) {
            double[] p = aslant.get(frame).get(i);
            text.append(frame + "," + i + "," + p[0] + "," + p[1] + "," + p[2] + "\n");
        }
        Path theirs = Files.writeString(folder.resolve("theirs.csv"), text);
        Outcome told = Outcome.line("judge " + theirs + " rope --set segments=4 --match");
        assertEquals(2, told.code());
        assertTrue(told.err().contains("--match: two ways fit as well, "), told.err());
    }

    @Test
    void whatLiesOnNothingIsRefused() throws IOException {
        Path theirs = Files.writeString(folder.resolve("theirs.csv"),
                "frame,element,x,y,z\n0,0,0,0,0\n0,1,1,1,0\n0,2,5,0,0\n");
        Outcome told = Outcome.line("judge " + theirs + " rope --set segments=2 --match");
        assertEquals(2, told.code());
        assertTrue(told.err().contains("--match: the first frame lies on none of our first ones"), told.err());
    }
}
