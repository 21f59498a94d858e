package limber.web.view;

/// The programs of the view, in the language of WebGL 2. Phong's light is that of the window: one key light that is
/// parallel, a fill and a rim that follow the camera, and an ambient one.
final class Shaders {
    /// Moves a vertex, flattens it to the ground where asked, and takes it nearer to the eye or further away.
    static final String VERTEX = """
            #version 300 es
            layout(location = 0) in vec3 place;
            layout(location = 1) in vec3 normal;
            layout(location = 2) in vec2 uv;
            uniform vec4 row0, row1, row2, row3, flattened;
            uniform vec3 shift, eye;
            uniform float further;
            out vec3 at;
            out vec3 outward;
            out vec2 on;
            void main() {
                vec3 p = place + shift;
                if (flattened.w > 0.0)
                    p = vec3(p.x + (flattened.z - p.y) * flattened.x, flattened.z,
                        p.z + (flattened.z - p.y) * flattened.y);
                p = eye + (p - eye) * further;
                at = p;
                outward = normal;
                on = uv;
                vec4 q = vec4(p, 1.0);
                gl_Position = vec4(dot(row0, q), dot(row1, q), dot(row2, q), dot(row3, q));
            }
            """;
    /// One colour.
    static final String PLAIN = """
            #version 300 es
            precision highp float;
            uniform vec4 colour;
            out vec4 pixel;
            void main() {
                pixel = vec4(colour.rgb * colour.a, colour.a);
            }
            """;
    /// A map, laid over a square as it is.
    static final String LAID = """
            #version 300 es
            precision highp float;
            in vec2 on;
            uniform sampler2D map;
            out vec4 pixel;
            void main() {
                pixel = texture(map, on * 0.5 + 0.5);
            }
            """;
    /// A surface in the light.
    static final String LIT = """
            #version 300 es
            precision highp float;
            in vec3 at;
            in vec3 outward;
            in vec2 on;
            uniform vec3 eye, key, fill, rim;
            uniform vec4 ambientLight, keyLight, fillLight, rimLight, diffuse, specular;
            uniform float power, mapped;
            uniform sampler2D map;
            out vec4 pixel;
            vec3 d, s;
            void light(vec3 n, vec3 v, vec3 l, vec3 c) {
                d += max(dot(n, l), 0.0) * c;
                s += pow(max(dot(reflect(-l, n), v), 0.0), power) * c;
            }
            void main() {
                vec3 n = dot(outward, outward) > 1e-8 ? normalize(outward) : normalize(cross(dFdx(at), dFdy(at)));
                vec3 v = normalize(eye - at);
                if (dot(outward, outward) > 1e-8) {
                    if (!gl_FrontFacing) n = -n;
                } else if (dot(n, v) < 0.0) n = -n;
                d = ambientLight.rgb;
                s = vec3(0.0);
                light(n, v, -key, keyLight.rgb);
                light(n, v, normalize(fill - at), fillLight.rgb);
                light(n, v, normalize(rim - at), rimLight.rgb);
                vec4 own = diffuse;
                if (mapped > 0.0) own *= texture(map, on);
                vec3 c = min(d * own.rgb + s * specular.rgb, vec3(1.0));
                pixel = vec4(c * own.a, own.a);
            }
            """;
    /// A disc with a tone and a grid, which fade out towards the rim. Lines are as wide as their share of a pixel.
    static final String GROUND = """
            #version 300 es
            precision highp float;
            in vec2 on;
            uniform vec4 tone, line;
            uniform float cells;
            out vec4 pixel;
            const float HALF = 0.03;
            vec2 covered(vec2 distance, vec2 w) {
                return clamp((HALF - distance) / w + 0.5, 0.0, 1.0) * min(vec2(1.0), 2.0 * HALF / w);
            }
            void main() {
                vec2 x = on * 0.5 * cells;
                vec2 w = max(fwidth(x), vec2(1e-6));
                vec2 faint = covered(abs(x - round(x)), w), strong = covered(abs(x - 5.0 * round(x / 5.0)), w);
                float ink = line.a * max(0.45 * max(faint.x, faint.y), max(strong.x, strong.y));
                float a = ink + tone.a * (1.0 - ink);
                vec3 c = line.rgb * ink + tone.rgb * tone.a * (1.0 - ink);
                float near = max(0.0, 1.0 - dot(on, on));
                pixel = vec4(c * near, a * near);
            }
            """;

    private Shaders() {}
}
