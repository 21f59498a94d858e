package limber.ui;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.robot.Robot;
import javafx.stage.PopupWindow;
import javafx.stage.Stage;
import javafx.stage.Window;
import limber.engine.Preset;

/// Somebody who does anything that can be done to the window, in an order that a seed decides: where it clicks depends on
/// what is there. All of it on the FX thread.
final class Monkey {
    /// What is done one after another, and what that is called.
    ///
    /// @param byRobot whether a robot does it, which only tells the machine; otherwise the window has done it when it returns
    record Deed(String name, boolean byRobot, List<Runnable> parts) {
        Deed(String name, List<Runnable> parts) {
            this(name, true, parts);
        }
    }

    private static final List<KeyCode> KEYS = List.of(
            KeyCode.SPACE, KeyCode.LEFT, KeyCode.RIGHT, KeyCode.UP, KeyCode.DOWN, KeyCode.OPEN_BRACKET, KeyCode.CLOSE_BRACKET,
            KeyCode.DIGIT1, KeyCode.DIGIT2, KeyCode.DIGIT3, KeyCode.DIGIT4, KeyCode.DIGIT5, KeyCode.HOME, KeyCode.END,
            KeyCode.PAGE_UP, KeyCode.PAGE_DOWN, KeyCode.TAB, KeyCode.TAB, KeyCode.TAB, KeyCode.ENTER, KeyCode.ENTER, KeyCode.ESCAPE,
            KeyCode.DELETE, KeyCode.BACK_SPACE, KeyCode.F4, KeyCode.PERIOD, KeyCode.MINUS, KeyCode.A, KeyCode.B, KeyCode.C, KeyCode.D,
            KeyCode.E, KeyCode.F, KeyCode.G, KeyCode.I, KeyCode.J, KeyCode.K, KeyCode.L, KeyCode.M, KeyCode.N, KeyCode.O, KeyCode.P,
            KeyCode.Q, KeyCode.R, KeyCode.S, KeyCode.T, KeyCode.U, KeyCode.V, KeyCode.W, KeyCode.X, KeyCode.Y, KeyCode.Z);
    private static final List<KeyCode> SHORTCUTS = List.of(KeyCode.Z, KeyCode.Z, KeyCode.Y, KeyCode.C, KeyCode.V, KeyCode.A, KeyCode.TAB, KeyCode.PAGE_DOWN);
    private static final List<String> TEXTS = List.of("", "0", "1", "-1", "12", "2000", "999999", "0.5", "-0.01", "1e9", "1e-9", "nan", "abc", "1 2 3", "1, 2, 3", "0 0 0", "--", "200");
    /// Out of how many [#next] draws.
    private static final int ALL = 1000;

    private final Random random;
    private final App app;
    private final Stage stage;
    private final Desk desk;
    private final List<Path> files;
    private final Robot robot = new Robot();
    private final List<KeyCode> held = new ArrayList<>();

    /// @param files that it drops on the window
    Monkey(Random random, App app, Stage stage, Desk desk, List<Path> files) {
        this.random = random;
        this.app = app;
        this.stage = stage;
        this.desk = desk;
        this.files = files;
    }

    Deed next() {
        int dice = random.nextInt(ALL);
        if (dice < 130) return at("move", place(), p -> List.of(() -> {}));
        if (dice < 380) return at("click", place(), _ -> List.of(() -> robot.mouseClick(MouseButton.PRIMARY)));
        if (dice < 430) return at("right click", place(), _ -> List.of(() -> robot.mouseClick(MouseButton.SECONDARY)));
        if (dice < 470) return at("double click", place(), _ -> List.of(() -> {
            robot.mouseClick(MouseButton.PRIMARY);
            robot.mouseClick(MouseButton.PRIMARY);
        }));
        if (dice < 560) return drag();
        if (dice < 610) return wheel();
        if (dice < 850) return key();
        if (dice < 880) return hold();
        if (dice < 920) return write();
        if (dice < 940) return resize();
        if (dice < 965) return tab();
        if (dice < 980) return preset();
        return ways();
    }

    private Deed at(String name, Point2D p, java.util.function.Function<Point2D, List<Runnable>> then) {
        var parts = new ArrayList<Runnable>(List.of(() -> robot.mouseMove(p)));
        parts.addAll(then.apply(p));
        return new Deed("%s at %.0f, %.0f".formatted(name, p.getX(), p.getY()), parts);
    }

    private Deed drag() {
        Point2D from = place();
        Point2D to = random.nextBoolean() ? place() : from.add(random.nextInt(-150, 151), random.nextInt(-150, 151));
        MouseButton button = random.nextInt(4) == 0 ? MouseButton.SECONDARY : MouseButton.PRIMARY;
        return new Deed("drag %s from %.0f, %.0f to %.0f, %.0f".formatted(button, from.getX(), from.getY(), to.getX(), to.getY()), List.of(
                () -> robot.mouseMove(from), () -> robot.mousePress(button), () -> robot.mouseMove(from.midpoint(to)),
                () -> robot.mouseMove(to), () -> robot.mouseRelease(button)));
    }

    private Deed wheel() {
        int clicks = random.nextInt(-3, 4);
        return at("wheel " + clicks, place(), _ -> List.of(() -> robot.mouseWheel(clicks)));
    }

    private Deed key() {
        boolean shortcut = random.nextInt(8) == 0, shift = random.nextInt(10) == 0;
        KeyCode code = any(shortcut ? SHORTCUTS : KEYS);
        var modifiers = new ArrayList<KeyCode>();
        if (shortcut) modifiers.add(KeyCode.CONTROL);
        if (shift) modifiers.add(KeyCode.SHIFT);
        return new Deed("key " + modifiers + code, List.of(() -> {
            modifiers.forEach(robot::keyPress);
            robot.keyType(code);
            modifiers.forEach(robot::keyRelease);
        }));
    }

    /// Presses a key and lets go of those pressed before.
    private Deed hold() {
        KeyCode code = any(KEYS);
        return new Deed("hold " + code, List.of(this::letGo, () -> {
            held.add(code);
            robot.keyPress(code);
        }));
    }

    void letGo() {
        held.forEach(robot::keyRelease);
        held.clear();
    }

    /// Into a text field that can be seen, if there is one.
    private Deed write() {
        List<Node> fields = stage.getScene().getRoot().lookupAll(".text-field").stream().filter(n -> n instanceof TextField && seen(n)).toList();
        String text = any(TEXTS);
        KeyCode end = any(List.of(KeyCode.ENTER, KeyCode.ENTER, KeyCode.TAB, KeyCode.ESCAPE));
        if (fields.isEmpty()) return key();
        Point2D p = middle(any(fields));
        return at("write '" + text + "' " + end, p, _ -> List.of(() -> robot.mouseClick(MouseButton.PRIMARY), () -> {
            robot.keyPress(KeyCode.CONTROL);
            robot.keyType(KeyCode.A);
            robot.keyRelease(KeyCode.CONTROL);
            text.chars().forEach(c -> robot.keyType(code((char) c)));
            robot.keyType(end);
        }));
    }

    private static KeyCode code(char c) {
        return switch (c) {
            case ' ' -> KeyCode.SPACE;
            case '.' -> KeyCode.PERIOD;
            case ',' -> KeyCode.COMMA;
            case '-' -> KeyCode.MINUS;
            default -> KeyCode.getKeyCode(String.valueOf(Character.toUpperCase(c)));
        };
    }

    private Deed resize() {
        int width = random.nextInt(1024, 1281), height = random.nextInt(560, 1001);
        return did("size " + width + " × " + height, () -> {
            stage.setWidth(width);
            stage.setHeight(height);
        });
    }

    private Deed tab() {
        int tab = random.nextInt(1 + app.sessions().models().size());
        return did("tab " + tab, () -> app.main().tab(tab));
    }

    private Deed preset() {
        Optional<Session> session = app.main().current().map(SceneController::session);
        if (session.isEmpty()) return tab();
        Preset preset = any(session.get().model().presets());
        return did("preset " + preset.name(), () -> session.get().preset(preset));
    }

    /// How one likes the window, and files that fall on it.
    private Deed ways() {
        return switch (random.nextInt(10)) {
            case 0 -> choice("language", desk.language()::set, Language.values());
            case 1 -> choice("theme", desk.theme()::set, Theme.values());
            case 2, 3, 4 -> choice("level", desk.level()::set, Level.values());
            case 5 -> choice("drop", app.main().opening()::dropped, files.toArray(Path[]::new));
            default -> {
                String pane = any(Opened.PANES);
                boolean open = desk.panes(desk.level().get()).contains(pane);
                yield did((open ? "fold " : "open ") + pane, () -> {
                    if (open) desk.panes(desk.level().get()).remove(pane);
                    else desk.panes(desk.level().get()).add(pane);
                });
            }
        };
    }

    @SafeVarargs
    private <T> Deed choice(String name, java.util.function.Consumer<T> chosen, T... all) {
        T one = any(List.of(all));
        return did(name + " " + one, () -> chosen.accept(one));
    }

    private static Deed did(String name, Runnable what) {
        return new Deed(name, false, List.of(what));
    }

    /// On an open popup, somewhere in the window, or in the middle of something there.
    private Point2D place() {
        List<Window> popups = Window.getWindows().stream().filter(w -> w instanceof PopupWindow && w.isShowing()).toList();
        if (!popups.isEmpty() && random.nextInt(3) > 0) {
            Window popup = any(popups);
            return within(new Rectangle2D(popup.getX(), popup.getY(), Math.max(1, popup.getWidth()), Math.max(1, popup.getHeight())));
        }
        var window = new Rectangle2D(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight());
        Point2D some = within(window);
        if (random.nextInt(2) == 0) return some;
        Node node = stage.getScene().getRoot();
        for (List<Node> inside = inside(node); !inside.isEmpty(); inside = inside(node)) node = any(inside);
        Point2D middle = middle(node);
        return middle != null && window.contains(middle) ? middle : some;
    }

    private static List<Node> inside(Node node) {
        return node instanceof Parent p ? p.getChildrenUnmodifiable().stream().filter(n -> n.isVisible() && !n.isMouseTransparent()).toList() : List.of();
    }

    private Point2D within(Rectangle2D box) {
        return new Point2D(box.getMinX() + random.nextDouble() * box.getWidth(), box.getMinY() + random.nextDouble() * box.getHeight());
    }

    private static boolean seen(Node node) {
        for (Node up = node; up != null; up = up.getParent()) if (!up.isVisible()) return false;
        return true;
    }

    private static Point2D middle(Node node) {
        Bounds box = node.localToScreen(node.getLayoutBounds());
        return box == null ? null : new Point2D(box.getCenterX(), box.getCenterY());
    }

    private <T> T any(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }
}
