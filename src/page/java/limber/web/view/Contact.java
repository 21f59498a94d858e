package limber.web.view;

import java.util.List;
import limber.presentation.camera.Floor;
import limber.presentation.paint.Ink;
import limber.presentation.view.ContactShadow;
import limber.presentation.view.PictureBody;
import org.teavm.jso.webgl.WebGLRenderingContext;
import org.teavm.jso.webgl.WebGLTexture;

/// The darkening of the ground below what is near to it, on the graphics card.
final class Contact {
    private static final int CELLS = ContactShadow.CELLS;

    private final WebGLRenderingContext gl;
    private final Program program;
    private final WebGLTexture texture;
    private final ContactShadow shadow = new ContactShadow();
    private final int[] pixels = new int[CELLS * CELLS];

    Contact(WebGLRenderingContext gl) {
        this.gl = gl;
        program = new Program(gl, Shaders.VERTEX, Shaders.LAID);
        texture = gl.createTexture();
        gl.bindTexture(WebGLRenderingContext.TEXTURE_2D, texture);
        for (int wrap : List.of(WebGLRenderingContext.TEXTURE_WRAP_S, WebGLRenderingContext.TEXTURE_WRAP_T))
            gl.texParameteri(WebGLRenderingContext.TEXTURE_2D, wrap, WebGLRenderingContext.CLAMP_TO_EDGE);
        gl.texParameteri(WebGLRenderingContext.TEXTURE_2D, WebGLRenderingContext.TEXTURE_MIN_FILTER,
                WebGLRenderingContext.LINEAR);
    }

    Program program() {
        return program;
    }

    /// Where it is; empty while nothing is near to the ground.
    ContactShadow shadow() {
        return shadow;
    }

    void take(List<PictureBody> bodies, Floor floor) {
        shadow.take(bodies, floor);
    }

    /// Makes its program and its map the ones with which the square is drawn.
    void use(Ink colour) {
        shadow.paint(colour, pixels);
        gl.bindTexture(WebGLRenderingContext.TEXTURE_2D, texture);
        Textures.put(gl, CELLS, CELLS, pixels);
        program.use();
    }
}
