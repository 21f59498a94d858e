package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Every store of a solver of a user's own is seen, or refused, wherever it is; and an operation gives the same numbers
/// when it is done again, or the run stops there.
@Tag("wide")
class OwnStoresTest {
    @TempDir Path folder;

    private String steps(Map<String, String> parts) throws IOException {
        return Outcome.of("steps", Falling.in(folder, parts).toString(), "--trust", "--frame", "2").succeeded().lines()
                .getLast();
    }

    /// In frame 2 the speed goes from -0.2 to -0.4, and the place by 0.02 · -0.4 from -0.004 to -0.012.
    private void assertSeen(String members, String stores) throws IOException {
        String line = steps(Map.of("MEMBERS", members, "STORES", stores));
        assertTrue(line.contains("{\"channel\":\"speed\",\"element\":1,\"from\":[0.0,-0.2,0.0],\"to\":[0.0,-0.4,0.0]}"),
                line);
        assertTrue(line.contains("{\"channel\":\"place\",\"element\":1,\"from\":[0.0,-0.004,0.0],\"to\":[0.0,-0.012,"
                + "0.0]}"), line);
        String why = Outcome.of("why", folder.toString(), "--trust", "--at", "frame=2", "--of", "place", "--element",
                "1").succeeded().out();
        assertTrue(why.contains("\"value\":[0.0,-0.012,0.0],\"origin\":\"operation\",\"operation\":{\"frame\":2,"),
                why);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "record Row() { static void put(double[] to, int k, double a) { to[k] = a; } }"
                + "| Row.put(speed, 3 * i + 1, v); Row.put(place, 3 * i + 1, y);",
        "record Row(double[] to) { void put(int k, double a) { to[k] = a; } }"
                + "| new Row(speed).put(3 * i + 1, v); new Row(place).put(3 * i + 1, y);",
        "static final class Row { private void put(State s, Channel c, int k, double a) { s.of(c)[k] = a; } }"
                + "| var row = new Row(); row.put(s, SPEED, 3 * i + 1, v); row.put(s, PLACE, 3 * i + 1, y);",
        "interface Put { void put(double[] to, double a); } static Put at(int k) { return (to, a) -> to[k] = a; }"
                + "| at(3 * i + 1).put(speed, v); at(3 * i + 1).put(place, y);",
        "static void put(double[] to, int k, double a) { to[k] += a - to[k]; }"
                + "| put(speed, 3 * i + 1, v); put(place, 3 * i + 1, y);",
        "enum Way { DOWN { void put(double[] to, int k, double a) { to[k] = a; } };"
                + " abstract void put(double[] to, int k, double a); }"
                + "| Way.DOWN.put(speed, 3 * i + 1, v); Way.DOWN.put(place, 3 * i + 1, y);"})
    void aStoreOfAnotherClassIsSeen(String members, String stores) throws IOException {
        assertSeen(members, stores);
    }

    @Test
    void aStoreInAnotherFileIsSeen() throws IOException {
        Files.createDirectories(folder);
        Files.writeString(folder.resolve("Row.java"),
                "final class Row { static void put(double[] to, int k, double a) { to[k] = a; } }");
        assertSeen("", "Row.put(speed, 3 * i + 1, v); Row.put(place, 3 * i + 1, y);");
    }

    /// What is read by another class is known too: the speed comes from frame 1.
    @Test
    void aLoadOfAnotherClassIsSeen() throws IOException {
        Falling.in(folder,
                Map.of("MEMBERS", "static final class Row { double get(double[] of, int k) { return of[k]; } }",
                        "STORES", "place[3 * i + 1] += h * (new Row().get(speed, 3 * i + 1) - h * gravity); "
                                + "speed[3 * i + 1] = v;"));
        String why = Outcome.of("why", folder.toString(), "--trust", "--at", "frame=2", "--of", "place", "--element",
                "1").succeeded().out();
        assertTrue(why.contains("\"reads\":[{\"channel\":\"speed\",\"element\":1,\"value\":[0.0,-0.2,0.0],"), why);
    }

    @ParameterizedTest
    @ValueSource(strings = {"System.arraycopy(new double[]{v}, 0, speed, 3 * i + 1, 1); place[3 * i + 1] = y;",
        "Arrays.fill(speed, 3 * i + 1, 3 * i + 2, v); place[3 * i + 1] = y;",
        "place[3 * i + 1] = y; s.put(SPEED, 3 * i + 1, v);"})
    void aStoreOfTheLibraryStopsTheRun(String stores) throws IOException {
        Falling.in(folder, Map.of("STORES", stores));
        String refused =
                "Falling.java:21: frame 2, substep 1, fall, element 0: it changes speed of element 0 by a store "
                        + "that cannot be seen";
        Outcome.of("steps", folder.toString(), "--trust", "--frame", "2").complained(1, refused);
        Outcome.of("why", folder.toString(), "--trust", "--at", "frame=2", "--of", "speed", "--element", "0")
                .complained(1, refused);
        Outcome.of("diff", folder.toString(), "--trust", "--left", "gravity=10", "--right", "gravity=11", "--frames",
                "3").complained(1, refused.replace("frame 2", "frame 1"));
    }

    /// The values of a run do not depend on whether its stores are seen: 0.02² · 10 · (1 + 2 + 3) = 0.024.
    @Test
    void aRunThatNobodyLooksIntoGoesOn() throws IOException {
        Falling.in(folder, Map.of("STORES", "Arrays.fill(speed, 3 * i + 1, 3 * i + 2, v); place[3 * i + 1] = y;"));
        String last = Outcome.of("trace", folder.toString(), "--trust", "--frames", "3").succeeded().lines().getLast();
        assertEquals(-0.024, Double.parseDouble(last.split(",")[4]), 1e-12);
    }

    @Test
    void aFixedChannelThatTheLibraryWritesIsNamed() throws IOException {
        Falling.in(folder, Map.of("STORES", "Arrays.fill(s.of(SIZE), v); " + Falling.STORES));
        Outcome.of("trace", folder.toString(), "--trust", "--frames", "3").complained(1,
                "frame 1, substep 1, fall, element 0: it writes size, which is fixed");
    }

    /// Whole numbers cannot be kept. A kept channel of doubles can, as the refusal says: each mass knows the other.
    @Test
    void theAdviceOnWholeNumbersWorks() throws IOException {
        Falling.in(folder, Map.of("STORES", "s.ints(NEXT)[i] = 1 - i; " + Falling.STORES));
        Outcome.of("trace", folder.toString(), "--trust", "--frames", "1").complained(1, "it writes next, whose whole "
                + "numbers are fixed; a kept channel of doubles, cast to int where it is read, would be right");
        Path file = folder.resolve("Falling.java");
        Files.writeString(file, Files.readString(file)
                .replace("Channel.whole(\"next\", 1, \"mass\")",
                        "new Channel(\"next\", 1, \"\", \"mass\", Channel.Life.KEPT)")
                .replace("s.ints(NEXT)[i] = 1 - i;", "s.of(NEXT)[i] = 1 - (int) s.of(NEXT)[i];"));
        assertEquals("2,0.04,1,0.0", Outcome.of("trace", folder.toString(), "--trust", "--frames", "2", "--channel",
                "next").succeeded().lines().getLast());
    }

    /// The place takes the other mass's speed too, which Java's library reads; what is read is not told in part.
    @ParameterizedTest
    @ValueSource(strings = {"Arrays.stream(speed, j, j + 1).sum()", "speed.clone()[j]",
        "Arrays.copyOfRange(speed, j, j + 1)[0]", "s.value(\"speed\", 1 - i)[1]"})
    void aLoadOfTheLibraryIsRefused(String load) throws IOException {
        Falling.in(folder, Map.of("STORES", "int j = 3 * (1 - i) + 1; y += 0.001 * " + load + "; " + Falling.STORES));
        Outcome.of("why", folder.toString(), "--trust", "--at", "frame=2", "--of", "place", "--element", "1")
                .complained(1, "Falling.java:21: frame 2, substep 1, fall, element 1: it reads speed by a load that "
                        + "cannot be seen, such as one of Java's library");
        Outcome.of("trace", folder.toString(), "--trust", "--frames", "3").succeeded();
    }

    /// A class within a method has the phase itself, of which a twin is another.
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "|new Object() { void go() { speed[k] = v; place[k] = y; } }.go();",
        "static double step(Fall of) { return of.h(); }|place[k] += step(this) * v; speed[k] = v;"})
    void aPhaseThatIsHandedOnIsRefused(String members, String stores) throws IOException {
        Falling.in(folder, Map.of("MEMBERS", members == null ? "" : members, "STORES",
                "int k = 3 * i + 1; double w = v; " + stores));
        Outcome.of("steps", folder.toString(), "--trust", "--frame", "2").complained(2,
                "Falling.java:21:1: the phase Fall is handed on as an object, as to a class within a method");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"static int count;|v -= 0.001 * count++;", "|v -= 0.001 * Math.random();",
        "static final double[] SEEN = new double[1];|v -= SEEN[0] += 0.001;",
        "static final class Count { static int n; static int next() { return n++; } }|v -= 0.001 * Count.next();",
        "static final Random CHANCE = new Random();|v -= CHANCE.nextDouble();", "|v -= 1e-15 * System.nanoTime();",
        "record Last() { static double v; }|v += 0.5 * Last.v; Last.v = v;"})
    void whatDoesNotRepeatStopsAtItsFirstOperation(String members, String before) throws IOException {
        Falling.in(folder, Map.of("MEMBERS", members == null ? "" : members, "STORES", before + Falling.STORES));
        for (String command : new String[]{"trace DIR --trust --frames 3", "steps DIR --trust --frame 1",
            "why DIR --trust --at frame=1 --of place --element 0"})
            Outcome.line(command.replace("DIR", folder.toString())).complained(1,
                    "frame 1, substep 1, fall, element 0: it gives other numbers when it is done again");
    }

    /// The counter begins in frame 4, as the fourth step has a speed below -0.75.
    @Test
    void whatBeginsLaterIsFoundThere() throws IOException {
        Falling.in(folder, Map.of("MEMBERS", "static int count;", "STORES",
                "if (v < -0.75 && i == 1) v -= 0.001 * count++; " + Falling.STORES));
        Outcome.of("trace", folder.toString(), "--trust", "--frames", "9").complained(1,
                "frame 4, substep 1, fall, element 1: it gives other numbers when it is done again");
    }

    @Test
    void aFirstStateThatDoesNotRepeatIsRefused() throws IOException {
        Falling.in(folder, Map.of("INITIAL", "s.of(PLACE)[4] = Math.random();"));
        Outcome.of("trace", folder.toString(), "--trust", "--frames", "1").complained(2,
                "initial gives other numbers when it is done again, in place of element 1");
    }

    /// A generator with a seed that is made anew in each operation repeats.
    @Test
    void chanceWithASeedRepeats() throws IOException {
        Falling.in(folder, Map.of("STORES", "v -= 0.001 * new Random(i).nextDouble(); " + Falling.STORES));
        Outcome.of("trace", folder.toString(), "--trust", "--frames", "3").succeeded();
        Outcome.of("steps", folder.toString(), "--trust", "--frame", "3").succeeded();
    }
}
