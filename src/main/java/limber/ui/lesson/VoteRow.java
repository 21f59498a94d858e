package limber.ui.lesson;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import limber.lesson.question.Question;
import limber.presentation.lesson.ClassVotes;
import limber.presentation.words.Wording;

/// The votes of a class for one choice in one round: a count to be set, and a bar for its share.
final class VoteRow extends HBox {
    private final ClassVotes votes;
    private final Question.Choices question;
    private final int round, choice;
    private final Region bar = new Region();
    private final Label name = new Label();

    /// @param round 0, or 1 for the vote after the talk
    /// @param choice its number, from 0
    VoteRow(ClassVotes votes, Question.Choices question, int round, int choice, String text,
            Wording words) {
        this.votes = votes;
        this.question = question;
        this.round = round;
        this.choice = choice;
        var count = new VoteCount(votes.of(question, round).get(choice));
        count.setId((round == 0 ? "votes-" : "revotes-") + question.id() + "-" + (choice + 1));
        count.setAccessibleText(words.get("lesson.votes").formatted(text));
        count.valueProperty().addListener((_, _, now) -> votes.set(question, round, choice, now));
        name.setText(words.get(round == 0 ? "lesson.vote.first" : "lesson.vote.second"));
        name.managedProperty().bind(name.visibleProperty());
        bar.getStyleClass().add("vote-bar");
        var track = new StackPane(bar);
        track.getStyleClass().add("vote-track");
        StackPane.setAlignment(bar, Pos.CENTER_LEFT);
        HBox.setHgrow(track, Priority.ALWAYS);
        getChildren().addAll(count, name, track);
        getStyleClass().add("vote-row");
        managedProperty().bind(visibleProperty());
    }

    /// @param two whether there are two rounds, so that each needs its name
    void show(boolean on, boolean two) {
        setVisible(on);
        name.setVisible(two);
        var counts = votes.of(question, round);
        int all = counts.stream().mapToInt(v -> v).sum();
        var track = (Region) bar.getParent();
        bar.maxWidthProperty().bind(
                track.widthProperty().multiply(all == 0 ? 0 : (double) counts.get(choice) / all));
    }
}
