package limber.tex;

import java.awt.Color;
import java.awt.Insets;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.scilab.forge.jlatexmath.ParseException;
import org.scilab.forge.jlatexmath.TeXConstants;
import org.scilab.forge.jlatexmath.TeXFormula;
import org.scilab.forge.jlatexmath.TeXIcon;

/// A painter of TeX formulas into pixels. The first formula takes most of a second, so it is drawn off the FX thread.
public final class FormulaPainter {
    private static final int LONGEST = 4096, MOST_PIXELS = 4_000_000;
    /// Even the first one, which reads the fonts, takes a tenth of it on a slow machine.
    private static final Duration LIMIT = Duration.ofSeconds(10);
    private static final ExecutorService PEN = Executors
            .newSingleThreadExecutor(Thread.ofPlatform().daemon().name("limber-formulas").factory());
    private static final AtomicBoolean GIVEN_UP = new AtomicBoolean();
    /// Its fonts have the capital omega where Java sees the end of a line, and draws nothing; that of ohm is the same.
    private static final Pattern OMEGA = Pattern.compile("\\\\Omega(?![A-Za-z])|Ω");
    private static final String OHM = "\u2126";

    /// @param baseline rows above the line that its letters stand on
    /// @param argb rows of pixels, not premultiplied
    public record Drawing(int width, int height, int baseline, int[] argb) {}

    /// A formula that has been given up, since it takes longer than any should.
    public static final class TooSlow extends RuntimeException {
        private static final long serialVersionUID = 1;

        private TooSlow() {
            super("it takes longer than " + LIMIT.toSeconds() + " s to draw", null, false, false);
        }
    }

    private FormulaPainter() {}

    /// @param size of its letters, pixels
    /// @param ink `#rrggbb`
    /// @param inline as in a line of text: fractions and sums are small, and nothing is left free around it
    /// @throws ParseException if it is not TeX, or nothing of it can be seen, or it is longer than 4096 pixels
    /// @throws TooSlow if it takes too long, or an earlier one still does
    public static Drawing draw(String tex, double size, String ink, boolean inline) {
        System.setProperty("java.awt.headless", "true"); // it draws into memory, and must not look for another toolkit
        return within(LIMIT, () -> drawn(tex, size, ink, inline));
    }

    /// Waits for a drawing, but not for ever. What takes too long cannot be stopped; until it ends, nothing else is
    /// drawn.
    static Drawing within(Duration limit, Supplier<Drawing> drawing) {
        synchronized (FormulaPainter.class) { // its tables of fonts and macros are shared
            if (GIVEN_UP.get()) throw new TooSlow();
            var result = CompletableFuture.supplyAsync(drawing, PEN);
            try {
                return result.get(limit.toMillis(), TimeUnit.MILLISECONDS);
            } catch (TimeoutException e) {
                GIVEN_UP.set(true);
                result.whenComplete((_, _) -> GIVEN_UP.set(false));
                throw new TooSlow();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new TooSlow();
            } catch (ExecutionException e) {
                if (e.getCause() instanceof Error error) throw error;
                throw (RuntimeException) e.getCause();
            }
        }
    }

    private static Drawing drawn(String tex, double size, String ink, boolean inline) {
        TeXIcon icon = new TeXFormula(OMEGA.matcher(tex).replaceAll(OHM))
                .createTeXIcon(inline ? TeXConstants.STYLE_TEXT : TeXConstants.STYLE_DISPLAY, (float) size);
        if (inline) icon.setInsets(new Insets(1, 1, 1, 1), true);
        icon.setForeground(Color.decode(ink));
        int width = Math.max(1, icon.getIconWidth()), height = Math.max(1, icon.getIconHeight());
        if (Math.max(width, height) > LONGEST || width * height > MOST_PIXELS)
            throw new ParseException(width + " × " + height + " pixels are too many");
        var image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
        var pen = image.createGraphics();
        pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        pen.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        pen.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        icon.paintIcon(null, pen, 0, 0);
        pen.dispose();
        int[] argb = image.getRGB(0, 0, width, height, null, 0, width);
        // it forgives half a fraction
        if (Arrays.stream(argb).allMatch(p -> p == 0)) throw new ParseException("nothing of it can be seen");
        return new Drawing(width, height, height - icon.getIconDepth(), argb);
    }
}
