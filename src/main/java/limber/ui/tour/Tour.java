package limber.ui.tour;

import java.util.ResourceBundle;
import javafx.application.Platform;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import limber.engine.StepSize;
import limber.presentation.play.Playback;
import limber.ui.controls.Page;
import limber.ui.preferences.Preferences;
import limber.ui.scene.Session;

/// A card over the window that asks a newcomer for one thing at a time: run, step, drag, why. It goes on when that has
/// been done.
public final class Tour extends VBox implements AutoCloseable {
    /// Pixels from the upper left corner of the window, below the bars.
    private static final Insets PLACE = new Insets(84, 0, 0, 12);

    private final ResourceBundle words;
    private final Preferences preferences;
    private final Pane page;
    private final Label count = new Label(), text = new Label();
    private final Button skip = new Button(), end = new Button();
    private Session session;
    private TourStop stop = TourStop.RUN;
    private TourStop.Start from;
    private Subscription following = Subscription.EMPTY;

    /// @param page the root of the window
    public Tour(ResourceBundle words, Preferences preferences, Pane page) {
        this.words = words;
        this.preferences = preferences;
        this.page = page;
        setId("tour");
        getStyleClass().add("tour");
        setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        setAccessibleText(words.getString("tour"));
        setViewOrder(Page.SHEETS);
        StackPane.setAlignment(this, Pos.TOP_LEFT);
        StackPane.setMargin(this, PLACE);
        count.getStyleClass().add("tour-count");
        text.setId("tour-text");
        text.setWrapText(true);
        text.setMinHeight(USE_PREF_SIZE);
        skip.setId("tour-skip");
        skip.setText(words.getString("tour.skip"));
        skip.setOnAction(_ -> go(stop.next()));
        skip.setFocusTraversable(false); // Space and the arrow keys stay the scene's
        end.setId("tour-end");
        end.setText(words.getString("tour.end"));
        end.setOnAction(_ -> close());
        end.setFocusTraversable(false);
        var space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        getChildren().addAll(count, text, new HBox(6, space, skip, end));
    }

    /// Begins with a scene, at frame 0.
    public void begin(Session session) {
        close();
        this.session = session;
        Playback playback = session.playback();
        page.getChildren().add(this);
        go(TourStop.RUN);
        if (playback.picture().get() != null) start();
        else following = playback.follow(_ -> Platform.runLater(this::start)); // a new scene plays at first
    }

    private void start() {
        following.unsubscribe();
        if (!isShowing()) return;
        Playback playback = session.playback();
        playback.playing().set(false);
        playback.reset();
        playback.transport().stepSize().set(StepSize.PHASE);
        go(TourStop.RUN);
        Runnable later = () -> Platform.runLater(this::look);
        following =
                Subscription.combine(playback.follow(_ -> look()), playback.playing().subscribe((_, _) -> later.run()),
                        playback.transport().stepSize().subscribe((_, _) -> later.run()),
                        session.questions().asked().subscribe((_, _) -> later.run()));
        session.viewport().requestFocus();
    }

    private void look() {
        if (isShowing() && stop.done(session, from)) go(stop.next());
    }

    private void go(TourStop next) {
        stop = next;
        from = TourStop.Start.of(session);
        if (!preferences.level().get().atLeast(next.level())) preferences.level().set(next.level());
        count.setText(words.getString("tour.count").formatted(words.getString("tour"), next.number(),
                TourStop.values().length));
        text.setText(words.getString("tour." + next.word()));
        skip.setVisible(!next.last());
    }

    /// Whether it is shown.
    public boolean isShowing() {
        return getParent() != null;
    }

    @Override public void close() {
        following.unsubscribe();
        following = Subscription.EMPTY;
        page.getChildren().remove(this);
    }
}
