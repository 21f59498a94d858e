package limber.presentation.view;

import java.util.Optional;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.presentation.words.Template;
import limber.presentation.words.Wording;

/// A description of what a view shows, in a sentence or two, for screen readers and for everybody who asks for it. A
/// model's captions hold the sentence as `describe`. Its placeholders name parameters (a flag is 1 or -1) and measures;
/// of a measure of elements, `largest.NAME` is its largest magnitude and `where.NAME` the number of that element.
///
/// @param words of the model
public record Description(Model model, Wording words) {
    private static final String LARGEST = "largest.", WHERE = "where.";

    /// The description of a picture, and of its second side where that is another run: of numbers from elsewhere, only
    /// places are known.
    public String of(Picture now) {
        return now.comparison().filter(other -> other.branch() != now.branch())
                .map(other -> words.get("describe.both").formatted(sentence(now), sentence(other)))
                .orElseGet(() -> sentence(now));
    }

    private String sentence(Picture now) {
        String sentence = words.get("describe", "");
        for (Parameter<?> p : model.parameters())
            if (p.kind() instanceof Kind.Choice<?>)
                sentence = sentence.replace("{" + p.name() + "}", words.choice(p.name(), now.settings().text(p)));
        return Template.fill(sentence, name -> {
            Double value = value(now, name);
            return value == null || value.isNaN() ? null : value; // no measure, or none now
        });
    }

    private Double value(Picture now, String name) {
        if (name.startsWith(LARGEST)) return largest(now, name.substring(LARGEST.length()), false);
        if (name.startsWith(WHERE)) return largest(now, name.substring(WHERE.length()), true);
        Optional<Parameter<?>> parameter =
                model.parameters().stream().filter(p -> p.name().equals(name)).findFirst().map(p -> p);
        if (parameter.isPresent()) return number(now.settings().get(parameter.get()));
        double[] read = read(now, name);
        return read.length == 0 ? null : Double.valueOf(read[0]);
    }

    private static Double number(Object value) {
        return switch (value) {
            case Boolean on -> on ? 1.0 : -1.0;
            case Number number -> number.doubleValue();
            default -> null;
        };
    }

    private double[] read(Picture now, String name) {
        return model.measure(name).map(m -> m.read(now.settings(), now.state())).orElse(new double[0]);
    }

    /// The largest magnitude of a measure of elements, or the element that has it.
    private Double largest(Picture now, String name, boolean where) {
        double[] read = read(now, name);
        if (read.length == 0) return null;
        int at = 0;
        for (int i = 1; i < read.length; i++) if (Math.abs(read[i]) > Math.abs(read[at])) at = i;
        return where ? (double) at : read[at];
    }
}
