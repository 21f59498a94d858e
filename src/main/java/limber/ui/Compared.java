package limber.ui;

import limber.engine.Variant;
import limber.ui.viewport.Layout;

/// What a scene is compared with, and how the two are shown. The left side is the scene itself.
///
/// @param left,right what the sides are called; empty to call them after what differs
/// @param variant what the right side has otherwise
public record Compared(String left, String right, Variant variant, Layout layout) {
    Compared named(String left, String right) {
        return new Compared(left, right, variant, layout);
    }

    Compared with(Variant variant) {
        return new Compared(left, right, variant, layout);
    }

    Compared with(Layout layout) {
        return new Compared(left, right, variant, layout);
    }
}
