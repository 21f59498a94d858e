package limber.ui;

import java.nio.file.Path;
import java.util.List;
import limber.engine.Input;
import limber.engine.Model;
import limber.engine.Settings;

/// A picture to be made: a frame of a run, `width` by `height` pixels, as PNG.
public record RenderJob(Model model, Settings settings, List<Input> inputs, int frame, int width, int height, Path out) {}
