package limber.ask;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import limber.engine.text.BadInput;
import org.junit.jupiter.api.Test;
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
                TrajectoryReader.axes("x,z,-y"), 0.01, -1);
        isTheSame(reader.read("a.csv", "step,element,px,py,pz\n1,0,100,-300,200\n1,1,400,600,550\n"
                + "3,0,100,-300,200\n3,1,400,600,550\n", 2, "position"));
        assertEquals(Map.of("x", "y"), TrajectoryReader.columns("x=y"));
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
        assertThrows(BadInput.class, () -> TrajectoryReader.axes(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "w=a", "x=", "x=a,,y=b"})
    void columnsAreOurs(String text) {
        assertThrows(BadInput.class, () -> TrajectoryReader.columns(text));
    }
}
