package limber.ui;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.StringJoiner;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import limber.ui.controls.Sheet;

/// A sheet about Limber: what it is, its version, its licence and those of its libraries, as a text that can be copied.
final class AboutSheet {
    private AboutSheet() {}

    static void show(ResourceBundle words, Node owner) {
        String version = Optional.ofNullable(AboutSheet.class.getPackage().getImplementationVersion())
                .orElse(words.getString("about.none"));
        var name = new Label("Limber");
        name.getStyleClass().add("about-name");
        var text = new Label(words.getString("about.text"));
        text.setWrapText(true);
        var licences = new TextArea(licences());
        licences.setId("licences");
        licences.setEditable(false);
        licences.setWrapText(true);
        licences.setAccessibleText(words.getString("about.licences"));
        VBox.setVgrow(licences, Priority.ALWAYS);
        var heading = new Label(words.getString("about.licences"));
        heading.getStyleClass().add("show-head");
        var content = new VBox(name, new Label(words.getString("about.version").formatted(version)), text, heading,
                licences);
        content.getStyleClass().add("about");
        var sheet = new Sheet(words.getString("menu.about"), words, Sheet.Side.UNDER);
        sheet.setContent(content);
        sheet.show(owner);
    }

    /// Limber's licence, then a line for each library that ships.
    static String licences() {
        var lines = new StringJoiner("\n");
        lines.add(shipped("LICENSE").strip()).add("");
        String table = shipped("THIRD-PARTY.md").split("## What ships\n", 2)[1].split("\n## ", 2)[0];
        for (String line : table.split("\n")) lines.add(plain(line));
        return lines.toString();
    }

    /// A row of a Markdown table as `library 1.0 · licence · use`.
    private static String plain(String line) {
        if (!line.startsWith("|")) return line;
        if (line.startsWith("| ---")) return "";
        return line.substring(2, line.length() - 2).replace("`", "").replace(" | ", " · ");
    }

    private static String shipped(String name) {
        try (InputStream in = AboutSheet.class.getResourceAsStream("/limber/licences/" + name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(name + " cannot be read", e);
        }
    }
}
