package limber.presentation.panes;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import limber.engine.Channel;
import limber.engine.Formula;
import limber.engine.Measure;
import limber.engine.State;
import limber.engine.ask.Why;
import limber.engine.ask.WhyTarget;
import limber.engine.run.Probe;
import limber.engine.watch.Explanation;
import limber.presentation.words.Quantity;
import limber.presentation.words.Wording;

/// The reasons of numbers in words.
public record ReasonText(Wording words) {
    /// A number with its value, and below it where it comes from, once that is known.
    ///
    /// @param state any of the run, for the units of its channels
    public String of(Reason reason, State state) {
        WhyTarget asked = reason.why().map(Why::asked).orElse(reason.question().asked());
        return name(asked) + " = "
                + Quantity.text(reason.question().value(), unit(asked, reason, state), digits(reason))
                + reason.why().map(this::origin).orElse("");
    }

    /// As many as show how the number differs from the same one in the row below and in the one above.
    private static int digits(Reason reason) {
        double[] value = reason.question().value();
        return Math.max(Quantity.digitsOfChange(reason.before().orElse(value), value),
                Quantity.digitsOfChange(value, reason.after().orElse(value)));
    }

    /// "position of particle 7", "error".
    public String name(WhyTarget asked) {
        return switch (asked) {
            case WhyTarget.Stored(String channel, int element) -> words.get("why.name").formatted(
                    words.quantity(channel), element);
            case WhyTarget.Assigned local -> local.name();
            case WhyTarget.Given given -> given.name();
            case WhyTarget.Measured(Measure m, int element) -> {
                String name = words.quantity(m.name());
                yield m.of().isEmpty() ? name
                        : element == Probe.LARGEST ? words.get("plot.largest").formatted(name)
                                : words.get("why.measure").formatted(name, words.kind(m.of()), element);
            }
        };
    }

    private String unit(WhyTarget asked, Reason reason, State state) {
        return switch (asked) {
            case WhyTarget.Stored(String channel, int _) -> state.channel(channel).map(Channel::unit).orElse("");
            case WhyTarget.Measured(Measure m, int _) -> m.unit();
            case WhyTarget.Assigned(String name, var _) -> unit(name, reason.why());
            case WhyTarget.Given(String name) -> unit(name, reason.why());
        };
    }

    /// The unit of the symbol that stands for a local.
    private static String unit(String local, Optional<Why> why) {
        return why.flatMap(Why::operation).flatMap(o -> o.slot().phase().formula().symbols().stream()
                .filter(s -> s.local().equals(local)).findFirst()).map(Formula.Symbol::unit).orElse("");
    }

    private String origin(Why why) {
        return switch (why.origin()) {
            case Why.Origin.Initial _ -> words.get("why.initial");
            case Why.Origin.Inputs(int frame) -> words.get("why.inputs").formatted(frame);
            case Why.Origin.Operation _ -> operation(why.operation().orElseThrow());
            case Why.Origin.Measured(boolean all) -> words.get(all ? "why.measured" : "why.measured.some");
            case Why.Origin.Parameters(List<String> names) -> names.isEmpty() ? words.get("why.constant")
                    : words.get("why.parameters").formatted(names.stream().map(n -> words.title("parameter", n))
                            .collect(Collectors.joining(words.get("caption.comma"))));
        };
    }

    private String operation(Explanation o) {
        String rounds = words.rounds(o.slot(), "caption.comma"), of = o.slot().phase().of();
        return words.get("why.operation").formatted(o.frame(), rounds.isEmpty() ? "" : rounds + " · ",
                words.title("phase", o.slot().phase().name())
                        + (of.isEmpty() ? "" : " · " + words.kind(of) + " " + o.element()));
    }
}
