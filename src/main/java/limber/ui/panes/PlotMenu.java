package limber.ui.panes;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.geometry.Bounds;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyEvent;
import limber.engine.run.Probe;
import limber.presentation.paint.Point;
import limber.presentation.plots.PlotPainter;
import limber.presentation.plots.Plotting;
import limber.presentation.words.Quantity;
import limber.ui.controls.MenuKey;
import limber.ui.plots.Plot;

/// The context menu of a plot: questions about the point under the pointer, or, from the keyboard, about the present
/// one.
final class PlotMenu {
    private final Plot plot;
    private final Plotting plotting;
    private final AskItems asking;
    private final UnaryOperator<String> words;
    private final ContextMenu menu = new ContextMenu();

    PlotMenu(Plot plot, Plotting plotting, AskItems asking, UnaryOperator<String> words) {
        this.plot = plot;
        this.plotting = plotting;
        this.asking = asking;
        this.words = words;
        plot.setOnContextMenuRequested(this::requested);
        plot.setOnKeyPressed(this::key);
    }

    private void requested(ContextMenuEvent e) {
        if (!e.isKeyboardTrigger())
            show(Optional.of(new Point(e.getX(), e.getY())), e.getScreenX(), e.getScreenY());
    }

    private void key(KeyEvent e) {
        if (!MenuKey.is(e)) return;
        Bounds on = plot.localToScreen(plot.getBoundsInLocal());
        show(Optional.empty(), on.getCenterX(), on.getCenterY());
        e.consume();
    }

    private void show(Optional<Point> pointer, double x, double y) {
        menu.hide();
        List<MenuItem> items = plot.painter().place(pointer).map(this::items).orElse(List.of());
        menu.getItems().setAll(items);
        if (!items.isEmpty()) menu.show(plot, x, y);
    }

    private List<MenuItem> items(PlotPainter.Place place) {
        Probe probe = plotting.probe(place.curve());
        String text = Plotting.label(probe, words) + " = " + Quantity.reading(place.value(), probe.measure().unit());
        return asking.ofCurve(text, probe, place.value(), place.at(), plotting.other(place.curve()));
    }
}
