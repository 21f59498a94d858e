package limber.web.view;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.util.Arrays;
import limber.engine.settings.Vec;
import limber.presentation.surface.Shape;
import limber.presentation.view.PictureBody;
import org.teavm.jso.webgl.WebGLBuffer;
import org.teavm.jso.webgl.WebGLRenderingContext;

/// A surface in the buffers of the graphics card. Places and normals are handed over with each picture; triangles,
/// texture coordinates and edges only when they are others.
final class Surface {
    private static final int FLOATS = 6, BYTES = 4;
    private static final int[] NONE = {};

    private final WebGLRenderingContext gl;
    private final WebGLBuffer places, coords, corners, edges, rest;
    private FloatBuffer floats = floats(0), pairs = floats(0), still = floats(0);
    private int[] triangles = NONE, uvCorners = NONE;
    private double[] uv = {};
    /// For each vertex that is drawn, the surface's vertex and its texture coordinate.
    private int[] vertex = NONE, coord = NONE;
    private int placesSize, coordsSize, restSize, indices, edgeIndices;
    private boolean edged, mapped;

    Surface(WebGLRenderingContext gl) {
        this.gl = gl;
        places = gl.createBuffer();
        coords = gl.createBuffer();
        corners = gl.createBuffer();
        edges = gl.createBuffer();
        rest = gl.createBuffer();
    }

    private static FloatBuffer floats(int n) {
        return ByteBuffer.allocateDirect(BYTES * n).order(ByteOrder.nativeOrder()).asFloatBuffer();
    }

    int triangles() {
        return indices / 3;
    }

    /// Takes a body, in units around an origin.
    void take(PictureBody body, Vec origin, double unit) {
        Shape shape = body.shape().withNormals();
        boolean shares = shape.coloured(),
                other = !Arrays.equals(triangles, shape.triangles()) || mapped != shares
                        || !Arrays.equals(uvCorners, shape.uvCorners());
        mapped = shares;
        if (other) index(shape);
        if (body.lines().isPresent() && (other || !edged)) edge();
        place(shape, origin, unit);
        if (shares) share(shape.shares());
        else if (other || !Arrays.equals(uv, shape.uv())) texture(shape);
        if (body.shadowAtRest()) rest(body.shadow().get(), origin, unit);
    }

    private void index(Shape shape) {
        triangles = shape.triangles().clone();
        uvCorners = shape.uvCorners().clone();
        int[] drawn = triangles;
        int n = shape.size();
        if (uvCorners.length == triangles.length && !mapped) drawn = seamed(n);
        else {
            vertex = upTo(n);
            coord = vertex;
        }
        indices = drawn.length;
        upload(corners, drawn);
        edged = false;
    }

    private static int[] upTo(int n) {
        var all = new int[n];
        for (int i = 0; i < n; i++) all[i] = i;
        return all;
    }

    /// Draws a vertex once for each of its texture coordinates.
    private int[] seamed(int n) {
        var drawn = new int[triangles.length];
        int[] first = new int[n], next = new int[n + triangles.length];
        vertex = Arrays.copyOf(upTo(n), n + triangles.length);
        coord = new int[n + triangles.length];
        Arrays.fill(first, -1);
        Arrays.fill(next, -1);
        int count = n;
        for (int c = 0; c < triangles.length; c++) {
            int v = triangles[c], wanted = uvCorners[c], at = first[v];
            if (at < 0) {
                first[v] = at = v;
                coord[at] = wanted;
            }
            while (coord[at] != wanted && next[at] >= 0) at = next[at];
            if (coord[at] != wanted) {
                next[at] = count;
                at = count++;
                vertex[at] = v;
                coord[at] = wanted;
            }
            drawn[c] = at;
        }
        vertex = Arrays.copyOf(vertex, count);
        coord = Arrays.copyOf(coord, count);
        return drawn;
    }

    /// The edges of all triangles, each as often as it has triangles.
    private void edge() {
        var ends = new int[2 * triangles.length];
        for (int c = 0; c < triangles.length; c++) {
            ends[2 * c] = triangles[c];
            ends[2 * c + 1] = triangles[c % 3 == 2 ? c - 2 : c + 1];
        }
        edgeIndices = ends.length;
        upload(edges, ends);
        edged = true;
    }

    private void upload(WebGLBuffer buffer, int[] values) {
        IntBuffer ints = ByteBuffer.allocateDirect(BYTES * values.length).order(ByteOrder.nativeOrder()).asIntBuffer();
        ints.put(values);
        ints.rewind();
        gl.bindBuffer(WebGLRenderingContext.ELEMENT_ARRAY_BUFFER, buffer);
        gl.bufferData(WebGLRenderingContext.ELEMENT_ARRAY_BUFFER, ints, WebGLRenderingContext.DYNAMIC_DRAW);
    }

    private void place(Shape shape, Vec origin, double unit) {
        double[] xyz = shape.vertices(), normals = shape.normals();
        double ox = origin.x(), oy = origin.y(), oz = origin.z(), per = 1 / unit;
        int n = vertex.length;
        if (floats.capacity() != FLOATS * n) floats = floats(FLOATS * n);
        FloatBuffer to = floats;
        for (int i = 0, at = 0; i < n; i++) {
            int v = 3 * vertex[i];
            to.put(at++, (float) ((xyz[v] - ox) * per));
            to.put(at++, (float) ((xyz[v + 1] - oy) * per));
            to.put(at++, (float) ((xyz[v + 2] - oz) * per));
            to.put(at++, (float) normals[v]);
            to.put(at++, (float) normals[v + 1]);
            to.put(at++, (float) normals[v + 2]);
        }
        placesSize = upload(places, floats, placesSize);
    }

    private void share(double[] shares) {
        int n = vertex.length;
        if (pairs.capacity() != 2 * n) pairs = floats(2 * n);
        for (int i = 0; i < n; i++) {
            pairs.put(2 * i, (float) shares[vertex[i]]);
            pairs.put(2 * i + 1, 0.5f);
        }
        coordsSize = upload(coords, pairs, coordsSize);
        uv = new double[0];
    }

    private void texture(Shape shape) {
        uv = shape.uv().clone();
        int n = vertex.length;
        if (pairs.capacity() != 2 * n) pairs = floats(2 * n);
        for (int i = 0; i < n; i++) {
            int c = 2 * coord[i];
            boolean there = c + 1 < uv.length;
            pairs.put(2 * i, there ? (float) uv[c] : 0);
            pairs.put(2 * i + 1, there ? (float) uv[c + 1] : 0);
        }
        coordsSize = upload(coords, pairs, coordsSize);
    }

    private void rest(double[] xyz, Vec origin, double unit) {
        int n = vertex.length;
        if (still.capacity() != FLOATS * n) still = floats(FLOATS * n);
        for (int i = 0; i < n; i++) {
            int v = 3 * vertex[i];
            still.put(FLOATS * i, (float) ((xyz[v] - origin.x()) / unit));
            still.put(FLOATS * i + 1, (float) ((xyz[v + 1] - origin.y()) / unit));
            still.put(FLOATS * i + 2, (float) ((xyz[v + 2] - origin.z()) / unit));
        }
        restSize = upload(rest, still, restSize);
    }

    private int upload(WebGLBuffer buffer, FloatBuffer values, int before) {
        gl.bindBuffer(WebGLRenderingContext.ARRAY_BUFFER, buffer);
        values.rewind();
        if (values.capacity() == before) gl.bufferSubData(WebGLRenderingContext.ARRAY_BUFFER, 0, values);
        else gl.bufferData(WebGLRenderingContext.ARRAY_BUFFER, values, WebGLRenderingContext.DYNAMIC_DRAW);
        return values.capacity();
    }

    /// Draws its triangles.
    ///
    /// @param atRest whether as the shape that its shadow is of
    void draw(boolean atRest) {
        gl.bindBuffer(WebGLRenderingContext.ARRAY_BUFFER, atRest ? rest : places);
        gl.enableVertexAttribArray(Program.PLACE);
        gl.vertexAttribPointer(Program.PLACE, 3, WebGLRenderingContext.FLOAT, false, BYTES * FLOATS, 0);
        gl.enableVertexAttribArray(Program.NORMAL);
        gl.vertexAttribPointer(Program.NORMAL, 3, WebGLRenderingContext.FLOAT, false, BYTES * FLOATS, BYTES * 3);
        gl.bindBuffer(WebGLRenderingContext.ARRAY_BUFFER, coords);
        gl.enableVertexAttribArray(Program.UV);
        gl.vertexAttribPointer(Program.UV, 2, WebGLRenderingContext.FLOAT, false, 0, 0);
        gl.bindBuffer(WebGLRenderingContext.ELEMENT_ARRAY_BUFFER, corners);
        gl.drawElements(WebGLRenderingContext.TRIANGLES, indices, WebGLRenderingContext.UNSIGNED_INT, 0);
    }

    /// Draws its edges, after its triangles could have been drawn.
    void drawEdges() {
        if (!edged) return;
        gl.bindBuffer(WebGLRenderingContext.ARRAY_BUFFER, places);
        gl.enableVertexAttribArray(Program.PLACE);
        gl.vertexAttribPointer(Program.PLACE, 3, WebGLRenderingContext.FLOAT, false, BYTES * FLOATS, 0);
        gl.disableVertexAttribArray(Program.NORMAL);
        gl.disableVertexAttribArray(Program.UV);
        gl.bindBuffer(WebGLRenderingContext.ELEMENT_ARRAY_BUFFER, edges);
        gl.drawElements(WebGLRenderingContext.LINES, edgeIndices, WebGLRenderingContext.UNSIGNED_INT, 0);
    }

    void delete() {
        gl.deleteBuffer(places);
        gl.deleteBuffer(coords);
        gl.deleteBuffer(corners);
        gl.deleteBuffer(edges);
        gl.deleteBuffer(rest);
    }
}
