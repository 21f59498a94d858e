package limber.web.view;

import org.teavm.jso.JSBody;
import org.teavm.jso.webgl.WebGLFramebuffer;
import org.teavm.jso.webgl.WebGLRenderbuffer;
import org.teavm.jso.webgl.WebGLRenderingContext;

/// Smooth edges: the scene is drawn with several samples a pixel, which are then made one. Without a graphics card that
/// takes half of the time; so it is tried out with the first pictures, and where it takes too long, only a scene that
/// stands still is smooth.
final class Smoothing {
    private static final int SAMPLES = 4, TRIALS = 3;
    /// From where on smooth edges are too slow, ms; and how long a scene stands still before it gets them.
    private static final double SLOW = 9, STILL = 180;

    private final Gl gl;
    private final WebGLFramebuffer target;
    private final WebGLRenderbuffer colours, depths;
    private int width, height, trials;
    private boolean slow, smooth;
    private double start, before, least = Double.MAX_VALUE;

    Smoothing(Gl gl) {
        this.gl = gl;
        target = gl.createFramebuffer();
        colours = gl.createRenderbuffer();
        depths = gl.createRenderbuffer();
    }

    private void size(int w, int h) {
        if (w == width && h == height) return;
        width = w;
        height = h;
        gl.bindRenderbuffer(WebGLRenderingContext.RENDERBUFFER, colours);
        gl.renderbufferStorageMultisample(WebGLRenderingContext.RENDERBUFFER, SAMPLES, Gl.RGBA8, w, h);
        gl.bindRenderbuffer(WebGLRenderingContext.RENDERBUFFER, depths);
        gl.renderbufferStorageMultisample(WebGLRenderingContext.RENDERBUFFER, SAMPLES, Gl.DEPTH_COMPONENT24, w, h);
        gl.bindFramebuffer(WebGLRenderingContext.FRAMEBUFFER, target);
        gl.framebufferRenderbuffer(WebGLRenderingContext.FRAMEBUFFER, WebGLRenderingContext.COLOR_ATTACHMENT0,
                WebGLRenderingContext.RENDERBUFFER, colours);
        gl.framebufferRenderbuffer(WebGLRenderingContext.FRAMEBUFFER, WebGLRenderingContext.DEPTH_ATTACHMENT,
                WebGLRenderingContext.RENDERBUFFER, depths);
        trials = 0;
        least = Double.MAX_VALUE;
        slow = false;
    }

    /// Begins a picture of that size in the device's pixels.
    void begin(int w, int h) {
        size(w, h);
        double now = now();
        smooth = !slow || now - before > STILL;
        before = start = now;
        gl.bindFramebuffer(WebGLRenderingContext.FRAMEBUFFER, smooth ? target : null);
    }

    /// Shows it.
    ///
    /// @return whether it is to be drawn once more when the scene stands still
    boolean end() {
        if (smooth) {
            gl.bindFramebuffer(Gl.READ_FRAMEBUFFER, target);
            gl.bindFramebuffer(Gl.DRAW_FRAMEBUFFER, null);
            gl.blitFramebuffer(0, 0, width, height, 0, 0, width, height, WebGLRenderingContext.COLOR_BUFFER_BIT,
                    WebGLRenderingContext.NEAREST);
        }
        if (smooth && !slow && trials <= TRIALS) tried();
        return !smooth;
    }

    /// Takes the time, but for the first picture, which makes textures and programs.
    private void tried() {
        gl.bindFramebuffer(WebGLRenderingContext.FRAMEBUFFER, null);
        Gl.Context.await(gl);
        if (trials > 0) least = Math.min(least, now() - start);
        trials++;
        slow = trials > TRIALS && least > SLOW;
    }

    boolean slow() {
        return slow;
    }

    static double still() {
        return STILL;
    }

    @JSBody(script = "return performance.now();")
    private static native double now();
}
