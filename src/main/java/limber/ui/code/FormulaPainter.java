package limber.ui.code;

import java.awt.Color;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import org.scilab.forge.jlatexmath.TeXConstants;
import org.scilab.forge.jlatexmath.TeXFormula;
import org.scilab.forge.jlatexmath.TeXIcon;

/// Draws TeX into pixels. The first formula takes the better part of a second, so that it is done off the FX thread.
public final class FormulaPainter {
    /// @param argb rows of pixels, not premultiplied
    public record Drawing(int width, int height, int[] argb) {}

    private FormulaPainter() {}

    /// @param size of its letters, pixels
    /// @param ink `#rrggbb`
    /// @throws org.scilab.forge.jlatexmath.ParseException if it is not TeX
    public static Drawing draw(String tex, double size, String ink) {
        System.setProperty("java.awt.headless", "true"); // it draws into memory, and must not look for another toolkit
        synchronized (FormulaPainter.class) { // its tables of fonts and macros are shared
            TeXIcon icon = new TeXFormula(tex).createTeXIcon(TeXConstants.STYLE_DISPLAY, (float) size);
            icon.setForeground(Color.decode(ink));
            int width = Math.max(1, icon.getIconWidth()), height = Math.max(1, icon.getIconHeight());
            var image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
            var pen = image.createGraphics();
            pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            pen.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
            pen.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
            icon.paintIcon(null, pen, 0, 0);
            pen.dispose();
            return new Drawing(width, height, image.getRGB(0, 0, width, height, null, 0, width));
        }
    }
}
