package limber.ui.lesson;

import java.util.Optional;
import javafx.scene.Node;

/// The terms that a lesson's text has in bold.
public interface Terms {
    /// The id of the term with these words; empty for other words.
    Optional<String> id(String words);

    /// Shows a term.
    ///
    /// @param owner beside which it is shown
    void show(Node owner, String id);
}
