package limber.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import javafx.util.Subscription;
import limber.engine.model.Model;
import limber.engine.model.Preset;
import limber.lesson.Lesson;
import limber.presentation.words.Wording;
import limber.ui.lesson.LessonList;
import limber.ui.lesson.Teaching;
import limber.ui.preferences.Preferences;

/// The controller of the contents page: a moving picture of each model, its lessons and scenes, and *Continue*.
public final class ContentsController implements AutoCloseable {
    /// A card is at least as wide as this many letters are high.
    private static final double LETTERS = 19;
    private static final int MOST_IN_A_ROW = 4;
    /// A page that is wide enough for the sentence and all buttons of the head, in letters.
    private static final double WIDE = 85;
    /// Pulses between the start of one picture and the next.

    private final List<Model> models;
    private final Preferences preferences;
    private final Teaching teaching;
    private final Consumer<Lesson> begun;
    private final BiConsumer<Model, Optional<Preset>> opened;
    private final Runnable ask;
    private final ContentsPages others;
    private final Node start;
    private final List<Node> behind;
    private final Consumer<Throwable> failed;
    private final List<CardPicture> pictures = new ArrayList<>();
    /// Somebody who only passes over a card starts nothing.
    private final PauseTransition stay = new PauseTransition(Duration.millis(150));
    private Subscription following = Subscription.EMPTY;
    private boolean shown, closed;
    @FXML private VBox root;
    @FXML private Label about;
    @FXML private HBox choice;
    @FXML private StackPane pages;
    @FXML private Button goOn;
    @FXML private GridPane cards;

    /// @param teaching the lessons and answers
    /// @param begun opens a lesson
    /// @param opened opens a model's tab, on a preset where one is given
    /// @param others the pages beside that of the models
    /// @param ask asks for a file and opens it
    /// @param start stands before the models, so that it is in sight however many there are
    /// @param behind stand behind them
    ContentsController(List<Model> models, Preferences preferences, Teaching teaching,
            BiConsumer<Model, Optional<Preset>> opened,
            Consumer<Lesson> begun, ContentsPages others, Runnable ask, Node start, List<Node> behind,
            Consumer<Throwable> failed) {
        this.start = start;
        this.behind = behind;
        this.models = models;
        this.preferences = preferences;
        this.teaching = teaching;
        this.begun = begun;
        this.opened = opened;
        this.others = others;
        this.ask = ask;
        this.failed = failed;
    }

    @FXML private void initialize() {
        cards.widthProperty().addListener((_, _, _) -> arrange());
        goOn.fontProperty().addListener((_, _, _) -> arrange()); // as large as all other text
        cards.getChildren().add(start);
        models.forEach(m -> cards.getChildren()
                .add(new Card(m, new Wording(m, teaching.words()), root, preset -> opened.accept(m, preset))));
        cards.getChildren().addAll(behind);
        goOn.managedProperty().bind(goOn.visibleProperty());
        about.managedProperty().bind(about.visibleProperty());
        following = Subscription.combine(teaching.library().models().subscribe(this::lessons),
                preferences.motion().subscribe((_, _) -> move()), others.page().subscribe((_, _) -> move()),
                preferences.last().subscribe(_ -> {
                    goOn.setVisible(last().isPresent());
                    last().ifPresent(m -> goOn.setText(teaching.words().getString("contents.continue")
                            .formatted(new Wording(m, teaching.words()).get("model.title"))));
                }));
        others.show(pages, choice);
        models.forEach(this::picture);
        stay.setOnFinished(_ -> move());
        lessons();
    }

    private void lessons() {
        for (int i = 0; i < models.size(); i++) {
            Model model = models.get(i);
            card(i).teach(teaching.library().count(model),
                    () -> new LessonList(teaching.library(), model, teaching.journal(), teaching.words(), begun));
        }
    }

    /// The card of a model; that of newcomers is the first.
    private Card card(int model) {
        return (Card) cards.getChildren().get(1 + model);
    }

    /// Arranges as many cards in a row as fit, and shows the sentence below the title where there is room for it.
    private void arrange() {
        about.setVisible(root.getWidth() >= WIDE * goOn.getFont().getSize());
        int row = (int) Math.clamp(cards.getWidth() / (LETTERS * goOn.getFont().getSize()), 1,
                Math.min(MOST_IN_A_ROW, cards.getChildren().size()));
        if (row == cards.getColumnConstraints().size()) return;
        cards.getColumnConstraints().setAll(Stream.generate(() -> share(row)).limit(row).toList());
        for (int i = 0; i < cards.getChildren().size(); i++)
            GridPane.setConstraints(cards.getChildren().get(i), i % row, i / row);
    }

    private static ColumnConstraints share(int row) {
        var column = new ColumnConstraints();
        column.setPercentWidth(100.0 / row);
        return column;
    }

    private Optional<Model> last() {
        return preferences.last().get().flatMap(name -> models.stream().filter(m -> m.name().equals(name)).findFirst());
    }

    private void picture(Model model) {
        var picture = new CardPicture(model, preferences.shownTheme(), () -> new LivingPicture(model,
                new Wording(model, teaching.words()), preferences.motion(), failed));
        Card card = card(pictures.size());
        card.show(picture);
        pictures.add(picture);
        card.hoverProperty().addListener((_, _, _) -> stay.playFromStart());
        card.focusWithinProperty().addListener((_, _, _) -> stay.playFromStart());
    }

    /// Lets the scene of the card move that the pointer or the keyboard is at, the pointer's first; the others stand
    /// still and cost nothing.
    private void move() {
        Optional<Card> at = shown && !closed && others.models() && preferences.motion().get() ? at() : Optional.empty();
        for (int i = 0; i < pictures.size(); i++) pictures.get(i).move(at.equals(Optional.of(card(i))));
    }

    private Optional<Card> at() {
        List<Card> all = IntStream.range(0, models.size()).mapToObj(this::card).toList();
        return all.stream().filter(Node::isHover).findFirst()
                .or(() -> all.stream().filter(Node::isFocusWithin).findFirst());
    }

    /// Whether the first picture is there.
    boolean pictured() {
        return pictures.getFirst().ready();
    }

    /// The picture of a model's card, for tests.
    CardPicture picture(int model) {
        return pictures.get(model);
    }

    /// The scenes move only while the page is visible.
    void shown(boolean on) {
        shown = on;
        if (on) Platform.runLater(teaching.library()::load); // the page comes first
        move();
    }

    @FXML private void goOn() {
        last().ifPresent(m -> opened.accept(m, Optional.empty()));
    }

    @FXML private void open() {
        ask.run();
    }

    @Override public void close() {
        closed = true;
        stay.stop();
        following.unsubscribe();
        pictures.forEach(CardPicture::close);
    }
}
