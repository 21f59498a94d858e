package limber.ui;

import static limber.ui.Fx.inSight;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
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
import limber.engine.model.Preset;
import limber.presentation.words.Language;
import limber.ui.preferences.Level;
import limber.ui.preferences.Preferences;
import limber.ui.preferences.Theme;
import limber.ui.tab.SceneController;

/// A robot that does anything that can be done to the window. The seed alone decides its deeds: two runs do the same
/// ones, whatever the window shows at that moment and however fast the machine is. What stands where a deed is done is
/// found when it is done. All of it on the FX thread.
final class Monkey {
    /// What is done one after another, and what that is called.
    ///
    /// @param byRobot whether a robot does it, which only tells the machine; otherwise the window has done it when it
    ///   returns
    record Deed(String name, boolean byRobot, List<Runnable> parts) {
        Deed(String name, List<Runnable> parts) {
            this(name, true, parts);
        }
    }

    private static final List<KeyCode> KEYS = List.of(
            KeyCode.SPACE, KeyCode.LEFT, KeyCode.RIGHT, KeyCode.UP, KeyCode.DOWN, KeyCode.OPEN_BRACKET,
            KeyCode.CLOSE_BRACKET,
            KeyCode.DIGIT1, KeyCode.DIGIT2, KeyCode.DIGIT3, KeyCode.DIGIT4, KeyCode.DIGIT5, KeyCode.HOME, KeyCode.END,
            KeyCode.PAGE_UP, KeyCode.PAGE_DOWN, KeyCode.TAB, KeyCode.TAB, KeyCode.TAB, KeyCode.ENTER, KeyCode.ENTER,
            KeyCode.ESCAPE,
            KeyCode.DELETE, KeyCode.BACK_SPACE, KeyCode.F4, KeyCode.PERIOD, KeyCode.MINUS, KeyCode.A, KeyCode.B,
            KeyCode.C, KeyCode.D,
            KeyCode.E, KeyCode.F, KeyCode.G, KeyCode.I, KeyCode.J, KeyCode.K, KeyCode.L, KeyCode.M, KeyCode.N,
            KeyCode.O, KeyCode.P,
            KeyCode.Q, KeyCode.R, KeyCode.S, KeyCode.T, KeyCode.U, KeyCode.V, KeyCode.W, KeyCode.X, KeyCode.Y,
            KeyCode.Z);
    private static final List<KeyCode> SHORTCUTS = List.of(KeyCode.Z, KeyCode.Z, KeyCode.Y, KeyCode.C, KeyCode.V,
            KeyCode.A, KeyCode.TAB, KeyCode.PAGE_DOWN);
    private static final List<String> TEXTS = List.of("", "0", "1", "-1", "12", "2000", "999999", "0.5", "-0.01", "1e9",
            "1e-9", "nan", "abc", "1 2 3", "1, 2, 3", "0 0 0", "--", "200");
    /// Out of how many [#next] draws.
    private static final int ALL = 1000;

    private final long seed;
    private final App app;
    private final Stage stage;
    private final Preferences preferences;
    private final List<Path> files;
    private final Robot robot = new Robot();
    private final List<KeyCode> held = new ArrayList<>();
    /// Of the next deed, so that no deed depends on how much the one before has drawn.
    private RandomGenerator random = new SplittableRandom();
    private int deeds;

    /// Where a deed is done, found in the window when it is.
    ///
    /// @param popup whether on an open popup, if there is one
    /// @param leaf decides which node, if in the middle of one
    /// @param x, y parts of the width and height
    private record Place(boolean popup, OptionalLong leaf, double x, double y) {
        @Override public String toString() {
            return String.format(Locale.ROOT, "%s%.3f, %.3f%s", popup ? "popup or " : "", x, y,
                    leaf.isPresent() ? " or node " + Long.toHexString(leaf.getAsLong()) : "");
        }
    }

    /// @param files that it drops on the window
    Monkey(long seed, App app, Stage stage, Preferences preferences, List<Path> files) {
        this.seed = seed;
        this.app = app;
        this.stage = stage;
        this.preferences = preferences;
        this.files = files;
    }

    /// What decides one of many things that a seed decides, whichever number it has.
    static RandomGenerator of(long seed, int number) {
        return new SplittableRandom(new SplittableRandom(seed).nextLong() + number);
    }

    Deed next() {
        random = of(seed, deeds++);
        int dice = random.nextInt(ALL);
        if (dice < 130) return at("move", place());
        if (dice < 380) return at("click", place(), () -> robot.mouseClick(MouseButton.PRIMARY));
        if (dice < 430) return at("right click", place(), () -> robot.mouseClick(MouseButton.SECONDARY));
        if (dice < 470) return at("double click", place(), () -> {
            robot.mouseClick(MouseButton.PRIMARY);
            robot.mouseClick(MouseButton.PRIMARY);
        });
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

    private Deed at(String name, Place place, Runnable... then) {
        var parts = new ArrayList<Runnable>(List.of(() -> robot.mouseMove(point(place))));
        parts.addAll(List.of(then));
        return new Deed(name + " at " + place, parts);
    }

    private Deed drag() {
        Place from = place(), to = place();
        boolean far = random.nextBoolean();
        int dx = random.nextInt(-150, 151), dy = random.nextInt(-150, 151);
        MouseButton button = random.nextInt(4) == 0 ? MouseButton.SECONDARY : MouseButton.PRIMARY;
        return new Deed(
                "drag %s from %s %s".formatted(button, from, far ? "to " + to : "by %d, %d".formatted(dx, dy)),
                List.of(
                        () -> robot.mouseMove(point(from)), () -> robot.mousePress(button),
                        () -> robot.mouseMove(robot.getMousePosition().add(0.5 * dx, 0.5 * dy)),
                        () -> robot.mouseMove(far ? point(to) : robot.getMousePosition().add(0.5 * dx, 0.5 * dy)),
                        () -> robot.mouseRelease(button)));
    }

    private Deed wheel() {
        int clicks = random.nextInt(-3, 4);
        return at("wheel " + clicks, place(), () -> robot.mouseWheel(clicks));
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

    /// Into a text field that can be seen; if there is none, where the keyboard is.
    private Deed write() {
        double which = random.nextDouble();
        String text = any(TEXTS);
        KeyCode end = any(List.of(KeyCode.ENTER, KeyCode.ENTER, KeyCode.TAB, KeyCode.ESCAPE));
        return new Deed("write '%s' %s".formatted(text, end), List.of(() -> {
            List<Node> fields = stage.getScene().getRoot().lookupAll(".text-field").stream()
                    .filter(n -> n instanceof TextField && inSight(n)).toList();
            if (fields.isEmpty()) return;
            robot.mouseMove(middle(fields.get((int) (which * fields.size()))));
            robot.mouseClick(MouseButton.PRIMARY);
        }, () -> {
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

    /// Of the scene that is looked at, if one is.
    private Deed preset() {
        double which = random.nextDouble();
        return did("preset %.3f".formatted(which), () -> app.main().current().map(SceneController::session)
                .ifPresent(session -> {
                    List<Preset> presets = session.model().presets();
                    session.preset(presets.get((int) (which * presets.size())));
                }));
    }

    /// How one likes the window, and files that fall on it.
    private Deed ways() {
        return switch (random.nextInt(10)) {
            case 0 -> choice("language", preferences.language()::set, Language.values());
            case 1 -> choice("theme", preferences.theme()::set, Theme.values());
            case 2, 3, 4 -> choice("level", preferences.level()::set, Level.values());
            case 5 -> choice("drop", app.main().opening()::dropped, files.toArray(Path[]::new));
            default -> {
                String pane = any(Opened.PANES);
                yield did("fold or open " + pane, () -> {
                    Set<String> open = preferences.panes(preferences.level().get());
                    if (!open.remove(pane)) open.add(pane);
                });
            }
        };
    }

    @SafeVarargs private <T> Deed choice(String name, java.util.function.Consumer<T> chosen, T... all) {
        T one = any(List.of(all));
        return did(name + " " + one, () -> chosen.accept(one));
    }

    private static Deed did(String name, Runnable what) {
        return new Deed(name, false, List.of(what));
    }

    private Place place() {
        boolean popup = random.nextInt(3) > 0, leaf = random.nextBoolean();
        return new Place(popup, leaf ? OptionalLong.of(random.nextInt(1 << 16)) : OptionalLong.empty(),
                random.nextDouble(), random.nextDouble());
    }

    private Point2D point(Place place) {
        Optional<Window> popup = Window.getWindows().stream().filter(w -> w instanceof PopupWindow && w.isShowing())
                .findFirst();
        if (place.popup && popup.isPresent()) return within(popup.get(), place);
        Point2D some = within(stage, place);
        if (place.leaf.isEmpty()) return some;
        var choice = new SplittableRandom(place.leaf.getAsLong());
        Node node = stage.getScene().getRoot();
        for (List<Node> inside = inside(node); !inside.isEmpty(); inside = inside(node))
            node = inside.get(choice.nextInt(inside.size()));
        Point2D middle = middle(node);
        var window = new Rectangle2D(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight());
        return middle != null && window.contains(middle) ? middle : some;
    }

    private static List<Node> inside(Node node) {
        return node instanceof Parent p
                ? p.getChildrenUnmodifiable().stream().filter(n -> n.isVisible() && !n.isMouseTransparent()).toList()
                : List.of();
    }

    private static Point2D within(Window window, Place place) {
        return new Point2D(window.getX() + place.x * window.getWidth(), window.getY() + place.y * window.getHeight());
    }

    private static Point2D middle(Node node) {
        Bounds box = node.localToScreen(node.getLayoutBounds());
        return box == null ? null : new Point2D(box.getCenterX(), box.getCenterY());
    }

    private <T> T any(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }
}
