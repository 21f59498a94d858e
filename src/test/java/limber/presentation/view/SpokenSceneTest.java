package limber.presentation.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What is read aloud of a scene.
class SpokenSceneTest {
    private final List<String> texts = new ArrayList<>(), aloud = new ArrayList<>();
    private final SpokenScene spoken = new SpokenScene("Drag to rotate.", new SpokenScene.Face() {
        @Override
        public void text(String text) {
            texts.add(text);
        }

        @Override
        public void aloud(String changed) {
            aloud.add(changed);
        }
    });

    @Test
    void theTextHasAllAndWhatWasReadIsNotRepeated() {
        spoken.stands("Next: Frame 1 begins.", "A rope of 1 stick. The largest residual is 0.5 m, at stick 0.");
        spoken.stands("Next: Frame 2 begins.", "A rope of 1 stick. The largest residual is 0.25 m, at stick 0.");
        assertEquals("Next: Frame 2 begins. A rope of 1 stick. The largest residual is 0.25 m, at stick 0. "
                + "Drag to rotate.", texts.getLast());
        assertEquals(List.of("Next: Frame 1 begins. A rope of 1 stick. The largest residual is 0.5 m, at stick 0.",
                "Next: Frame 2 begins. The largest residual is 0.25 m, at stick 0."), aloud);
    }

    @Test
    void nothingIsReadWhileItPlays() {
        spoken.operation("");
        spoken.description("A rope.", false);
        spoken.description("A rope that moves.", false);
        assertEquals(List.of(), aloud);
        spoken.stands("", "A rope that moves.");
        assertEquals(List.of("A rope that moves."), aloud);
    }

    @Test
    void chineseSentencesAreApart() {
        spoken.stands("", "\u4e00\u6839\u7ef3\u5b50\u3002\u6700\u5927 0.5 m\u3002");
        spoken.stands("", "\u4e00\u6839\u7ef3\u5b50\u3002\u6700\u5927 0.2 m\u3002");
        assertEquals("\u6700\u5927 0.2 m\u3002", aloud.getLast());
    }
}
