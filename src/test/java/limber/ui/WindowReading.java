package limber.ui;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.RadioButton;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Pane;
import javafx.scene.text.Text;
import limber.engine.run.Picture;
import limber.moment.Fnv;
import limber.presentation.panes.LedgerSheet;
import limber.presentation.play.Playback;
import limber.scenario.Seen;
import limber.ui.scene.Session;

/// What is to be read in the window, on the FX thread.
final class WindowReading {
    private final Function<String, Set<Node>> find;
    private final Session session;
    private final Set<String> parameters = new LinkedHashSet<>();
    private boolean plots, ledger;

    /// @param find the nodes of the tab that a query finds
    WindowReading(Function<String, Set<Node>> find, Session session) {
        this.find = find;
        this.session = session;
    }

    /// Reads the row of a parameter from now on.
    void reads(String parameter) {
        parameters.add(parameter);
        plots = false;
    }

    /// Reads the plot from now on.
    void plots() {
        plots = true;
    }

    /// Reads the ledger from now on.
    void ledger() {
        ledger = true;
    }

    Seen seen() {
        Seen seen = Seen.nothing();
        seen.texts("caption", Stream.of("#last", "#next").flatMap(line -> find.apply(line).stream())
                .filter(n -> !text(n).isBlank()).map(WindowReading::headed).toList());
        text(seen, "remark", "#remark");
        text(seen, "time", ".time");
        for (String name : parameters)
            find.apply("#parameter-" + name + " .text-field")
                    .forEach(field -> seen.text("value " + name, ((TextField) field).getText()));
        if (plots) {
            find.apply(".plot").forEach(p -> seen.text("plot", (String) p.queryAccessibleAttribute(
                    AccessibleAttribute.TEXT)));
            seen.number("curves", Fnv.text(Fnv.of(session.plotting().points())));
        }
        if (ledger) {
            text(seen, "ledger", "#ledger-line");
            find.apply("#ledger").forEach(table -> seen.texts("lines", lines((TableView<?>) table)));
        }
        if (!find.apply("#lesson").isEmpty()) lesson(seen);
        Playback playback = session.playback();
        Picture now = playback.picture().get();
        seen.number("moment", now.cursor().frame() + " " + now.cursor().step() + " " + now.cursor().element());
        seen.number("state", Fnv.text(Fnv.of(now.state().of(playback.model().subject()))));
        seen.number("inputs", playback.past().branch().inputs().size());
        return seen;
    }

    /// A line of the caption with what stands before it.
    /// What stands in a table of the ledger, a text a line.
    private static List<String> lines(TableView<?> table) {
        return table.getItems().stream().map(LedgerSheet.Line.class::cast)
                .map(line -> String.join(" ", Stream.concat(Stream.of(line.marked()), line.numbers().stream())
                        .filter(t -> !t.isEmpty()).toList()))
                .toList();
    }

    private static String headed(Node line) {
        return text(line.getParent().lookup(".caption-head")) + ": " + text(line);
    }

    private void lesson(Seen seen) {
        text(seen, "title", "#lesson-title");
        text(seen, "step", "#lesson-heading");
        text(seen, "count", "#lesson-count");
        text(seen, "prose", ".lesson-prose");
        text(seen, "after", "#lesson-after");
        for (Node box : find.apply(".question-box")) {
            String id = box.getId().substring("question-".length());
            question(seen, box, id);
            seen.texts("reasons " + id, Stream.of(".choice .because", ".question-reasons")
                    .flatMap(s -> box.lookupAll(s).stream()).flatMap(n -> labels(n).stream()).toList());
        }
        seen.texts("summary", find.apply(".summary-own").stream()
                .flatMap(own -> own.getParent().getChildrenUnmodifiable().stream().skip(1)).map(WindowReading::text)
                .toList());
        seen.texts("hints", find.apply(".hint").stream().map(WindowReading::text).toList());
        text(seen, "hint", "#hint-next");
        text(seen, "goal", ".goal-state");
        seen.texts("goal parts", find.apply(".goal-when").stream().map(WindowReading::text).toList());
        for (Node goal : find.apply("#goal")) {
            List<Node> lines = ((Pane) goal).getChildren();
            seen.text("goal frames", text(lines.get(lines.size() - 2)));
            seen.text("goal best", text(lines.getLast()));
        }
    }

    private static void question(Seen seen, Node box, String id) {
        seen.text("ask " + id, text(box.lookup(".question-ask")));
        seen.text("commit " + id, text(box.lookup("#commit-" + id)));
        seen.text("buttons " + id, Stream.of("commit", "skip", "reveal").filter(b -> {
            Node button = box.lookup("#" + b + "-" + id);
            return button.isVisible() && !button.isDisable();
        }).collect(Collectors.joining(" ")));
        Node result = box.lookup("#result-" + id);
        seen.text("result " + id, text(result));
        seen.text("verdict " + id, Stream.of("right", "wrong")
                .filter(v -> result.getPseudoClassStates().contains(PseudoClass.getPseudoClass(v)))
                .collect(Collectors.joining(" ")));
        for (String kind : List.of("number", "formula", "element"))
            if (box.lookup("#" + kind + "-" + id) instanceof TextField field) seen.text("entry " + id, field.getText());
        box.lookupAll(".radio-button").stream().map(RadioButton.class::cast).filter(RadioButton::isSelected)
                .forEach(b -> seen.text("entry " + id, b.getId().replaceFirst(".*-", "")));
        if (box.lookup("#draw-" + id) instanceof ToggleButton pen && pen.isSelected()) seen.text("pen " + id, "on");
        seen.texts("fault " + id, box.lookupAll(".formula-fault").stream().map(WindowReading::text).toList());
    }

    private void text(Seen seen, String field, String query) {
        seen.text(field, find.apply(query).stream().map(WindowReading::text).collect(Collectors.joining(" ")));
    }

    /// The texts of visible labels below a node, each by itself.
    private static List<String> labels(Node node) {
        if (!node.isVisible()) return List.of();
        if (node instanceof Label label) return List.of(label.getText());
        if (!(node instanceof Parent parent)) return List.of();
        var all = new ArrayList<String>();
        parent.getChildrenUnmodifiable().forEach(child -> all.addAll(labels(child)));
        return all;
    }

    /// The text of a node and of all below it; empty for one that is not visible.
    private static String text(Node node) {
        if (node == null || !node.isVisible()) return "";
        return switch (node) {
            case Text t -> t.getText();
            case Labeled l -> l.getText();
            case Parent p -> p.getChildrenUnmodifiable().stream().map(WindowReading::text)
                    .collect(Collectors.joining(p instanceof javafx.scene.text.TextFlow ? "" : " "));
            default -> "";
        };
    }
}
