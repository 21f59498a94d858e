package limber.ui.controls;

import java.util.ResourceBundle;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// A sheet that asks once before something is lost.
public final class Question {
    private Question() {}

    /// @param key of the words: `key.ask` is the question, `key.yes` the title and one answer, `key.no` the other
    /// @param agreed runs on yes
    /// @param named in the question
    public static void ask(String key, ResourceBundle words, Node owner, Runnable agreed, Object... named) {
        var sheet = new Sheet(words.getString(key + ".yes"), words, Sheet.Side.UNDER);
        var text = new Label(words.getString(key + ".ask").formatted(named));
        text.setWrapText(true);
        var no = new Button(words.getString(key + ".no"));
        no.setId("answer-no");
        no.setOnAction(_ -> sheet.close());
        var yes = new Button(words.getString(key + ".yes"));
        yes.setId("answer-yes");
        yes.setOnAction(_ -> {
            sheet.close();
            agreed.run();
        });
        var answers = new HBox(no, yes); // what loses nothing has the keyboard first
        answers.getStyleClass().add("answers");
        var content = new VBox(text, answers);
        content.getStyleClass().add("form");
        sheet.setContent(content);
        sheet.show(owner);
    }
}
