package limber.presentation.panes;

import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.engine.model.Model;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.presentation.words.Decimals;
import limber.presentation.words.Wording;

/// Groups of a model's parameters in a panel: the first few on top, the others folded.
///
/// @param more those that are folded and not of the third group
/// @param published choices between the published and the corrected rule that are folded
public record ParameterGroups(List<Parameter<?>> main, List<Parameter<?>> more, List<Parameter<?>> published) {
    public static ParameterGroups of(Model m) {
        List<Parameter<?>> folded = m.parameters().stream().filter(p -> !m.mainParameters().contains(p)).toList();
        return new ParameterGroups(m.mainParameters(),
                folded.stream().filter(p -> !m.publishedParameters().contains(p)).toList(),
                folded.stream().filter(m.publishedParameters()::contains).toList());
    }

    /// A line for the folded settings that differ from the preset's: a folded group must still show a setting that
    /// breaks something. Empty where none differs.
    public String changed(Settings now, Settings preset, Wording words) {
        String said = folded().filter(p -> p.acts(now) && differs(p, now, preset))
                .map(p -> SetLater.brief(p, now, words)).collect(Collectors.joining(" · "));
        return said.isEmpty() ? "" : words.get("changed.more").formatted(said);
    }

    private Stream<Parameter<?>> folded() {
        return Stream.concat(more.stream(), published.stream());
    }

    /// Settings in which some parameters have the values of the preset.
    public static Settings reset(Collection<Parameter<?>> which, Settings now, Settings preset) {
        Settings reset = now;
        for (Parameter<?> p : which)
            if (differs(p, now, preset)) reset = reset.with(p.name(), preset.text(p));
        return reset;
    }

    private static boolean differs(Parameter<?> p, Settings now, Settings preset) {
        return !Decimals.plainZero(now.text(p)).equals(Decimals.plainZero(preset.text(p)));
    }
}
