package limber.lesson;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Range;
import limber.input.Faults;
import limber.input.Node;
import limber.lesson.source.Limits;
import limber.lesson.source.NodeValues;
import limber.lesson.source.SettingsReader;

/// A reader for the parameters that a lesson draws for each student.
record VaryReader(SettingsReader reader) {
    private static final String RIGHT = "a range [least, most]";

    List<Vary> read(Node node) {
        Faults faults = reader.faults();
        var all = new ArrayList<Vary>();
        var members = node.object("vary", "a map such as {" + reader.model().parameters().getFirst().name()
                + ": [least, most]}");
        if (members.isEmpty() || members.size() > Limits.VARIED) throw node.bad("vary has " + members.size()
                + " parameters; 1.." + Limits.VARIED + " would be right");
        members.forEach((name, value) -> faults.attempt(() -> reader.parameter(name, value))
                .ifPresent(p -> faults.attempt(() -> vary(p, value)).ifPresent(all::add)));
        return all;
    }

    private static Vary vary(Parameter<?> p, Node node) {
        if (!(p.kind() instanceof Kind.Real) && !(p.kind() instanceof Kind.Count)) throw node.key()
                .bad(p.name() + " is " + p.kind().word() + ", which has no range; a number would be right");
        List<Node> ends = node.array(p.name(), RIGHT);
        if (ends.size() != 2) throw node.wrong(p.name(), RIGHT);
        var range = new Range(end(p, ends.getFirst()), end(p, ends.getLast()));
        if (!(range.min() < range.max())) throw node.bad(p.name() + ": " + range
                + " holds no two numbers; the least one first, and a larger one, would be right");
        if (!p.range().contains(range.min()) || !p.range().contains(range.max()))
            throw node.bad(p.name() + ": " + range + " is not a part of " + p.range());
        Vary vary = Vary.within(p, exact(p, ends.getFirst()), exact(p, ends.getLast()));
        if (vary.count() < 2)
            throw node.bad(p.name() + ": " + range + " holds no two whole numbers; a wider range would be right");
        return vary;
    }

    private static double end(Parameter<?> p, Node node) {
        double end = NodeValues.number(p.name(), node);
        if (!Double.isFinite(end)) throw node.bad(p.name() + ": this is beyond what a number can be");
        return end;
    }

    private static BigDecimal exact(Parameter<?> p, Node node) {
        return new BigDecimal(node.number(p.name(), RIGHT));
    }
}
