package limber.presentation.panes;

import java.util.List;
import java.util.stream.Stream;
import limber.engine.run.Picture;
import limber.presentation.play.Playback;
import limber.presentation.words.Captions;
import limber.presentation.words.Quantity;
import limber.presentation.words.Wording;

/// The caption of a scene: what the last operation did, what the next one will do, and what the model says of the
/// state, in plain words.
///
/// @param playing whether the scene plays; `next` says that then
public record Caption(String last, String next, String remark, boolean playing) {
    public static Caption of(Playback playback, Captions captions, Wording words) {
        Picture now = playback.picture().get();
        boolean playing = playback.playing().get();
        String next = playback.rules().held().get() ? words.get("lesson.held")
                : playing ? words.get("caption.playing") : met(playback, words) + captions.next(now);
        return new Caption(now.divergence().map(words::flewApart).orElseGet(() -> captions.last(now)), next,
                words.remarks(now.remarks()), playing);
    }

    /// The frame that is complete, or inside which the scene stands, and its time.
    public static String time(Picture now, Wording words) {
        boolean between = now.cursor().betweenFrames();
        return words.get(between ? "time" : "time.inside")
                .formatted(between ? now.cursor().frame() : now.path().frame(), now.time());
    }

    /// The time alone, where something else says the frame.
    public static String seconds(Picture now, Wording words) {
        return words.get("time.short").formatted(now.time());
    }

    /// The stop that has halted the scene here, with its number.
    private static String met(Playback playback, Wording words) {
        return playback.stops().met().get()
                .map(m -> words.get(Double.isNaN(m.value()) ? "caption.stopped" : "caption.stopped.value")
                        .formatted(m.reason(), Quantity.digits(m.value())))
                .orElse("");
    }

    /// The lines with what they are, as they are read where nothing else says so; while the scene plays only that.
    public List<String> lines(Wording words) {
        if (playing) return List.of(next);
        return Stream.of(headed("caption.last", last, words), headed("caption.next", next, words))
                .filter(line -> !line.isEmpty()).toList();
    }

    private static String headed(String head, String text, Wording words) {
        return text.isBlank() ? "" : words.get(head) + words.get("caption.colon") + text;
    }
}
