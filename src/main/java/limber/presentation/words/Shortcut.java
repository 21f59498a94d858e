package limber.presentation.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;

/// A key of the window, or a gesture of the mouse, and what it does, as people read them. The bundle has a line for
/// each: `key.play = Space | Play or pause`.
///
/// @param group the title of its group
/// @param key empty for the group itself, whose title is then the meaning
public record Shortcut(String group, String key, String meaning) {
    private static final String BAR = " | ", HELP = "F1";

    private record Group(String name, List<String> keys) {}

    private static final List<Group> GROUPS = List.of(
            new Group("play",
                    List.of("play", "forward", "back", "size", "smaller", "larger", "approach", "approach-back",
                            "stop-back", "start",
                            "end")),
            new Group("scene", List.of("undo", "redo", "edit", "copy", "paste", "again", "lock", "cancel")),
            new Group("code",
                    List.of("code-search", "code-next", "code-operation", "code-undo", "code-comment", "code-indent")),
            new Group("view",
                    List.of("fit", "home", "follow", "focus", "focus-operation", "rotate", "pan", "zoom", "select",
                            "move", "press", "context", "tone")),
            new Group("class", List.of("present", "pen", "wipe", "spotlight", "blank", "next", "previous")),
            new Group("window", List.of("help", "search", "region", "tab", "enter", "choose", "scenes", "text-larger",
                    "text-smaller", "text-usual", "quit")));

    /// The keys that a web page does not have: it edits no code, has no clipboard, menus, tabs and presentation, and
    /// the size of its text is the browser's.
    private static final Set<String> WINDOW_ONLY = Set.of("edit", "copy", "paste", "again", "context", "tone", "next",
            "previous", "search", "region", "scenes", "text-larger", "text-smaller", "text-usual", "quit");
    private static final Set<String> WINDOW_GROUPS = Set.of("code", "class");

    /// The keys of the window by their groups, each after a row for the group.
    ///
    /// @param nudges the line of a model that has keys of its own, in the form of the bundle's; empty for none
    public static List<Shortcut> all(ResourceBundle words, String nudges) {
        var all = new ArrayList<Shortcut>();
        for (Group group : GROUPS) add(all, group, words, nudges);
        return all;
    }

    /// Those that a web page has too. F1 is the browser's help there.
    ///
    /// @param nudges as in the window
    public static List<Shortcut> page(ResourceBundle words, String nudges) {
        var all = new ArrayList<Shortcut>();
        for (Group group : GROUPS)
            if (!WINDOW_GROUPS.contains(group.name))
                add(all, new Group(group.name, group.keys.stream().filter(key -> !WINDOW_ONLY.contains(key)).toList()),
                        words, nudges);
        all.replaceAll(s -> s.key.startsWith(HELP) ? new Shortcut(s.group, "?", s.meaning) : s);
        return all;
    }

    private static void add(List<Shortcut> all, Group group, ResourceBundle words, String nudges) {
        String title = words.getString("keys." + group.name);
        all.add(new Shortcut(title, "", title));
        for (String name : group.keys) all.add(of(title, words.getString("key." + name)));
        if (group.name.equals("scene") && !nudges.isEmpty()) all.add(of(title, nudges));
    }

    /// The key with a name, such as `play`.
    public static Shortcut named(String name, ResourceBundle words) {
        return of("", words.getString("key." + name));
    }

    private static Shortcut of(String group, String line) {
        int bar = line.indexOf(BAR);
        return new Shortcut(group, line.substring(0, bar), line.substring(bar + BAR.length()));
    }

    /// Those whose key, meaning or group contains a text, whatever its case, each group with its title.
    public static List<Shortcut> matching(String text, List<Shortcut> all) {
        String sought = text.strip().toLowerCase(Locale.ROOT);
        var found = new ArrayList<Shortcut>();
        Shortcut group = null;
        for (Shortcut s : all) {
            if (s.key.isEmpty()) group = s;
            else if ((s.key + " " + s.meaning + " " + s.group).toLowerCase(Locale.ROOT).contains(sought)) {
                if (group != null) found.add(group);
                group = null;
                found.add(s);
            }
        }
        return found;
    }
}
