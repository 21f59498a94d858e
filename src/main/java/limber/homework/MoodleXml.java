package limber.homework;

import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import limber.engine.settings.Kind;

/// Questions in Moodle's XML format.
public final class MoodleXml {
    private static final String PLAIN = "plain_text";

    private final XMLStreamWriter xml;

    private MoodleXml(XMLStreamWriter xml) {
        this.xml = xml;
    }

    public static void write(Quiz quiz, OutputStream out) {
        try {
            XMLStreamWriter xml = XMLOutputFactory.newFactory().createXMLStreamWriter(out,
                    StandardCharsets.UTF_8.name());
            new MoodleXml(xml).quiz(quiz);
            xml.flush();
        } catch (XMLStreamException e) {
            throw new IllegalStateException(e);
        }
    }

    private void quiz(Quiz quiz) throws XMLStreamException {
        xml.writeStartDocument(StandardCharsets.UTF_8.name(), "1.0");
        xml.writeStartElement("quiz");
        String category = "";
        for (Quiz.Item item : quiz.items()) {
            if (!item.category().equals(category)) category(item.category());
            category = item.category();
            question(item);
        }
        xml.writeEndElement();
        xml.writeEndDocument();
    }

    private void category(String path) throws XMLStreamException {
        xml.writeStartElement("question");
        xml.writeAttribute("type", "category");
        text("category", "", "$course$/top/" + path);
        xml.writeEndElement();
    }

    private void question(Quiz.Item item) throws XMLStreamException {
        xml.writeStartElement("question");
        xml.writeAttribute("type", item.form() instanceof Quiz.Number ? "numerical" : "multichoice");
        text("name", "", item.name());
        text("questiontext", PLAIN, item.asked());
        text("generalfeedback", PLAIN, item.because());
        element("defaultgrade", "1");
        switch (item.form()) {
            case Quiz.Choices c -> {
                element("single", "true");
                element("shuffleanswers", String.valueOf(c.shuffled()));
                element("answernumbering", "none");
                for (Quiz.Option o : c.options()) answer(o.right() ? "100" : "0", PLAIN, o.text(), o.because(), "");
            }
            case Quiz.Number n -> {
                answer("100", "moodle_auto_format", Kind.plain(n.value()), "", Kind.plain(n.tolerance()));
                for (Quiz.Wrong w : n.wrong())
                    answer("0", "moodle_auto_format", Kind.plain(w.value()), w.because(),
                            Kind.plain(w.tolerance()));
            }
        }
        xml.writeEndElement();
    }

    private void answer(String share, String format, String text, String because, String tolerance)
            throws XMLStreamException {
        xml.writeStartElement("answer");
        xml.writeAttribute("fraction", share);
        xml.writeAttribute("format", format);
        element("text", text);
        text("feedback", PLAIN, because);
        if (!tolerance.isEmpty()) element("tolerance", tolerance);
        xml.writeEndElement();
    }

    private void text(String name, String format, String text) throws XMLStreamException {
        xml.writeStartElement(name);
        if (!format.isEmpty()) xml.writeAttribute("format", format);
        element("text", text);
        xml.writeEndElement();
    }

    private void element(String name, String text) throws XMLStreamException {
        xml.writeStartElement(name);
        xml.writeCharacters(text);
        xml.writeEndElement();
    }
}
