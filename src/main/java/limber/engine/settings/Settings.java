package limber.engine.settings;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import limber.engine.text.BadInput;
import limber.engine.text.DidYouMean;

/// The values of a model's parameters, and the texts that run in the place of its code. Immutable.
public final class Settings {
    private final String model;
    private final Map<Parameter<?>, Object> values;
    /// By the file that each replaces.
    private final Map<String, Kernel> kernels;

    private Settings(String model, Map<Parameter<?>, Object> values, Map<String, Kernel> kernels) {
        this.model = model;
        this.values = values;
        this.kernels = kernels;
    }

    /// Every parameter at its default.
    public static Settings defaults(String model, List<Parameter<?>> parameters) {
        var values = new LinkedHashMap<Parameter<?>, Object>();
        for (Parameter<?> p : parameters)
            if (values.put(p, p.initial()) != null)
                throw new IllegalArgumentException(model + " declares " + p.name() + " twice");
        return new Settings(model, values, Map.of());
    }

    @SuppressWarnings("unchecked") // with() puts only a T under a Parameter<T>
    public <T> T get(Parameter<T> p) {
        Object value = values.get(p);
        if (value == null) throw new IllegalArgumentException(model + " has no parameter " + p.name());
        return (T) value;
    }

    /// @throws BadInput if the value is out of range
    public <T> Settings with(Parameter<T> p, T value) {
        get(p);
        try {
            p.check(value);
        } catch (BadInput e) {
            throw new BadInput(model + "." + e.getMessage());
        }
        var copy = new LinkedHashMap<>(values);
        copy.put(p, value);
        return new Settings(model, copy, kernels);
    }

    /// The texts that run in the place of the model's code, in order of their files.
    public List<Kernel> kernels() {
        return List.copyOf(kernels.values());
    }

    /// The same with a text in the place of a file, or of the text that was there.
    public Settings with(Kernel kernel) {
        var copy = new TreeMap<>(kernels);
        copy.put(kernel.file(), kernel);
        return new Settings(model, values, copy);
    }

    /// The same with these texts, and the model's own code everywhere else.
    public Settings withKernels(List<Kernel> texts) {
        var copy = new TreeMap<String, Kernel>();
        for (Kernel kernel : texts) copy.put(kernel.file(), kernel);
        return new Settings(model, values, copy);
    }

    /// The text that runs in the place of a file; empty where the model's own does.
    public Optional<Kernel> kernel(String file) {
        return Optional.ofNullable(kernels.get(file));
    }

    /// The same with the model's own file.
    public Settings withoutKernel(String file) {
        var copy = new TreeMap<>(kernels);
        copy.remove(file);
        return new Settings(model, values, copy);
    }

    /// The same with one value given as text.
    ///
    /// @throws BadInput naming model and parameter
    public Settings with(String name, String text) {
        return read(parameter(name), text);
    }

    private <T> Settings read(Parameter<T> p, String text) {
        T value;
        try {
            value = p.read(text);
        } catch (BadInput e) {
            throw new BadInput(model + "." + e.getMessage());
        }
        return with(p, value);
    }

    /// @throws BadInput if there is none of that name
    public Parameter<?> parameter(String name) {
        for (Parameter<?> p : values.keySet())
            if (p.name().equals(name)) return p;
        throw new BadInput(model + "." + BadInput.brief(name) + ": no such parameter; "
                + DidYouMean.hint(name, values.keySet().stream().map(Parameter::name).toList()));
    }

    public List<Parameter<?>> parameters() {
        return List.copyOf(values.keySet());
    }

    public String text(Parameter<?> p) {
        return write(p);
    }

    private <T> String write(Parameter<T> p) {
        return p.write(get(p));
    }

    /// Names of the parameters whose values differ.
    public List<String> differences(Settings other) {
        return values.entrySet().stream().filter(e -> !e.getValue().equals(other.values.get(e.getKey())))
                .map(e -> e.getKey().name()).toList();
    }

    @Override public boolean equals(Object o) {
        return o instanceof Settings s && s.model.equals(model) && s.values.equals(values)
                && s.kernels.equals(kernels);
    }

    @Override public int hashCode() {
        return values.hashCode() + 31 * kernels.hashCode();
    }
}
