package limber.ui.panes;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import limber.engine.Measure;
import limber.presentation.plots.Plotting;
import limber.presentation.words.Wording;
import limber.ui.controls.Sheet;

/// A sheet with a box for each measure that can be plotted, and a field that finds some of them: by title, by public
/// name or by meaning. Enter ticks the first one found.
final class CurvesSheet {
    private final Plotting plotting;
    private final Wording words;
    private final Function<Measure, String> meaning;
    private final Sheet sheet;

    /// @param meaning what a measure is, in a sentence or two
    CurvesSheet(Plotting plotting, Wording words, Function<Measure, String> meaning) {
        this.plotting = plotting;
        this.words = words;
        this.meaning = meaning;
        sheet = new Sheet(words.get("plot.curves"), words.ui(), Sheet.Side.UNDER);
    }

    /// Opens or closes it.
    void toggle(Node owner) {
        if (sheet.isShowing()) {
            sheet.close();
            return;
        }
        var boxes = new ArrayList<Box>();
        for (Measure m : plotting.measures()) boxes.add(new Box(m));
        Subscription following = follow(boxes);
        sheet.setOnClosed(following::unsubscribe);
        sheet.setContent(content(boxes));
        sheet.show(owner);
    }

    private Subscription follow(List<Box> boxes) {
        ListChangeListener<Measure> changed = _ -> boxes.forEach(Box::show);
        plotting.curves().addListener(changed);
        boxes.forEach(Box::show);
        return () -> plotting.curves().removeListener(changed);
    }

    private Node content(List<Box> boxes) {
        var field = new TextField();
        field.setId("curves-find");
        field.setPromptText(words.get("plot.curves.find"));
        field.setAccessibleText(words.get("plot.curves.find"));
        var none = new Label(words.get("plot.curves.none"));
        none.managedProperty().bind(none.visibleProperty());
        field.textProperty().subscribe(text -> {
            boxes.forEach(box -> box.setVisible(box.matches(text)));
            none.setVisible(boxes.stream().noneMatch(Node::isVisible));
        });
        field.setOnAction(_ -> boxes.stream().filter(Node::isVisible).findFirst().ifPresent(CheckBox::fire));
        var list = new VBox(none);
        list.getChildren().addAll(boxes);
        list.getStyleClass().add("curves-list");
        var scroll = new ScrollPane(list);
        scroll.setFitToWidth(true);
        var content = new VBox(field, scroll);
        content.getStyleClass().add("curves");
        return content;
    }

    private final class Box extends CheckBox {
        private final Measure measure;
        private final String searched;

        Box(Measure measure) {
            super(words.quantity(measure.name()));
            this.measure = measure;
            String said = meaning.apply(measure);
            searched = (getText() + "\n" + said).toLowerCase(Locale.ROOT);
            setId("curve-" + measure.name());
            setMnemonicParsing(false);
            setTooltip(new Tooltip(said));
            managedProperty().bind(visibleProperty());
            setOnAction(_ -> plotting.toggle(measure));
        }

        void show() {
            setSelected(plotting.plots(measure));
            setDisable(!plotting.room() && !isSelected());
        }

        boolean matches(String text) {
            return Stream.of(text.toLowerCase(Locale.ROOT).strip().split("\\s+")).allMatch(searched::contains);
        }
    }
}
