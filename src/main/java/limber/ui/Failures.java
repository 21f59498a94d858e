package limber.ui;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Objects;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.StringJoiner;
import java.util.stream.Stream;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.control.Alert;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;
import javafx.scene.control.TextArea;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.util.Subscription;
import limber.engine.run.OperationFailure;
import limber.engine.text.BadInput;
import limber.presentation.words.Refusals;
import limber.ui.controls.Page;
import limber.ui.preferences.Preferences;

/// The messages about failures. A refused input is a line that disappears by itself. An unexpected error is a dialog
/// with a report that can be copied; there is at most one dialog, and the run is kept.
final class Failures {
    private static final System.Logger LOG = System.getLogger(Failures.class.getName());
    /// Characters of a refusal that a notification quotes.
    private static final int LONGEST = 500;
    /// Failures kept in a report; more would repeat themselves.
    private static final int MOST = 20;

    private final Preferences preferences;
    private final ResourceBundle words;
    private Optional<Alert> dialog = Optional.empty();
    private final TextArea report = new TextArea();
    private int count;

    Failures(Preferences preferences, ResourceBundle words) {
        this.preferences = preferences;
        this.words = words;
        report.setId("report");
        report.setEditable(false);
        report.setAccessibleText(words.getString("failure.report"));
    }

    /// @param owner in the window that it belongs to
    /// @return takes the line back; an unexpected error stays
    Subscription show(Throwable e, Node owner) {
        return refusal(e).map(why -> refused(why, owner)).orElseGet(() -> {
            unexpected(e, owner);
            return Subscription.EMPTY;
        });
    }

    /// The refusal behind an exception, or what fails in a user's code: that of a file, which is read on another
    /// thread, comes wrapped.
    private static Optional<String> refusal(Throwable e) {
        return Stream.iterate(e, Objects::nonNull, Throwable::getCause)
                .filter(why -> why instanceof BadInput || why instanceof OperationFailure).map(Throwable::getMessage)
                .findFirst();
    }

    private Subscription refused(String message, Node owner) {
        // what was pasted may have no end
        String all = Refusals.told(message, words.getLocale());
        String told = all.length() <= LONGEST ? all : all.substring(0, LONGEST) + "…";
        return Page.of(owner.getScene()).map(page -> page.say(words.getString("refused"), told))
                .orElse(Subscription.EMPTY);
    }

    private void unexpected(Throwable e, Node owner) {
        LOG.log(System.Logger.Level.ERROR, "uncaught", e);
        count++;
        if (count == 1) report.setText(machine());
        if (count <= MOST) report.appendText("\n" + trace(e));
        Alert alert = dialog.orElseGet(() -> dialog(owner));
        alert.setContentText(words.getString("failure.count").formatted(count, e));
        if (!alert.isShowing()) alert.show();
    }

    private Alert dialog(Node owner) {
        var alert = new Alert(Alert.AlertType.ERROR);
        dialog = Optional.of(alert);
        if (owner.getScene() != null) alert.initOwner(owner.getScene().getWindow());
        alert.getDialogPane().setId("failure");
        alert.getDialogPane().getStylesheets().setAll(preferences.shownTheme().getValue().sheets());
        alert.setTitle(words.getString("title"));
        alert.setHeaderText(words.getString("failure"));
        alert.getDialogPane().setExpandableContent(report);
        alert.getDialogPane().setExpanded(true);
        var copy = new ButtonType(words.getString("failure.copy"), ButtonBar.ButtonData.LEFT);
        alert.getButtonTypes().setAll(copy, ButtonType.CLOSE);
        Node button = alert.getDialogPane().lookupButton(copy);
        button.setId("copy-report");
        button.addEventFilter(ActionEvent.ACTION, press -> {
            var content = new ClipboardContent();
            content.putString(report.getText());
            Clipboard.getSystemClipboard().setContent(content);
            press.consume(); // it stays open
        });
        alert.setOnHidden(_ -> {
            dialog = Optional.empty();
            count = 0;
        });
        return alert;
    }

    private static String machine() {
        var lines = new StringJoiner(", ", "Limber on ", "\n");
        for (String key : new String[]{"java.version", "javafx.runtime.version", "os.name", "os.version", "os.arch"})
            lines.add(key + " " + System.getProperty(key));
        return lines.toString();
    }

    private static String trace(Throwable e) {
        var text = new StringWriter();
        e.printStackTrace(new PrintWriter(text));
        return text.toString();
    }
}
