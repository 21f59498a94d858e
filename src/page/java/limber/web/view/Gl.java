package limber.web.view;

import java.util.Optional;
import org.teavm.jso.JSBody;
import org.teavm.jso.dom.html.HTMLCanvasElement;
import org.teavm.jso.webgl.WebGLRenderingContext;

/// The drawing context of WebGL 2: that of WebGL 1, and what the view needs of what is new.
interface Gl extends WebGLRenderingContext {
    int READ_FRAMEBUFFER = 0x8CA8, DRAW_FRAMEBUFFER = 0x8CA9, RGBA8 = 0x8058, DEPTH_COMPONENT24 = 0x81A6;

    void renderbufferStorageMultisample(int target, int samples, int format, int width, int height);

    void blitFramebuffer(int x, int y, int right, int top, int toX, int toY, int toRight, int toTop, int mask,
            int filter);

    /// The context of a canvas; empty where the browser has none.
    static Optional<Gl> of(HTMLCanvasElement canvas) {
        return Optional.ofNullable(Context.of(canvas));
    }

    /// How a context is asked for.
    final class Context {
        private Context() {}

        @JSBody(params = "canvas", script = "return canvas.getContext('webgl2', {antialias: false,"
                + " powerPreference: 'low-power'});")
        private static native Gl of(HTMLCanvasElement canvas);

        /// Waits until all is drawn.
        @JSBody(params = "gl",
                script = "gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));")
        static native void await(
                Gl gl);
    }
}
