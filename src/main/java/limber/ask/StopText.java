package limber.ask;

import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.engine.Channel;
import limber.engine.Element;
import limber.engine.Phase;
import limber.engine.Schedule;
import limber.engine.State;
import limber.engine.model.Model;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.engine.text.DidYouMean;
import limber.engine.tool.Tools;
import limber.expression.Expression;
import limber.expression.Vocabulary;

/// A reader for the texts that [Stop.What] writes: `distance:42` is a line of a phase's code, `particle 7` an element,
/// `position[7]` what is stored for one, and anything else a condition.
public final class StopText {
    private static final Pattern LINE = Pattern.compile("([A-Za-z][A-Za-z0-9-]*):(\\d{1,5})"),
            TOUCHED = Pattern.compile("([A-Za-z][A-Za-z -]*) (\\d{1,9})"),
            WRITTEN = Pattern.compile("([A-Za-z][A-Za-z0-9-]*)\\[(\\d{1,9})]");

    private StopText() {}

    /// @param p the settings, which decide what phases and channels there are
    /// @param tools that a condition can read
    /// @throws BadInput if there is no such phase, kind, channel or element
    /// @throws limber.expression.ExpressionFault if it is no condition
    public static Stop.What read(String text, Model model, Settings p, Tools tools) {
        Schedule schedule = model.running(p);
        Matcher line = LINE.matcher(text), touched = TOUCHED.matcher(text), written = WRITTEN.matcher(text);
        if (line.matches()) return line(line.group(1), number(line), schedule);
        if (touched.matches()) return touched(touched.group(1), number(touched), schedule, model.layout(p));
        if (written.matches()) return written(written.group(1), number(written), model.layout(p));
        return new Stop.What.Condition(Expression.condition(text, new Vocabulary(model, schedule).with(tools)));
    }

    private static int number(Matcher found) {
        return Integer.parseInt(found.group(2));
    }

    private static Stop.What line(String phase, int line, Schedule schedule) {
        known("phase", phase, schedule.phases().map(Phase::name).collect(Collectors.toCollection(TreeSet::new)));
        return new Stop.What.Line(phase, line);
    }

    private static Stop.What touched(String of, int index, Schedule schedule, State layout) {
        known("kind of element", of, Stream.concat(schedule.phases().map(Phase::of),
                layout.channels().stream().map(Channel::of)).filter(kind -> !kind.isEmpty())
                .collect(Collectors.toCollection(TreeSet::new)));
        if (layout.channels().stream().anyMatch(c -> c.of().equals(of))) inside(of, index, layout.count(of));
        return new Stop.What.Touched(new Element(of, index));
    }

    private static Stop.What written(String name, int element, State layout) {
        known("channel", name,
                layout.channels().stream().map(Channel::name).collect(Collectors.toCollection(TreeSet::new)));
        Channel channel = layout.channel(name).orElseThrow();
        inside(name, element, layout.elements(channel));
        return new Stop.What.Written(name, element);
    }

    private static void known(String what, String name, Set<String> names) {
        if (!names.contains(name))
            throw new BadInput("'" + BadInput.brief(name) + "' is no " + what + " here; "
                    + DidYouMean.hint(name, names));
    }

    private static void inside(String name, int index, int count) {
        if (index >= count)
            throw new BadInput(name + " " + index + " is not there; there are " + count + ", from 0");
    }
}
