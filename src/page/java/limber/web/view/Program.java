package limber.web.view;

import java.util.HashMap;
import java.util.Map;
import limber.engine.settings.Vec;
import limber.presentation.paint.Ink;
import org.teavm.jso.webgl.WebGLProgram;
import org.teavm.jso.webgl.WebGLRenderingContext;
import org.teavm.jso.webgl.WebGLShader;
import org.teavm.jso.webgl.WebGLUniformLocation;

/// A program of the graphics card with its uniforms, by name.
final class Program {
    /// The places of vertex, normal and texture coordinate.
    static final int PLACE = 0, NORMAL = 1, UV = 2;

    private final WebGLRenderingContext gl;
    private final WebGLProgram program;
    private final Map<String, WebGLUniformLocation> uniforms = new HashMap<>();

    Program(WebGLRenderingContext gl, String vertex, String fragment) {
        this.gl = gl;
        program = gl.createProgram();
        gl.attachShader(program, shader(WebGLRenderingContext.VERTEX_SHADER, vertex));
        gl.attachShader(program, shader(WebGLRenderingContext.FRAGMENT_SHADER, fragment));
        gl.linkProgram(program);
        if (!gl.getProgramParameterb(program, WebGLRenderingContext.LINK_STATUS) && !gl.isContextLost())
            throw new IllegalStateException("the view's program: " + gl.getProgramInfoLog(program));
    }

    private WebGLShader shader(int type, String text) {
        WebGLShader shader = gl.createShader(type);
        gl.shaderSource(shader, text);
        gl.compileShader(shader);
        if (!gl.getShaderParameterb(shader, WebGLRenderingContext.COMPILE_STATUS) && !gl.isContextLost())
            throw new IllegalStateException("the view's shader: " + gl.getShaderInfoLog(shader));
        return shader;
    }

    void use() {
        gl.useProgram(program);
    }

    private WebGLUniformLocation at(String name) {
        if (!uniforms.containsKey(name)) uniforms.put(name, gl.getUniformLocation(program, name));
        return uniforms.get(name);
    }

    void set(String name, double x) {
        gl.uniform1f(at(name), (float) x);
    }

    void set(String name, double x, double y, double z) {
        gl.uniform3f(at(name), (float) x, (float) y, (float) z);
    }

    void set(String name, double x, double y, double z, double w) {
        gl.uniform4f(at(name), (float) x, (float) y, (float) z, (float) w);
    }

    void set(String name, Vec v) {
        set(name, v.x(), v.y(), v.z());
    }

    void set(String name, Ink c) {
        set(name, c.red(), c.green(), c.blue(), c.opacity());
    }
}
