package limber.page;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import tools.jackson.databind.JsonNode;

/// A page as a screen reader reads it from its beginning to its end: from the browser's own accessibility tree.
final class ReadAloud {
    /// Elements that are read with their name, and not with what is inside of them.
    private static final Set<String> WHOLE = Set.of("button", "link", "heading", "textbox", "searchbox", "slider",
            "spinbutton", "radio", "checkbox", "tab", "combobox", "image", "img", "DisclosureTriangle", "MathMLMath",
            "columnheader", "rowheader", "cell", "option");
    /// Elements of which a reader says when it enters them.
    private static final Set<String> ENTERED = Set.of("region", "navigation", "group", "tablist", "tabpanel",
            "radiogroup", "article", "dialog");
    /// Elements that begin a line.
    private static final Set<String> LINES = Set.of("paragraph", "listitem", "LabelText");
    private static final Map<String, String> CALLED = Map.of("DisclosureTriangle", "button", "MathMLMath", "formula",
            "img", "image", "StaticText", "text");

    /// Something that is read.
    ///
    /// @param role in the words of ARIA
    /// @param level of a heading; 0 for others
    record Item(String role, String name, String value, int level) {
        /// The line that is said.
        String line() {
            String kind = role.equals("heading") ? "heading " + level : role;
            return (kind.equals("text") ? "" : kind + (name.isEmpty() ? "" : ": ")) + name
                    + (value.isEmpty() ? "" : ", " + value);
        }
    }

    private final Map<String, JsonNode> nodes = new HashMap<>();
    private final List<Item> items = new ArrayList<>();

    private final IntFunction<String> valueTexts;

    private ReadAloud(IntFunction<String> valueTexts) {
        this.valueTexts = valueTexts;
    }

    /// @param tree the nodes of `Accessibility.getFullAXTree`
    /// @param valueTexts what a slider says of its value, by the number of its element
    static List<Item> of(JsonNode tree, IntFunction<String> valueTexts) {
        var reading = new ReadAloud(valueTexts);
        for (JsonNode node : tree) reading.nodes.put(node.get("nodeId").asString(), node);
        reading.read(tree.get(0));
        return reading.items;
    }

    private void read(JsonNode node) {
        if (node == null) return;
        String role = node.path("role").path("value").asString("");
        if (!node.path("ignored").asBoolean(false)) {
            String name = name(node);
            if (role.equals("StaticText")) text(name);
            else if (WHOLE.contains(role)) {
                items.add(new Item(CALLED.getOrDefault(role, role), name.isEmpty() ? inside(node) : name, value(node),
                        level(node)));
                return;
            } else if (ENTERED.contains(role) && !name.isEmpty()) items.add(new Item(role, name, "", 0));
            else if (LINES.contains(role)) items.add(new Item("text", "", "", 0));
        }
        for (JsonNode child : node.path("childIds")) read(nodes.get(child.asString()));
    }

    /// Pieces of a line are read in one.
    private void text(String name) {
        if (!items.isEmpty() && items.getLast().role().equals("text"))
            items.set(items.size() - 1, new Item("text", (items.getLast().name() + " " + name).strip(), "", 0));
        else items.add(new Item("text", name, "", 0));
    }

    private static String name(JsonNode node) {
        return node.path("name").path("value").asString("").strip().replaceAll("\\s+", " ");
    }

    private String inside(JsonNode node) {
        var text = new StringBuilder();
        String between = switch (node.path("role").path("value").asString("")) {
            case "MathMLSup" -> "^";
            case "MathMLSub" -> "_";
            case "MathMLFraction" -> "/";
            default -> "";
        };
        for (JsonNode child : node.path("childIds")) {
            JsonNode at = nodes.get(child.asString());
            if (at == null) continue;
            String name = name(at);
            text.append(text.isEmpty() ? "" : between).append(name.isEmpty() ? inside(at) : name);
        }
        return text.toString();
    }

    private String value(JsonNode node) {
        var all = new ArrayList<String>();
        boolean slider = node.path("role").path("value").asString("").equals("slider");
        String valueText = slider ? valueTexts.apply(node.get("backendDOMNodeId").asInt()) : "",
                value = node.path("value").path("value").asString("");
        if (!valueText.isEmpty()) all.add(valueText);
        else if (!value.isEmpty()) all.add(value);
        if (property(node, "checked").equals("true")) all.add("checked");
        if (property(node, "selected").equals("true")) all.add("selected");
        if (property(node, "disabled").equals("true")) all.add("disabled");
        return String.join(", ", all);
    }

    private static int level(JsonNode node) {
        String level = property(node, "level");
        return level.isEmpty() ? 0 : Integer.parseInt(level);
    }

    private static String property(JsonNode node, String name) {
        for (JsonNode p : node.path("properties"))
            if (p.get("name").asString().equals(name)) return p.path("value").path("value").asString("");
        return "";
    }
}
