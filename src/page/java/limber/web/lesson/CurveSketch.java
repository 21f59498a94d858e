package limber.web.lesson;

import java.util.function.Supplier;
import limber.presentation.paint.Palette;
import limber.presentation.plots.Sketch;
import limber.presentation.plots.SketchPainter;
import limber.web.view.Sheet;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLElement;

/// The canvas on which a student draws a curve by hand.
final class CurveSketch {
    private final Sketch sketch;
    private final SketchPainter painter;
    private final Sheet sheet;
    private final Supplier<String> spoken;

    /// @param spoken what is read of it
    CurveSketch(Sketch sketch, Palette palette, Supplier<String> spoken) {
        this.sketch = sketch;
        this.spoken = spoken;
        painter = new SketchPainter(sketch);
        sheet = new Sheet("sketch", palette, this::paint);
        sketch.follow(this::show);
        sheet.element().setAttribute("role", "application");
        sheet.element().addEventListener("keydown", e -> key((KeyboardEvent) e));
        sheet.element().addEventListener("pointerdown", e -> {
            if (!sketch.ready()) return;
            sheet.capture(e);
            painter.press(Sheet.at(e));
        });
        sheet.element().addEventListener("pointermove", e -> painter.drag(Sheet.at(e)));
        sheet.element().addEventListener("pointerup", e -> painter.release(Sheet.at(e)));
        sheet.element().addEventListener("pointercancel", _ -> painter.cancel());
        for (String seen : new String[]{"focus", "blur"}) sheet.element().addEventListener(seen, _ -> sheet.refresh());
        show();
    }

    HTMLElement element() {
        return sheet.element();
    }

    private void show() {
        sheet.element().setAttribute("aria-label", spoken.get());
        sheet.refresh();
    }

    /// Up and Down move a point, Enter goes to the next one, with Shift to the one before.
    private void key(KeyboardEvent e) {
        if (!sketch.ready() || e.isCtrlKey() || e.isAltKey() || e.isMetaKey()) return;
        switch (e.getKey()) {
            case "ArrowUp", "ArrowDown" -> sketch.move(e.getKey().equals("ArrowUp"));
            case "Enter" -> sketch.go(!e.isShiftKey());
            default -> {
                return;
            }
        }
        e.preventDefault();
    }

    private void paint(Sheet.Drawing on) {
        painter.paint(on.pen(), on.palette(), on.width(), on.height(), sheet.focused());
    }
}
