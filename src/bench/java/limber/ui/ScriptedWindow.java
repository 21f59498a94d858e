package limber.ui;

import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.stage.Stage;
import limber.engine.Cursor;
import limber.engine.run.Picture;
import limber.models.Catalog;
import limber.presentation.play.Playback;
import limber.presentation.words.Language;
import limber.ui.controls.MachineDialog;
import limber.ui.preferences.Level;
import limber.ui.preferences.Preferences;
import limber.ui.tab.SceneController;

/// The window as a script brings it into a state and draws it. The script runs on a thread of its own; nothing of its
/// machine's preferences is read or kept.
final class ScriptedWindow implements AutoCloseable {
    private static final long PATIENCE = TimeUnit.MINUTES.toNanos(1);
    /// Pulses between two looks, and how many looks a picture must stay as it is.
    private static final int PULSES = 6, LOOKS = 2;

    private final App app = new App();
    private final Preferences preferences = new Preferences();
    private final Stage stage;

    /// On the contents page.
    ///
    /// @param width,height of what is in the window, px
    ScriptedWindow(Stage stage, double width, double height, Level level) {
        this.stage = stage;
        does(() -> {
            preferences.language().set(Language.ENGLISH);
            preferences.level().set(level);
            preferences.motion().set(false);
            preferences.hints().addAll(List.of("drag", "step", "level")); // read, and gone
            preferences.window().set(Optional.of(new Rectangle2D(0, 0, width, height)));
            app.open(stage, Catalog.MODELS, preferences, new MachineDialog(app.getHostServices()), Optional.empty());
            stage.setWidth(width);
            stage.setHeight(height);
        });
    }

    // ---- the thread that shows ----

    static <T> T on(Supplier<T> asked) {
        return CompletableFuture.supplyAsync(asked, Platform::runLater).join();
    }

    static void does(Runnable action) {
        on(() -> {
            action.run();
            return null;
        });
    }

    /// Waits until something is so.
    ///
    /// @param what it is, for the message where it never is
    static void until(String what, BooleanSupplier so) {
        long end = System.nanoTime() + PATIENCE;
        while (!on(so::getAsBoolean)) {
            if (System.nanoTime() > end) throw new IllegalStateException("it never was so that " + what);
            pulses(1);
        }
    }

    static void pulses(int count) {
        var drawn = new CompletableFuture<Void>();
        does(() -> new AnimationTimer() {
            private int pulses;

            @Override public void handle(long now) {
                if (++pulses < count) return;
                stop();
                drawn.complete(null);
            }
        }.start());
        drawn.join();
    }

    // ---- hands ----

    SceneController scene() {
        return app.main().current().orElseThrow();
    }

    Playback playback() {
        return scene().playback();
    }

    /// What the scene shows; only the thread that shows may ask.
    Picture shown() {
        return playback().picture().get();
    }

    /// Opens these panes, and no others.
    void panes(String... names) {
        does(() -> {
            preferences.open(List.of(names));
            scene().build();
        });
        pulses(PULSES);
    }

    /// Shows a moment in the free scene of its model.
    void moment(String text) {
        does(() -> app.main().opening().pasted(text));
        built();
    }

    /// Opens the lesson of a folder.
    void lesson(Path folder) {
        does(() -> app.main().opening().lesson(folder));
        built();
    }

    private void built() {
        until("the scene is built", () -> app.main().current().filter(scene -> scene.built()
                && scene.playback().picture().get() != null).isPresent());
        still();
        does(() -> app.main().say(""));
    }

    /// Waits until the scene shows what it was told to.
    void still() {
        until("the scene stands", () -> !playback().playing().get() && !playback().waits() && shown().next()
                .isPresent());
    }

    void go(int frame) {
        does(() -> playback().goFrame(frame));
        until("it is at frame " + frame, () -> shown().cursor().equals(Cursor.complete(frame)));
        still();
    }

    /// Shows a frame as play and the scrubber do, without what its last step did.
    void glance(int frame) {
        does(() -> playback().glance(frame));
        until("it is at frame " + frame, () -> shown().cursor().equals(Cursor.complete(frame)) && shown().step()
                .isEmpty());
    }

    /// Makes the window larger or smaller, until the view of the scene has a size, px.
    void fit(double width, double height) {
        for (int i = 0; i < LOOKS; i++) {
            does(() -> {
                stage.setWidth(stage.getWidth() + width - scene().viewport().getWidth());
                stage.setHeight(stage.getHeight() + height - scene().viewport().getHeight());
            });
            pulses(PULSES);
        }
    }

    /// Goes to an operation of a frame's first substep.
    void find(int frame, int sweep, String phase, int element) {
        does(() -> playback().transport().find(frame, Map.of("substep", 1, "sweep", sweep), phase, element));
        until("it is at " + phase + " " + element, () -> shown().next()
                .filter(o -> o.slot().phase().name().equals(phase) && o.element() == element).isPresent());
        still();
    }

    /// One step forward.
    void step() {
        Picture before = on(this::shown);
        does(() -> playback().transport().step(true));
        until("it has stepped", () -> shown() != before);
        still();
    }

    /// Presses a button, once it can be pressed.
    void press(String id) {
        until(id + " can be pressed", () -> find(id).filter(node -> !node.isDisabled()).isPresent());
        does(() -> ((ButtonBase) node(id)).fire());
    }

    /// A node that is shown; only the thread that shows may ask.
    Node node(String query) {
        return find(query).orElseThrow(() -> new IllegalStateException("there is no " + query));
    }

    private Optional<Node> find(String query) {
        return all().filter(ScriptedWindow::visible).filter(node -> query.equals("#" + node.getId())).findFirst();
    }

    private Stream<Node> all() {
        return stage.getScene().getRoot().lookupAll("*").stream();
    }

    private static boolean visible(Node node) {
        return node == null || node.isVisible() && visible(node.getParent());
    }

    // ---- what is drawn ----

    /// Gives the panes a share of the window's width.
    void dock(double share) {
        does(() -> preferences.splits().put("dock", share));
    }

    /// The window as it is, where it does not stay so.
    BufferedImage glimpse() {
        pulses(PULSES);
        return drawn(stage);
    }

    /// The window, once it stays as it is.
    BufferedImage picture() {
        return picture(stage);
    }

    /// What a stage shows, once it stays as it is.
    static BufferedImage picture(Stage stage) {
        BufferedImage before = drawn(stage);
        for (int looks = 0; looks < LOOKS;) {
            pulses(PULSES);
            BufferedImage now = drawn(stage);
            looks = same(before, now) ? looks + 1 : 0;
            before = now;
        }
        return before;
    }

    /// The same, but only the view of the scene.
    BufferedImage view() {
        BufferedImage whole = picture();
        Bounds place = on(() -> scene().viewport().localToScene(scene().viewport().getLayoutBounds()));
        return whole.getSubimage((int) place.getMinX(), (int) place.getMinY(), (int) place.getWidth(),
                (int) place.getHeight());
    }

    private static BufferedImage drawn(Stage stage) {
        return on(() -> {
            WritableImage image = stage.getScene().snapshot(null);
            int w = (int) image.getWidth(), h = (int) image.getHeight();
            var pixels = new int[w * h];
            image.getPixelReader().getPixels(0, 0, w, h, PixelFormat.getIntArgbInstance(), pixels, 0, w);
            var copy = new BufferedImage(w, h, BufferedImage.TYPE_INT_RGB);
            copy.setRGB(0, 0, w, h, pixels, 0, w);
            return copy;
        });
    }

    private static boolean same(BufferedImage a, BufferedImage b) {
        return Arrays.equals(pixels(a), pixels(b));
    }

    static int[] pixels(BufferedImage image) {
        return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    }

    /// What stands on the tabs, the menus and the buttons that stay pressed, in order.
    List<String> words() {
        return on(() -> all().filter(ScriptedWindow::visible)
                .filter(node -> node instanceof MenuButton || node instanceof ToggleButton
                        || node.getStyleClass().contains("tab-label"))
                .map(node -> ((Labeled) node).getText()).filter(text -> text != null && !text.isBlank()).toList());
    }

    @Override public void close() {
        does(() -> {
            app.stop();
            stage.hide();
        });
    }
}
