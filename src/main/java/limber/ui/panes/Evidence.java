package limber.ui.panes;

import java.util.List;
import java.util.Optional;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;
import limber.engine.Channel;
import limber.engine.Element;
import limber.engine.Measure;
import limber.engine.State;
import limber.engine.ask.Why;
import limber.engine.ask.WhyTarget;
import limber.engine.watch.Explanation;
import limber.engine.watch.Read;
import limber.presentation.panes.Reason;
import limber.presentation.play.Playback;
import limber.presentation.view.ElementArrow;
import limber.ui.code.Formulas;
import limber.ui.code.Formulas.Key;
import limber.ui.viewport.StyledPalette;
import limber.ui.viewport.Viewport;

/// A display of what stands behind the selected reason: the formula with its numbers, and arrows in the view from the
/// elements that were read.
final class Evidence {
    /// The largest share of the pane for the formula.
    private static final double MOST = 0.5;

    private final Playback playback;
    private final Viewport viewport;
    private final ScrollPane scroll;
    private final Formulas formulas = new Formulas(_ -> {}); // those of models are short
    private final FormulaRows drawn;
    private Optional<Reason> shown = Optional.empty();

    /// @param pane that the colours are read in
    Evidence(Playback playback, Viewport viewport, VBox pane, ScrollPane scroll, VBox equations) {
        this.playback = playback;
        this.viewport = viewport;
        this.scroll = scroll;
        var palette = new StyledPalette(() -> show(shown));
        pane.getChildren().add(palette);
        drawn = new FormulaRows(equations, formulas, palette);
        scroll.managedProperty().bind(scroll.visibleProperty());
        scroll.maxHeightProperty().bind(pane.heightProperty().multiply(MOST));
        scroll.prefViewportHeightProperty().bind(equations.heightProperty()); // a scroll pane always asks for 100 px
        scroll.setVisible(false);
    }

    void show(Optional<Reason> reason) {
        shown = reason;
        Optional<Why> why = reason.flatMap(Reason::why);
        Optional<Explanation> operation = why.flatMap(Why::operation);
        scroll.setVisible(operation.isPresent());
        viewport.scene().links().set(why.map(this::links).orElse(List.of()));
        operation.ifPresent(o -> {
            List<Key> rows = keys(why.get().asked(), o);
            formulas.want(rows, () -> {
                if (shown.equals(reason)) drawn.draw(rows);
            });
        });
    }

    private List<Key> keys(WhyTarget asked, Explanation o) {
        return asked instanceof WhyTarget.Assigned local
                ? drawn.keys(o.slot().phase().formula(), local.name(), Optional.of(o))
                : drawn.keys(drawn.sheet(o.slot().phase().formula(), Optional.of(o)).lines());
    }

    private List<ElementArrow> links(Why why) {
        Optional<Element> to = switch (why.asked()) {
            case WhyTarget.Stored(String channel, int element) -> element(channel, element);
            case WhyTarget.Measured(Measure measure, int element) -> Optional.of(new Element(measure.of(), element))
                    .filter(_ -> !measure.of().isEmpty());
            case WhyTarget.Assigned _,WhyTarget.Given _ -> why.operation().map(Evidence::worksOn);
        };
        return to.map(t -> why.reads().stream().flatMap(r -> from(r).stream()).distinct().filter(f -> !f.equals(t))
                .map(f -> new ElementArrow(f, t)).toList()).orElse(List.of());
    }

    private Optional<Element> from(Read read) {
        return element(read.channel(), read.element());
    }

    private static Element worksOn(Explanation o) {
        return new Element(o.slot().phase().of(), o.element());
    }

    private Optional<Element> element(String channel, int index) {
        State s = playback.picture().get().state();
        return s.channel(channel).map(Channel::of).filter(of -> !of.isEmpty()).map(of -> new Element(of, index));
    }
}
