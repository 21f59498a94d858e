package limber.engine.settings;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import limber.engine.text.BadInput;
import limber.engine.text.DidYouMean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Values of parameters as text, and what is refused.
class KindTest {
    private enum Colour { RED, DARK_BLUE }

    private static final Parameter<Double> REAL = Parameter.real("width", 1, -2, 3.5, "m");
    private static final Parameter<Integer> COUNT = Parameter.count("sides", 3, 1, 10);
    private static final Parameter<Boolean> FLAG = Parameter.flag("open", true);
    private static final Parameter<Colour> CHOICE = Parameter.choice("colour", Colour.RED);
    private static final Parameter<Vec> VECTOR = Parameter.vector("at", Vec.ZERO, new Range(-5, 5), "m");
    private static final Parameter<Vec> DIRECTION = Parameter.direction("normal", new Vec(0, 0, 1));
    private static final Parameter<List<Vec>> VECTORS = new Parameter<>("points", new Kind.Vectors(), List.of(),
            new Range(-5, 5), "m", false);
    private static final Parameter<List<Double>> NUMBERS = new Parameter<>("forces", new Kind.Numbers(), List.of(),
            new Range(0, 5), "N", false);
    private static final Parameter<String> FEW = Parameter.wordOrFile("texture", "none",
            new Kind.WordOrFile(List.of("none", "checker")));
    private static final Parameter<String> MANY = Parameter.wordOrFile("mesh", "a",
            new Kind.WordOrFile(List.of("a", "b", "c", "d", "e", "torus"), text -> {
                if (!text.equals("torus:3x3")) throw new BadInput("'" + text + "' has no size");
            }));
    private static final Parameter<String> TINT = new Parameter<>("tint", new Kind.WordOrColour(List.of("theme")),
            "theme", Range.ANY, "", false);
    private static final Settings ALL = Settings.defaults("toy",
            List.of(REAL, COUNT, FLAG, CHOICE, VECTOR, DIRECTION, VECTORS, NUMBERS, FEW, MANY, TINT));

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"width | -2 | -2", "width | 3.50 | 3.5", "width | 1e-3 | 0.001",
        "sides | 10 | 10", "sides | 2.0 | 2", "open | false | false", "open | true | true",
        "colour | dark-blue | dark-blue", "at | 1,-2.5, 5 | 1,-2.5,5", "normal | 0,0.5,0 | 0,0.5,0",
        "points | 1,2,3;4,5,-5 | 1,2,3;4,5,-5", "points | '' | ''", "forces | 1,2.5 , 3 | 1,2.5,3", "forces | '' | ''",
        "texture | checker | checker", "texture | file:x | file:x",
        "mesh | torus:3x3 | torus:3x3", "tint | theme | theme",
        "tint | #D95f02 | #d95f02"})
    void whatIsReadIsWrittenAsShortAsItCanBe(String name, String text, String written) {
        Settings p = ALL.with(name, text);
        assertEquals(written, p.text(p.parameter(name)));
        assertEquals(p, ALL.with(name, written), "and reads back");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"width | x | 'x' is not a number", "width | '' | '' is not a number",
        "width | 1d | '1d' is not a number", "width | 2F | '2F' is not a number",
        "width | 1e999 | '1e999' is not a finite number", "width | NaN | 'NaN' is not a finite number",
        "width | -2.5 | -2.5 is below -2 (-2..3.5)", "width | 4 | 4 is above 3.5 (-2..3.5)",
        "sides | 2.5 | '2.5' is not a whole number", "sides | 3e9 | '3e9' is not a whole number",
        "sides | -3e9 | '-3e9' is not a whole number", "sides | 0 | 0 is below 1 (1..10)",
        "open | yes | 'yes' is neither true nor false", "colour | blue | 'blue' is none of red, dark-blue",
        "at | 1,2 | '1,2' has 2 numbers, a vector has three: x,y,z",
        "at | 1 | '1' has 1 number, a vector has three: x,y,z", "at | 6,0,0 | 6 is above 5 (-5..5)",
        "at | 0,6,0 | 6 is above 5 (-5..5)", "at | 0,0,-6 | -6 is below -5 (-5..5)",
        "normal | 0,0,0 | 0,0,0 has no direction; a vector such as 0,0,1 would be right",
        "points | 1,2,3;9,0,0 | 9 is above 5 (-5..5)", "forces | 1,-1 | -1 is below 0 (0..5)",
        "texture | stripes | 'stripes' is none of none, checker, file:PATH",
        "texture | file: | 'file:' is none of none, checker, file:PATH", "mesh | torus:9 | 'torus:9' has no size",
        "mesh | cube | 'cube' is none of a, b, c, d, e, torus, file:PATH",
        "tint | red | 'red' is none of theme, #rrggbb such as #d95f02",
        "tint | #fff | '#fff' is none of theme, #rrggbb such as #d95f02",
        "tint | #12345g | '#12345g' is none of theme, #rrggbb such as #d95f02",
        "tint | #1234567 | '#1234567' is none of theme, #rrggbb such as #d95f02",
        "tint | '#d95f02; url(x)' | '#d95f02; url(x)' is none of theme, #rrggbb such as #d95f02",
        "tint | '' | '' is none of theme, #rrggbb such as #d95f02"})
    void whatIsWrongIsRefusedByName(String name,
            String text, String complaint) {
        assertEquals("toy." + name + ": " + complaint,
                assertThrows(BadInput.class, () -> ALL.with(name, text)).getMessage());
    }

    @Test
    void everyKindHasAWord() {
        assertEquals(List.of("number", "count", "true or false", "red | dark-blue", "x,y,z", "x,y,z",
                "x,y,z;x,y,z;…", "a,b,c,…", "none | checker | file:PATH", "a | b | … | file:PATH",
                "theme | #rrggbb"),
                ALL.parameters().stream().map(p -> p.kind().word()).toList());
    }

    /// The largest count there is is a whole number.
    @Test
    void theLargestCountIsRead() {
        assertEquals(Integer.MAX_VALUE, new Kind.Count().read("2147483647"));
        assertEquals(-Integer.MAX_VALUE, new Kind.Count().read("-2147483647"));
    }

    @Test
    void numbersOfAValueAreHandedOutInOrder() {
        var numbers = new ArrayList<Double>();
        new Kind.Vectors().numbers(List.of(new Vec(1, 2, 3), new Vec(4, 5, 6)), numbers::add);
        new Kind.Numbers().numbers(List.of(7.0, 8.0), numbers::add);
        new Kind.Real().numbers(9.0, numbers::add);
        new Kind.Count().numbers(10, numbers::add);
        assertEquals(List.of(1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0), numbers);
    }

    @Test
    void settingsAreWhatTheirValuesAre() {
        Settings p = ALL.with(COUNT, 4).with("width", "2");
        assertEquals(List.of("width", "sides"), p.differences(ALL));
        assertEquals(List.of(), p.differences(ALL.with("sides", "4").with("width", "2.0")));
        assertEquals(p.hashCode(), ALL.with("width", "2").with("sides", "4").hashCode());
        assertFalse(p.equals(ALL));
        assertFalse(Settings.defaults("other", ALL.parameters()).equals(ALL));
        assertEquals(1, ALL.get(REAL), "what it came from stays");
        assertEquals("toy.width: 9 is above 3.5 (-2..3.5)",
                assertThrows(BadInput.class, () -> ALL.with(REAL, 9.0)).getMessage());
        assertEquals("toy.widht: no such parameter; did you mean width?",
                assertThrows(BadInput.class, () -> ALL.with("widht", "1")).getMessage());
        assertThrows(IllegalArgumentException.class, () -> ALL.get(Parameter.flag("other", true)));
        assertThrows(IllegalArgumentException.class, () -> ALL.with(Parameter.flag("other", true), false));
        assertThrows(IllegalArgumentException.class, () -> Settings.defaults("toy", List.of(REAL, REAL)));
    }

    @Test
    void aRangeIsClosed() {
        var range = new Range(-2, 3.5);
        assertTrue(range.contains(-2) && range.contains(3.5) && range.contains(0));
        assertFalse(range.contains(Math.nextDown(-2.0)) || range.contains(Math.nextUp(3.5))
                || range.contains(Double.NaN));
        assertTrue(range.bounded());
        assertFalse(Range.ANY.bounded() || new Range(-1e300, 1).bounded() || new Range(0, 1e300).bounded());
        assertEquals("-2..3.5", range.toString());
        assertTrue(REAL.restarting().restarts());
        assertFalse(REAL.restarts());
    }

    /// Edit distances: gravtiy is two from gravity, gravitysca three, which is a third of its ten letters; gravityscal
    /// is four, more than a third of eleven; xyz is three from any, more than two.
    @ParameterizedTest
    @CsvSource({"gravtiy,did you mean gravity?", "GRAVITY,did you mean gravity?", "lngth,did you mean length?",
        "xyz,'there is gravity, length, end'", "en,did you mean end?",
        "gravityscalefor,'there is gravity, length, end'",
        "gravityscal,'there is gravity, length, end'", "gravitysca,did you mean gravity?"})
    void theNearestNameIsHinted(String given, String hint) {
        assertEquals(hint, DidYouMean.hint(given, List.of("gravity", "length", "end")));
    }

    @Test
    void aHintOfNothingSaysSo() {
        assertEquals("there is none", DidYouMean.hint("x", List.of()));
        List<String> many = IntStream.range(10, 40).mapToObj(n -> "name" + n).toList();
        assertEquals("there is " + String.join(", ", many.subList(0, 24)) + " and 6 more", DidYouMean.hint("x", many));
        assertEquals("no name is as long", DidYouMean.hint("x".repeat(101), List.of("x")));
        assertEquals("there is x", DidYouMean.hint("y".repeat(100), List.of("x")));
    }

    @ParameterizedTest
    @ValueSource(ints = {59, 60, 61})
    void whatIsQuotedIsCutAfterSixtyCharacters(int length) {
        String text = "x".repeat(length);
        assertEquals(length <= 60 ? text : "x".repeat(60) + "…", BadInput.brief(text));
    }

    @Test
    void vectorsAddAndMultiply() {
        Vec a = new Vec(1, 2, 3), b = new Vec(-4, 5, 7);
        assertEquals(new Vec(-3, 7, 10), a.plus(b));
        assertEquals(new Vec(5, -3, -4), a.minus(b));
        assertEquals(new Vec(2, 4, 6), a.times(2));
        assertEquals(27, a.dot(b)); // −4 + 10 + 21
        assertEquals(new Vec(2 * 7 - 3 * 5, 3 * -4 - 7, 5 + 8), a.cross(b));
        assertEquals(7, new Vec(2, 3, 6).length());
        assertEquals(Math.sqrt(50), a.distance(b)); // 25 + 9 + 16
        double[] xyz = new double[9];
        b.into(xyz, 2);
        assertArrayEquals(new double[]{0, 0, 0, 0, 0, 0, -4, 5, 7}, xyz);
        assertEquals(b, Vec.of(xyz, 2));
    }

    @ParameterizedTest
    @CsvSource({"-100, -100", "50, 50", "0.000856735, 0.000856735", "1234567.8, 1234570", "1e20, 1e20", "-2e-9, -2e-9",
        "-0.0, 0", "NaN, NaN"})
    void numbersForPeopleAreWrittenOut(double v, String shown) {
        assertEquals(shown, NumberText.shown(v, 6));
    }

    @ParameterizedTest
    @CsvSource({"44000000, 44000000", "0.0004, 0.0004", "-10, -10", "0.1, 0.1", "1e-12, 1.0E-12", "-0.0, 0"})
    void aNumberIsTypedAsAPersonWould(double v, String typed) {
        assertEquals(typed, NumberText.typed(v));
        assertEquals(v + 0.0, Double.parseDouble(typed));
    }
}
