package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.control.ButtonBase;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import limber.engine.Element;
import limber.engine.StepSize;
import limber.engine.settings.Vec;
import limber.models.rope.Rope;
import limber.models.rope.RopeParameters;
import org.controlsfx.control.StatusBar;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The camera, driven by keys, the axes in the corner, the hint at the edge, and drags of a robot.
@Tag("wide")
class CameraWindowTest extends SharedWindow {
    private static final Element SEVEN = new Element("particle", 7);

    CameraWindowTest() {
        super(List.of(new Rope()));
    }

    private Vec ahead() {
        return viewport().projection().forward();
    }

    private Point2D at(Vec p) {
        return Pixel.of(viewport(), p);
    }

    private Point2D middle() {
        return new Point2D(0.5 * viewport().getWidth(), 0.5 * viewport().getHeight());
    }

    private void fire(String id) throws Exception {
        fx(() -> lookup(id).<ButtonBase>query().fire());
    }

    private Vec particle(int i) {
        return Vec.of(picture().state().of(picture().state().channel("position").orElseThrow()), i);
    }

    @Test
    void theAxesInTheCornerTurnTheViewAndHGoesBack() throws Exception {
        Vec before = ahead();
        fire("#gizmo-x");
        until(() -> ahead().distance(new Vec(-1, 0, 0)) < 0.01);
        fire("#gizmo-minus-z");
        until(() -> ahead().distance(new Vec(0, 0, 1)) < 0.01);
        fire("#gizmo-y");
        until(() -> ahead().distance(new Vec(0, -1, 0)) < 0.05);
        type(KeyCode.H);
        until(() -> ahead().distance(before) < 1e-9);
        assertEquals("View from +x", fx(() -> lookup("#gizmo-x").query().getAccessibleText()));
    }

    @Test
    void aDragUpwardsEndsAboveTheGround() throws Exception {
        Point2D from = viewport().localToScreen(0.2 * viewport().getWidth(), 0.4 * viewport().getHeight());
        for (int drag = 0; drag < 3; drag++) {
            moveTo(from).press(MouseButton.PRIMARY);
            for (int i = 1; i <= 5; i++) moveTo(from.add(0, -30 * i));
            release(MouseButton.PRIMARY);
        }
        assertTrue(Math.abs(ahead().y()) < 0.3, "it looks along the ground, not up through it: " + ahead());
    }

    @Test
    void aBodyOutOfViewIsPointedAtAndAClickBringsItBack() throws Exception {
        assertFalse(fx(() -> lookup("#away").query().isVisible()));
        pan(-1);
        until(() -> fx(() -> lookup("#away").query().isVisible()));
        assertTrue(viewport().framing().away().get().orElseThrow().x() > 0.5 == at(particle(3)).getX() > 0,
                "towards the body");
        fire("#away");
        until(() -> viewport().framing().away().get().isEmpty());
        until(() -> !fx(() -> lookup("#away").query().isVisible()));
    }

    /// Drags the view with the secondary button until the body is beside it.
    private void pan(int side) throws Exception {
        Point2D from = viewport().localToScreen(0.5 * viewport().getWidth(), 0.2 * viewport().getHeight());
        for (int k = 0; k < 8 && viewport().framing().away().get().isEmpty(); k++) {
            moveTo(from).press(MouseButton.SECONDARY);
            for (int i = 1; i <= 4; i++) moveTo(from.add(side * 90 * i, 0));
            release(MouseButton.SECONDARY);
        }
    }

    @Test
    void aPeriodBringsTheSelectionIntoTheMiddle() throws Exception {
        type(KeyCode.PERIOD);
        until(() -> status().startsWith("Nothing with a place is selected"));
        fx(() -> playback().selected().set(Optional.of(SEVEN)));
        until(() -> viewport().selected().get().isPresent());
        double far = viewport().projection().eye().distance(particle(7));
        type(KeyCode.PERIOD);
        until(() -> at(particle(7)).distance(middle()) < 1);
        assertTrue(viewport().projection().eye().distance(particle(7)) < 0.6 * far, "and near");
    }

    @Test
    void theOperationThatComesNextIsBroughtIntoTheMiddle() throws Exception {
        fx(() -> playback().transport().stepSize().set(StepSize.ELEMENT));
        fx(() -> playback().transport().find(3, Map.of(), "integrate", 4));
        until(() -> picture().next().filter(n -> n.element() == 4).isPresent());
        press(KeyCode.SHIFT, KeyCode.PERIOD).release(KeyCode.PERIOD, KeyCode.SHIFT);
        until(() -> at(particle(4)).distance(middle()) < 1);
    }

    @Test
    void aCameraThatFollowsKeepsItsOffset() throws Exception {
        fx(() -> playback().gestures().set(RopeParameters.PIN_START, "false")); // it falls
        go(2);
        press(KeyCode.SHIFT, KeyCode.F).release(KeyCode.F, KeyCode.SHIFT);
        until(() -> viewport().framing().following().get());
        Vec before = viewport().projection().eye().minus(centre());
        double fell = centre().y();
        go(30);
        assertTrue(centre().y() < fell - 0.5, "it has fallen");
        Vec after = viewport().projection().eye().minus(centre());
        assertEquals(before.x(), after.x(), 0.1);
        assertEquals(before.z(), after.z(), 0.1);
        fx(() -> viewport().framing().following().set(false));
        Vec stays = viewport().projection().eye();
        go(33);
        assertEquals(stays, viewport().projection().eye());
    }

    private String status() {
        return lookup("#status").<StatusBar>query().getText();
    }

    private Vec centre() {
        Vec sum = Vec.ZERO;
        for (int i = 0; i < 13; i++) sum = sum.plus(particle(i));
        return sum.times(1.0 / 13);
    }
}
