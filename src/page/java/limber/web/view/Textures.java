package limber.web.view;

import java.nio.ByteBuffer;
import java.util.LinkedHashMap;
import java.util.Map;
import limber.presentation.paint.Texture;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.typedarrays.Int8Array;
import org.teavm.jso.typedarrays.Uint8Array;
import org.teavm.jso.webgl.WebGLRenderingContext;
import org.teavm.jso.webgl.WebGLTexture;

/// The textures that are on the graphics card, by their images. Files are decoded by the browser, some time later.
final class Textures {
    private static final int MOST = 8, BYTE = 8;

    @JSFunctor
    private interface Decoded extends JSObject {
        void done();
    }

    private final WebGLRenderingContext gl;
    private final Runnable changed;
    private final Map<Texture, WebGLTexture> known = new LinkedHashMap<>();

    /// @param changed called when a file has been decoded
    Textures(WebGLRenderingContext gl, Runnable changed) {
        this.gl = gl;
        this.changed = changed;
    }

    void bind(Texture image) {
        WebGLTexture texture = known.get(image);
        if (texture == null) {
            if (known.size() >= MOST) forget(known.keySet().iterator().next());
            texture = gl.createTexture();
            known.put(image, texture);
            fill(image, texture);
        }
        gl.bindTexture(WebGLRenderingContext.TEXTURE_2D, texture);
    }

    private void forget(Texture image) {
        gl.deleteTexture(known.remove(image));
    }

    private void fill(Texture image, WebGLTexture texture) {
        gl.bindTexture(WebGLRenderingContext.TEXTURE_2D, texture);
        boolean map = image instanceof Texture.Pixels(_, int height, _) && height == 1;
        int wrap = map ? WebGLRenderingContext.CLAMP_TO_EDGE : WebGLRenderingContext.REPEAT;
        gl.texParameteri(WebGLRenderingContext.TEXTURE_2D, WebGLRenderingContext.TEXTURE_WRAP_S, wrap);
        gl.texParameteri(WebGLRenderingContext.TEXTURE_2D, WebGLRenderingContext.TEXTURE_WRAP_T, wrap);
        gl.texParameteri(WebGLRenderingContext.TEXTURE_2D, WebGLRenderingContext.TEXTURE_MIN_FILTER,
                map ? WebGLRenderingContext.LINEAR : WebGLRenderingContext.LINEAR_MIPMAP_LINEAR);
        switch (image) {
            case Texture.Pixels(int width, int height, int[] argb) -> put(gl, width, height, argb);
            case Texture.File(_, byte[] bytes) -> {
                put(gl, 1, 1, new int[]{-1});
                decode(gl, texture, Int8Array.copyFromJavaArray(bytes), changed::run);
            }
        }
        if (!map) gl.generateMipmap(WebGLRenderingContext.TEXTURE_2D);
    }

    /// Fills the texture that is bound.
    static void put(WebGLRenderingContext gl, int width, int height, int[] argb) {
        ByteBuffer bytes = ByteBuffer.allocateDirect(4 * argb.length);
        for (int i = 0; i < argb.length; i++) {
            bytes.put(4 * i, (byte) (argb[i] >> 2 * BYTE));
            bytes.put(4 * i + 1, (byte) (argb[i] >> BYTE));
            bytes.put(4 * i + 2, (byte) argb[i]);
            bytes.put(4 * i + 3, (byte) (argb[i] >> 3 * BYTE));
        }
        bytes.rewind();
        put(gl, width, height, Uint8Array.fromJavaBuffer(bytes));
    }

    @JSBody(params = {"gl", "w", "h", "bytes"}, script = "gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, w, h, 0, gl.RGBA,"
            + " gl.UNSIGNED_BYTE, bytes);")
    private static native void put(WebGLRenderingContext gl, int w, int h,
            JSObject bytes);

    @JSBody(params = {"gl", "texture", "bytes", "done"}, script = "createImageBitmap(new Blob([bytes]))"
            + ".then(function(b) { if (gl.isContextLost()) return; gl.bindTexture(gl.TEXTURE_2D, texture);"
            + " gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, b);"
            + " gl.generateMipmap(gl.TEXTURE_2D); done(); }, function() {});")
    private static native void decode(
            WebGLRenderingContext gl, WebGLTexture texture, Int8Array bytes, Decoded done);
}
