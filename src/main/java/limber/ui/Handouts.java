package limber.ui;

import java.util.List;
import java.util.function.Consumer;
import limber.lesson.Arrival;
import limber.lesson.Lesson;
import limber.ui.handout.Handout;

/// Makes handouts with the pictures of their steps. Not for the FX thread, which draws these.
final class Handouts {
    /// Of a picture, pixels: with 18 mm of margin, 190 an inch.
    private static final int WIDTH = 1200, HEIGHT = 560;

    private Handouts() {}

    /// @param key whether it has the answers
    /// @param begun told the number of each step, from 0, before its picture is made
    static String page(Lesson lesson, Language language, boolean key, Consumer<Integer> begun) {
        List<Arrival> arrivals = Arrival.of(lesson);
        return new Handout(lesson, arrivals, new Wording(lesson.model(), language.words()), key).page(i -> {
            begun.accept(i);
            return Rendering.png(RenderJob.of(lesson, arrivals.get(i), true, WIDTH, HEIGHT), language);
        });
    }
}
