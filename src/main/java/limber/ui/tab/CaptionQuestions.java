package limber.ui.tab;

import java.util.Map;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.util.Subscription;
import limber.engine.ask.WhyTarget;
import limber.engine.run.Picture;
import limber.engine.watch.Explanation;
import limber.presentation.panes.Questions;
import limber.presentation.play.Playback;
import limber.presentation.words.Quantity;
import limber.presentation.words.Wording;
import limber.ui.panes.AskItems;

/// The menus beside the caption that ask for the reason of a number of the next operation, or of the one before.
record CaptionQuestions(Playback playback, Questions questions, Wording words) {
    /// Fills a menu whenever it is opened, and hides it where nothing can be asked.
    ///
    /// @param steps whether the caption is shown
    Subscription follow(MenuButton menu, boolean last, ObservableValue<Boolean> steps) {
        menu.managedProperty().bind(menu.visibleProperty());
        menu.setOnShowing(_ -> operation(last).ifPresent(o -> fill(menu, o, last)));
        fill(menu); // a menu without items does not open
        Runnable show = () -> menu.setVisible(questions.allowed().get() && steps.getValue()
                && !playback.playing().get() && operation(last).isPresent());
        return Subscription.combine(questions.allowed().subscribe(_ -> show.run()), steps.subscribe(_ -> show.run()),
                playback.panes().follow(_ -> show.run()));
    }

    private static void fill(MenuButton menu) {
        menu.getItems().setAll(new MenuItem());
    }

    private Optional<Explanation> operation(boolean last) {
        Picture now = playback.picture().get();
        if (now == null || playback.rules().held().get()) return Optional.empty();
        return last ? now.last() : now.next();
    }

    private void fill(MenuButton menu, Explanation operation, boolean last) {
        var asking = new AskItems(playback, questions, words);
        var head = new MenuItem(words.get("ask.why.many"));
        head.setDisable(true);
        menu.getItems().setAll(head);
        for (Map.Entry<String, double[]> e : operation.named().entrySet())
            WhyTarget.of(operation, e.getKey(), e.getValue().length).ifPresent(
                    asked -> menu.getItems().add(why(asking, e.getKey(), asked, e.getValue(), operation, last)));
        for (Explanation.Change c : operation.changes())
            menu.getItems().add(why(asking, words.quantity(c.channel()) + " " + c.element(),
                    new WhyTarget.Stored(c.channel(), c.element()), c.to(), operation, last));
        if (menu.getItems().size() == 1) fill(menu);
    }

    private static MenuItem why(AskItems asking, String name, WhyTarget asked, double[] value, Explanation operation,
            boolean last) {
        MenuItem why = asking.ofOperation(name + " = " + Quantity.text(value, ""), asked, value,
                operation.slot().phase().name(), last).getFirst();
        AskItems.brief(why);
        return why;
    }
}
