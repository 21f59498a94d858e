package limber.presentation.camera;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import limber.engine.model.Model;
import limber.engine.settings.Settings;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;

class SceneBoundsTest {
    /// A rope of 4 m that falls from the horizontal swings below its pin within 2.5 s, 125 frames.
    @Test
    void aSlowMachineFramesASceneAsAFastOneDoes() {
        Model rope = Catalog.model("rope");
        Settings settings = rope.defaults();
        SceneBounds fast = SceneBounds.of(rope, settings);
        assertTrue(fast.low().y() < -3.5, fast.toString());
        assertEquals(fast, SceneBounds.of(slow(rope), settings));
    }

    /// The same model, with 125 · 4 ms of rest.
    private static Model slow(Model model) {
        return (Model) Proxy.newProxyInstance(Model.class.getClassLoader(), new Class<?>[]{Model.class},
                (_, method, arguments) -> {
                    if (method.getName().equals("subject")) Thread.sleep(4);
                    try {
                        return method.invoke(model, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }
}
