package limber.engine.model;

import java.util.List;

/// A remark about settings that are accepted, but have an effect that one may not expect, or about a result that is no
/// number. Its sentence stands in the model's captions under `remark.NAME`.
///
/// @param values what the sentence has in place of its `%s`, in order
public record Remark(String name, List<Object> values) {
    public Remark(String name, Object... values) {
        this(name, List.of(values));
    }
}
