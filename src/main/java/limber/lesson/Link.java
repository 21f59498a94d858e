package limber.lesson;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import limber.engine.BadInput;
import limber.engine.Model;
import limber.engine.Parameter;
import limber.engine.Settings;
import limber.input.Node;
import limber.input.Spot;

/// What a link in a lesson's text does: `goto:frame=1&phase=distance&sweep=2` moves the cursor,
/// `set:correction=half&iterations=4` changes settings, `lesson:one-stick` opens another lesson. Nothing else is followed.
public sealed interface Link {
    record Go(Goto moment) implements Link {}

    record Change(Map<Parameter<?>, String> values) implements Link {}

    record Other(String id) implements Link {}

    /// @param p the settings of the step, which decide what phases there are
    /// @param spot of the link
    /// @throws BadInput if it does none of this
    static Link read(String destination, Model model, Settings p, Folder folder, Spot spot) {
        int colon = destination.indexOf(':');
        String kind = colon < 0 ? destination : destination.substring(0, colon), what = destination.substring(colon + 1);
        return switch (kind) {
            case "goto" -> new Go(moment(what, model, p, spot));
            case "set" -> new Change(values(what, model, folder, spot));
            case "lesson" -> new Other(Texts.slug("lesson", new Node(what, spot, spot)));
            default -> throw spot.bad("a link to '" + BadInput.brief(destination) + "'; goto:frame=1, set:name=value or lesson:id would be right, since nothing is fetched");
        };
    }

    /// The id of the lesson that a link leads to; empty if it leads to none.
    static Optional<String> lesson(String destination) {
        return destination.startsWith("lesson:") ? Optional.of(destination.substring("lesson:".length())) : Optional.empty();
    }

    private static Goto moment(String text, Model model, Settings p, Spot spot) {
        var members = new LinkedHashMap<String, Node>();
        pairs(text, spot).forEach((key, value) -> members.put(key, new Node(value.matches("\\d+") ? new Node.Figure(value) : value, spot, spot)));
        var faults = new Faults();
        Goto moment = Moments.of(model.schedule(p), faults).read("goto", new Node(members, spot, spot));
        if (!faults.none()) throw new BadInput(faults.all().getFirst());
        return moment;
    }

    private static Map<Parameter<?>, String> values(String text, Model model, Folder folder, Spot spot) {
        var values = new LinkedHashMap<Parameter<?>, String>();
        var reader = new SettingsReader(model, folder, new Faults());
        pairs(text, spot).forEach((name, value) -> {
            Parameter<?> p = reader.parameter(name, new Node(value, spot, spot));
            BadInput.within(spot.toString(), () -> {
                p.read(value);
                values.put(p, folder.confined(p, value));
            });
        });
        return values;
    }

    private static Map<String, String> pairs(String text, Spot spot) {
        var pairs = new LinkedHashMap<String, String>();
        for (String pair : text.split("&")) {
            int equals = pair.indexOf('=');
            if (equals < 1) throw spot.bad("'" + BadInput.brief(pair) + "' in a link; name=value would be right, with & between several");
            pairs.put(pair.substring(0, equals), pair.substring(equals + 1));
        }
        return pairs;
    }
}
