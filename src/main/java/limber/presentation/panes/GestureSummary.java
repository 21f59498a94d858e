package limber.presentation.panes;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.run.Branch;
import limber.engine.settings.Settings;
import limber.presentation.words.Wording;

/// A short description of the gesture that made a branch.
public final class GestureSummary {
    private static final int MOST = 3;

    private GestureSummary() {}

    public static String of(Branch branch, Model model, Wording words) {
        if (branch.from() == 0) return start(branch, model, words);
        var said = new LinkedHashSet<String>();
        for (Input input : branch.inputs()) if (input.frame() >= branch.from()) said.add(said(input, words));
        return words.get("gesture.frame").formatted(branch.from(), shortened(List.copyOf(said)));
    }

    /// A start from other settings: a preset by its name, otherwise the changed values.
    private static String start(Branch branch, Model model, Wording words) {
        Settings now = branch.settings();
        var preset = model.presets().stream().filter(p -> p.settings().equals(now)).findFirst();
        if (preset.isPresent()) return words.title("preset", preset.get().name());
        Settings before = branch.parent().map(Branch::settings).orElseGet(model::defaults);
        var said = new ArrayList<String>();
        for (String name : before.differences(now)) said.add(SetLater.brief(now.parameter(name), now, words));
        return said.isEmpty() ? words.get("gesture.again") : shortened(said);
    }

    private static String said(Input input, Wording words) {
        return switch (input) {
            case Input.Set set -> SetLater.brief(set.parameter(), set.value(), words);
            case Input.Move move -> words.get("gesture.move")
                    .formatted(words.get("handle." + move.handle() + ".title", move.handle().replace(':', ' ')));
            case Input.Act act -> words.title("action", act.action());
        };
    }

    private static String shortened(List<String> said) {
        return String.join(", ", said.subList(0, Math.min(MOST, said.size()))) + (said.size() > MOST ? " …" : "");
    }
}
