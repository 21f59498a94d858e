package limber.presentation.lesson;

import limber.lesson.Step;

/// The place of a step's parameters in a face whose panes are out of sight while the text is read, as on a phone.
public enum ParameterPlace {
    /// In the pane, with all others.
    PANE,
    /// Below the questions, behind a tap: a step that opens the pane of all of them.
    FOLDED,
    /// Below the questions: the few that a step lets its reader change.
    OPEN;

    /// The pane's name in lessons.
    public static final String NAME = "parameters";

    public static ParameterPlace of(Step step) {
        if (step.panel().isPresent()) return step.panel().get().isEmpty() ? PANE : OPEN;
        return step.show().flatMap(Step.Show::panes).filter(panes -> panes.contains(NAME)).isPresent() ? FOLDED : PANE;
    }
}
