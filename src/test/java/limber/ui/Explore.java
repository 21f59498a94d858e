package limber.ui;

import java.util.*;
import java.util.concurrent.*;
import javafx.event.Event;
import javafx.scene.*;
import javafx.scene.control.*;
import javafx.scene.input.*;
import javafx.stage.Stage;
import limber.models.Catalog;
import org.junit.jupiter.api.*;
import org.testfx.framework.junit5.ApplicationTest;
import org.testfx.util.WaitForAsyncUtils;

class Explore extends ApplicationTest {
    App app; Stage stage; Desk desk = Opened.desk();
    @Override public void start(Stage s) { stage = s; desk.level().set(Level.INSPECT); desk.panes(Level.INSPECT).addAll(Dock.NAMES); app = Opened.on(s, Catalog.MODELS, desk); }
    @Test void walk() throws Exception {
        for (int t = 0; t <= 4; t++) {
            int tab = t;
            fx(() -> { app.main().tab(tab); return null; });
            if (t > 0) { WaitForAsyncUtils.waitFor(20, TimeUnit.SECONDS, () -> app.main().current().orElseThrow().furnished()); fx(() -> { app.main().current().get().playback().playing().set(false); return null; }); }
            Thread.sleep(1500);
            fx(() -> {
                System.out.println("=== tab " + tab);
                stage.getScene().getRoot().lookupAll(".titled-pane").forEach(n -> ((TitledPane) n).setExpanded(true));
                stage.getScene().getRoot().applyCss(); stage.getScene().getRoot().layout();
                var all = new LinkedHashSet<Node>(); collect(stage.getScene().getRoot(), all);
                for (Node n : all) if (name(n).isBlank()) System.out.println("NAMELESS " + show(n));
                if (app.main().current().isPresent()) app.main().current().get().viewport().requestFocus();
                var seen = new LinkedHashSet<Node>();
                for (int i = 0; i < 600; i++) {
                    Node f = stage.getScene().getFocusOwner();
                    if (f == null) { System.out.println("focus null"); break; }
                    if (!seen.add(f)) { System.out.println("again " + show(f)); break; }
                    Event.fireEvent(f, new KeyEvent(KeyEvent.KEY_PRESSED, "\t", "\t", KeyCode.TAB, false, false, false, false));
                }
                System.out.println("traversed " + seen.size() + " of " + all.size());
                for (Node n : seen) System.out.println("  order " + show(n));
                for (Node n : all) if (!seen.contains(n)) System.out.println("UNREACHED " + show(n));
                return null;
            });
        }
        fx(() -> { app.stop(); return null; });
    }
    static String show(Node n) { return n.getClass().getSimpleName() + "#" + n.getId() + " " + n.getStyleClass() + " '" + name(n) + "' " + (n instanceof Labeled l ? l.getText() : ""); }
    static String name(Node n) { return n.getAccessibleText() != null ? n.getAccessibleText() : n instanceof Labeled l && l.getText() != null ? l.getText() : ""; }
    static void collect(Node n, Set<Node> into) {
        if (!n.isVisible()) return;
        if (n.isFocusTraversable() && !n.isDisabled()) into.add(n);
        if (n instanceof Parent p) p.getChildrenUnmodifiable().forEach(c -> collect(c, into));
    }
    static <T> T fx(Callable<T> a) throws Exception { return WaitForAsyncUtils.asyncFx(a).get(60, TimeUnit.SECONDS); }
}
