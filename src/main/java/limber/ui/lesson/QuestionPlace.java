package limber.ui.lesson;

import java.util.function.DoubleSupplier;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import limber.ui.controls.Announcement;
import limber.ui.controls.LaidOut;
import limber.ui.controls.Regions;

/// The place of a step's questions and goal: below the text, always in sight. Where that would leave too little room
/// for the text, as in a low window, they stand in the text. So there is never more than one area that scrolls.
final class QuestionPlace {
    /// The least height of the text, in letters. In front of a class, who hear the text, the question comes first.
    private static final double TEXT = 10, PRESENTED = 3;
    /// More room than that before the questions leave the text again, in letters: below it they have other edges, and
    /// would come and go.
    private static final double SPARE = 2.5;

    private final VBox column, body;
    private final ScrollPane page;
    private final Region before;
    private final VBox asking;
    private final DoubleSupplier letter;
    private final ReadOnlyBooleanProperty presenting;
    /// Whether the questions have told something in this step: where they come to stand in the text, it follows them.
    private boolean told;

    /// @param column text, questions and what is above and below them
    /// @param page scrolls the text
    /// @param body the text
    /// @param before what the questions follow where they stand in the text
    /// @param letter the height of a letter, px
    /// @param presenting whether the window stands in front of a class
    QuestionPlace(VBox column, ScrollPane page, VBox body, Region before, VBox asking,
            DoubleSupplier letter, ReadOnlyBooleanProperty presenting) {
        this.column = column;
        this.page = page;
        this.body = body;
        this.before = before;
        this.asking = asking;
        this.letter = letter;
        this.presenting = presenting;
        column.layoutBoundsProperty().addListener((_, _, _) -> soon());
        asking.layoutBoundsProperty().addListener((_, _, _) -> soon());
        asking.needsLayoutProperty().addListener((_, _, needs) -> {
            if (!needs) soon();
        });
    }

    /// A place is not changed while it is laid out.
    private void soon() {
        boolean below = asking.getParent() == column;
        if (below != fitsBelow()) Platform.runLater(this::arrange);
    }

    private void arrange() {
        boolean below = asking.getParent() == column, fits = fitsBelow();
        if (below == fits) return;
        Node focused = asking.getScene() == null ? null : asking.getScene().getFocusOwner();
        (below ? column : body).getChildren().remove(asking);
        if (fits) column.getChildren().add(column.getChildren().indexOf(page) + 1, asking);
        else body.getChildren().add(body.getChildren().indexOf(before) + 1, asking);
        if (Regions.within(focused, asking)) focused.requestFocus(); // it was lost on the way
        if (!fits && told) top();
    }

    private boolean fitsBelow() {
        double spare = asking.getParent() == column ? 0 : SPARE,
                left = column.getHeight() - ((presenting.get() ? PRESENTED : TEXT) + spare) * letter.getAsDouble();
        for (Node other : column.getChildren())
            if (other.isManaged() && other != page && other != asking) left -= other.getLayoutBounds().getHeight();
        return column.getHeight() == 0 || asking.prefHeight(column.getWidth()) <= left;
    }

    /// Scrolls to what has come into the text after an answer; where the questions stand in the text, it follows them.
    void reveal(Node news) {
        if (asking.getParent() == column) Announcement.reveal(news);
    }

    /// Shows a step from its beginning.
    void begin() {
        told = false;
        page.setVvalue(0);
    }

    /// Scrolls the text so that the questions begin at the top, where they stand in it. An answer makes them larger, so
    /// it may be only then that they come to stand there.
    void reveal() {
        told = true;
        top();
    }

    private void top() {
        LaidOut.then(asking, () -> {
            if (asking.getParent() == body) Announcement.toTop(page, asking);
        });
    }
}
