package limber.engine.model;

import java.util.List;
import java.util.Optional;
import limber.engine.Phase;
import limber.engine.platform.ClassFiles;
import limber.engine.settings.Kernel;
import limber.engine.settings.Settings;

/// A mistake that programs make, as edits of the sources of phases: with them, a model computes what such a program
/// does.
///
/// @param name such as `relaxation`
/// @param value such as `first`; empty where it is a number, which can be fitted
/// @param usual the number under which it is no mistake; 0 where it has none
public record Mistake(String name, String value, double usual, List<Edit> edits) {
    /// The place of the number in a text.
    private static final String NUMBER = "$";

    /// An edit of a source.
    ///
    /// @param phase in whose file it is
    /// @param from what stands there, once or more
    /// @param to what stands there instead; `$` is the number
    public record Edit(Class<? extends Phase> phase, String from, String to) {}

    /// An edit of a source.
    public static Edit edit(Class<? extends Phase> phase, String from, String to) {
        return new Edit(phase, from, to);
    }

    /// A mistake that is there or not.
    public static Mistake of(String name, String value, Edit... edits) {
        return new Mistake(name, value, 0, List.of(edits));
    }

    /// A mistake with a number.
    public static Mistake number(String name, double usual, Edit... edits) {
        return new Mistake(name, "", usual, List.of(edits));
    }

    /// Whether it has a number.
    public boolean fitted() {
        return value.isEmpty();
    }

    /// Whether all that it edits runs in a scene.
    public boolean acts(Model model, Settings p) {
        List<String> running = model.schedule(p).phases().map(phase -> ClassFiles.source(phase.getClass())).toList();
        return edits.stream().allMatch(e -> running.contains(ClassFiles.source(e.phase)));
    }

    /// Settings under which it is made; empty where the sources are edited already in that place.
    ///
    /// @param number what stands for `$`, as Java writes it
    public Optional<Settings> in(Settings p, String number) {
        Settings edited = p;
        for (Edit edit : edits) {
            String file = ClassFiles.source(edit.phase);
            String text = edited.kernel(file).map(Kernel::text)
                    .orElseGet(() -> ClassFiles.shipped(ClassFiles.host(edit.phase)).orElseThrow());
            if (!text.contains(edit.from)) return Optional.empty();
            edited = edited.with(new Kernel(file, text.replace(edit.from, edit.to.replace(NUMBER, number))));
        }
        return Optional.of(edited);
    }
}
