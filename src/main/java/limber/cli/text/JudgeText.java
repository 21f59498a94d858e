package limber.cli.text;

import java.io.PrintStream;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Collectors;
import limber.cli.option.SceneOptions;
import limber.engine.run.Run;
import limber.engine.settings.NumberText;
import limber.judge.Cause;
import limber.judge.CauseSearch;
import limber.judge.Finding;
import limber.judge.Judgement;
import limber.judge.MistakeWords;
import limber.judge.Trajectory;
import limber.presentation.words.Language;
import tools.jackson.core.JsonGenerator;

/// The sentences and the JSON of `judge`.
public record JudgeText(PrintStream out) {
    private static final int DIGITS = 6;

    /// @param matched the options that were found by matching the first frames; empty where it was not asked for
    public void print(Optional<List<String>> matched, Trajectory file, Judgement j,
            Optional<CauseSearch.Found> found) {
        String flat = file.flat();
        matched.ifPresent(options -> out.println(options.isEmpty() ? "The file's places are ours as they are."
                : "Matched by " + String.join(" ", options)));
        if (!flat.isEmpty()) out.println("The file has no column " + flat + ": " + flat + " = 0 is taken.");
        if (file.passed() > 0) out.println(file.passed() + " of the file's " + (file.passed() + file.frames())
                + " times lie between frames and are passed over; --interpolate would use them.");
        if (j.agrees()) agrees(j);
        else differs(j);
        found.ifPresent(this::print);
        out.flush();
    }

    private static String all(Judgement j) {
        return j.frames() + (j.frames() == 1 ? " frame of " : " frames of ") + j.elements()
                + (j.elements() == 1 ? " element" : " elements");
    }

    private void agrees(Judgement j) {
        if (j.rounded().isPresent()) {
            out.println("All agree to within the file's digits: " + all(j) + ". Its numbers are rounded by up to "
                    + number(j.rounded().getAsDouble()) + " m; places that round to them lie within "
                    + number(j.tolerance()) + " m of ours. The largest distance is "
                    + number(j.largest().orElseThrow().distance()) + " m, in frame "
                    + j.largest().orElseThrow().frame() + ".");
            return;
        }
        out.println("All agree: " + all(j) + ", within " + number(j.tolerance()) + " m; the largest distance is "
                + j.largest().map(m -> number(m.distance()) + " m, in frame " + m.frame() + ", element "
                        + m.element()).orElse("none")
                + ".");
    }

    private void differs(Judgement j) {
        Judgement.Miss first = j.first().orElseThrow();
        out.println((j.equalThrough().isPresent() ? "They agree through frame " + j.equalThrough().getAsInt()
                : "They differ from the first frame on") + ", of " + all(j) + ", within " + number(j.tolerance())
                + " m.");
        out.println(
                "First: frame " + first.frame() + ", element " + first.element() + ": theirs " + place(first.theirs())
                        + ", ours " + place(first.ours()) + ", " + distance(first.distance()) + " apart.");
        out.println("The distance grows: " + j.growth().stream()
                .map(m -> "frame " + m.frame() + " " + distance(m.distance())).collect(Collectors.joining(", ")) + ".");
    }

    private void print(CauseSearch.Found found) {
        switch (found.finding()) {
            case Finding.Accounts(List<Cause> causes) -> {
                out.println("What accounts for it:");
                for (Cause c : causes)
                    out.println("  " + items(c) + ": agrees in all frames, the largest distance is "
                            + left(c) + order(c));
            }
            case Finding.ExplainsUpTo(Judgement _, List<Cause> causes) -> {
                out.println("Nothing that was tried accounts for it.");
                out.println("Explains frames up to " + through(causes.getFirst()) + ":");
                for (Cause c : causes)
                    out.println("  " + items(c) + ": explains frames up to " + through(c)
                            + "; what is left is " + left(c)
                            + (c.rest().isPresent() ? ", which rounding may explain" : "") + order(c));
            }
            case Finding.RoundingMay(var rounding) -> out.println("Rounding may explain it: the file has no more "
                    + "digits than single precision, and numbers of single precision alone part such runs"
                    + (rounding.parts().isPresent() ? " from frame " + rounding.parts().getAsInt() + " on" : "") + ".");
            case Finding.Nothing() -> out.println("Nothing that was tried accounts for it.");
        }
        var told = new TreeMap<String, String>();
        for (Cause c : found.finding().causes())
            c.program().forEach((name, value) -> told.put(name + "=" + value,
                    MistakeWords.text(Language.ENGLISH.words(), name, value)));
        told.forEach((item, text) -> out.println(item + ": " + text + "."));
        out.println(found.tried() + (found.tried() == 1 ? " change was tried" : " changes were tried")
                + (found.whole() ? "." : ", not all: the time was over; --seconds gives more."));
    }

    private static String items(Cause c) {
        return String.join(" and ", c.items());
    }

    /// What a list of elements says.
    private static String order(Cause c) {
        return c.options().stream().noneMatch(o -> o.startsWith("--elements")) ? ""
                : c.conversion().reversed() ? "; their elements are ours in reverse"
                        : "; their elements are ours in another order";
    }

    private static int through(Cause c) {
        return c.judgement().equalThrough().orElseThrow();
    }

    private static String left(Cause c) {
        return distance(c.judgement().largest().orElseThrow().distance());
    }

    private static String place(double[] at) {
        return "(" + number(at[0]) + ", " + number(at[1]) + ", " + number(at[2]) + ")";
    }

    private static String distance(double d) {
        return Double.isInfinite(d) ? "a number that is not finite" : number(d) + " m";
    }

    private static String number(double v) {
        return NumberText.shown(v, DIGITS);
    }

    // ---- JSON ----

    /// @param matched as for [#print]
    public static void write(JsonGenerator g, Optional<List<String>> matched, Judgement j,
            Optional<CauseSearch.Found> found, Run run) {
        Finding finding = found.map(CauseSearch.Found::finding).orElse(new Finding.Nothing());
        g.writeStartObject();
        matched.ifPresent(options -> g.writeStringProperty("options", String.join(" ", options)));
        g.writeNumberProperty("frames", j.frames());
        g.writeNumberProperty("elements", j.elements());
        through(g, j.equalThrough());
        miss(g, "first", j.first(), true);
        miss(g, "largest", j.largest(), false);
        g.writeNumberProperty("tolerance", j.tolerance());
        if (j.rounded().isPresent()) g.writeNumberProperty("digits", j.rounded().getAsDouble());
        g.writeBooleanProperty("rounding", finding instanceof Finding.RoundingMay);
        g.writeArrayPropertyStart("explanations");
        for (Cause c : finding.causes()) cause(g, c, finding instanceof Finding.Accounts);
        g.writeEndArray();
        SceneOptions.remarks(g, run);
        g.writeEndObject();
        Json.endLine(g);
    }

    private static void cause(JsonGenerator g, Cause c, boolean accounts) {
        g.writeStartObject();
        g.writeStringProperty("options", String.join(" ", c.options()));
        g.writeObjectPropertyStart("set");
        c.set().forEach(g::writeStringProperty);
        g.writeEndObject();
        g.writeArrayPropertyStart("program");
        c.program().forEach((name, value) -> {
            g.writeStartObject();
            g.writeStringProperty("name", name);
            g.writeStringProperty("value", value);
            g.writeStringProperty("text", MistakeWords.text(Language.ENGLISH.words(), name, value));
            g.writeEndObject();
        });
        g.writeEndArray();
        g.writeBooleanProperty("accounts", accounts);
        through(g, c.judgement().equalThrough());
        miss(g, "largest", c.judgement().largest(), false);
        g.writeBooleanProperty("roundingMayExplainTheRest", c.rest().isPresent());
        g.writeEndObject();
    }

    private static void through(JsonGenerator g, OptionalInt frame) {
        if (frame.isPresent()) g.writeNumberProperty("equalThrough", frame.getAsInt());
        else g.writeNullProperty("equalThrough");
    }

    private static void miss(JsonGenerator g, String name, Optional<Judgement.Miss> miss, boolean places) {
        if (miss.isEmpty()) {
            g.writeNullProperty(name);
            return;
        }
        Judgement.Miss m = miss.get();
        g.writeObjectPropertyStart(name);
        g.writeNumberProperty("frame", m.frame());
        g.writeNumberProperty("element", m.element());
        if (places) {
            Json.numbers(g, "theirs", m.theirs());
            Json.numbers(g, "ours", m.ours());
        }
        Json.value(g, "distance", new double[]{m.distance()});
        g.writeEndObject();
    }
}
