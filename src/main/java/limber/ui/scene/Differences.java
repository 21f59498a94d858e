package limber.ui.scene;

import java.util.List;
import java.util.Optional;
import limber.engine.Channel;
import limber.engine.Element;
import limber.engine.ask.FirstDifference;
import limber.presentation.play.Playback;
import limber.presentation.words.Quantity;
import limber.presentation.words.Wording;

/// The first difference of two runs, in words and as a place to go to.
record Differences(Playback playback, Wording words) {
    /// Up to so many representable numbers apart, the difference is of rounding, and their number is said.
    private static final long NEAR = 1000;

    /// Goes to the operation and selects what it works on.
    void go(FirstDifference d) {
        playback.playing().set(false);
        playback.go(d.left().before());
        if (d.element() >= 0) place(d).ifPresent(e -> playback.selected().set(Optional.of(e)));
    }

    private Optional<Element> place(FirstDifference d) {
        return playback.picture().get().state().channel(d.channel()).filter(c -> !c.of().isEmpty())
                .map(c -> new Element(c.of(), d.element()));
    }

    /// Where it is, and both values.
    String said(FirstDifference d) {
        return said(d, "compare.first.said");
    }

    /// @param key of the sentence
    String said(FirstDifference d, String key) {
        String channel = words.quantity(d.channel());
        if (d.element() < 0) return words.get("compare.shape").formatted(channel, Quantity.digits(d.leftValue()[0]),
                Quantity.digits(d.rightValue()[0]));
        String unit = playback.picture().get().state().channel(d.channel()).map(Channel::unit).orElse(""),
                apart = d.ulps() <= NEAR ? words.get("compare.ulps").formatted(d.ulps()) : "";
        List<String> sides = Quantity.apart(d.leftValue(), d.rightValue(), unit);
        return words.get(key).formatted(d.frame(),
                d.left().operation().or(d.right()::operation)
                        .map(o -> words.title("phase", o.slot().phase().name()))
                        .orElseGet(() -> words.get("compare.start")),
                channel, d.element(), sides.getFirst(), sides.getLast()) + apart;
    }
}
