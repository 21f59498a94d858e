package limber.web.view;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import org.teavm.jso.webgl.WebGLBuffer;
import org.teavm.jso.webgl.WebGLRenderingContext;

/// Three thin rods along the axes.
final class Rods {
    private static final int SIDES = 8, FLOATS = 8, BYTES = 4, CORNERS = 2 * SIDES + 2;

    private final WebGLRenderingContext gl;
    private final WebGLBuffer buffer;
    private double length, radius;

    Rods(WebGLRenderingContext gl) {
        this.gl = gl;
        buffer = gl.createBuffer();
        gl.bindBuffer(WebGLRenderingContext.ARRAY_BUFFER, buffer);
        gl.bufferData(WebGLRenderingContext.ARRAY_BUFFER, 3 * CORNERS * FLOATS * BYTES,
                WebGLRenderingContext.DYNAMIC_DRAW);
    }

    static FloatBuffer direct(float[] values) {
        FloatBuffer floats = ByteBuffer.allocateDirect(BYTES * values.length).order(ByteOrder.nativeOrder())
                .asFloatBuffer();
        floats.put(values);
        floats.rewind();
        return floats;
    }

    /// Tells the card that a vertex is a place, a normal, and a pair.
    static void attributes(WebGLRenderingContext gl) {
        for (int i = Program.PLACE; i <= Program.UV; i++) {
            gl.enableVertexAttribArray(i);
            gl.vertexAttribPointer(i, i == Program.UV ? 2 : 3, WebGLRenderingContext.FLOAT, false, BYTES * FLOATS,
                    BYTES * 3 * i);
        }
    }

    void size(double length, double radius) {
        if (length == this.length && radius == this.radius) return;
        this.length = length;
        this.radius = radius;
        var all = new float[3 * CORNERS * FLOATS];
        for (int axis = 0, at = 0; axis < 3; axis++)
            for (int i = 0; i < CORNERS; i++, at += FLOATS) {
                double turn = Math.PI * (i / 2) * 2 / SIDES, c = Math.cos(turn), s = Math.sin(turn);
                all[at + axis] = (float) (i % 2 == 0 ? length : 0);
                all[at + (axis + 1) % 3] = (float) (radius * c);
                all[at + (axis + 2) % 3] = (float) (radius * s);
                all[at + 3 + (axis + 1) % 3] = (float) c;
                all[at + 3 + (axis + 2) % 3] = (float) s;
            }
        gl.bindBuffer(WebGLRenderingContext.ARRAY_BUFFER, buffer);
        gl.bufferSubData(WebGLRenderingContext.ARRAY_BUFFER, 0, direct(all));
    }

    void draw(int axis) {
        gl.bindBuffer(WebGLRenderingContext.ARRAY_BUFFER, buffer);
        attributes(gl);
        gl.drawArrays(WebGLRenderingContext.TRIANGLE_STRIP, axis * CORNERS, CORNERS);
    }
}
