package limber.input;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import limber.engine.model.Action;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;

/// A writer of inputs as [InputsFile] reads them, in plain Java, for a browser. Numbers read back exactly.
///
/// @param settings with the parameters that inputs set
public record InputsText(Model model, Settings settings) {
    public String of(List<Input> inputs) {
        return inputs.stream().map(input -> "{\"frame\":" + input.frame() + "," + of(input) + "}")
                .collect(Collectors.joining(",", "[", "]"));
    }

    private String of(Input input) {
        return switch (input) {
            case Input.Set(int _, String name, String text) ->
                    "\"set\":{\"" + name + "\":" + read(settings.parameter(name), text) + "}";
            case Input.Move(int _, String handle, Vec to) -> "\"move\":" + quoted(handle) + ",\"to\":" + value(to);
            case Input.Act act -> "\"do\":\"" + act.action() + "\"" + model.actions().stream()
                    .filter(a -> a.name().equals(act.action())).map(Action::arguments).flatMap(List::stream)
                    .filter(p -> act.arguments().containsKey(p.name()))
                    .map(p -> ",\"" + p.name() + "\":" + given(p, act.arguments())).collect(Collectors.joining());
        };
    }

    private static <T> String read(Parameter<T> p, String text) {
        return written(p, p.read(text));
    }

    @SuppressWarnings("unchecked") // checked against the declaration when the input was made
    private static <T> String given(Parameter<T> p, Map<String, Object> arguments) {
        return written(p, (T) arguments.get(p.name()));
    }

    private static <T> String written(Parameter<T> p, T value) {
        return value instanceof Boolean || value instanceof Number || value instanceof Vec || value instanceof List
                ? value(value)
                : quoted(p.write(value));
    }

    private static String value(Object value) {
        return switch (value) {
            case Vec(double x, double y, double z) -> value(List.of(x, y, z));
            case List<?> list -> list.stream().map(InputsText::value).collect(Collectors.joining(",", "[", "]"));
            case Number n -> Kind.plain(n.doubleValue());
            default -> value.toString();
        };
    }

    private static String quoted(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }
}
