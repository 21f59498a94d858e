package limber.web.panes;

import java.util.Optional;
import limber.presentation.paint.Palette;
import limber.presentation.plots.PlotPainter;
import limber.web.view.Sheet;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLElement;

/// A plot on a sheet. A pointer reads it, and a press goes to the moment of a point. While it has the keyboard, the
/// wheel and the keys plus, minus and 0 zoom its horizontal axis.
final class PlotSheet {
    /// What a notch of the wheel scrolls, px.
    private static final double NOTCH = 100;

    private final PlotPainter painter;
    private final Sheet sheet;
    private final Runnable painted;

    /// @param painted is told after each picture of it
    PlotSheet(PlotPainter painter, Palette palette, Runnable painted) {
        this.painter = painter;
        this.painted = painted;
        sheet = new Sheet("plot", palette, this::paint);
        painter.follow(sheet::refresh);
        HTMLElement e = sheet.element();
        e.setAttribute("role", "img");
        e.setAttribute("aria-label", painter.spoken());
        e.addEventListener("pointermove", at -> painter.point(Optional.of(Sheet.at(at))));
        e.addEventListener("pointerleave", _ -> painter.point(Optional.empty()));
        e.addEventListener("click", at -> painter.click(Sheet.at(at)));
        sheet.onWheel((at, up) -> painter.zoom(at, up / NOTCH));
        e.addEventListener("keydown", key -> {
            var pressed = (KeyboardEvent) key;
            if (pressed.isCtrlKey() || pressed.isAltKey() || pressed.isMetaKey()) return;
            if (!painter.key(pressed.getKey())) return;
            key.preventDefault();
            key.stopPropagation();
        });
    }

    HTMLElement element() {
        return sheet.element();
    }

    private void paint(Sheet.Drawing on) {
        painter.read(on.palette(), on.width(), on.height());
        painter.paintAxes(on.pen(), on.palette(), on.width(), on.height());
        painter.paintCurves(on.pen(), on.palette(), on.width(), on.height(), sheet.focused());
        sheet.element().setAttribute("aria-label", painter.spoken());
        painted.run();
    }
}
