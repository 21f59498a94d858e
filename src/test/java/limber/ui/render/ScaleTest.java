package limber.ui.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.imageio.ImageIO;
import limber.OpensWindow;
import limber.engine.model.Model;
import limber.engine.tool.Tools;
import limber.lesson.question.SceneStart;
import limber.models.Catalog;
import limber.presentation.view.Layout;
import limber.presentation.words.Language;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxToolkit;

/// Pictures of the same body at all scales, and far from the origin: the same picture.
@OpensWindow
@Tag("pixels")
class ScaleTest {
    private static final int WIDTH = 240, HEIGHT = 180;

    @TempDir Path folder;
    private int files;

    @BeforeAll
    static void toolkit() throws Exception {
        FxToolkit.registerPrimaryStage();
    }

    /// A column of square sections, two units high and 0.6 wide. Each is a file of its own: a model reads one once.
    private String column(double unit, double x, double y, double z) throws IOException {
        var text = new StringBuilder();
        double[][] corners = {{0.3, 0}, {0, -0.3}, {-0.3, 0}, {0, 0.3}};
        for (int ring = 0; ring <= 8; ring++)
            for (double[] c : corners)
                text.append("v " + (x + unit * c[0]) + " " + (y + unit * ring / 4.0) + " "
                        + (z + unit * c[1]) + "\n");
        for (int ring = 0; ring < 8; ring++)
            for (int k = 1; k <= 4; k++)
                text.append("f " + (4 * ring + k) + " " + (4 * ring + k % 4 + 1) + " " + (4 * ring + k % 4 + 5) + " "
                        + (4 * ring + k + 4) + "\n");
        text.append("f 4 3 2 1\nf 33 34 35 36\n");
        return "file:" + Files.writeString(folder.resolve("column" + files++ + ".obj"), text);
    }

    /// Nothing presses, so the same box is in view.
    private static int[] picture(String mesh, List<String> layers) throws IOException {
        Model ball = Catalog.model("ball");
        var staging = new Staging(Optional.of(layers), Set.of(), 0, Optional.empty(), Optional.empty(),
                Layout.SIDE_BY_SIDE, false, Tools.NONE);
        RenderJob job = RenderJob
                .frame(ball, new SceneStart(ball.defaults().with("mesh", mesh).with("force", "0"), List.of()), 0, WIDTH,
                        HEIGHT)
                .staged(staging);
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(Rendering.png(job, Language.ENGLISH)));
        return image.getRGB(0, 0, WIDTH, HEIGHT, null, 0, WIDTH);
    }

    /// The share of the pixels that differ clearly from those of the background, which is the first.
    private static double covered(int[] pixels) {
        int seen = 0;
        for (int p : pixels) if (distance(p, pixels[0]) > 24) seen++;
        return (double) seen / pixels.length;
    }

    private static int distance(int p, int q) {
        int most = 0;
        for (int shift = 0; shift < 24; shift += 8)
            most = Math.max(most, Math.abs((p >> shift & 255) - (q >> shift & 255)));
        return most;
    }

    /// The share of the pixels in which two pictures differ clearly.
    private static double different(int[] a, int[] b) {
        int other = 0;
        for (int i = 0; i < a.length; i++) if (distance(a[i], b[i]) > 40) other++;
        return (double) other / a.length;
    }

    /// 1 mm, 2 mm, 20 cm, 10 m, 10 km. Of the 146 pixels below the caption 0.8 are filled: 117, or 58 a unit. The
    /// section, seen from 18° aside, is 0.6·cos 18° = 0.57 wide: 33 pixels. That is 0.09 of the view, and somewhat
    /// less in perspective. Decimals of the corners are rounded, so edges may differ.
    @ParameterizedTest
    @CsvSource({"0.0005", "0.001", "0.1", "5", "5000"})
    void aBodyOfAnySizeLooksTheSame(double unit) throws IOException {
        int[] usual = picture(column(1, 0, 0, 0), List.of()), scaled = picture(column(unit, 0, 0, 0), List.of());
        assertTrue(covered(usual) > 0.07 && covered(usual) < 0.09, "covered: " + covered(usual));
        assertEquals(covered(usual), covered(scaled), 0.003);
        assertEquals(0, different(usual, scaled), 0.01);
    }

    /// At 10⁵ m a float has steps of 8 mm, which would show on a body of two metres.
    @ParameterizedTest
    @CsvSource({"1, 100000, 0, -100000", "1, 300000, 200000, 400000", "0.001, 0, 1000, 0",
        "500, -900000, 1000, 0"})
    void aBodyFarFromTheOriginLooksTheSame(double unit, double x, double y, double z) throws IOException {
        int[] near = picture(column(1, 0, 0, 0), List.of()), far = picture(column(unit, x, y, z), List.of());
        assertEquals(covered(near), covered(far), 0.003);
        assertEquals(0, different(near, far), 0.01);
    }

    /// Ground and shadow stand below the body, wherever it is; cells are round numbers, so scales are powers of ten.
    @ParameterizedTest
    @CsvSource({"0.001, 0, 0, 0", "1000, 0, 0, 0", "1, 100000, 0, -100000"})
    void groundAndShadowGoWithTheBody(
            double unit,
            double x, double y, double z) throws IOException {
        List<String> layers = List.of("ground");
        int[] usual = picture(column(1, 0, 0, 0), layers), other = picture(column(unit, x, y, z), layers);
        assertTrue(covered(usual) > 0.3, "the ground shows: " + covered(usual));
        assertEquals(covered(usual), covered(other), 0.01);
        assertEquals(0, different(usual, other), 0.02);
    }

    @Test
    void anEmptyPictureIsNotTheSame() throws IOException {
        int[] body = picture(column(1, 0, 0, 0), List.of()), none = new int[body.length];
        Arrays.fill(none, body[0]);
        assertTrue(different(body, none) > 0.07, "or the tests above could not fail");
    }
}
