package limber.lesson.source;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import limber.engine.text.BadInput;
import limber.input.Faults;
import limber.input.Node;
import limber.input.SourcePosition;
import limber.input.YamlText;

/// The head of a lesson, between its two lines of `---`. If it is not valid YAML as a whole, it is read entry by entry,
/// so that a broken entry hides neither the others nor faults below.
///
/// @param map empty if nothing of it can be read
/// @param broken keys that could not be read
public record HeadText(Optional<Node> map, Set<String> broken) {

    /// @param lines of the head alone, the first of which is the file's second
    static HeadText read(String file, List<String> lines, Faults faults) {
        try {
            return new HeadText(Optional.of(YamlText.read(file, String.join("\n", lines), 2)), Set.of());
        } catch (BadInput whole) {
            var members = new LinkedHashMap<String, Node>();
            var broken = new HashSet<String>();
            for (int from : beginnings(lines)) {
                try {
                    Node entry = YamlText.read(file, String.join("\n", lines.subList(from, end(lines, from))),
                            from + 2);
                    entry.object("the head", "key: value")
                            .forEach((key, value) -> twice(key, value, members.put(key, value)));
                } catch (BadInput e) {
                    faults.add(e);
                    broken.add(lines.get(from).split("\\W", 2)[0]);
                }
            }
            if (broken.isEmpty()) faults.add(whole);
            var at = new SourcePosition(file, 2, 1);
            return new HeadText(broken.isEmpty() ? Optional.empty() : Optional.of(new Node(members, at, at)), broken);
        }
    }

    private static void twice(String key, Node value, Node before) {
        if (before != null)
            throw value.key().bad("\"" + BadInput.brief(key) + "\" stands twice in one map; once would be right");
    }

    private static List<Integer> beginnings(List<String> lines) {
        var beginnings = new ArrayList<Integer>();
        for (int i = 0; i < lines.size(); i++) if (begins(lines.get(i))) beginnings.add(i);
        return beginnings;
    }

    private static int end(List<String> lines, int from) {
        int end = from + 1;
        while (end < lines.size() && !begins(lines.get(end))) end++;
        return end;
    }

    private static boolean begins(String line) {
        return !line.isEmpty() && Character.isLetter(line.charAt(0));
    }
}
