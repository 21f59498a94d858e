package limber.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import limber.engine.BadInput;
import limber.engine.Run;
import limber.ui.Entry;
import limber.ui.RenderJob;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

@Command(
        name = "render",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {"Draw a frame as a PNG picture, in real 3D.", "Without --inputs a scene does what it does when the window opens it, such as being pressed."},
        footer = {"%nExample:", "  limber render rope --preset hook --frame 60 --size 1920x1200 --out hook.png"})
final class RenderCommand implements Callable<Integer> {
    @Mixin Scene scene;

    @Option(names = "--frame", required = true, paramLabel = "N", converter = Whole.FromZero.class, description = "The frame to draw.")
    int frame;

    @Option(names = "--size", paramLabel = "WxH", converter = Size.Converter.class, description = "Pixels, 16x16 to 8192x8192; 960x600 unless given.")
    Size size = new Size(960, 600);

    @Option(names = "--out", required = true, paramLabel = "FILE", description = "The picture, a .png.")
    Path out;

    @Override
    public Integer call() throws IOException {
        if (!out.toString().endsWith(".png")) throw new BadInput(out + ": is not a .png");
        Output.check(out);
        Run run = scene.shown(); // found right before the window toolkit starts
        while (run.cursor().frame() < frame) run.next();
        Finite.check(run);
        return Entry.render(new RenderJob(run.model(), run.branch().settings(), run.branch().inputs(), frame, size.width(), size.height(), out));
    }

    record Size(int width, int height) {
        static final class Converter implements ITypeConverter<Size> {
            private static final Pattern FORM = Pattern.compile("(\\d{1,5})x(\\d{1,5})");

            @Override
            public Size convert(String text) {
                Matcher m = FORM.matcher(text);
                if (m.matches()) {
                    var size = new Size(Integer.parseInt(m.group(1)), Integer.parseInt(m.group(2)));
                    if (fits(size.width) && fits(size.height)) return size;
                }
                throw new TypeConversionException("'" + BadInput.brief(text) + "' is not a size (16x16..8192x8192)");
            }

            private static boolean fits(int pixels) {
                return pixels >= 16 && pixels <= 8192;
            }
        }
    }
}
