package limber.ui.controls;

import javafx.animation.PauseTransition;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.kordamp.ikonli.javafx.FontIcon;

/// A message at the upper edge of a page. It goes after a while, or when it is clicked.
final class Notification extends HBox {
    /// Seconds that it stays, and for each character of its text.
    private static final double STAY = 4, READ = 0.04;

    private final PauseTransition wait;

    Notification(String title, String text) {
        getStyleClass().add("notification");
        setAccessibleRole(AccessibleRole.TEXT);
        setAccessibleText(title + ": " + text);
        setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        var head = new Label(title);
        head.getStyleClass().add("notification-title");
        var body = new Label(text);
        body.setWrapText(true);
        getChildren().addAll(new FontIcon("fth-alert-triangle"), new VBox(head, body));
        StackPane.setAlignment(this, Pos.TOP_CENTER);
        setViewOrder(Page.SHEETS);
        setOnMouseClicked(_ -> close());
        wait = new PauseTransition(Duration.seconds(STAY + READ * text.length()));
        wait.setOnFinished(_ -> close());
        wait.play();
    }

    void close() {
        wait.stop();
        if (getParent() instanceof Page page) page.getChildren().remove(this);
    }
}
