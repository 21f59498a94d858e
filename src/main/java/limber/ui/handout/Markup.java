package limber.ui.handout;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import limber.engine.text.BadInput;
import limber.tex.FormulaPainter;
import limber.tex.Harmless;
import limber.ui.controls.Png;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Image;
import org.commonmark.node.Node;
import org.commonmark.renderer.html.HtmlRenderer;

/// An HTML renderer for a lesson's text. Nothing in the output is active or fetched: HTML in the text is escaped, links
/// become their text, pictures are embedded.
final class Markup {
    /// Pixels of a formula's letters, four times the size on the page; and of the letters around it, which look larger.
    private static final double LETTERS = 60, AROUND = 54;
    private static final String INK = "#000000";

    /// For texts without pictures.
    static final Markup TEXT = new Markup(name -> {
        throw new BadInput("'" + BadInput.brief(name) + "' is a picture, and this text has none");
    });

    private final Function<String, byte[]> pictures;
    private final HtmlRenderer renderer;

    /// @param pictures the bytes of a picture by its name
    Markup(Function<String, byte[]> pictures) {
        this.pictures = pictures;
        renderer = HtmlRenderer.builder().extensions(List.of(TablesExtension.create())).escapeHtml(true)
                .sanitizeUrls(true)
                .nodeRendererFactory(context -> new PlainerNodes(context, this))
                .attributeProviderFactory(_ -> this::embed)
                .build();
    }

    String html(List<Node> blocks) {
        return blocks.stream().map(renderer::render).collect(Collectors.joining());
    }

    private void embed(Node node, String tag, Map<String, String> attributes) {
        if (node instanceof Image image) attributes.put("src", data(image.getDestination()));
    }

    private String data(String name) {
        String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return Html.data(ending.equals("jpg") ? "jpeg" : ending, pictures.apply(name));
    }

    /// A formula as an image on the baseline of the text; empty if it cannot be drawn.
    Optional<Map<String, String>> formula(String tex, boolean inline) {
        if (!Harmless.tex(tex)) return Optional.empty();
        try {
            FormulaPainter.Drawing d = FormulaPainter.draw(tex, LETTERS, INK, inline);
            String style = String.format(Locale.ROOT, "width: %.3fem", d.width() / AROUND) + (inline
                    ? String.format(Locale.ROOT, "; vertical-align: %.3fem", (d.baseline() - d.height()) / AROUND)
                    : "");
            var attributes = new LinkedHashMap<String, String>(); // in this order on every run
            attributes.put("class", inline ? "formula" : "formula display");
            attributes.put("style", style);
            attributes.put("alt", tex.strip());
            attributes.put("src", Html.data("png", Png.bytes(Png.of(d.width(), d.height(), d.argb()))));
            return Optional.of(attributes);
        } catch (RuntimeException | StackOverflowError e) { // on any failure its source is shown
            return Optional.empty();
        }
    }
}
