package limber.ui.lesson;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import limber.lesson.question.Question;
import limber.lesson.source.LessonWords;
import limber.presentation.lesson.ChoicesState;
import limber.presentation.lesson.ClassVotes;
import org.kordamp.ikonli.javafx.FontIcon;

/// A question with several choices of which one is selected; with the votes of a class beside each, if they are
/// counted.
final class ChoicesBox extends QuestionBox<ChoicesState> {
    private static final PseudoClass TRUE = PseudoClass.getPseudoClass("true"),
            MISSED = PseudoClass.getPseudoClass("missed");

    private final Question.Choices question;
    private final ClassVotes votes;
    private final ReadOnlyBooleanProperty voting;
    private final ToggleGroup group = new ToggleGroup();
    private final List<VBox> rows = new ArrayList<>();
    private final List<RadioButton> buttons = new ArrayList<>();
    private final List<FontIcon> signs = new ArrayList<>();
    /// The reason of each choice.
    private final List<Label> said = new ArrayList<>();
    /// The votes beside each choice, by round.
    private final List<List<VoteRow>> rounds = List.of(new ArrayList<>(), new ArrayList<>());
    private final Button again = new Button();

    /// @param voting whether votes are counted
    ChoicesBox(ChoicesState state, ClassVotes votes, ReadOnlyBooleanProperty voting) {
        super(state);
        question = state.question();
        this.votes = votes;
        this.voting = voting;
        List<LessonWords.OfChoice> choices = state.telling().choices();
        var list = new VBox();
        list.getStyleClass().add("choices");
        for (int i = 0; i < choices.size(); i++) rows.add(row(i, choices.get(i)));
        for (int i : state.order()) list.getChildren().add(rows.get(i));
        again.setId("revote-" + question.id());
        again.setText(words.get("lesson.revote"));
        again.managedProperty().bind(again.visibleProperty());
        again.setOnAction(_ -> votes.begin(question));
        answerWith(new VBox(list, again));
        group.selectedToggleProperty().addListener((_, _, now) -> state.choose(group.getToggles().indexOf(now)));
    }

    private VBox row(int number, LessonWords.OfChoice choice) {
        var button = new RadioButton(choice.text());
        button.setId("choice-" + question.id() + "-" + (number + 1));
        button.setWrapText(true);
        button.setMnemonicParsing(false);
        button.setToggleGroup(group);
        button.setMinHeight(USE_PREF_SIZE);
        button.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(button, Priority.ALWAYS);
        said.add(reason(choice));
        for (int round = 0; round < rounds.size(); round++)
            rounds.get(round).add(new VoteRow(votes, question, round, number, choice.text(), words));
        var sign = new FontIcon("fth-check");
        sign.getStyleClass().add("choice-sign");
        sign.managedProperty().bind(sign.visibleProperty());
        signs.add(sign);
        buttons.add(button);
        var line = new HBox(button, sign);
        line.getStyleClass().add("choice-line");
        var row = new VBox(line, said.get(number), rounds.getFirst().get(number), rounds.getLast().get(number));
        row.getStyleClass().add("choice");
        return row;
    }

    /// What is said of a choice.
    private static Label reason(LessonWords.OfChoice choice) {
        var because = new Label(choice.because());
        because.getStyleClass().add("because");
        because.setWrapText(true);
        because.managedProperty().bind(because.visibleProperty());
        return because;
    }

    @Override void showAnswer() {
        if (state.chosen() >= 0) group.selectToggle(group.getToggles().get(state.chosen()));
        for (int i = 0; i < rows.size(); i++) {
            mark(i);
            said.get(i).setVisible(state.explained(i));
        }
        boolean second = votes.again(question);
        rounds.getFirst().forEach(row -> row.show(voting.get(), second));
        rounds.getLast().forEach(row -> row.show(voting.get() && second, second));
        again.setVisible(voting.get() && question.revote() && !second);
    }

    /// Marks the right choice and a wrong one that was chosen, by colour, by a sign and in words.
    private void mark(int choice) {
        boolean right = state.right(choice), missed = state.missed(choice);
        rows.get(choice).pseudoClassStateChanged(TRUE, right);
        rows.get(choice).pseudoClassStateChanged(MISSED, missed);
        signs.get(choice).setVisible(right || missed);
        signs.get(choice).setIconLiteral(right ? "fth-check" : "fth-x");
        buttons.get(choice).setAccessibleText(state.spoken(choice));
    }
}
