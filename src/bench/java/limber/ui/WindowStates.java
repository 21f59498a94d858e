package limber.ui;

import java.nio.file.Path;
import java.util.Optional;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import limber.ask.SweepTable;
import limber.engine.Element;
import limber.engine.ask.WhyTarget;
import limber.presentation.panes.Reason;

/// The states in which the documents show the window, each reached from the contents page.
final class WindowStates {
    private static final String CLASSROOM = """
            {"limber":1,"model":"rope","preset":"classroom","at":"frame=250",
             "view":{"camera":{"eye":[1.9,-0.6,6.2],"target":[1.9,-0.9,0]}}}""";
    /// The port in which docs/asking.md looks for a fault.
    private static final String PORT = """
            {"limber":1,"model":"rope","preset":"classroom","set":{"iterations":4,"correction":"half"},
             "view":{"camera":{"eye":[1.9,-0.6,6.2],"target":[1.9,-0.9,0]}}}""";

    private WindowStates() {}

    /// Stopped at a stick in the first sweep of frame 23.
    static void window(ScriptedWindow window) {
        window.moment(CLASSROOM);
        window.panes("code", "plots");
        window.find(23, 1, "distance", 0);
    }

    /// Two ropes that are compared, with their question.
    static void lesson(ScriptedWindow window, Path root) {
        window.lesson(root.resolve("lessons/05-many-sticks-many-sweeps"));
        window.press("#lesson-next");
        ScriptedWindow.until("it has played",
                () -> window.shown().cursor().frame() == 160 && window.shown().comparison()
                        .isPresent());
        window.still();
    }

    /// Halted where a condition came true.
    static void stop(ScriptedWindow window) {
        window.moment(PORT);
        window.panes("code", "find");
        halt(window);
    }

    private static void halt(ScriptedWindow window) {
        window.go(0);
        condition(window, "max(abs(residual)) > 0.02");
        window.press("#find-stop");
        ScriptedWindow.does(() -> window.playback().playing().set(true));
        ScriptedWindow.until("it has halted", () -> !window.playback().playing().get() && window.shown().cursor()
                .frame() == 24);
        window.still();
    }

    private static void condition(ScriptedWindow window, String condition) {
        ScriptedWindow.does(() -> window.scene().session().findings().condition().set(condition));
    }

    /// The same, and why a particle is where it is.
    static void why(ScriptedWindow window) {
        window.moment(PORT);
        window.panes("why");
        window.go(24);
        ask(window, 1);
        open(window, "position", 1, 1); // by stick 1, and by stick 0 before it
    }

    /// Asks why a particle is as it is.
    static void ask(ScriptedWindow window, int particle) {
        ScriptedWindow.does(() -> window.playback().selected().set(Optional.of(Element.particle(particle))));
        ScriptedWindow.until("there are reasons", () -> !tree(window).getRoot().getChildren().isEmpty());
    }

    /// Opens the reason of a number, and so on those of the same channel that it was computed from.
    static void open(ScriptedWindow window, String channel, int... elements) {
        TreeItem<Reason> at = ScriptedWindow.on(() -> tree(window).getRoot());
        for (int element : elements) {
            TreeItem<Reason> above = at, reason = ScriptedWindow.on(() -> above.getChildren().stream().filter(
                    item -> item.getValue().question().asked().equals(new WhyTarget.Stored(channel, element)))
                    .findFirst().orElseThrow());
            ScriptedWindow.does(() -> {
                reason.setExpanded(true);
                tree(window).getSelectionModel().select(reason);
            });
            ScriptedWindow.until("the reason is open", () -> reason.getChildren().size() > 1);
            ScriptedWindow.does(() -> tree(window).scrollTo(tree(window).getRow(reason)));
            at = reason;
        }
    }

    @SuppressWarnings("unchecked") // as why.fxml makes it
    static TreeView<Reason> tree(ScriptedWindow window) {
        return (TreeView<Reason>) window.node("#why");
    }

    /// The stability map of the ball.
    static void sweep(ScriptedWindow window) {
        window.moment("{\"limber\":1,\"model\":\"ball\",\"preset\":\"tapping\",\"at\":\"frame=60\"}");
        window.panes("sweep");
        window.press("#sweep-suggest");
        window.press("#sweep-run");
        ScriptedWindow.until("the sweep is done", () -> window.scene().session().sweeps().table().get().filter(
                SweepTable::whole).isPresent());
    }
}
