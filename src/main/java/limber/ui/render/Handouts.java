package limber.ui.render;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import limber.lesson.Lesson;
import limber.lesson.StepEntry;
import limber.presentation.words.Language;
import limber.presentation.words.Wording;
import limber.handout.Handout;
import limber.handout.PageAddress;

/// A maker of handouts with a picture of each step. Must not be called on the FX thread, which draws the pictures.
public final class Handouts {
    /// Pixels of a picture: with 18 mm of margin, 190 an inch.
    private static final int WIDTH = 1200, HEIGHT = 560;

    private Handouts() {}

    /// @param key whether the answers are included
    /// @param address of a web page of the lesson; empty for none
    /// @param begun receives the number of each step, from 0, before its picture is made
    public static String page(Lesson lesson, Language language, boolean key, Optional<PageAddress> address,
            Consumer<Integer> begun) {
        List<StepEntry> arrivals = StepEntry.of(lesson);
        return new Handout(lesson, arrivals, new Wording(lesson.model(), language.words()), key, address).page(i -> {
            begun.accept(i);
            return Rendering.png(RenderJob.of(lesson, arrivals.get(i), true, WIDTH, HEIGHT), language);
        });
    }
}
