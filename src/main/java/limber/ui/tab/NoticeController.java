package limber.ui.tab;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.animation.PauseTransition;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import javafx.util.Subscription;
import limber.engine.model.Verdict;
import limber.engine.run.Branch;
import limber.engine.run.Divergence;
import limber.engine.run.OperationFailure;
import limber.engine.run.Picture;
import limber.presentation.panes.SetLater;
import limber.presentation.play.Playback;
import limber.presentation.play.Resting;
import limber.presentation.words.Wording;
import limber.ui.controls.ScenePane;
import limber.ui.scene.OtherNumbers;

/// The controller of a line over the view with one question at a time: the way out after an explosion, whether to keep
/// a changed past, which preset the numbers of another program want, whether to start with what was set later, or to
/// push a scene that has come to rest.
public final class NoticeController implements ScenePane {
    private static final PseudoClass WARNING = PseudoClass.getPseudoClass("warning");

    private final Playback playback;
    private final Wording words;
    private final OtherNumbers numbers;
    private final Resting resting;
    /// A question without an answer disappears; undo still goes back.
    private final PauseTransition silence = new PauseTransition(Duration.seconds(12));
    private Optional<Divergence> answered = Optional.empty();
    @FXML private VBox bar;
    @FXML private Label text;
    @FXML private HBox choices;

    NoticeController(Playback playback, OtherNumbers numbers, Wording words) {
        this.playback = playback;
        this.numbers = numbers;
        this.words = words;
        resting = new Resting(playback);
    }

    @FXML private void initialize() {
        bar.managedProperty().bind(bar.visibleProperty());
        silence.setOnFinished(_ -> playback.past().letGo());
        bar.setVisible(false);
    }

    @Override public Subscription follow() {
        return Subscription.combine(
                playback.follow(now -> show(now, playback.past().left().get())),
                playback.past().left().subscribe(left -> {
                    if (left.isPresent()) silence.playFromStart();
                    again();
                }),
                numbers.offered().subscribe(_ -> again()),
                resting.follow(), resting.resting().subscribe(_ -> again()), silence::stop);
    }

    private void again() {
        if (playback.picture().get() != null) show(playback.picture().get(), playback.past().left().get());
    }

    private void show(Picture now, Optional<Branch> left) {
        boolean here = now.divergence().isPresent();
        Optional<Picture> flown = here ? Optional.of(now)
                : now.comparison().filter(other -> other.divergence().isPresent());
        if (flown.isEmpty()) answered = Optional.empty(); // it is said again when the run gets there again
        Optional<Picture> open = flown.filter(p -> !answered.equals(p.divergence()));
        Optional<SetLater> later = SetLater.of(playback, words);
        if (now.failing().isPresent()) failing(now.failing().get());
        else if (open.isPresent()) exploded(open.get(), here);
        else if (left.isPresent()) left();
        else if (numbers.offered().get().isPresent()) offered(numbers.offered().get().get());
        else if (later.isPresent()) later(later.get());
        else if (resting.resting().get()) ask(words.get("rest"), false, List.of(choice("rest.push", resting::push)));
        else bar.setVisible(false);
    }

    private void left() {
        ask(words.get("past.changed"), false, List.of(
                choice("past.undo", playback.past()::undo), choice("past.keep", playback.past()::keep),
                choice("past.fine", playback.past()::letGo)));
    }

    private void offered(OtherNumbers.Offer offer) {
        ask(words.get("judge.offer").formatted(offer.file().getFileName(), offer.elements(),
                words.title("preset", offer.preset().name())), false,
                List.of(
                        choice("judge.offer.take", numbers::take), choice("judge.offer.leave", numbers::decline)));
    }

    private void later(SetLater set) {
        ask(set.line(), false, List.of(choice("parameters.later.start",
                () -> playback.gestures().set(playback.gestures().setLater()))));
    }

    private void failing(OperationFailure failure) {
        ask(words.get("failing").formatted(words.refusal(failure.getMessage())), true, List.of(
                choice("past.undo", playback.past()::undo)));
    }

    /// @param here whether it is the scene; otherwise the other side of a comparison
    private void exploded(Picture flown, boolean here) {
        Divergence d = flown.divergence().orElseThrow();
        String why = d.cause().filter(Verdict::unstable)
                .map(v -> words.get("exploded.formula").formatted(v.measured(), words.rule(v)))
                .orElseGet(() -> words.flewApart(d) + d.cause().map(this::warned).orElse(""));
        var back = choice("exploded.back", () -> playback.go(d.calm()));
        var began = choice("exploded.began", () -> playback.goToBegin(d));
        var lower = choice("exploded.lower", () -> playback.gestures().calm(d));
        boolean helps = here && playback.model().calmed(flown.settings()).isPresent();
        var away = choice("exploded.stay", () -> {
            answered = Optional.of(d);
            bar.setVisible(false);
        });
        String side = here ? "" : words.get("exploded.other") + " ", seen = flown.calm()
                .map(calm -> " " + words.get("exploded.calm").formatted(calm.cursor().frame())).orElse("");
        ask(side + why + seen, true, Stream.of(Stream.of(back), here ? Stream.of(began) : Stream.<Button>of(),
                helps ? Stream.of(lower) : Stream.<Button>of(), Stream.of(away)).flatMap(s -> s).toList());
    }

    /// What the verdict had left out of its promise.
    private String warned(Verdict v) {
        return (v.stable() ? "" : words.get("verdict.condition").formatted(words.rule(v))) + words.conditions(v);
    }

    private void ask(String line, boolean warning, List<Button> answers) {
        if (bar.isVisible() && text.getText().equals(line)) return;
        text.setText(line);
        choices.getChildren().setAll(answers);
        bar.pseudoClassStateChanged(WARNING, warning);
        bar.setVisible(true);
    }

    private Button choice(String key, Runnable chosen) {
        var button = new Button(words.get(key));
        button.setId(key.replace('.', '-'));
        button.setMinWidth(Button.USE_PREF_SIZE);
        button.setOnAction(_ -> chosen.run());
        return button;
    }
}
