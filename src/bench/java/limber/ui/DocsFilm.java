package limber.ui;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import javafx.stage.Stage;
import limber.engine.StepSize;
import limber.ui.preferences.Level;
import limber.ui.render.Gif;
import limber.ui.scene.CodeEditing;
import limber.ui.scene.EditStatus;
import org.fxmisc.richtext.StyledTextArea;

/// The film of the first page: a rope is stepped, asked why, and given another line of code, whose first difference is
/// found. What happens is said in a strip above the window.
final class DocsFilm {
    static final double PER_SECOND = 7;
    private static final int WIDTH = 960, HEIGHT = 540, STRIP = 36;
    /// Of the window, which is drawn smaller.
    private static final int WINDOW_WIDTH = 1120, WINDOW_HEIGHT = WINDOW_WIDTH * (HEIGHT - STRIP) / WIDTH;
    private static final String ROPE = """
            {"limber":1,"model":"rope","preset":"classroom",
             "view":{"camera":{"eye":[1.6,-0.3,5.6],"target":[1.9,-0.75,0]}}}""";
    private static final String SHARE = "double shareA = half || freeB ? ", BEFORE = "0.5", AFTER = "1";
    private static final Color GROUND = new Color(0x58b4e8), LETTERS = new Color(0x10161e);

    private final Gif gif;
    private String caption = "";

    DocsFilm(Gif gif) {
        this.gif = gif;
    }

    void take(Stage stage) {
        try (var window = new ScriptedWindow(stage, WINDOW_WIDTH, WINDOW_HEIGHT, Level.INSPECT)) {
            window.moment(ROPE);
            window.dock(0.5);
            window.panes("code");
            steps(window);
            why(window);
            edit(window);
        }
    }

    private void steps(ScriptedWindow window) {
        caption = "Play, stop anywhere, and step: here one stick at a time";
        for (int frame = 2; frame <= 22; frame += 2) {
            window.glance(frame);
            show(window.glimpse(), 1);
        }
        window.find(23, 1, "distance", 0);
        ScriptedWindow.does(() -> window.playback().transport().stepSize().set(StepSize.ELEMENT));
        show(window.picture(), 4);
        for (int i = 0; i < 4; i++) {
            window.step();
            show(window.picture(), 3);
        }
    }

    private void why(ScriptedWindow window) {
        caption = "Ask why a particle is where it is: the operation, its formula, and what it read";
        window.panes("why");
        WindowStates.ask(window, 3);
        show(window.picture(), 4);
        WindowStates.open(window, "position", 3);
        show(window.picture(), 6);
        WindowStates.open(window, "position", 3, 3);
        show(window.picture(), 8);
    }

    private void edit(ScriptedWindow window) {
        caption = "Edit a line of the solver: the run is done again at once";
        window.panes("code");
        CodeEditing editing = ScriptedWindow.on(() -> window.scene().session().editing());
        ScriptedWindow.does(window.scene()::edit);
        ScriptedWindow.until("the code is edited", () -> editing.on().get());
        String shipped = ScriptedWindow.on(() -> editing.text().get());
        int at = shipped.indexOf(SHARE) + SHARE.length();
        look(window, at);
        show(window.picture(), 3);
        for (String typed : new String[]{"0.", "0", "", AFTER}) {
            ScriptedWindow.does(() -> editing.typed(shipped.substring(0, at) + typed + shipped.substring(at + BEFORE
                    .length())));
            look(window, at + typed.length());
            show(window.glimpse(), 1);
        }
        ScriptedWindow.until("it runs", () -> editing.status().get() instanceof EditStatus.Runs runs && runs.first()
                .isPresent());
        caption = "The first operation that differs is found, with both values";
        show(window.picture(), 12);
        window.press("#edit-first");
        window.still();
        show(window.picture(), 12);
    }

    /// Puts the caret there, in the middle of what is to be seen.
    private static void look(ScriptedWindow window, int place) {
        ScriptedWindow.does(() -> {
            var area = (StyledTextArea<?, ?>) window.node("#code-text");
            area.moveTo(place);
            area.showParagraphAtCenter(area.getCurrentParagraph());
        });
    }

    /// Adds a picture to the film, for so many of its frames.
    private void show(BufferedImage window, int frames) {
        var picture = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = picture.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g.drawImage(window, 0, STRIP, WIDTH, HEIGHT - STRIP, null);
        g.setColor(GROUND);
        g.fillRect(0, 0, WIDTH, STRIP);
        g.setColor(LETTERS);
        g.setFont(new Font(Font.SANS_SERIF, Font.BOLD, 19));
        g.drawString(caption, 14, STRIP - 11);
        g.dispose();
        for (int i = 0; i < frames; i++) gif.picture(ScriptedWindow.pixels(picture), WIDTH, HEIGHT);
    }
}
