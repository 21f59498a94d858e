package limber.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.OptionalDouble;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TrajectoryFormTest {
    @Test
    void emptyFieldsAreTheUsualOnes() {
        assertEquals(TrajectoryReader.PLAIN, TrajectoryForm.USUAL.reader());
        assertEquals(OptionalDouble.empty(), TrajectoryForm.USUAL.within());
    }

    @Test
    void fieldsAreRead() {
        var form = new TrajectoryForm(" 0.5e-3 ", "0.01", "x,z,-y", "-1", "");
        assertEquals(OptionalDouble.of(0.0005), form.within());
        assertEquals(0.01, form.reader().conversion().scale());
        assertEquals(-1, form.reader().conversion().shift());
        assertEquals(Conversion.axes("x,z,-y"), form.reader().conversion().axes());
    }

    /// What a conversion becomes in the fields, they are read as.
    @Test
    void aConversionComesBack() {
        var conversion = new Conversion(Conversion.axes("-x,z,y"), 0.0254, new Vec(1.5, 0, -2), -1, 1,
                List.of(2, 0, 1));
        assertEquals(conversion, TrajectoryForm.USUAL.with(conversion).reader().conversion());
        assertEquals(TrajectoryForm.USUAL, TrajectoryForm.USUAL.with(conversion).with(Conversion.NONE));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "none", textBlock = """
            -1   | 1   | x,y,z | 0   | tolerance '-1': a number from 0 would be right
            much | 1   | x,y,z | 0   | tolerance 'much': a number from 0 would be right
            1    | 0   | x,y,z | 0   | scale '0': a number above 0 would be right
            1    | NaN | x,y,z | 0   | scale 'NaN': a number above 0 would be right
            1    | 1   | x,y,z | 0.5 | shift '0.5': a whole number would be right
            1    | 1   | x,x,z | 0   | axes
            """)
    void aFieldThatCannotBeUsedIsNamed(String tolerance, String scale, String axes, String shift, String complaint) {
        var form = new TrajectoryForm(tolerance, scale, axes, shift, "");
        String said = assertThrows(BadInput.class, () -> {
            form.within();
            form.reader();
        }).getMessage();
        assertEquals(complaint, said.substring(0, Math.min(complaint.length(), said.length())));
    }
}
