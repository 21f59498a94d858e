package limber.presentation.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import limber.code.JavaKernels;
import limber.engine.model.Model;
import limber.expression.PlottedExpression;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/// What rooms refuse, as a Chinese window tells it.
class WindowRefusalsTest {
    private final Model rope = Catalog.model("rope");
    private final Wording words = new Wording(rope, Language.CHINESE.words());

    @Test
    void settings() {
        refused("阻尼: “0,5”不是数；应为 0.5", () -> rope.defaults().with("damping", "0,5"));
    }

    @Test
    void expressions() {
        refused("“lenght”不是函数；", () -> PlottedExpression.measure("lenght(1)", rope));
        refused("末尾缺少内容；应为数或名称", () -> PlottedExpression.measure("1 +", rope));
    }

    @Test
    void kernels() {
        refused("Own.java:1:1: 缺少一行，例如 'package limber.models.rope;'；应为阶段的完整随附文件，加上改动",
                () -> JavaKernels.named("Own.java", "record Own() {}", rope));
    }

    private void refused(String expected, Executable what) {
        String said = words.refusal(assertThrows(RuntimeException.class, what).getMessage());
        assertEquals(expected, said.substring(0, Math.min(expected.length(), said.length())));
    }
}
