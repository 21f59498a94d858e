package limber.presentation.panes;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.IntStream;
import limber.ask.Methods;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.presentation.scene.SceneMethods;
import limber.presentation.words.Quantity;
import limber.presentation.words.Wording;

/// A report of what several methods have come to in the frame of a picture, as texts.
///
/// @param rows one a method, the scene itself first
/// @param behind that the rows are of an earlier frame; empty where they are of this one
/// @param left the inputs that do not apply to a method; empty for none
/// @param matched how particles are matched; empty where they are by their numbers
public record MethodReport(List<Row> rows, String behind, String left, String matched) {
    /// A row of the table.
    ///
    /// @param distance from the method that distances are measured from
    /// @param made the energy that it has made itself
    /// @param time of one frame; empty while it is not known
    public record Row(String name, String distance, String made, String time, String operations) {}

    /// @param model of the scene
    public static MethodReport of(Picture now, SceneMethods methods, Model model, Wording words) {
        int frame = now.cursor().frame(), last = Math.min(frame, methods.numbers().count() - 1);
        Optional<List<Methods.Row>> known = methods.numbers().rows(last);
        List<String> names = methods.names();
        List<Row> rows = IntStream.range(0, names.size()).mapToObj(i -> row(names.get(i), known.map(all -> all.get(i)),
                methods.numbers().seconds(i), words)).toList();
        return new MethodReport(rows, last < frame && last >= 0 ? words.get("methods.behind").formatted(last) : "",
                now.companions().isEmpty() ? "" : new LeftOutInputs(model, words).text(now, names, methods.setUp()),
                known.filter(all -> all.stream().anyMatch(m -> m.distance().isPresent() && !m.numbered()))
                        .map(_ -> words.get("methods.place")).orElse(""));
    }

    private static Row row(String name, Optional<Methods.Row> known, OptionalDouble seconds, Wording words) {
        return new Row(name, value(known, Methods.Row::distance, "m", words),
                value(known, Methods.Row::made, "J", words),
                seconds.isPresent() ? Quantity.text(seconds.getAsDouble(), "s") : "",
                known.filter(r -> r.operations().isPresent()).map(r -> Long.toString(r.operations().getAsLong()))
                        .orElse(words.get("methods.none")));
    }

    private static String value(Optional<Methods.Row> known, Function<Methods.Row, OptionalDouble> value, String unit,
            Wording words) {
        if (known.isEmpty()) return words.get("methods.busy");
        if (!known.get().finite()) return words.get("methods.exploded");
        OptionalDouble now = value.apply(known.get());
        return now.isPresent() ? Quantity.text(now.getAsDouble(), unit) : words.get("methods.none");
    }
}
