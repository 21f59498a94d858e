package limber.presentation.panes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import limber.engine.model.Model;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.lesson.Allowed;
import limber.models.Catalog;
import limber.presentation.words.Language;
import limber.presentation.words.Wording;
import org.junit.jupiter.api.Test;

/// What a key does to the slider of each parameter of each model, from the values of all presets. Window and page ask
/// the same row for it.
class ParameterKeysTest {
    /// The most that one key multiplies a value with. The widest scales from 0 have 30 decades.
    private static final double MOST = 2.2;

    private final List<String> wrong = new ArrayList<>();
    private int looked;

    @Test
    void aKeyGoesOnByALittle() {
        for (Model model : Catalog.MODELS) {
            var words = new Wording(model, Language.ENGLISH.words());
            for (Parameter<?> p : model.parameters())
                if (ParameterForm.of(p, Allowed.ALL) instanceof ParameterForm.Figure(Optional<SliderScale> slider)
                        && slider.isPresent())
                    Stream.concat(Stream.of(model.defaults()), model.presets().stream().map(s -> s.settings()))
                            .forEach(s -> look(model, p, s, words));
        }
        assertEquals(List.of(), wrong.stream().distinct().toList());
        assertTrue(looked > 1000, looked + " values");
    }

    private void look(Model model, Parameter<?> p, Settings s, Wording words) {
        var row = new ParameterState(p, Allowed.ALL, words, new NoEdits());
        row.show(s, s);
        double value = ((Number) s.get(p)).doubleValue(), up = Double.parseDouble(row.keyed(1)),
                down = Double.parseDouble(row.keyed(-1));
        String said = model.name() + "." + p.name() + ": " + down + " ← " + value + " → " + up;
        looked++;
        if (value < p.range().max() && up <= value || value > p.range().min() && down >= value)
            wrong.add(said + " stands still");
        if (p.kind() instanceof Kind.Count) {
            if (up - value > Math.max(1, value) || value - down > Math.max(1, value)) wrong.add(said + " jumps");
        } else if (value != 0 && !p.unit().equals("°")) {
            double far = Math.max(up / value, down / value), near = Math.min(up / value, down / value);
            if (far > MOST || near < 1 / MOST) wrong.add(said + " jumps");
        }
    }

    private record NoEdits() implements ParameterState.Editing {
        @Override
        public void press() {}

        @Override
        public boolean losesHistory() {
            return false;
        }

        @Override
        public void set(String text) {}

        @Override
        public void release() {}
    }
}
