package limber.web.panes;

import java.util.List;
import java.util.Optional;
import limber.lesson.Step;
import limber.presentation.lesson.ParameterPlace;
import limber.web.Dom;
import limber.web.view.Call;
import org.teavm.jso.JSBody;
import org.teavm.jso.dom.html.HTMLElement;

/// The parameters that a step of a lesson is about, below its questions, wherever the panes stand below the text and
/// not beside it.
public final class StepParameters {
    private final Panes panes;
    private final HTMLElement root;
    private ParameterPlace place = ParameterPlace.PANE;
    private List<String> wanted = List.of();

    /// @param title of the pane
    StepParameters(Panes panes, String title) {
        this.panes = panes;
        root = Dom.el("details", "step-parameters", Dom.text("summary", "", title));
        Dom.show(root, false);
        turned(() -> {
            put();
            if (root.isHidden() && place != ParameterPlace.PANE) panes.open(ParameterPlace.NAME);
        });
    }

    public HTMLElement root() {
        return root;
    }

    /// Takes the step that is entered, after its panes have been opened.
    public void of(Step step) {
        place = ParameterPlace.of(step);
        wanted = step.show().flatMap(Step.Show::panes).orElse(List.of());
        if (place == ParameterPlace.OPEN) root.setAttribute("open", "");
        else root.removeAttribute("open");
        put();
    }

    private void put() {
        boolean here = place != ParameterPlace.PANE && !beside();
        Dom.show(root, here);
        panes.put(ParameterPlace.NAME, here ? Optional.of(root) : Optional.empty(), wanted);
    }

    private static final String BESIDE = "matchMedia('(min-width: 900px) and (min-height: 561px)')";

    /// Whether the panes stand beside the text, as the style sheet says.
    @JSBody(script = "return " + BESIDE + ".matches;")
    private static native boolean beside();

    @JSBody(params = "done", script = BESIDE + ".addEventListener('change', () => done());")
    private static native void turned(Call done);
}
