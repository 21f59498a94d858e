package limber.ui.panes;

import de.siegmar.fastcsv.writer.CsvWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import limber.file.WholeFile;
import limber.presentation.plots.Plotting;
import limber.presentation.words.Wording;
import limber.ui.controls.Background;
import limber.ui.controls.FileDialog;

/// The items that save a plot, as a drawing or as a table.
///
/// @param files asks where
/// @param say shows a message in the status line
/// @param failed receives what cannot be written
public record PlotFiles(FileDialog files, Consumer<String> say, Consumer<Throwable> failed) {
    void offer(MenuButton menu, Plotting plotting, Wording words) {
        offer(menu, "plot", () -> plotting.svg(words::get), () -> csv(plotting.table()), words);
    }

    /// @param name of the file that is proposed, and of the items
    void offer(MenuButton menu, String name, Supplier<String> svg, Supplier<String> csv, Wording words) {
        menu.getItems().setAll(item(menu, name, "svg", svg, words), item(menu, name, "csv", csv, words));
    }

    /// A table as comma-separated values.
    static String csv(List<List<String>> rows) {
        var text = new StringWriter();
        CsvWriter csv = CsvWriter.builder().bufferSize(0).build(text);
        rows.forEach(csv::writeRecord);
        return text.toString();
    }

    private MenuItem item(MenuButton menu, String name, String ending, Supplier<String> text, Wording words) {
        String title = words.get("plot.save." + ending);
        var item = new MenuItem(title + "…");
        item.setId(name + "-save-" + ending);
        item.setOnAction(_ -> {
            String now = text.get(); // as it was when it was asked for
            files.save(title, menu.getScene().getWindow(), name + "." + ending, ending)
                    .ifPresent(
                            file -> Background.write(() -> WholeFile.save(file, now.getBytes(StandardCharsets.UTF_8)),
                                    () -> say.accept(words.get("plot.saved").formatted(file.getFileName())), failed));
        });
        return item;
    }
}
