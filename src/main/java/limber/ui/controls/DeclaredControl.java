package limber.ui.controls;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.ResourceBundle;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/// A control with an id as its FXML file declares it, whether or not the view has been loaded.
///
/// @param type the name of its class, such as `Button`
/// @param title its text, or else what a screen reader reads, or else its tip
/// @param tip may be empty
/// @param key the name of its key in the window's words; empty for none
public record DeclaredControl(String id, String type, String title, String tip, String key) {
    /// Those of a file in `fxml/` and of the files that it includes, in their order.
    ///
    /// @param view the file's name without ending
    public static List<DeclaredControl> of(String view, ResourceBundle words) {
        var found = new ArrayList<DeclaredControl>();
        try (InputStream in = Objects.requireNonNull(
                DeclaredControl.class.getResourceAsStream("/limber/fxml/" + view + ".fxml"), view)) {
            XMLStreamReader xml = XMLInputFactory.newDefaultFactory().createXMLStreamReader(in, "UTF-8");
            Deque<Integer> open = new ArrayDeque<>(); // which of the found an element is, -1 for none
            while (xml.hasNext()) switch (xml.next()) {
                case XMLStreamConstants.START_ELEMENT -> begin(xml, words, open, found);
                case XMLStreamConstants.END_ELEMENT -> open.pop();
                default -> {}
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (XMLStreamException e) {
            throw new IllegalStateException("fxml/" + view + ".fxml cannot be read", e);
        }
        return found.stream().filter(c -> !c.title.isBlank()).toList();
    }

    private static void begin(XMLStreamReader xml, ResourceBundle words, Deque<Integer> open,
            List<DeclaredControl> found) {
        String id = xml.getAttributeValue("", "id"), source = xml.getAttributeValue("", "source");
        if (source != null) found.addAll(of(source.substring(0, source.lastIndexOf('.')), words));
        if (xml.getLocalName().equals("Tooltip")) open.stream().filter(i -> i >= 0).findFirst()
                .ifPresent(i -> found.set(i, found.get(i).with(text(xml, "text", words))));
        open.push(id == null ? -1 : found.size());
        if (id == null) return;
        String shown = text(xml, "text", words), key = text(xml, "userData", words);
        found.add(new DeclaredControl(id, xml.getLocalName(),
                shown.isEmpty() ? text(xml, "accessibleText", words) : shown, "",
                key.isEmpty() && words.containsKey("key." + id) ? id : key));
    }

    private DeclaredControl with(String tip) {
        return new DeclaredControl(id, type, title.isEmpty() ? tip : title, tip, key);
    }

    /// What an attribute says, in the words that it names by `%`.
    private static String text(XMLStreamReader xml, String attribute, ResourceBundle words) {
        String text = xml.getAttributeValue("", attribute);
        if (text == null) return "";
        return text.startsWith("%") ? words.getString(text.substring(1)) : text;
    }
}
