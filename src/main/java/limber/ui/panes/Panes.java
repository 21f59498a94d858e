package limber.ui.panes;

import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.Parent;
import javafx.util.Subscription;
import limber.ui.controls.ScenePane;
import limber.ui.controls.View;
import limber.ui.panes.dock.PaneKind;
import limber.ui.scene.Session;

/// The panes beside a scene.
///
/// @param inspecting whether the level is the highest; questions to a run are asked at that one only
/// @param free whether it is a free scene, which other methods may be put beside; otherwise a lesson controls it
public record Panes(Session session, ObservableValue<Boolean> inspecting, boolean free) {
    /// All kinds of panes, in the order of their tabs.
    public List<PaneKind> all() {
        return List.of(
                new PaneKind("code", "fth-code", PaneKind.Role.OPERATION, this::code),
                new PaneKind("numbers", "fth-grid", PaneKind.Role.OPERATION, this::numbers),
                new PaneKind("lanes", "fth-shuffle", PaneKind.Role.OPERATION, this::lanes, session.lanes()),
                new PaneKind("why", "fth-help-circle", PaneKind.Role.COURSE, this::why, session.questions().allowed()),
                new PaneKind("plots", "fth-activity", PaneKind.Role.COURSE, this::plots),
                new PaneKind("ledger", "fth-book-open", PaneKind.Role.COURSE, this::ledger),
                new PaneKind("find", "fth-search", PaneKind.Role.COURSE, this::find, inspecting),
                new PaneKind("sweep", "fth-trending-up", PaneKind.Role.COURSE, this::sweep, inspecting),
                new PaneKind("judge", "fth-crosshair", PaneKind.Role.COURSE, this::judge,
                        session.otherNumbers().now().map(Optional::isPresent)),
                new PaneKind("methods", "fth-layers", PaneKind.Role.COURSE, this::methods,
                        Bindings.createBooleanBinding(() -> session.methods().on() || free && inspecting.getValue(),
                                session.methods().now(), inspecting)),
                new PaneKind("parameters", "fth-sliders", PaneKind.Role.SETTINGS, this::parameters),
                new PaneKind("past", "fth-git-branch", PaneKind.Role.SETTINGS, this::past));
    }

    private PaneKind.Made code() {
        var maths = new MathsController(session.reader(), session.questions());
        var search = new CodeSearchController(session.reader().search(), session.wording());
        var edit = new EditController(session.editing(), session.reader(), session.wording(), search::begin,
                session.say(), session.failed());
        var code = new CodeController(session.reader(), session.questions(), session.wording(), maths,
                new RoundCurves(session.reader(), session.wording(), inspecting), edit, search);
        return new PaneKind.Made(view("code", code, maths, edit, search), code);
    }

    private PaneKind.Made numbers() {
        return made("numbers",
                new NumbersController(session.playback(), session.questions(), session.wording(), session.numbers(),
                        session.say()));
    }

    private PaneKind.Made lanes() {
        return made("lanes",
                new LanesController(session.playback(), session.wording(), session.viewport()::handOverMillis));
    }

    private PaneKind.Made why() {
        var why = new WhyController(session.playback(), session.questions(), session.viewport(), session.wording(),
                session.influences());
        var influence = new InfluenceController(session.influences(), session.viewport(), session.wording());
        return new PaneKind.Made(view("why", why, influence),
                () -> Subscription.combine(why.follow(), influence.follow()));
    }

    private PaneKind.Made ledger() {
        return made("ledger", new LedgerController(session.playback(), session.ledger(), session.wording(),
                new PlotFiles(session.files(), session.say(), session.failed())));
    }

    private PaneKind.Made find() {
        return made("find", new FindController(session.playback(), session.findings(), session.wording(),
                session.failed()));
    }

    private PaneKind.Made sweep() {
        var fields = new SweepFormController(session.playback(), session.sweeps(), session.wording());
        var sweep = new SweepController(session, fields);
        return new PaneKind.Made(view("sweep", sweep, fields), sweep);
    }

    private PaneKind.Made judge() {
        var fields = new JudgeFormController(session.playback(), session.otherNumbers(), session.wording());
        var judge = new JudgeController(session, fields);
        return new PaneKind.Made(view("judge", judge, fields), judge);
    }

    private PaneKind.Made plots() {
        var plots = new PlotsController(session.plotting(), session.wording(),
                new AskItems(session.playback(), session.questions(), session.wording()),
                new PlotFiles(session.files(), session.say(), session.failed()));
        var expression = new PlotExpressionController(session.plotting(), session.playback().picture(),
                session.wording(), inspecting);
        return new PaneKind.Made(view("plots", plots, expression),
                () -> Subscription.combine(plots.follow(), expression.follow()));
    }

    private PaneKind.Made parameters() {
        var parameters =
                new ParametersController(session.playback(), session.comparison(), session.sceneInput().reading(),
                        session.wording(), session.soughtParameter(), session.failed());
        var readings = new ReadingsController(session.playback(), session.wording());
        return new PaneKind.Made(view("parameters", parameters, readings),
                () -> Subscription.combine(parameters.follow(), readings.follow()));
    }

    private PaneKind.Made methods() {
        return made("methods", new MethodsController(session));
    }

    private PaneKind.Made past() {
        return made("past", new PastController(session.playback(), session.wording()));
    }

    private PaneKind.Made made(String name, ScenePane controller) {
        return new PaneKind.Made(view(name, controller), controller);
    }

    private Parent view(String name, ScenePane... controllers) {
        return View.load(name, session.wording().ui(), List.of(controllers));
    }
}
