package limber.moment;

import java.util.Map;
import limber.ask.Stop;
import limber.ask.StopText;
import limber.engine.model.Model;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.engine.tool.Tools;
import limber.expression.ExpressionFault;
import limber.input.Faults;
import limber.input.Keys;
import limber.input.Node;
import tools.jackson.core.JsonGenerator;

/// A reader and writer for the stops of a moment: a text, or an object with it where a stop is off, halts at each k-th
/// time, or once.
///
/// @param p the settings of the moment's frame, which decide what phases and channels there are
/// @param tools that a condition can read
record StopReader(Model model, Settings p, Tools tools, Faults faults) {
    private static final int MOST_TIMES = 1_000_000;
    private static final String RIGHT = "a stop such as \"max(abs(residual)) > 0.01\"";

    Stop read(Node node) {
        if (!(node.value() instanceof Map<?, ?>)) return new Stop(what(node));
        var keys = new Keys(node, "a stop", RIGHT, node.place(), faults);
        Stop.What what = keys.need("stop", RIGHT, this::what).orElseThrow(() -> new BadInput(faults.all().getLast()));
        int every = keys.read("every", n -> n.whole("every", 1, MOST_TIMES)).orElse(1);
        boolean once = keys.read("once", n -> flag("once", n)).orElse(false);
        boolean on = keys.read("on", n -> flag("on", n)).orElse(true);
        keys.end();
        return new Stop(what, on, every, once);
    }

    private Stop.What what(Node node) {
        String text = node.string("a stop", RIGHT);
        try {
            return StopText.read(text, model, p, tools);
        } catch (ExpressionFault e) {
            throw node.place().right(e.column()).bad(e.getMessage());
        } catch (BadInput e) {
            throw e.at(node.place().toString());
        }
    }

    private static boolean flag(String name, Node node) {
        if (node.value() instanceof Boolean b) return b;
        throw node.wrong(name, "true or false");
    }

    static void write(JsonGenerator g, Stop stop) {
        String text = stop.what().toString();
        if (stop.equals(new Stop(stop.what()))) {
            g.writeString(text);
            return;
        }
        g.writeStartObject();
        g.writeStringProperty("stop", text);
        if (stop.every() > 1) g.writeNumberProperty("every", stop.every());
        if (stop.once()) g.writeBooleanProperty("once", true);
        if (!stop.on()) g.writeBooleanProperty("on", false);
        g.writeEndObject();
    }
}
