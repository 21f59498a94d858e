package limber.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.function.Function;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.event.EventHandler;
import javafx.geometry.Point2D;
import javafx.scene.Cursor;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.Shape;
import javafx.stage.Stage;
import javafx.util.Subscription;
import limber.ui.controls.Page;
import limber.ui.preferences.Preferences;

/// A layer over the whole window with tools for a teacher: pen, spotlight and blank screen. P or F5 presents, D draws,
/// L lights, B blanks, T sounds a measure; Escape ends the tool that was started last.
final class PresenterTools extends Pane implements AutoCloseable {
    /// The spotlight's radius as a share of the window's height.
    private static final double SPOT = 0.17;

    private final Preferences preferences;
    private final Stage stage;
    private final BooleanProperty pen = new SimpleBooleanProperty(), spotlight = new SimpleBooleanProperty(),
            blank = new SimpleBooleanProperty();
    private final List<Polyline> strokes = new ArrayList<>();
    private final Pane paper = new Pane();
    private final Pane dark = new Pane();
    private final Region curtain = new Region();
    private final EventHandler<MouseEvent> light = e -> light(new Point2D(e.getSceneX(), e.getSceneY()));
    private final Subscription following;
    /// What is said of the tools that are on.
    private Subscription drawing = Subscription.EMPTY, presented = Subscription.EMPTY;

    /// @param say shows a line that says how to end a tool, and takes it back when that has ended
    PresenterTools(Preferences preferences, Stage stage, ResourceBundle words,
            Function<String, Subscription> say) {
        this.preferences = preferences;
        this.stage = stage;
        setPickOnBounds(false);
        setViewOrder(Page.TOP);
        getChildren().addAll(paper, dark, curtain);
        paper.setPickOnBounds(true);
        paper.getStyleClass().add("paper");
        dark.setMouseTransparent(true);
        curtain.getStyleClass().add("curtain");
        curtain.setOnMouseClicked(_ -> blank.set(false));
        paper.setCursor(Cursor.CROSSHAIR);
        paper.setOnMousePressed(e -> begin(e.getX(), e.getY()));
        paper.setOnMouseDragged(e -> {
            // they may be cleared while the pen draws
            if (!strokes.isEmpty()) strokes.getLast().getPoints().addAll(e.getX(), e.getY());
        });
        following = Subscription.combine(
                pen.subscribe(on -> {
                    paper.setMouseTransparent(!on);
                    drawing.unsubscribe();
                    drawing = on ? say.apply(words.getString("pen.how")) : Subscription.EMPTY;
                    if (!on) wipe();
                }),
                spotlight.subscribe(this::lit),
                blank.subscribe(curtain::setVisible),
                preferences.presenting().subscribe((_, on) -> { // another language is no change
                    presented.unsubscribe();
                    presented = on ? say.apply(words.getString("present.how")) : Subscription.EMPTY;
                    if (stage.isFullScreen() != on) stage.setFullScreen(on);
                }),
                stage.fullScreenProperty().subscribe((_, on) -> preferences.presenting().set(on)));
        stage.setFullScreenExitKeyCombination(KeyCombination.NO_MATCH); // Escape ends pen, spotlight and blank first
    }

    BooleanProperty pen() {
        return pen;
    }

    BooleanProperty spotlight() {
        return spotlight;
    }

    BooleanProperty blank() {
        return blank;
    }

    /// Lines drawn with the pen.
    int strokes() {
        return strokes.size();
    }

    @Override protected void layoutChildren() {
        for (Region layer : List.of(paper, dark, curtain)) layer.resizeRelocate(0, 0, getWidth(), getHeight());
    }

    private void begin(double x, double y) {
        var stroke = new Polyline(x, y, x, y);
        stroke.getStyleClass().add("stroke");
        strokes.add(stroke);
        paper.getChildren().add(stroke);
    }

    private void wipe() {
        strokes.clear();
        paper.getChildren().clear();
    }

    private void lit(boolean on) {
        if (getScene() == null) return;
        getScene().removeEventFilter(MouseEvent.ANY, light);
        dark.getChildren().clear();
        if (!on) return;
        getScene().addEventFilter(MouseEvent.ANY, light);
        light(new Point2D(getWidth() / 2, getHeight() / 2));
    }

    private void light(Point2D at) {
        Shape around = Shape.subtract(new Rectangle(0, 0, getWidth(), getHeight()),
                new Circle(at.getX(), at.getY(), SPOT * getHeight()));
        around.getStyleClass().add("around");
        dark.getChildren().setAll(around);
    }

    /// Ends the blank screen, on any key.
    ///
    /// @return whether the screen was blank
    boolean raised() {
        boolean down = blank.get();
        blank.set(false);
        return down;
    }

    /// During a presentation, the key by which clickers ask for a blank screen; it has another meaning otherwise.
    ///
    /// @return whether it was that
    boolean clicked(KeyEvent e) {
        boolean meant = e.getCode() == KeyCode.PERIOD && preferences.presenting().get() && !e.isShiftDown()
                && !e.isShortcutDown() && !e.isAltDown();
        if (meant) blank.set(true);
        return meant;
    }

    /// Whether a key would end a tool.
    boolean ends(KeyEvent e) {
        return meant(e).filter(BooleanProperty::get).isPresent();
    }

    private Optional<BooleanProperty> meant(KeyEvent e) {
        return switch (e.getCode()) {
            case P, F5 -> Optional.of(preferences.presenting());
            case T -> Optional.of(preferences.tone());
            case D -> Optional.of(pen);
            case L -> Optional.of(spotlight);
            case B -> Optional.of(blank);
            default -> Optional.empty();
        };
    }

    /// @return whether the key meant something
    boolean key(KeyEvent e) {
        if (e.isShortcutDown() || e.isAltDown()) return false;
        Optional<BooleanProperty> meant = meant(e);
        meant.ifPresent(b -> b.set(!b.get()));
        return meant.isPresent() || switch (e.getCode()) {
            case ESCAPE -> escape();
            case DELETE, BACK_SPACE -> erase();
            default -> false;
        };
    }

    private boolean escape() {
        for (BooleanProperty on : List.of(pen, spotlight, preferences.presenting()))
            if (on.get()) {
                on.set(false);
                return true;
            }
        return false;
    }

    private boolean erase() {
        if (!pen.get()) return false;
        wipe();
        return true;
    }

    @Override public void close() {
        spotlight.set(false);
        following.unsubscribe();
    }
}
