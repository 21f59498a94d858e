package limber.log;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import limber.ClearLine;
import limber.engine.text.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Faults of logs: each is one line with its place.
class BadLogTest {
    private static final String FIRST = """
            {"limber":"steps","version":1,"model":"two","channels":{"x":{"width":1,"of":"point","initial":[0,10]},\
            "w":{"width":1,"life":"fixed","initial":[1]}}}
            """;
    private static final String GOOD = "{'frame':1,'phase':'move','element':0,'changes':[]}";

    @TempDir Path folder;

    private String said(String text) throws IOException {
        Path file = Files.writeString(folder.resolve("bad.jsonl"), text);
        String said = ClearLine.checked(assertThrows(BadInput.class, () -> StepsLog.read(file)).getMessage());
        assertTrue(said.startsWith(file + ":"), said);
        return said.substring(file.toString().length() + 1);
    }

    /// C stands for the beginning up to the channels, P for one with two points, and Q for channels.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {'limber':'stepz','version':1,'model':'m',Q}      | 1:11: limber is the string "stepz"; "steps" would be
            {'limber':'steps','version':2,'model':'m',Q}      | version: 2 is above 1 (1..1)
            {'limber':'steps','version':1,'model':'m'}        | 1:1: channels is missing from the first line
            C{}                                               | 1:54: channels is empty
            C{'x':{'width':3,'initial':[1,2]}}                | initial has 2 numbers; 3 for each element would be
            C{'x':{'width':1,'initial':[[1,2]]}}              | an element of initial is an array of 2; an array of 1
            C{'x':{'width':1,'initial':['1']}}                | initial is the string "1"; a number would be right
            C{'x':{'width':65,'initial':[]}}                  | 1:68: width: 65 is above 64 (1..64)
            C{'x':{'width':1,'inital':[]}}                    | 1:59: initial is missing from a channel
            C{'x':{'width':1,'life':'scratch','elements':1}}  | 1:59: x is the first channel, which is traced
            C{'triangles':{'width':3,'initial':[]}}           | 1:55: "triangles" cannot be the name of a channel
            P,'kinds':{'s':{'shape':'edge','corners':[[0,2]]}}} | a corner: 2 is above 1 (0..1)
            P,'kinds':{'s':{'shape':'edge','corners':[[0]]}}} | an element of corners is an array of 1; an array of 2
            P,'kinds':{'s':{'shape':'line'}}}                 | shape is the string "line"; "point", "edge"
            P,'loops':['frame']}                              | a loop is the string "frame"; a name such as
            P,'loops':['cg','cg']}                            | loops names one twice
            P,'source':'../secret'}                           | source is the string "../secret"; the name of a
            P,'seconds':0}                                    | seconds is the number 0; a length of time above 0
            P,'phases':{'move':{}}}                           | of is missing from a phase
            """)
    void ofTheFirstLine(String line, String expected) throws IOException {
        String text = line.replace("Q", "'channels':{'x':{'width':1,'initial':[0]}}")
                .replace("C{", "{'limber':'steps','version':1,'model':'m','channels':{")
                .replace("P,", "{'limber':'steps','version':1,'model':'m',"
                        + "'channels':{'p':{'width':3,'initial':[0,0,0,1,0,0]}},");
        boolean closed = !line.startsWith("C{");
        String said = said(text.replace('\'', '"') + (closed ? "" : "}") + "\n");
        assertTrue(said.contains(expected), said);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            []                                             | 2:1: is no object
            {'frame':1,'phase':'a'                         | 2:23: not JSON: Unexpected end-of-input
            {'frame':1,'phase':'a'} {}                     | 2:25: something follows the end
            {'phase':'a'}                                  | frame is missing
            {'frame':1}                                    | phase is missing
            {'frame':100002,'phase':'a'}                   | frame 100002 follows frame 0, with more than 100000
            {'frame':0,'phase':'a'}                        | 2:10: frame: 0 is below 1
            {'frame':1.5,'phase':'a'}                      | frame is no whole number
            {'frame':99999999999999999999,'phase':'a'}     | frame is too large
            {'frame':1,'phase':null}                       | phase is no name; that of one phase would be right
            {'frame':1,'phase':'a','swep':1}               | "swep" is not a key of an operation; did you mean sweep?
            {'frame':1,'phase':'a','sweep':0}              | sweep: 0 is below 1
            {'frame':1,'phase':'a','sweep':1002}           | sweep 1002 comes after 0; rounds that are counted
            {'frame':1,'frame':1,'phase':'a'}              | "frame" stands twice
            {'frame':1,'phase':'a','element':2,'changes':[]} | OK
            {'frame':1,'phase':'a','values':[]}            | values is wrong; an object
            {'frame':1,'phase':'a','values':{'v':[1,2]}}   | v has 2 numbers; 1, 3 of a vector or 9 of a matrix
            {'frame':1,'phase':'a','values':{'v':'1'}}     | v is no number
            {'frame':1,'phase':'a','changes':[{'channel':'y','element':0,'to':1}]} | 'y' is no channel of the first line
            {'frame':1,'phase':'a','changes':[{'channel':'x','element':2,'to':1}]} | x has no element 2 (0..1)
            {'frame':1,'phase':'a','changes':[{'channel':'x','to':1}]} | element is missing from a change of x
            {'frame':1,'phase':'a','changes':[{'channel':'x','element':0}]}        | to is missing from a change of x
            {'frame':1,'phase':'a','changes':[{'element':0,'to':1}]}               | channel is missing from a change
            {'frame':1,'phase':'a','changes':[{'channel':'x','element':0,'to':[1,2]}]} | a change of x has 2 numbers; 1
            {'frame':1,'phase':'a','changes':[{'channel':'w','element':0,'to':2}]} | w is fixed and cannot change
            """)
    void ofAnOperation(String line, String expected) throws IOException {
        String text = FIRST + line.replace('\'', '"') + "\n";
        if (expected.equals("OK")) {
            assertEquals(1, StepsLog.read(Files.writeString(folder.resolve("good.jsonl"), text)).operations());
            return;
        }
        String said = said(text);
        assertTrue(said.startsWith("2:") && said.contains(expected), said);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {'frame':100003,'phase':'move','element':0} | 3:1: frame 100003 follows frame 1, with more than 100000
            {'frame':1,'phase':'move'}              | 3:1: element is null, and move works on one element at a time
            ''                                      | OK
            """)
    void ofAnOperationAfterAnother(String line, String expected) throws IOException {
        String text = FIRST + (GOOD + "\n" + line).replace("''", "").replace('\'', '"') + "\n";
        if (expected.equals("OK")) {
            assertEquals(1, StepsLog.read(Files.writeString(folder.resolve("good.jsonl"), text)).operations());
            return;
        }
        String said = said(text);
        assertTrue(said.startsWith(expected), said);
    }

    /// What an operation found must be what the lines above left: 10 is written over by 11.
    @Test
    void aNumberThatTheLinesAboveDoNotGiveIsTold() throws IOException {
        String change = "{\"frame\":1,\"phase\":\"move\",\"element\":1,\"changes\":[{\"channel\":\"x\",\"element\":1,"
                + "\"from\":%s,\"to\":%s}]}\n";
        assertEquals("3:1: x of element 1 was 11.0 before this operation, by the lines above, and not 12.0",
                said(FIRST + change.formatted("10", "11") + change.formatted("12", "13")));
    }

    @Test
    void anEmptyLineBetweenOperationsIsTold() throws IOException {
        String good = GOOD.replace('\'', '"') + "\n";
        assertEquals("3:1: is empty; an operation would be right", said(FIRST + good + "\n" + good));
        assertEquals("1:1: is empty; a value would be right, such as []", said(""));
    }

    @Test
    void anElementThatIsNotThereIsTold() throws IOException {
        String first = FIRST.replace("\"model\"", "\"phases\":{\"move\":{\"of\":\"point\"}},\"model\"");
        assertEquals("2:1: there is no point 2 (0..1)",
                said(first + "{\"frame\":1,\"phase\":\"move\",\"element\":2}\n"));
    }

    @Test
    void channelsOfOneKindHaveAsManyElements() throws IOException {
        String said = said("{\"limber\":\"steps\",\"version\":1,\"model\":\"m\",\"channels\":{"
                + "\"a\":{\"width\":1,\"of\":\"p\",\"initial\":[1]},"
                + "\"b\":{\"width\":1,\"of\":\"p\",\"initial\":[1,2]}}}");
        assertTrue(said.contains("a has 1 elements, and b, of the same kind, 2; as many would be right"), said);
    }
}
