package limber.presentation.panes;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import limber.engine.Element;
import limber.engine.model.Entry;
import limber.engine.model.Handle;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.run.Companions.Companion;
import limber.engine.run.Picture;
import limber.presentation.words.Wording;

/// The inputs of a scene so far that do not apply to another method of it. An input of the method's own in the same
/// frame stands in the place of one, which is not lost then.
///
/// @param model of the scene
public record LeftOutInputs(Model model, Wording words) {
    /// A sentence about each method that lacks some; empty for none.
    ///
    /// @param names of the methods, the scene itself first
    /// @param others the methods as they were set up
    public String text(Picture now, List<String> names, List<Entry> others) {
        List<Companion> all = now.companions().orElseThrow().all();
        String methods = IntStream.range(0, Math.min(all.size(), others.size())).mapToObj(i -> {
            String left = of(now, all.get(i), others.get(i));
            return left.isEmpty() ? "" : words.get("methods.left.of").formatted(names.get(i + 1), left);
        }).filter(s -> !s.isEmpty()).collect(Collectors.joining(words.get("methods.left.between")));
        return methods.isEmpty() ? "" : words.get("methods.left").formatted(methods);
    }

    private String of(Picture now, Companion method, Entry setUp) {
        Set<Integer> own = setUp.inputs().stream().map(Input::frame).collect(Collectors.toSet());
        return method.left().stream().filter(i -> i.frame() <= now.cursor().frame() && !own.contains(i.frame()))
                .map(i -> name(i, now)).distinct().collect(Collectors.joining(words.get("methods.comma")));
    }

    private String name(Input input, Picture now) {
        return switch (input) {
            case Input.Set set -> words.title("parameter", set.parameter());
            case Input.Move move -> handle(move.handle(), now).map(h -> Wording.handle(h, now.settings(), words::get))
                    .or(() -> Element.ofHandle(move.handle()).map(e -> words.kind(e.of()) + " " + e.index()))
                    .orElse(move.handle());
            case Input.Act act -> words.title("action", act.action());
        };
    }

    private Optional<Handle> handle(String name, Picture now) {
        return model.handles(now.settings()).stream().filter(h -> h.name().equals(name)).findFirst();
    }
}
