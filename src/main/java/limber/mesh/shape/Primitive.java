package limber.mesh.shape;

import java.util.List;
import limber.engine.text.BadInput;
import limber.engine.text.DidYouMean;
import limber.mesh.Surface;

/// A mesh from a formula: closed, outward, every vertex once, the same bits on every machine. All but the cylinder are
/// centred at the origin.
public sealed interface Primitive permits Icosphere, UvSphere, CubeSphere, Torus, Cylinder, Pudding, Gummy, Figure {
    Surface surface();

    /// The primitive that `icosphere:4`, `uv-sphere:32x16`, `cube-sphere:24`, `torus`, `torus:64x32`, `pudding`,
    /// `gummy`, `figure`, `waving-figure` name; without a number `icosphere` is 4, `uv-sphere` 32x16, `cube-sphere` 24,
    /// `torus` 64x32.
    ///
    /// @throws BadInput `'icosphere:9': 9 is above 7 (0..7)`
    static Primitive of(String word) {
        int colon = word.indexOf(':');
        String name = colon < 0 ? word : word.substring(0, colon);
        String size = colon < 0 ? "" : word.substring(colon + 1);
        boolean plain = colon < 0;
        return switch (name) {
            case "icosphere" -> new Icosphere(plain ? 4 : whole(word, size, 0, Icosphere.MOST));
            case "cube-sphere" -> new CubeSphere(plain ? 24 : whole(word, size, 1, CubeSphere.MOST));
            case "uv-sphere" -> {
                String[] sides = plain ? new String[]{"32", "16"} : sides(word, size, "32x16");
                yield new UvSphere(whole(word, sides[0], 3, UvSphere.MOST_COLUMNS),
                        whole(word, sides[1], 2, UvSphere.MOST_ROWS));
            }
            case "torus" -> {
                String[] sides = plain ? new String[]{"64", "32"} : sides(word, size, "64x32");
                yield new Torus(whole(word, sides[0], 3, Torus.MOST_AROUND), whole(word, sides[1], 3, Torus.MOST_TUBE));
            }
            case "pudding" -> unsized(word, plain, new Pudding());
            case "gummy" -> unsized(word, plain, new Gummy());
            case "figure" -> unsized(word, plain, new Figure(false));
            case "waving-figure" -> unsized(word, plain, new Figure(true));
            default -> throw new BadInput("'" + BadInput.brief(word) + "' is not a mesh; " + DidYouMean.hint(word,
                    List.of("icosphere:4", "uv-sphere:32x16", "cube-sphere:24", "torus", "torus:64x32", "pudding",
                            "gummy", "figure", "waving-figure", "file:PATH")));
        };
    }

    private static Primitive unsized(String word, boolean plain, Primitive primitive) {
        if (!plain) throw new BadInput("'" + BadInput.brief(word) + "': has one size; " + word.split(":", 2)[0]
                + " would be right");
        return primitive;
    }

    private static String[] sides(String word, String size, String example) {
        String[] sides = size.split("x", -1);
        if (sides.length != 2)
            throw new BadInput("'" + BadInput.brief(word) + "': '" + BadInput.brief(size) + "' is not two numbers; "
                    + example + " would be right");
        return sides;
    }

    private static int whole(String word, String digits, int least, int most) {
        String range = " (" + least + ".." + most + ")";
        if (digits.isEmpty() || !digits.chars().allMatch(c -> c >= '0' && c <= '9'))
            throw new BadInput("'" + BadInput.brief(word) + "': '" + BadInput.brief(digits) + "' is not a whole number"
                    + range);
        int n = digits.length() > 9 ? Integer.MAX_VALUE : Integer.parseInt(digits);
        if (n < least || n > most) throw new BadInput(
                "'" + BadInput.brief(word) + "': " + BadInput.brief(digits)
                        + (n < least ? " is below " + least : " is above " + most) + range);
        return n;
    }
}
