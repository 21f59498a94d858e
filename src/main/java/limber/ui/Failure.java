package limber.ui;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ResourceBundle;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Alert;
import javafx.scene.control.TextArea;
import limber.engine.BadInput;
import org.controlsfx.control.Notifications;

/// An exception that nobody expected, with a report that can be copied. The run is kept.
final class Failure {
    private static final System.Logger LOG = System.getLogger(Failure.class.getName());

    /// Characters in a line of a notification, which would grow beyond the window.
    private static final int LINE = 90;

    private Failure() {}

    private static String wrapped(String message) {
        return message.replaceAll("(.{" + LINE / 2 + "," + LINE + "}) ", "$1\n");
    }

    static void show(Throwable e, Node owner, ResourceBundle words, Theme theme) {
        if (e instanceof BadInput) {
            boolean open = owner.getScene() != null && owner.getScene().getWindow() != null;
            if (open) Notifications.create().owner(owner).title(words.getString("refused")).text(wrapped(e.getMessage())).position(Pos.TOP_CENTER).showWarning();
            return;
        }
        LOG.log(System.Logger.Level.ERROR, "uncaught", e);
        var report = new StringWriter();
        e.printStackTrace(new PrintWriter(report));
        var alert = new Alert(Alert.AlertType.ERROR);
        alert.getDialogPane().getStylesheets().setAll(theme.sheets());
        alert.setTitle(words.getString("title"));
        alert.setHeaderText(words.getString("failure"));
        alert.setContentText(String.valueOf(e.getMessage()));
        var text = new TextArea(report.toString());
        text.setEditable(false);
        alert.getDialogPane().setExpandableContent(text);
        alert.show();
    }
}
