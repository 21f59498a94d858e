package limber.lesson.source;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import limber.engine.model.Model;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.expression.Expression;
import limber.expression.ExpressionFault;
import limber.expression.Vocabulary;
import limber.input.Faults;
import limber.input.Goto;
import limber.input.Node;
import limber.input.SourcePosition;

/// A link in a lesson's text: `goto:frame=1&phase=distance&sweep=2` moves the cursor,
/// `set:correction=half&iterations=4` changes settings, `find:max(abs(residual)) > 0.01` lists where a condition holds,
/// `moment:slack.limber` shows a moment of a file beside the lesson, `lesson:one-stick` opens another lesson. Other
/// links do nothing.
public sealed interface Link {
    /// The ending of files that hold a moment.
    String MOMENT = ".limber";

    record Go(Goto moment) implements Link {}

    record Change(Map<Parameter<?>, String> values) implements Link {}

    record Other(String id) implements Link {}

    /// A moment in a file of the lesson's folder.
    ///
    /// @param file in the folder
    record Shown(Path file) implements Link {}

    /// A search for all places where a condition holds.
    record Where(String condition) implements Link {}

    /// @param p the settings of the step, which decide what phases there are
    /// @param position of the link
    /// @throws BadInput if it is no such link
    static Link read(String destination, Model model, Settings p, Folder folder, SourcePosition position) {
        int colon = destination.indexOf(':');
        String kind = colon < 0 ? destination : destination.substring(0, colon),
                what = destination.substring(colon + 1);
        return switch (kind) {
            case "goto" -> new Go(Goto.read("goto", what, model, p, Limits.FRAMES, position));
            case "set" -> new Change(values(what, model, folder, position));
            case "find" -> new Where(condition(what, model, p, position));
            case "moment" -> new Shown(moment(what, folder, position));
            case "lesson" -> new Other(Texts.slug("lesson", new Node(what, position, position)));
            default -> throw position.bad("a link to '" + BadInput.brief(destination)
                    + "'; goto:frame=1, set:name=value, find:condition, moment:name.limber or lesson:id would be "
                    + "right, since nothing is fetched");
        };
    }

    /// The id of the lesson that a link leads to; empty if it leads to none.
    static Optional<String> lesson(String destination) {
        return destination.startsWith("lesson:") ? Optional.of(destination.substring("lesson:".length()))
                : Optional.empty();
    }

    private static Path moment(String name, Folder folder, SourcePosition position) {
        try {
            if (name.endsWith(MOMENT)) return folder.inside(name);
        } catch (BadInput e) {
            throw position.bad(e.getMessage());
        }
        throw position.bad("'" + BadInput.brief(name) + "' is no moment; a " + MOMENT + " file would be right");
    }

    private static String condition(String text, Model model, Settings p, SourcePosition position) {
        try {
            return Expression.condition(text, new Vocabulary(model, model.running(p))).toString();
        } catch (ExpressionFault e) {
            throw position.bad("column " + e.column() + " of the condition: " + e.getMessage());
        }
    }

    private static Map<Parameter<?>, String> values(String text, Model model, Folder folder, SourcePosition position) {
        var values = new LinkedHashMap<Parameter<?>, String>();
        var reader = new SettingsReader(model, folder, new Faults());
        Node.pairs(text, position).forEach((name, value) -> {
            Parameter<?> p = reader.parameter(name, new Node(value, position, position));
            BadInput.within(position.toString(), () -> {
                p.read(value);
                values.put(p, folder.confined(p, value));
            });
        });
        return values;
    }
}
