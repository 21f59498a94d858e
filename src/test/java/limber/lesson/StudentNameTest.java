package limber.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Names that are one student, and the names of their files.
class StudentNameTest {
    private static final int CHARACTERS = 0x110000;

    /// Java's table of single characters is that of `UnicodeData.txt` too, and Java 25 has Unicode 16.
    @Test
    void smallLettersAreThoseOfUnicode() {
        IntStream.range(0, CHARACTERS).filter(c -> c != 'ς').forEach(c -> assertEquals(Character.toLowerCase(c),
                SmallLetters.of(c), () -> "U+" + Integer.toHexString(c)));
        assertEquals('σ', SmallLetters.of('ς'));
    }

    /// A form is that of itself, and so is a name between blanks.
    @Test
    void theFormOfAFormIsItself() {
        IntStream.range(0, CHARACTERS).filter(Character::isDefined)
                .filter(c -> c < Character.MIN_SURROGATE || c > Character.MAX_SURROGATE)
                .mapToObj(Character::toString).forEach(c -> {
                    String form = StudentName.form(c);
                    assertEquals(form, StudentName.form(form), c);
                    assertEquals(form, StudentName.form("\u3000 " + c + "\t"), c);
                });
    }

    @ParameterizedTest
    @CsvSource({"Café 3, Cafe\u0301 3", "Team A, team a", "Li Ming, '  li   MING '", "ΟΔΥΣΣΕΥΣ, οδυσσευς",
        "ΟΔΥΣΣΕΥΣ, Οδυσσευσ", "İlker, ilker", "Ａｎｎ, ann", "Ａｎｎ\u3000Ｂ, ann b", "Å, A\u030A", "ǅenan, ǆenan", "Ⴀna, ⴀna",
        "𐐀, 𐐨", "I\u0307́, í"})
    void namesThatAreOneStudent(String one, String other) {
        assertEquals(StudentName.form(one), StudentName.form(other));
    }

    @ParameterizedTest
    @CsvSource({"Ann, Anna", "Li Ming, LiMing", "ılker, ilker", "Café, Cafe", "第一组, 第二组"})
    void namesThatAreTwo(String one, String other) {
        assertNotEquals(StudentName.form(one), StudentName.form(other));
    }

    @ParameterizedTest
    @CsvSource({"'', pin-and-half.json", "Ann, pin-and-half-Ann.json", "'  Li  Ming ', pin-and-half-Li-Ming.json",
        "第一组, pin-and-half-第一组.json", "ΣΕΛΑΣ, pin-and-half-ΣΕΛΑΣ.json", "हिन्दी, pin-and-half-हिन्दी.json",
        "Cafe\u0301 3, pin-and-half-Cafe\u0301-3.json", "𐐀𐐨, pin-and-half-𐐀𐐨.json",
        "../../etc, pin-and-half-etc.json",
        "😀, pin-and-half.json", "'a/b:c*', pin-and-half-a-b-c.json"})
    void aFileIsCalledAfterTheStudentInEveryScript(String name, String file) {
        assertEquals(file, StudentName.answersFile("pin-and-half", name));
    }
}
