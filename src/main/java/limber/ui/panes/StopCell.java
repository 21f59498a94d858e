package limber.ui.panes;

import java.util.List;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.ListCell;
import javafx.scene.control.MenuItem;
import limber.ask.Stop;
import limber.presentation.panes.FindText;
import limber.presentation.play.Playback;
import limber.presentation.words.Wording;

/// A row of the list of stops.
final class StopCell extends ListCell<Stop> {
    /// Of how many times each one may halt.
    private static final List<Integer> EVERY = List.of(2, 10, 100);

    private final Playback playback;
    private final Wording words;
    private final FindText text;
    private final CheckBox box = new CheckBox();

    StopCell(Playback playback, Wording words, FindText text) {
        this.playback = playback;
        this.words = words;
        this.text = text;
        box.setFocusTraversable(false);
        box.setMnemonicParsing(false);
        box.setOnAction(_ -> {
            if (getItem() != null) playback.stops().put(getItem(), getItem().on(box.isSelected()));
        });
    }

    private ContextMenu menu(Stop stop) {
        var menu = new ContextMenu(item("stop.always", stop, stop.times(1, false)),
                item("stop.once", stop, stop.times(1, true)));
        for (int every : EVERY) {
            MenuItem item = item("stop.every", stop, stop.times(every, false));
            item.setText(item.getText().formatted(every));
            menu.getItems().add(item);
        }
        var remove = new MenuItem(words.get("stop.remove"));
        remove.setOnAction(_ -> playback.stops().all().remove(stop));
        menu.getItems().add(remove);
        return menu;
    }

    private MenuItem item(String key, Stop before, Stop now) {
        var item = new MenuItem(words.get(key));
        item.setOnAction(_ -> playback.stops().put(before, now));
        return item;
    }

    @Override protected void updateItem(Stop stop, boolean empty) {
        super.updateItem(stop, empty);
        setGraphic(empty || stop == null ? null : box);
        setContextMenu(empty || stop == null ? null : menu(stop));
        if (empty || stop == null) return;
        box.setText(text.stop(stop, playback.stops().count(stop)));
        box.setSelected(stop.on());
    }
}
