package limber.tex;

import java.awt.Color;
import java.awt.Insets;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import org.scilab.forge.jlatexmath.ParseException;
import org.scilab.forge.jlatexmath.TeXConstants;
import org.scilab.forge.jlatexmath.TeXFormula;
import org.scilab.forge.jlatexmath.TeXIcon;

/// A painter of TeX formulas into pixels. The first formula takes most of a second, so it is drawn off the FX thread.
public final class FormulaPainter {
    private static final int LONGEST = 4096, MOST_PIXELS = 4_000_000;

    /// @param baseline rows above the line that its letters stand on
    /// @param argb rows of pixels, not premultiplied
    public record Drawing(int width, int height, int baseline, int[] argb) {}

    private FormulaPainter() {}

    /// @param size of its letters, pixels
    /// @param ink `#rrggbb`
    /// @param inline as in a line of text: fractions and sums are small, and nothing is left free around it
    /// @throws ParseException if it is not TeX, or nothing of it can be seen, or it is longer than 4096 pixels
    public static Drawing draw(String tex, double size, String ink, boolean inline) {
        System.setProperty("java.awt.headless", "true"); // it draws into memory, and must not look for another toolkit
        synchronized (FormulaPainter.class) { // its tables of fonts and macros are shared
            TeXIcon icon = new TeXFormula(tex)
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
}
