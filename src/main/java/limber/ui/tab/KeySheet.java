package limber.ui.tab;

import java.util.List;
import java.util.Optional;
import java.util.ResourceBundle;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import limber.presentation.scene.SceneKeys;
import limber.presentation.words.Shortcut;
import limber.ui.controls.Page;
import limber.ui.controls.Sheet;

/// The list of keyboard shortcuts, including the model's own, with a field that searches them.
public final class KeySheet {
    private static final String ID = "keys";
    /// Shares of the table's width; the rest is the scroll bar's.
    private static final double KEY = 0.33, MEANING = 0.63;
    private static final PseudoClass GROUP = PseudoClass.getPseudoClass("group");

    private KeySheet() {}

    /// Opens it, or closes it if it is open.
    ///
    /// @param scene the scene whose model may have keys of its own
    /// @param owner the node that it belongs to; a whole page puts it in the middle
    public static void toggle(ResourceBundle words, Optional<SceneController> scene, Node owner) {
        toggle(words, scene.map(s -> SceneKeys.nudges(s.playback(), s.session().wording())).orElse(""), owner);
    }

    /// @param nudges the line about a model's own keys; empty for none
    static void toggle(ResourceBundle words, String nudges, Node owner) {
        Optional<Sheet> open = Page.of(owner.getScene()).flatMap(Page::sheet).filter(s -> ID.equals(s.getId()));
        open.ifPresentOrElse(Sheet::close, () -> show(words, Shortcut.all(words, nudges), owner));
    }

    private static void show(ResourceBundle words, List<Shortcut> all, Node owner) {
        var table = table(words);
        var find = new TextField();
        find.setId("keys-find");
        find.setPromptText(words.getString("keys.find"));
        find.setAccessibleText(words.getString("keys.find"));
        find.textProperty().subscribe(text -> table.getItems().setAll(Shortcut.matching(text, all)));
        VBox.setVgrow(table, Priority.ALWAYS);
        var content = new VBox(find, table);
        content.getStyleClass().add("keys");
        var sheet = new Sheet(words.getString("help"), words, Sheet.Side.UNDER);
        sheet.setId(ID);
        sheet.setContent(content);
        sheet.show(owner);
    }

    private static TableView<Shortcut> table(ResourceBundle words) {
        var table = new TableView<Shortcut>();
        table.setId("keys-table");
        table.setAccessibleText(words.getString("help"));
        table.setPlaceholder(new Label(words.getString("keys.none")));
        table.getColumns().add(column(table, words.getString("keys.key"), "key"));
        table.getColumns().add(column(table, words.getString("keys.does"), "meaning"));
        table.setRowFactory(_ -> new TableRow<>() {
            @Override protected void updateItem(Shortcut shortcut, boolean empty) {
                super.updateItem(shortcut, empty);
                pseudoClassStateChanged(GROUP, shortcut != null && shortcut.key().isEmpty());
            }
        });
        return table;
    }

    private static TableColumn<Shortcut, String> column(TableView<Shortcut> table, String title, String kind) {
        boolean key = kind.equals("key");
        var column = new TableColumn<Shortcut, String>(title);
        column.getStyleClass().add("keys-" + kind);
        column.prefWidthProperty().bind(table.widthProperty().multiply(key ? KEY : MEANING));
        column.setSortable(false);
        column.setReorderable(false);
        column.setCellValueFactory(row -> {
            Shortcut s = row.getValue();
            boolean group = s.key().isEmpty();
            return new ReadOnlyStringWrapper(key ? group ? s.group() : s.key() : group ? "" : s.meaning());
        });
        column.setCellFactory(_ -> new TableCell<>() {
            @Override protected void updateItem(String text, boolean empty) {
                super.updateItem(text, empty);
                setText(empty ? "" : text);
            }
        });
        return column;
    }
}
