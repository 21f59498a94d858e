package limber.engine.model;

import java.util.Arrays;
import java.util.Optional;
import limber.engine.Channel;
import limber.engine.State;
import limber.engine.settings.Vec;

/// A channel with one number for each cell of a grid, row by row, drawn as a surface in the colours of its numbers. The
/// middle of the grid is the origin.
///
/// @param columns cells in a row
/// @param cell the side of a cell, m
/// @param raised whether the numbers are heights over the ground, m; flat squares that stand upright otherwise, the
///   first row above
public record Field(Channel values, int columns, double cell, boolean raised) {
    /// Heights over the ground: x along a row, z from row to row.
    public static Field heights(Channel values, int columns, double cell) {
        return new Field(values, columns, cell, true);
    }

    /// Squares of a picture: x along a row, y up.
    public static Field pixels(Channel values, int columns, double cell) {
        return new Field(values, columns, cell, false);
    }

    /// Its surface.
    OverlayKind overlay() {
        return OverlayKind.map(values.name(), (_, s) -> drawn(s.of(values)));
    }

    /// The place of a cell, m.
    Vec place(State s, int element) {
        return place(s.of(values), element);
    }

    private Vec place(double[] numbers, int i) {
        double x = (i % columns - 0.5 * (columns - 1)) * cell,
                across = (i / columns - 0.5 * (numbers.length / columns - 1)) * cell;
        return raised ? new Vec(x, numbers[i], across) : new Vec(x, -across, 0);
    }

    private Overlay.Surface drawn(double[] numbers) {
        Body body = raised ? relief(numbers) : squares(numbers);
        int each = body.xyz().length / 6 / numbers.length, front = each * numbers.length;
        var corners = new double[2 * front];
        for (int i = 0; i < corners.length; i++) corners[i] = numbers[i % front / each];
        return new Overlay.Surface(values.name(), "position", corners, values.unit(),
                raised || Arrays.stream(numbers).anyMatch(v -> v < 0), 0,
                Optional.of(body.drawn(values.name(), "position")));
    }

    private Body relief(double[] numbers) {
        var xyz = new double[3 * numbers.length];
        for (int i = 0; i < numbers.length; i++) place(numbers, i).into(xyz, i);
        return Body.sheet(xyz, triangles(columns, numbers.length / columns));
    }

    private Body squares(double[] numbers) {
        var xyz = new double[12 * numbers.length];
        var triangles = new int[6 * numbers.length];
        for (int i = 0; i < numbers.length; i++) {
            Vec middle = place(numbers, i);
            for (int c = 0; c < 4; c++)
                middle.plus(new Vec((c % 2 - 0.5) * cell, (0.5 - c / 2) * cell, 0)).into(xyz, 4 * i + c);
            System.arraycopy(new int[]{4 * i, 4 * i + 2, 4 * i + 1, 4 * i + 1, 4 * i + 2, 4 * i + 3}, 0, triangles,
                    6 * i, 6);
        }
        return Body.sheet(xyz, triangles);
    }

    /// The two triangles of each square between four points of a grid, counter-clockwise where x is along a row and z
    /// from row to row, seen from above.
    static int[] triangles(int columns, int rows) {
        var triangles = new int[6 * Math.max(0, columns - 1) * Math.max(0, rows - 1)];
        for (int corner = 0; corner < triangles.length; corner++)
            triangles[corner] = corner(columns, corner / 3, corner % 3);
        return triangles;
    }

    /// A corner of one of those triangles.
    static int corner(int columns, int triangle, int corner) {
        int square = triangle / 2, i = square / (columns - 1) * columns + square % (columns - 1);
        return i + switch (triangle % 2 * 3 + corner) {
            case 0 -> 0;
            case 1, 4 -> columns;
            case 5 -> columns + 1;
            default -> 1;
        };
    }
}
