package limber.ui.prose;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;
import limber.presentation.prose.Breaks;
import limber.ui.code.FittedImage;
import limber.ui.code.Formulas;
import limber.ui.code.Formulas.Drawn;
import limber.ui.code.Formulas.Key;

/// A formula in a text, in the text's colour and size. A formula in a block of its own is broken into lines where it is
/// too wide. Where it cannot be rendered, its source is shown.
final class FormulaNode extends FittedImage {
    private final Formulas formulas;
    private final String tex;
    private final boolean inline;
    private final Node source;
    /// A hidden letter that measures the font of the style sheet, and the space for a formula not rendered yet.
    private final Text letter = new Text("x");
    private List<Key> wanted = List.of();
    /// Variants with line breaks, fewest lines first.
    private List<Drawn> ways = List.of();
    private Optional<Drawn> shown = Optional.empty();

    /// @param source shown instead if it cannot be rendered
    FormulaNode(Formulas formulas, String tex, boolean inline, Node source) {
        super("formula");
        this.formulas = formulas;
        this.tex = tex;
        this.inline = inline;
        this.source = source;
        letter.getStyleClass().add("formula-letter");
        letter.setVisible(false);
        letter.setManaged(false);
        getChildren().add(letter);
        setAccessibleText(tex);
        letter.fontProperty().subscribe(this::want);
        letter.fillProperty().subscribe(this::want);
        sceneProperty().subscribe(this::want);
    }

    /// Requests the rendering once the style sheets have been applied.
    private void want() {
        if (getScene() == null || !(letter.getFill() instanceof Color ink)) return;
        List<Key> keys = (inline ? List.of(tex) : Breaks.of(tex)).stream()
                .map(way -> new Key(way, letter.getFont().getSize(), Formulas.hex(ink), inline)).toList();
        if (wanted.equals(keys)) return;
        wanted = keys;
        formulas.want(keys, () -> {
            if (wanted != keys) return;
            ways = keys.stream().flatMap(key -> formulas.get(key).stream()).toList();
            ways.stream().findFirst().ifPresentOrElse(this::show, this::giveWay);
        });
    }

    private void show(Drawn drawn) {
        if (shown.equals(Optional.of(drawn))) return;
        shown = Optional.of(drawn);
        show(drawn.image(), Formulas.SCALE, tex);
    }

    private void giveWay() {
        if (getParent() instanceof Pane parent) parent.getChildren().set(parent.getChildren().indexOf(this), source);
    }

    @Override public double getBaselineOffset() {
        double most = getMaxWidth() > 0 ? getMaxWidth() : -1;
        return snappedTopInset() + (shows() ? shown.orElseThrow().baseline() / Formulas.SCALE * shrunk(most)
                : letter.getBaselineOffset());
    }

    @Override protected double computePrefWidth(double height) {
        return shows() ? width(ways.getFirst()) : letter.getLayoutBounds().getWidth();
    }

    private double width(Drawn way) {
        return way.image().getWidth() / Formulas.SCALE + snappedLeftInset() + snappedRightInset();
    }

    /// Chooses the variant that fits, or the one that must shrink least.
    private void choose(double width) {
        ways.stream().filter(way -> width(way) <= width).findFirst()
                .or(() -> ways.stream().min(Comparator.comparingDouble(this::width))).ifPresent(this::show);
    }

    @Override protected double computePrefHeight(double width) {
        if (width > 0) choose(width);
        return shows() ? super.computePrefHeight(width) : letter.getLayoutBounds().getHeight();
    }
}
