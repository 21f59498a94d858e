package limber.ui.interaction;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import limber.engine.model.Action;
import limber.engine.settings.Parameter;
import limber.ui.controls.Sheet;

/// A form for an action's arguments: a field each, filled with the default.
final class ActionForm {
    private ActionForm() {}

    /// @param most the largest default of an argument here, by name: the last of a row, however many there are
    /// @param done takes the arguments by name
    /// @param guarded runs what may be refused
    static void show(Action action, String title, ResourceBundle words, Map<String, Integer> most, Node owner,
            Consumer<Map<String, Object>> done, Consumer<Runnable> guarded) {
        var fields = new LinkedHashMap<Parameter<?>, TextField>();
        var form = new VBox();
        form.getStyleClass().add("form");
        var sheet = new Sheet(title, words, Sheet.Side.UNDER);
        var scroll = new ScrollPane(form);
        scroll.getStyleClass().add("form-scroll");
        scroll.setFitToWidth(true);
        sheet.setContent(scroll);
        for (Parameter<?> p : action.arguments()) {
            var field = new TextField(initial(p, most));
            field.setAccessibleText(p.name());
            fields.put(p, field);
            form.getChildren().addAll(new Label(p.name() + (p.unit().isEmpty() ? "" : " · " + p.unit())), field);
        }
        var go = new Button(title);
        go.setDefaultButton(true);
        go.setOnAction(_ -> guarded.accept(() -> {
            var arguments = new HashMap<String, Object>();
            fields.forEach((p, field) -> arguments.put(p.name(), p.read(field.getText())));
            done.accept(arguments);
            sheet.close();
        }));
        form.getChildren().add(go);
        sheet.show(owner);
    }

    private static <T> String initial(Parameter<T> p, Map<String, Integer> most) {
        if (p.initial() instanceof Integer count && most.containsKey(p.name()))
            return String.valueOf(Math.min(count, most.get(p.name())));
        return p.write(p.initial());
    }
}
