package limber.ui.panes;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Node;
import limber.engine.model.Model;
import limber.presentation.scene.MethodChoice;
import limber.presentation.words.Wording;
import limber.ui.controls.Sheet;
import limber.ui.controls.View;

/// A sheet with the form of one method of a scene.
///
/// @param model of the scene
/// @param title,done the keys of its title and of the button that takes what was chosen
record MethodSheet(Model model, Wording words, String title, String done) {
    /// Opens it beside a control.
    ///
    /// @param given what the form shows first
    /// @param taken receives what was chosen; may throw [limber.engine.text.BadInput], which the form shows
    void show(Node owner, MethodChoice given, Consumer<MethodChoice> taken) {
        var sheet = new Sheet(words.get(title), words.ui(), Sheet.Side.LEFT);
        var form = new MethodFormController(model, words, given, words.get(done), chosen -> {
            taken.accept(chosen);
            sheet.close();
        });
        sheet.setContent(View.load("method-form", words.ui(), List.of(form)));
        sheet.show(owner);
    }
}
