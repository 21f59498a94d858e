package limber.presentation.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import limber.expression.Expression;
import limber.expression.Vocabulary;
import limber.models.Catalog;
import limber.presentation.words.Language;
import limber.presentation.words.Wording;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Conditions of goals in words. What a condition reads is called as the window calls it, with its unit.
class ConditionSentenceTest {
    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {"iterations <= 6 ; Iterations at most 6; 迭代次数不超过 6",
        "max(abs(residual)) < 1e-4 ; Largest |residual| below 0.0001 m ; 最大的|残差|小于 0.0001 m",
        "abs(time - 4) < 0.01 ; Time within 0.01 s of 4 s ; 时间与 4 s 相差不超过 0.01 s",
        "abs(totalLength - 2 * 2.5) < 0.04 ; Total length within 0.04 m of 5 m ; 总长度与 5 m 相差不超过 0.04 m",
        "segments * iterations <= 160 ; Segments · Iterations at most 160 ; 段数 · 迭代次数不超过 160",
        "sweep == backward ; Sweep order is backward ; 扫描顺序为 反向",
        "gravity.y < -9.8 ; Gravity.y below −9.8 m/s² ; 重力.y小于 −9.8 m/s²",
        "sag < 1 || 2 * segments == 4 && iterations >= 3 ; Sag below 1 m or 2 · Segments is 4 and Iterations at "
                + "least 3 ; 下垂小于 1 m 或 2 · 段数为 4 且 迭代次数至少为 3"})
    void aConditionIsASentence(String condition, String english, String chinese) {
        assertEquals(english.strip(), said(condition, Language.ENGLISH));
        assertEquals(chinese.strip(), said(condition, Language.CHINESE));
    }

    private static String said(String condition, Language language) {
        return new ConditionSentence(read(condition), new Wording(Catalog.model("rope"), language.words()))
                .text(Optional.empty());
    }

    private static Expression read(String condition) {
        return Expression.condition(condition.strip(), new Vocabulary(Catalog.model("rope"), false));
    }

    /// 4.2 − 4 is 0.2: a distance is told as one.
    @ParameterizedTest
    @CsvSource({"totalLength < 4.04,4.2,Total length below 4.04 m (now 4.2 m)",
        "abs(totalLength - 4) < 0.04,0.2,Total length within 0.04 m of 4 m (now off by 0.2 m)"})
    void thePresentValueStandsBehindIt(String condition, double now, String told) {
        assertEquals(told, new ConditionSentence(read(condition),
                new Wording(Catalog.model("rope"), Language.ENGLISH.words())).text(Optional.of(now)));
    }
}
