package limber.presentation.panes;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.presentation.play.Playback;
import limber.presentation.words.Decimals;
import limber.presentation.words.Wording;

/// The settings that were set later in a run that stands at its start: the values of the start are shown there, which
/// looks as if the changes were lost.
///
/// @param line says what that is
public record SetLater(String line) {
    /// Letters of a value that stands in a line of others.
    private static final int BRIEF = 24;

    /// Empty while the run is not at its start, and where nothing was set later.
    public static Optional<SetLater> of(Playback playback, Wording words) {
        if (!playback.atStart()) return Optional.empty();
        Settings last = playback.gestures().setLater();
        List<String> set = playback.settings().differences(last);
        return set.isEmpty() ? Optional.empty()
                : Optional.of(new SetLater(words.get("parameters.later").formatted(set.stream()
                        .map(name -> brief(last.parameter(name), last, words)).collect(Collectors.joining(" · ")))));
    }

    /// The title of a parameter with its value, or alone where that is long.
    public static String brief(Parameter<?> p, Settings of, Wording words) {
        return brief(p.name(), of.text(p), words);
    }

    static String brief(String parameter, String value, Wording words) {
        String text = words.choice(parameter, Decimals.plainZero(value));
        return words.title("parameter", parameter) + (text.length() > BRIEF ? "" : " " + text);
    }
}
