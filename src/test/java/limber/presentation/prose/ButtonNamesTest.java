package limber.presentation.prose;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ButtonNamesTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Predict, then press Space.              | Predict, then press [PLAY].
            Press → a few times.                    | Press [STEP] a few times.
            Step through both rules with →.         | Step through both rules with [STEP].
            →                                       | [STEP]
            R                                       | [START]
            按空格键播放，再按 → 看。                    | 按[PLAY]播放，再按 [STEP] 看。
            再按十次 →，一根一根地看。                   | 再按十次 [STEP]，一根一根地看。
            Space plays, and press ←.               | [PLAY] plays, and press [BACK].
            Press Home and then Space.              | Press [START] and then [PLAY].
            Home                                    | [START]
            At Home it was calm.                    | At Home it was calm.
            先按 Home 再按空格键                         | 先按 [START] 再按[PLAY]
            press the space bar again               | press [PLAY] again
            Ctrl+Z undoes it.                       | [UNDO] undoes it.
            Two Spaces: x → y.                      | Two Spaces: x → y.
            R and S stand for radii.                | R and S stand for radii.
            """)
    void aKeyOfTheTransportIsItsButton(String text, String wanted) {
        assertEquals(wanted, ButtonNames.pieces(text).stream()
                .map(p -> p.button().map(b -> "[" + b + "]").orElse(p.text())).collect(Collectors.joining()));
    }
}
