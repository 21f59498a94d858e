package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import limber.OpensWindow;
import limber.engine.Cursor;
import limber.log.LineSource;
import limber.log.LoopbackSocket;
import limber.models.Catalog;
import limber.presentation.play.Playback;
import limber.presentation.words.Language;
import limber.ui.preferences.Level;
import limber.ui.preferences.Preferences;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;

/// A program that is followed in the real window. In frame `f` its only point goes to `f / 8`.
@OpensWindow
@Tag("wide")
class FollowWindowTest extends FxRobot {
    private final Preferences preferences = Opened.preferences();
    @TempDir Path folder;
    private App app;

    @BeforeEach
    void open() throws Exception {
        Stage stage = FxToolkit.registerPrimaryStage();
        preferences.level().set(Level.INSPECT);
        FxToolkit.setupFixture(() -> {
            app = new App();
            app.open(stage, List.of(Catalog.model("rope")), preferences, Opened.NO_FILE, Optional.empty());
            stage.setWidth(1280);
            stage.setHeight(720);
        });
    }

    @AfterEach
    void close() throws Exception {
        fx(app::stop);
        FxToolkit.cleanupStages();
    }

    private static final String HEADER = """
            {"limber":"steps","version":1,"model":"one-point","seconds":0.02,\
            "channels":{"position":{"width":3,"unit":"m","of":"point","initial":[0,0,0]}},\
            "kinds":{"point":{"shape":"point"}}}
            """;

    private static String frames(int from, int to) {
        return IntStream.rangeClosed(from, to).mapToObj(f -> """
                {"frame":%d,"phase":"move","element":0,"changes":[{"channel":"position","element":0,"to":[%s,1,0]}]}
                """.formatted(f, f / 8.0)).collect(Collectors.joining());
    }

    private static void append(Path file, String text) throws IOException {
        Files.writeString(file, text, StandardOpenOption.APPEND);
    }

    private Playback playback() {
        return app.main().current().orElseThrow().playback();
    }

    private boolean shows(int frame) {
        return app.main().current().isPresent() && playback().picture().get() != null
                && playback().picture().get().cursor().equals(Cursor.complete(frame));
    }

    private double[] position() {
        return playback().picture().get().state().named("position");
    }

    private void says(String text) throws Exception {
        until(() -> lookup("#followed").tryQueryAs(Label.class).filter(l -> l.getText().equals(text)).isPresent());
    }

    private void follow(LineSource source) throws Exception {
        fx(() -> app.main().follow(source));
    }

    private List<String> tabs() {
        return lookup(".tab-pane").queryAs(TabPane.class).getTabs().stream().map(Tab::getText).toList();
    }

    @Test
    void aFileIsPlayedAtItsNewestFrameUntilOneStepsBack() throws Exception {
        Path file = Files.writeString(folder.resolve("grows.jsonl"), HEADER);
        follow(LineSource.of(file.toString(), InputStream.nullInputStream()));
        assertEquals("Waiting for the program on grows.jsonl.", lookup("#awaited").queryAs(Label.class).getText());
        append(file, frames(1, 41));
        until(() -> shows(40)); // frame 41 is not complete
        assertEquals(List.of("Contents", "Rope", "one point"), tabs());
        assertArrayEquals(new double[]{5, 1, 0}, position());
        says("Following grows.jsonl, frame 40.");
        append(file, frames(42, 61));
        until(() -> shows(60));
        clickOn("#back");
        until(() -> !playback().playing().get() && playback().picture().get().cursor().frame() == 59);
        append(file, frames(62, 81));
        says("Frame 59 of grows.jsonl; the newest is 80.");
        assertEquals(59, playback().picture().get().cursor().frame());
        clickOn("#follow-newest");
        until(() -> shows(80));
        assertArrayEquals(new double[]{10, 1, 0}, position());
        clickOn("#back");
        until(() -> !playback().playing().get());
        append(file, frames(82, 91));
        says("Frame 79 of grows.jsonl; the newest is 90.");
        push(KeyCode.END);
        until(() -> shows(90));
        assertTrue(playback().playing().get());
        append(file, frames(92, 101));
        until(() -> shows(100));
        fx(() -> playback().goFrame(3));
        until(() -> shows(3));
        assertFalse(playback().playing().get());
        fx(() -> playback().playing().set(true)); // frame after frame, and then with the program
        until(() -> shows(100));
        assertTrue(playback().following().orElseThrow().newest().get());
    }

    @Test
    void aLineThatCannotBeReadIsToldAndStops() throws Exception {
        Path file = Files.writeString(folder.resolve("grows.jsonl"), HEADER + frames(1, 9));
        follow(LineSource.of(file.toString(), InputStream.nullInputStream()));
        until(() -> shows(8));
        append(file, "nothing\n");
        says("Following grows.jsonl, frame 8. A line cannot be read: nothing after it is shown.");
        until(() -> lookup(".notification").tryQuery().isPresent());
        Files.writeString(file, HEADER + frames(1, 5));
        until(() -> shows(4));
        says("Following grows.jsonl, frame 4.");
    }

    private Socket connect(LoopbackSocket socket) throws IOException {
        var client = new Socket(InetAddress.getLoopbackAddress(), socket.port());
        send(client, socket.token() + "\n");
        return client;
    }

    private static void send(Socket client, String text) throws IOException {
        client.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
    }

    @Test
    void aConnectionThatIsLostIsFoundAgain() throws Exception {
        LoopbackSocket socket = LoopbackSocket.open(0);
        String port = "port " + socket.port();
        follow(socket);
        assertEquals("Waiting for the program on " + port + ".\nA program connects to 127.0.0.1, port "
                + socket.port() + ", and sends the token " + socket.token() + " first.",
                lookup("#awaited").queryAs(Label.class).getText());
        try (Socket client = connect(socket)) {
            send(client, HEADER + frames(1, 9));
            until(() -> shows(8));
        }
        says("Following " + port + ", frame 9. The connection is lost; listening again on " + port + ".");
        try (Socket client = connect(socket)) {
            send(client, HEADER.replace("[0,0,0]", "[2.5,1,0]") + frames(21, 30));
            until(() -> shows(29));
            says("Following " + port + ", frame 29.");
            fx(() -> playback().goFrame(20));
            until(() -> shows(20));
            fx(() -> preferences.language().set(Language.CHINESE)); // views are built again
            says(port + " 的第 20 帧；最新的是第 29 帧。");
        }
        try (Socket client = connect(socket)) {
            send(client, HEADER + frames(1, 5));
            until(() -> shows(4));
            assertEquals(3, tabs().size());
        }
    }

    @Test
    void aTabThatIsClosedEndsIt() throws Exception {
        LoopbackSocket socket = LoopbackSocket.open(0);
        follow(socket);
        try (Socket client = connect(socket)) {
            send(client, HEADER + frames(1, 9));
            until(() -> shows(8));
            clickOn(lookup("#tab-own-one-point .tab-close-button").queryAs(Node.class));
            until(() -> tabs().size() == 2);
        }
        LoopbackSocket.open(socket.port()).close(); // it is free again
    }
}
