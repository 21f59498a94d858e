package limber.ui.scene;

import limber.engine.model.Variant;
import limber.presentation.view.Layout;

/// The settings of a comparison: its second side, and how the two are shown. The left side is the scene itself.
///
/// @param left,right the names of the sides; empty for names made from what differs
/// @param variant the differing values of the right side
public record ComparisonSetup(String left, String right, Variant variant, Layout layout) {
    ComparisonSetup named(String left, String right) {
        return new ComparisonSetup(left, right, variant, layout);
    }

    public ComparisonSetup with(Variant variant) {
        return new ComparisonSetup(left, right, variant, layout);
    }

    public ComparisonSetup with(Layout layout) {
        return new ComparisonSetup(left, right, variant, layout);
    }
}
