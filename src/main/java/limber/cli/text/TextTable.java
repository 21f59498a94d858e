package limber.cli.text;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/// A text table with aligned columns; the last column has any width.
public final class TextTable {
    private final List<List<String>> rows = new ArrayList<>();

    public void row(String... cells) {
        rows.add(List.of(cells));
    }

    public void write(OutputStream out) throws IOException {
        int[] widths = widths();
        var text = new StringBuilder();
        for (List<String> row : rows) {
            var line = new StringBuilder();
            for (int c = 0; c < row.size(); c++)
                line.append(c + 1 < row.size() ? padded(row.get(c), widths[c]) : row.get(c));
            text.append(line.toString().stripTrailing()).append('\n');
        }
        out.write(text.toString().getBytes(StandardCharsets.UTF_8));
    }

    private int[] widths() {
        var widths = new int[rows.stream().mapToInt(List::size).max().orElse(0)];
        for (List<String> row : rows)
            for (int c = 0; c < row.size(); c++) widths[c] = Math.max(widths[c], row.get(c).length());
        return widths;
    }

    private static String padded(String cell, int width) {
        return cell + " ".repeat(width - cell.length() + 2);
    }
}
