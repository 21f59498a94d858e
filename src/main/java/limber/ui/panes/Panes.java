package limber.ui.panes;

import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.Parent;
import javafx.util.Subscription;
import limber.ui.controls.Pane;
import limber.ui.controls.View;
import limber.ui.scene.Session;

/// The panes beside a scene.
///
/// @param inspecting whether the level is the highest; questions to a run are asked at that one only
public record Panes(Session session, ObservableValue<Boolean> inspecting) {
    /// All kinds of panes, in the order of their tabs.
    public List<Dock.Kind> all() {
        return List.of(
                new Dock.Kind("code", "fth-code", Dock.Role.OPERATION, this::code),
                new Dock.Kind("numbers", "fth-grid", Dock.Role.OPERATION, this::numbers),
                new Dock.Kind("lanes", "fth-shuffle", Dock.Role.OPERATION, this::lanes, session.lanes()),
                new Dock.Kind("why", "fth-help-circle", Dock.Role.COURSE, this::why, inspecting),
                new Dock.Kind("plots", "fth-activity", Dock.Role.COURSE, this::plots),
                new Dock.Kind("find", "fth-search", Dock.Role.COURSE, this::find, inspecting),
                new Dock.Kind("sweep", "fth-trending-up", Dock.Role.COURSE, this::sweep, inspecting),
                new Dock.Kind("parameters", "fth-sliders", Dock.Role.SETTINGS, this::parameters),
                new Dock.Kind("past", "fth-git-branch", Dock.Role.SETTINGS, this::past));
    }

    private Dock.Made code() {
        var maths = new MathsController(session.reader(), session.questions());
        var code = new CodeController(session.reader(), session.questions(), session.wording(), maths,
                new RoundCurves(session.reader(), session.wording(), inspecting));
        return new Dock.Made(view("code", code, maths), code);
    }

    private Dock.Made numbers() {
        return made("numbers",
                new NumbersController(session.playback(), session.questions(), session.wording(), session.numbers(),
                        session.say()));
    }

    private Dock.Made lanes() {
        return made("lanes",
                new LanesController(session.playback(), session.wording(), session.viewport()::handOverMillis));
    }

    private Dock.Made why() {
        var why = new WhyController(session.playback(), session.questions(), session.viewport(), session.wording(),
                session.influences());
        var influence = new InfluenceController(session.influences(), session.viewport(), session.wording());
        return new Dock.Made(view("why", why, influence),
                () -> Subscription.combine(why.follow(), influence.follow()));
    }

    private Dock.Made find() {
        return made("find", new FindController(session.playback(), session.findings(), session.wording(),
                session.failed()));
    }

    private Dock.Made sweep() {
        var fields = new SweepFormController(session.playback(), session.sweeps(), session.wording());
        var sweep = new SweepController(session, fields);
        return new Dock.Made(view("sweep", sweep, fields), sweep);
    }

    private Dock.Made plots() {
        var plots = new PlotsController(session.plotting(), session.wording(),
                new AskItems(session.playback(), session.questions(), session.wording()),
                new PlotFiles(session.files(), session.say(), session.failed()));
        var expression = new PlotExpressionController(session.plotting(), session.playback().picture(),
                session.wording(), inspecting);
        return new Dock.Made(view("plots", plots, expression),
                () -> Subscription.combine(plots.follow(), expression.follow()));
    }

    private Dock.Made parameters() {
        var parameters =
                new ParametersController(session.playback(), session.comparison(), session.sceneInput().reading(),
                        session.wording(), session.soughtParameter(), session.failed());
        var readings = new ReadingsController(session.playback(), session.wording());
        return new Dock.Made(view("parameters", parameters, readings),
                () -> Subscription.combine(parameters.follow(), readings.follow()));
    }

    private Dock.Made past() {
        return made("past", new PastController(session.playback(), session.wording()));
    }

    private Dock.Made made(String name, Pane controller) {
        return new Dock.Made(view(name, controller), controller);
    }

    private Parent view(String name, Pane... controllers) {
        return View.load(name, session.wording().ui(), List.of(controllers));
    }
}
