package limber.ui.controls;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import javafx.util.Subscription;
import limber.OpensWindow;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.ApplicationTest;

/// Keys that arrive while the window is busy, which is while no picture is drawn.
@OpensWindow
class HeldKeysTest extends ApplicationTest {
    private final List<KeyCode> heard = new ArrayList<>();
    private Button button;
    private TextField text;
    private Scene scene;
    private Subscription limit;

    @Override
    public void start(Stage stage) {
        button = new Button("Step");
        text = new TextField();
        scene = new Scene(new VBox(button, text), 200, 100);
        limit = HeldKeys.limit(stage, scene);
        scene.addEventFilter(KeyEvent.KEY_PRESSED, e -> heard.add(e.getCode()));
        stage.setScene(scene);
        stage.show();
    }

    @AfterEach
    void letGo() throws Exception {
        fx(limit::unsubscribe); // all tests share one window
    }

    private static void send(Node to, EventType<KeyEvent> type, KeyCode code, int times) {
        for (int i = 0; i < times; i++)
            Event.fireEvent(to, new KeyEvent(type, "", "", code, false, false, false, false));
    }

    @Test
    void aHeldKeyActsOnceForEachPicture() throws Exception {
        var pulses = new AtomicInteger();
        fx(() -> {
            send(button, KeyEvent.KEY_PRESSED, KeyCode.F2, 30);
            scene.addPostLayoutPulseListener(pulses::incrementAndGet);
        });
        assertEquals(List.of(KeyCode.F2), heard);
        until(() -> pulses.get() > 0);
        fx(() -> send(button, KeyEvent.KEY_PRESSED, KeyCode.F2, 30));
        assertEquals(List.of(KeyCode.F2, KeyCode.F2), heard);
    }

    @Test
    void aKeyThatIsLetGoIsPressedAnew() throws Exception {
        fx(() -> {
            for (int i = 0; i < 3; i++) {
                send(button, KeyEvent.KEY_PRESSED, KeyCode.F2, 1);
                send(button, KeyEvent.KEY_PRESSED, KeyCode.F3, 1);
                send(button, KeyEvent.KEY_RELEASED, KeyCode.F2, 1);
            }
        });
        assertEquals(List.of(KeyCode.F2, KeyCode.F3, KeyCode.F2, KeyCode.F2), heard);
    }

    @Test
    void textIsTypedAsFastAsTheSystemSays() throws Exception {
        fx(() -> send(text, KeyEvent.KEY_PRESSED, KeyCode.A, 5));
        assertEquals(5, heard.size());
    }
}
