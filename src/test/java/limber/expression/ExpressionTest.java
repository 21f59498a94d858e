package limber.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import limber.engine.Measure;
import limber.engine.model.Model;
import limber.engine.settings.Settings;
import limber.engine.tool.Tools;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExpressionTest {
    private static final Model ROPE = Catalog.model("rope"), JELLY = Catalog.model("jelly");
    private static final Vocabulary WORDS = new Vocabulary(ROPE, false), TWO = new Vocabulary(ROPE, true);

    /// Three sticks, so that everything can be reckoned by hand.
    private record Here(Settings settings, Map<String, double[]> measures) implements Expression.Scope {
        @Override
        public Settings settings(Vocabulary.Side side) {
            return side == Vocabulary.Side.RIGHT ? settings.with("iterations", "40") : settings;
        }

        @Override
        public double[] measure(Vocabulary.Side side, Measure m) {
            return measures.get((side == Vocabulary.Side.RIGHT ? "right." : "") + m.name());
        }
    }

    private static final Here HERE = new Here(ROPE.defaults().with("iterations", "9").with("sweep", "red-black"),
            Map.of(
                    "residual", new double[]{0.1, -0.3, 0.2}, "length", new double[]{1.1, 0.7, 1.2}, "speed",
                    new double[]{3, 4},
                    "sag", new double[]{2}, "stretch", new double[]{0.1, 0.2, 0.3}, "right.sag", new double[]{0.5},
                    "energy", new double[]{Double.NaN}, "twist", new double[]{0}));

    @ParameterizedTest
    @CsvSource(delimiter = '¦', value = {
        "1 + 2 * 3 - 4 / 2 ¦ 5",
        "(1 + 2) * 3 ¦ 9",
        "-2 * -3 ¦ 6",
        "2 - -3 ¦ 5",
        "8 / 4 / 2 ¦ 1",
        "7 - 4 - 2 ¦ 1",
        "1e-9 * 1.5E+9 ¦ 1.5",
        ".5 + 1. ¦ 1.5",
        "max(residual) ¦ 0.2",
        "min(residual) ¦ -0.3",
        "max(abs(residual)) ¦ 0.3",
        "mean(abs(residual)) ¦ 0.2",
        "rms(speed) ¦ 3.5355339059327378",
        "sqrt(at(speed, 1)) ¦ 2",
        "at(residual, 1 + 1) ¦ 0.2",
        "max(length * 2 - 1) ¦ 1.4",
        "max(stretch + length) ¦ 1.5",
        "min(3, sag, iterations) ¦ 2",
        "iterations / 2 ¦ 4.5",
        "length(gravity) ¦ 9.81",
        "gravity.y ¦ -9.81",
        "gravity.x - 1 ¦ -1",
    })
    void numbersAreReckonedAsByHand(String text, double value) {
        assertEquals(value, Expression.number(text, WORDS).value(HERE), 1e-15, text);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '¦', value = {
        "max(abs(residual)) < 0.31 && iterations <= 9 ¦ true",
        "iterations < 9 ¦ false",
        "sag == 2 ¦ true",
        "sag != 2 ¦ false",
        "!(sag > 1) || iterations == 9 ¦ true",
        "sag > 3 || sag > 1 && iterations > 9 ¦ false",
        "energy < 1 ¦ false",
        "energy >= 1 ¦ false",
        "energy == energy ¦ false",
        "energy != 1 ¦ false",
        "!(energy < 1) ¦ true",
        "sweep == red-black ¦ true",
        "sweep != red-black ¦ false",
        "red-black == sweep ¦ true",
        "correction == weighted ¦ true",
        "pinStart ¦ true",
        "pinStart == false ¦ false",
        "sag-1 == 1 ¦ true",
    })
    void conditionsHoldAsByHand(String text, boolean holds) {
        assertEquals(holds, Expression.condition(text, WORDS).holds(HERE), text);
    }

    @Test
    void twoSettingsAreTwoSides() {
        assertTrue(Expression.condition("left.sag > 3 * right.sag && left.iterations < right.iterations", TWO)
                .holds(HERE));
        assertEquals("two settings stand side by side here; left.sag or right.sag would be right",
                refused("sag > 1", TWO).getMessage());
        assertEquals("nothing is compared here; sag would be right", refused("1 < left.sag", WORDS).getMessage());
    }

    @Test
    void aVectorOfEachElementHasALengthForEach() {
        var jelly = new Here(JELLY.defaults(), Map.of("offset", new double[]{3, 4, 0, 0, 0, 2}));
        assertEquals(5, Expression.number("max(length(offset))", new Vocabulary(JELLY, false)).value(jelly));
        assertEquals(2, Expression.number("length(at(offset, 1))", new Vocabulary(JELLY, false)).value(jelly));
    }

    /// The residuals are 0.1, −0.3 and 0.2, and the operation that is looked at has one of 0.5; the sag is 2, and the
    /// operation has one of 7.
    @ParameterizedTest
    @CsvSource(delimiter = '¦', value = {
        "abs(residual) > 0.4 ¦ true",
        "max(abs(residual)) > 0.4 ¦ false",
        "rms(residual) > 0.4 ¦ false",
        "at(residual, 2) == 0.2 ¦ true",
        "max(residual, 0.4) == 0.5 ¦ true",
        "max(max(residual), 0.1) == 0.2 ¦ true",
        "residual - max(residual) > 0.29 ¦ true",
        "at(residual, at(residual, 0) * 10 + residual * 2) == 0.2 ¦ true",
        "sag == 2 ¦ true",
    })
    void anOperationsNumberIsMeantWhereOnlyOneCanStand(String text, boolean holds) {
        var names = new Vocabulary(Optional.of(ROPE), false,
                Optional.of(new OperationNames(Set.of("residual", "sag"), Set.of())), "", Tools.NONE);
        var scope = new Expression.Scope() {
            @Override
            public Settings settings(Vocabulary.Side side) {
                return HERE.settings(side);
            }

            @Override
            public double[] measure(Vocabulary.Side side, Measure m) {
                return HERE.measure(side, m);
            }

            @Override
            public double[] operation(String name) {
                return new double[]{name.equals("residual") ? 0.5 : 7};
            }
        };
        assertEquals(holds, Expression.condition(text, names).holds(scope), text);
    }

    /// Offsets (3, 4, 0) and (0, 0, 2) beside (1, 6, 5) and (0, −1, 0).
    @ParameterizedTest
    @CsvSource(delimiter = '¦', value = {
        "max(left.offset.y) ¦ 4",
        "min(right.offset.y) ¦ -1",
        "mean(left.offset.x) ¦ 1.5",
        "at(left.offset.z, 1) ¦ 2",
        "at(left.offset, 1).z ¦ 2",
        "at(right.offset, 1 - 1).z-1 ¦ 4",
        "max(left.offset.y - right.offset.x) ¦ 3",
        "max((left.offset - right.offset).x) ¦ 2",
        "length(at(left.offset, 0)) - at(left.offset, 0).x * 1. ¦ 2",
        "-at(left.offset, 0).y / 2 ¦ -2",
    })
    void aVectorIsReadByItsComponents(String text, double value) {
        var jelly = new Here(JELLY.defaults(),
                Map.of("offset", new double[]{3, 4, 0, 0, 0, 2}, "right.offset", new double[]{1, 6, 5, 0, -1, 0}));
        Expression e = Expression.number(text, new Vocabulary(JELLY, true));
        assertEquals(value, e.value(jelly), 1e-15, text);
        assertEquals(Set.of("offset"), e.measures().stream().map(Measure::name).collect(Collectors.toSet()));
    }

    @Test
    void whatItReadsIsKnown() {
        Expression e = Expression.condition("max(abs(residual)) < sag + iterations", WORDS);
        assertEquals(Set.of("residual", "sag"), e.measures().stream().map(Measure::name).collect(Collectors.toSet()));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '¦', value = {
        "sag < ¦ 6 ¦ something is missing at the end; a number or a name would be right",
        "residul < 1 ¦ 1 ¦ 'residul' is no parameter and no measure of the rope; did you mean residual?",
        "sag < 1 && residual < 1 ¦ 12 ¦ this is a number for each constraint; max, min, mean or rms of it would be "
                + "right",
        "maxx(residual) < 1 ¦ 1 ¦ 'maxx' is not a function; one of min, max, mean, rms, abs, sqrt, length, at, tool "
                + "would be right",
        "max(residual ¦ 13 ¦ ')' is missing for the '(' in column 4",
        "max(abs(residual) > 0.01 ¦ 25 ¦ ')' is missing for the '(' in column 4",
        "(sag > 1 && (sag < 2) ¦ 22 ¦ ')' is missing for the '(' in column 1",
        "sag) < (1 ¦ 4 ¦ ')' closes nothing; '(' before it would be right",
        "sag > 1) ¦ 8 ¦ ')' closes nothing; '(' before it would be right",
        "at(residual 1) > 0 ¦ 13 ¦ '1) > 0' is left over; an operator, ',' or ')' would be right here",
        "(sag 1) > 0 ¦ 6 ¦ '1) > 0' is left over; an operator or ')' would be right here",
        "max residual > 1 ¦ 4 ¦ max is a function; '(' would be right behind it",
        "1 + (sag > 1) > 0 ¦ 6 ¦ this is true or false; a number would be right",
        "1 < 2 && sag ¦ 10 ¦ this is a number; something true or false would be right",
        "max(sag, residual) > 0 ¦ 10 ¦ this is a number for each constraint; max, min, mean or rms of it would be "
                + "right",
        "sag > −1 ¦ 7 ¦ '−' cannot stand here; '-' would be right",
        "sag − 1 > 0 ¦ 5 ¦ '− 1 > 0' is left over; '-' would be right here",
        "sag > 0,5 ¦ 8 ¦ ',5' is left over; a point before decimals would be right here",
        "sag = 2 ¦ 5 ¦ '=' sets nothing here; '==' would be right",
        "1 < sag < 2 ¦ 9 ¦ comparisons do not chain; && between two of them would be right",
        "sag < 1 2 ¦ 9 ¦ '2' is left over; an operator such as && would be right here",
        "sag ¦ 1 ¦ this is a number; something true or false would be right, such as a comparison",
        "sag && true ¦ 1 ¦ this is a number; something true or false would be right",
        "correction == wieghted ¦ 15 ¦ 'wieghted' is none of what correction can be: weighted, half",
        "correction == rest ¦ 15 ¦ 'rest' is none of what correction can be: weighted, half",
        "correction < weighted ¦ 12 ¦ words are the same or not; == or != would be right",
        "correction == 2 ¦ 15 ¦ this is a number; one of weighted, half would be right",
        "1.2.3 < sag ¦ 1 ¦ '1.2.3' is not a number",
        "1e999 < sag ¦ 1 ¦ '1e999' is beyond what a number can be",
        "max(residual + speed) < 1 ¦ 5 ¦ a number for each constraint and a number for each particle do not go "
                + "together",
        "at(sag, 0) < 1 ¦ 4 ¦ this is a number, not one for each element; a measure of elements would be right",
        "at(speed) < 1 ¦ 1 ¦ at takes a measure and an index, not 1",
        "velocity.y < 1 ¦ 1 ¦ this is a number for each particle; max, min, mean or rms of it would be right",
        "max(velocity.w) < 1 ¦ 14 ¦ 'w' is no component of a vector; x, y or z would be right",
        "1 < max(speed.y) ¦ 9 ¦ this is a number for each particle; only a vector has .x, .y and .z",
        "max(velocity.y.x) < 1 ¦ 5 ¦ this is a number for each particle; only a vector has .x, .y and .z",
        "pinStart.y ¦ 1 ¦ this is true or false; only a vector has .x, .y and .z",
        "sweep == red-black.x ¦ 10 ¦ this is a word; only a vector has .x, .y and .z",
        "left.velocity.y < 1 ¦ 1 ¦ nothing is compared here; velocity would be right",
        "gravity < 1 ¦ 1 ¦ this is a vector; length(…) or a component such as .y of it would be right",
        "max(velocity) < 1 ¦ 5 ¦ this is a vector for each particle; length(…) or a component such as .y of it would "
                + "be right",
        "gravity.5 < 1 ¦ 8 ¦ '.5 < 1' is left over; an operator such as && would be right here",
        "$x < 1 ¦ 1 ¦ '$' cannot stand here; a number or a name would be right",
    })
    void aFaultHasItsColumnAndWhatWouldBeRight(String text, int column, String message) {
        ExpressionFault refused = refused(text, WORDS);
        assertEquals(column + ": " + message, refused.column() + ": " + refused.getMessage());
    }

    @Test
    void anElementThatIsNotThereIsRefusedWhenItIsRead() {
        Expression e = Expression.condition("at(speed, 2) > 1", WORDS);
        ExpressionFault refused = assertThrows(ExpressionFault.class, () -> e.holds(HERE));
        assertEquals("there is no element 2; a whole number (0..1) would be right", refused.getMessage());
        assertEquals(11, refused.column());
    }

    @Test
    void whatIsTooLongOrTooDeepIsRefusedAtOnce() {
        assertEquals("an expression has at most 500 characters; this has 501",
                refused("1".repeat(501), WORDS).getMessage());
        assertEquals("nested deeper than 32", refused("(".repeat(200) + "1" + ")".repeat(200), WORDS).getMessage());
        assertEquals("nested deeper than 32", refused("-".repeat(200) + "1 < 2", WORDS).getMessage());
        assertEquals("nested deeper than 32", refused("!".repeat(200) + "true", WORDS).getMessage());
    }

    private static ExpressionFault refused(String text, Vocabulary names) {
        return assertThrows(ExpressionFault.class, () -> Expression.condition(text, names), text);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '¦', value = {
        "sag > 1 ¦ sag > 1",
        "sag > 1 && iterations <= 4 && max(residual) < 1 ¦ sag > 1;iterations <= 4;max(residual) < 1",
        "sag > 1 && (iterations <= 4 || sag < 3) ¦ sag > 1;(iterations <= 4 || sag < 3)",
        "sag > 1 || iterations <= 4 && sag < 3 ¦ sag > 1 || iterations <= 4 && sag < 3",
        "(sag > 1 && iterations <= 4) && sag < 3 ¦ sag > 1;iterations <= 4;sag < 3",
        "sag > 1 && (iterations <= 4 && (sag + 1) * 2 < 3) ¦ sag > 1;iterations <= 4;(sag + 1) * 2 < 3"
    })
    void aConditionFallsApartWhereAllPartsMustHold(String text, String parts) {
        assertEquals(List.of(parts.split(";")),
                Expression.condition(text, WORDS).conditions().stream().map(Expression::toString).toList());
    }

    /// The sag is 2 and there are 9 iterations; the second part is false, and the third has no number on its left.
    @Test
    void eachPartHasItsOwnTruthAndNumber() {
        List<Expression> parts = Expression.condition("sag + 1 > 2.5 && iterations <= 4 && !(sag < 1)", WORDS)
                .conditions();
        assertEquals(List.of(true, false, true), parts.stream().map(e -> e.holds(HERE)).toList());
        assertEquals(List.of(3.0, 9.0, Double.NaN), parts.stream().map(e -> e.compared(HERE)).toList());
    }
}
