package limber.presentation.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import limber.engine.model.Model;
import limber.models.Catalog;
import limber.presentation.words.Language;
import limber.presentation.words.Wording;
import org.junit.jupiter.api.Test;

class SceneHandsTest {
    @Test
    void thatTheRunWaitsIsSaidUntilItGoesOn() throws Exception {
        Model rope = Catalog.model("rope");
        try (var play = new UnseenPlay(rope, rope.defaults())) {
            var said = new ArrayList<String>();
            var words = new Wording(rope, Language.ENGLISH.words());
            var hands = new SceneHands(play.playback, words, said::add, _ -> {}, refused -> said.add("" + refused));
            play.playback.playing().set(true);
            play.playback.playing().set(false);
            assertEquals(List.of(), said);
            hands.waits();
            play.playback.playing().set(true);
            assertEquals(List.of(words.get("drag.waits"), ""), said);
            play.playback.playing().set(false);
            words.speak(Language.CHINESE.words());
            hands.waits();
            assertEquals("运行已停止。点“播放”（空格键）从这里继续。", said.getLast());
        }
    }
}
