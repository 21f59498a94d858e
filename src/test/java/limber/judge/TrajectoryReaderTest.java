package limber.judge;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import limber.engine.model.Model;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Files of two elements.
class TrajectoryReaderTest {
    private static final String HEAD = "frame,element,x,y,z\n";

    private static Trajectory read(String text) {
        return TrajectoryReader.PLAIN.read("a.csv", text, 2, "position");
    }

    /// One row a place: 0 at 1, 2, 3 and 1 at 4, 5.5, −6, in frames 0 and 2.
    private static void isTheSame(Trajectory read) {
        assertEquals(List.of(0, 2), read.numbers());
        for (double[] places : read.places()) assertArrayEquals(new double[]{1, 2, 3, 4, 5.5, -6}, places);
    }

    @ParameterizedTest
    @ValueSource(strings = {HEAD + "0,0,1,2,3\n0,1,4,5.5,-6\n2,0,1,2,3\n2,1,4,5.5,-6\n",
        "z,extra,y,x,element,frame\n3,a,2,1,0,0\n-6,b,5.5,4,1,0\n3,c,2,1,0,2\n-6,d,5.5,4,1,2",
        "frame;element;x;y;z\r\n0;0;1;2;3\r\n0;1;4;5,5;-6\r\n2;0;1,0;2;3e0\r\n2;1;4;5,5;-6\r\n",
        "Frame\tElement\tX\tY\tZ\n0\t1\t4\t5.5\t-6\n0\t0\t1\t2\t3\n\n2\t1\t4\t5.5\t-6\n2\t0\t1\t2\t3\n",
        "\"frame\",\"element\",\"x\",\"y\",\"z\"\n\"0\",0,1,2,3\n0,1,\"4\",5.5,-6\n2,0, 1 ,2,+3\n2,1,4,0x1.6p2,-6\n"})
    void everyFormIsRead(String text) {
        isTheSame(read(text));
    }

    /// The file's z points up and is in centimetres; its frames begin with 1 and have other names.
    @Test
    void axesScaleColumnsAndShift() {
        var reader = new TrajectoryReader(TrajectoryReader.columns("frame=step, x=px,y=py,z=pz"),
                new Conversion(Conversion.axes("x,z,-y"), 0.01, Vec.ZERO, -1, 0, List.of()));
        isTheSame(reader.conversion().of(reader.read("a.csv", "step,element,px,py,pz\n1,0,100,-300,200\n"
                + "1,1,400,600,550\n3,0,100,-300,200\n3,1,400,600,550\n", 2, "position")));
        assertEquals(Map.of("x", "y"), TrajectoryReader.columns("x=y"));
    }

    /// Their 7 is our 1, and their 8 our 0; their origin lies at 1, 2, 3 with us.
    @Test
    void originAndElements() {
        var reader = new TrajectoryReader(Map.of(),
                new Conversion(Conversion.axes("x,y,z"), 1, new Vec(1, 2, 3), 0, 7, List.of(1, 0)));
        isTheSame(reader.conversion().of(reader.read("a.csv",
                HEAD + "0,7,3,3.5,-9\n0,8,0,0,0\n2,7,3,3.5,-9\n2,8,0,0,0\n", 2, "position")));
        assertEquals(List.of("--origin 1,2,3", "--first-element 7", "--elements 1,0"), reader.conversion().options());
        assertEquals("a.csv:2: element 9, but position has elements 7 to 8 here; settings that make our scene like "
                + "yours would be right",
                assertThrows(BadInput.class, () -> reader.read("a.csv", HEAD + "0,9,0,0,0\n", 2, "position"))
                        .getMessage());
    }

    /// The rope of the classroom has 13 particles, the default one 41.
    @Test
    void presetsWithTheElementsOfTheFileAreNamed(@TempDir Path folder) throws IOException {
        Model rope = Catalog.model("rope");
        Settings p = rope.preset("classroom").orElseThrow().settings();
        var timeline = new Timeline(rope);
        var run = new Run(timeline, timeline.root(p, List.of()));
        String frame = IntStream.range(0, 41).mapToObj(i -> "0," + i + ",0,0,0\n").collect(Collectors.joining());
        Path file = Files.writeString(folder.resolve("a.csv"), HEAD + frame);
        OtherElements other = assertThrows(OtherElements.class,
                () -> TrajectoryReader.PLAIN.read(file, "a.csv", run, rope.subject()));
        assertEquals("a.csv:15: element 13, but position has elements 0 to 12 here; a preset with 41 elements "
                + "(default) would be right", other.getMessage());
        assertEquals(rope.defaults(), other.presets().getFirst().settings());
        String half = HEAD + "0,0,0,0,0\n0,1,0,0,0\n1,0,0,0,0\n";
        assertEquals("a.csv:4: frame 1 ends without element 1; the same elements in every frame would be right",
                assertThrows(BadInput.class, () -> read(half)).getMessage());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            0,,1     | '' is no number of an element
            0,a,1    | 'a' is no number of an element
            0,-1     | '-1' is no number of an element
            0,1,1    | element 1 comes twice
            0,2      | element 2 among 2; the numbers 0 to 1
            """)
    void elementsAreEachOnce(String text, String complaint) {
        String said = assertThrows(BadInput.class, () -> Conversion.elements(text)).getMessage();
        assertTrue(said.startsWith(complaint), said);
    }

    // ---- which column is meant ----

    @ParameterizedTest
    @ValueSource(strings = {"X,Y,Z,x,y,z|9,9,9,1,2,3", "x,y,z,X,Y,Z|1,2,3,9,9,9", "Z,x,z,y,X|9,1,3,2,9",
        "X,Y,Z|1,2,3", "x,Y,z|1,2,3"})
    void exactNamesGoFirst(String text) {
        String[] parts = text.split("\\|");
        Trajectory read = TrajectoryReader.PLAIN.read("a.csv",
                "frame,element," + parts[0] + "\n0,0," + parts[1] + "\n", 1, "position");
        assertArrayEquals(new double[]{1, 2, 3}, read.places().getFirst());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            frame,element,x,y,z,x        | the header has 'x' in columns 3 and 6; another name for one of them
            frame,Frame,frame,x,y,z      | the header has 'frame' in columns 1 and 3
            FRAME,Frame,element,x,y,z    | the header has no 'frame', but 'FRAME' and 'Frame'; --columns with one
            frame,element,X,Y,Z,x,y      | the header has 'x' in small and in capital letters, but 'z' only as 'Z'
            frame,element,x,y,height     | the header has no column 'z', but frame, element, x, y, height;
            frame,element,x              | the header has no column 'y', but frame, element, x; --columns y=NAME says
            """)
    void columnsThatCanBeReadInTwoWaysAreRefused(String header, String complaint) {
        String said = assertThrows(BadInput.class, () -> read(header + "\n0,0,1,2,3\n")).getMessage();
        assertTrue(said.startsWith("a.csv:1: " + complaint), said);
    }

    /// A program in the plane has no z, or no y where z points up.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            x,y        |               | 1 | 2 | 0 | z
            z,x        |               | 2 | 0 | 1 | y
            x,y,speed  | z=0           | 1 | 2 | 0 |
            x,y        | z=0           | 1 | 2 | 0 |
            u,v        | x=v,y=0,z=u   | 2 | 0 | 1 |
            """)
    void aProgramInThePlane(String names, String columns, double x, double y, double z, String flat) {
        var reader = new TrajectoryReader(columns == null ? Map.of() : TrajectoryReader.columns(columns),
                Conversion.NONE);
        String more = names.contains("speed") ? ",7" : "";
        Trajectory read = reader.read("a.csv", "frame,element," + names + "\n0,0,1,2" + more + "\n", 1, "position");
        assertArrayEquals(new double[]{x, y, z}, read.places().getFirst());
        assertEquals(flat == null ? "" : flat, read.flat());
    }

    // ---- decimals and thousands ----

    /// Rows of x, y and z behind a separator, and x of the second element.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            tab | 0,5      | 0        | 1,25     | 1.25
            tab | 0,0      | 0,0      | 1,000    | 1
            ;   | 0,5      | 1,0      | 1,000    | 1
            ;   | 0        | 0        | 1,000    | 1
            ;   | 1.000,5  | 0,5      | 1.000    | 1000
            ;   | 0,5      | 0        | 1.000,25 | 1000.25
            ;   | 0,5      | 0        | 1.000.000 | 1000000
            ;   | 1.000    | 2.000    | 3.000    | 3
            ;   | 0.5      | 0        | 1,000.25 | 1000.25
            ,   | 0.5      | 0        | "1,000,000" | 1000000
            ,   | "0,5"    | 0        | "1,25"   | 1.25
            ,   | "0,5"    | 0        | "1,000"  | 1
            ;   | 0,5      | 0        | 1 000,25 | 1000.25
            ;   | 0.5      | 0        | 12'345.5 | 12345.5
            ;   | 1,5e-3   | 0        | 1.000e3  | refused
            """)
    void decimalsAndThousands(String separator, String first, String second, String x, String expected) {
        String by = separator.equals("tab") ? "\t" : separator;
        String text = String.join(by, "frame", "element", "x", "y", "z") + "\n"
                + String.join(by, "0", "0", first, second, "0") + "\n" + String.join(by, "0", "1", x, "0", "0");
        if (expected.equals("refused")) assertThrows(BadInput.class, () -> read(text));
        else assertEquals(Double.parseDouble(expected), read(text).places().getFirst()[3]);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ;   | 0,5   | 1.000   | 3 | x '1.000' is 1.000 if its point stands before decimals, or 1000 if it
            ;   | 1.000 | 0,5     | 2 | x '1.000' is 1.000 if its point
            ;   | 0.5   | 1,000   | 3 | x '1,000' is 1.000 if its comma stands before decimals, or 1000 if it
            ,   | 0.5   | "1,000" | 3 | x '1,000' is 1.000 if its comma
            ,   | 0     | "1,000" | 3 | x '1,000' is 1.000 if its comma
            tab | 0     | 1,000   | 3 | x '1,000' is 1.000 if its comma
            ;   | 1.000 | 1,000   | 2 | x '1.000' is 1.000 if its point
            ;   | 0,5   | 1.5     | 3 | x '1.5' has a decimal point, but '0,5' in line 2 a decimal comma
            ;   | 1.5   | 0,5     | 3 | x '0,5' has a decimal comma, but '1.5' in line 2 a decimal point
            ;   | 0,5   | 1,000,5 | 3 | x '1,000,5'; a number would be right
            """)
    void numbersThatCanBeReadInTwoWaysAreRefused(String separator, String first, String second, int line,
            String complaint) {
        String by = separator.equals("tab") ? "\t" : separator;
        String text = String.join(by, "frame", "element", "x", "y", "z") + "\n"
                + String.join(by, "0", "0", first, "0", "0") + "\n" + String.join(by, "0", "1", second, "0", "0");
        String said = assertThrows(BadInput.class, () -> read(text)).getMessage();
        assertTrue(said.startsWith("a.csv:" + line + ": " + complaint), said);
    }

    /// A frame of 1.000 beside decimal commas is the first or the thousandth.
    @Test
    void numbersOfFramesMayHaveThousandsToo() {
        String said = assertThrows(BadInput.class, () -> read(
                "frame;element;x;y;z\n999;0;0,5;0;0\n999;1;0,5;0;0\n1.000;0;0,5;0;0\n1.000;1;0,5;0;0\n")).getMessage();
        assertTrue(said.startsWith("a.csv:4: frame '1.000' is 1.000 if its point"), said);
    }

    @Test
    void aDecimalCommaBetweenCommasIsNamed() {
        String said = assertThrows(BadInput.class, () -> read(HEAD + "0,0,0,0,0\n0,1,1,5,0,0\n")).getMessage();
        assertEquals("a.csv:3: 6 fields, but the header has 5: a number with a decimal comma is two fields behind ','; "
                + "';' between the fields, or quotes around such numbers, would be right", said);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            0,1,0,0,0;0,2,0,0,0     | a.csv:3: element 2, but elements count from 0 here, and yours from 1;
            0,2,0,0,0;0,1,0,0,0     | a.csv:2: element 2, but elements count from 0 here, and yours from 1;
            0,17,0,0,0;0,16,0,0,0   | a.csv:2: element 17, but elements count from 0 here, and yours from 16
            0,1,0,0,0;0,3,0,0,0     | a.csv:3: element 3, but position has elements 0 to 1 here
            0,1,0,0,0;0,2,0,0,0;0,3,0,0,0 | a.csv:3: element 2, but position has elements 0 to 1 here
            """)
    void elementsThatCountFromAnotherNumberAreNamed(String rows, String complaint) {
        String said = assertThrows(BadInput.class, () -> read(HEAD + rows.replace(';', '\n'))).getMessage();
        assertTrue(said.startsWith(complaint), said);
    }

    // ---- digits ----

    /// 0.1 of single precision is 0.100000001490116…: printed with nine digits, or with all that a double has.
    @ParameterizedTest
    @CsvSource({"0.1,true", "0.100000001,true", "0.10000000149011612,true", "-2.5,true", "0.000123456789,true",
        "0.1234567891,false", "0.30000000000000004,false", "nan,true", "1e-3,true"})
    void numbersOfSinglePrecisionAreKnown(String number, boolean single) {
        assertEquals(single, read(HEAD + "0,0,1,2,3\n0,1,0," + number + ",0\n").single());
    }

    @ParameterizedTest
    @ValueSource(strings = {"nan", "NaN", "-nan(ind)", "inf", "-Infinity", "1.#QNAN"})
    void whatIsNotFiniteIsNoFault(String text) {
        assertEquals(Double.NaN, read(HEAD + "0,0," + text + ",2,3\n0,1,1,1,1\n").places().getFirst()[0]);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            0,0,1,2,3;0,1,4,five,6 | a.csv:3: y 'five'; a number would be right
            0,0,1,2,3;0,1,4,5d,6 | a.csv:3: y '5d'; a number would be right
            0,0,1,2,3;0,1,4,5 | a.csv:3: 4 fields, but the header has 5
            0,0,1,2,3;1,0,1,2,3 | a.csv:3: frame 0 ends without element 1, and position has elements 0 to 1
            0,0,1,2,3 | a.csv:2: frame 0 ends without element 1, and position has elements 0 to 1
            0,0,1,2,3;0,0,1,2,3 | a.csv:3: element 0 of frame 0 comes twice
            0,0,1,2,3;0,2,1,2,3 | a.csv:3: element 2, but position has elements 0 to 1
            0,0,1,2,3;0,-1,1,2,3 | a.csv:3: element -1, but position has elements 0 to 1
            2,0,1,2,3;2,1,1,2,3;1,0,1,2,3 | a.csv:4: frame 1 comes after frame 2; frames in their order
            0.5,0,1,2,3 | a.csv:2: frame '0.5'; a whole number would be right
            -1,0,1,2,3 | a.csv:2: frame -1; frames from 0 would be right
            """)
    void faultsHaveTheirLine(String rows, String expected) {
        String told = assertThrows(BadInput.class, () -> read(HEAD + rows.replace(';', '\n'))).getMessage();
        assertEquals(expected, told.substring(0, Math.min(expected.length(), told.length())));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ''                     | a.csv:1: it is empty
            frame,element,x,y,z    | a.csv:1: no row follows the header
            frame,elment,x,y,z     | a.csv:1: the header has no column 'element'; did you mean elment?
            0,0,1,2,3              | a.csv:1: the header has no column 'frame'
            """)
    void headersAreNeeded(String text, String expected) {
        String told = assertThrows(BadInput.class, () -> read(text)).getMessage();
        assertEquals(expected, told.substring(0, Math.min(expected.length(), told.length())));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x,y", "x,y,y", "x,y,w", "x,y,z,z", "x,,z", "--x,y,z"})
    void axesAreThreeDifferentOnes(String text) {
        assertThrows(BadInput.class, () -> Conversion.axes(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "w=a", "x=", "x=a,,y=b"})
    void columnsAreOurs(String text) {
        assertThrows(BadInput.class, () -> TrajectoryReader.columns(text));
    }
}
