package limber.mesh.file;

import de.javagl.jgltf.impl.v2.Accessor;
import de.javagl.jgltf.impl.v2.AccessorSparse;
import de.javagl.jgltf.impl.v2.BufferView;
import de.javagl.jgltf.impl.v2.GlTF;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import limber.engine.text.BadInput;

/// The numbers of the accessors of a glTF file: floats, whole numbers, whole numbers that stand for −1..1 or 0..1
/// (`normalized`), and sparse ones, whose listed elements replace those of the base, or zeros where there is none.
/// Only accessors that a mesh needs are looked at.
///
/// Source: glTF 2.0, 3.6.2; KHR_mesh_quantization.
final class GltfAccessors {
    /// Elements that are read of one file in all.
    private static final long MOST = 20_000_000;
    private static final Map<String, Integer> COMPONENTS = Map.of("SCALAR", 1, "VEC2", 2, "VEC3", 3, "VEC4", 4);

    private final List<Accessor> accessors;
    private final List<BufferView> views;
    private final GltfBuffers buffers;
    private long read;

    GltfAccessors(GlTF gltf, GltfBuffers buffers) {
        accessors = Objects.requireNonNullElse(gltf.getAccessors(), List.of());
        views = Objects.requireNonNullElse(gltf.getBufferViews(), List.of());
        this.buffers = buffers;
    }

    /// The numbers of an accessor, element by element.
    ///
    /// @param components of an element
    /// @param what it is for, for complaints
    /// @throws BadInput without the file's name, if there is none, or none like that
    double[] numbers(Integer index, int components, String what) {
        if (index == null || index < 0 || index >= accessors.size()) throw new BadInput("has no accessor for " + what);
        Accessor a = accessors.get(index);
        if (a.getCount() == null || a.getType() == null || a.getComponentType() == null
                || !Integer.valueOf(components).equals(COMPONENTS.get(a.getType())))
            throw new BadInput("has an accessor without " + components + " numbers an element for " + what);
        read += a.getCount();
        if (a.getCount() > MeshLimits.UV || read > MOST) throw new BadInput("has an accessor with more than "
                + MeshLimits.UV + " elements, or more than " + MOST + " in all");
        var numbers = new double[components * a.getCount()];
        if (a.getBufferView() != null)
            fill(numbers, a.getBufferView(), value(a.getByteOffset()), a.getComponentType(), components);
        if (a.getSparse() != null) replace(numbers, a.getSparse(), a.getComponentType(), components);
        if (Boolean.TRUE.equals(a.isNormalized())) normalise(numbers, a.getComponentType());
        return numbers;
    }

    private void replace(double[] numbers, AccessorSparse sparse, int type, int components) {
        if (sparse.getCount() == null || sparse.getCount() > numbers.length / components || sparse.getIndices() == null
                || sparse.getValues() == null)
            throw new BadInput("has a sparse accessor without its indices and values");
        var at = new double[sparse.getCount()];
        var values = new double[components * at.length];
        fill(at, sparse.getIndices().getBufferView(), value(sparse.getIndices().getByteOffset()),
                sparse.getIndices().getComponentType(), 1);
        fill(values, sparse.getValues().getBufferView(), value(sparse.getValues().getByteOffset()), type, components);
        for (int i = 0; i < at.length; i++) {
            if (at[i] < 0 || at[i] >= numbers.length / components)
                throw new BadInput("has a sparse accessor that replaces element " + (long) at[i] + " of "
                        + numbers.length / components);
            System.arraycopy(values, components * i, numbers, components * (int) at[i], components);
        }
    }

    private void fill(double[] numbers, Integer view, int offset, int type, int components) {
        if (view == null || view < 0 || view >= views.size()) throw new BadInput("has an accessor without data");
        BufferView v = views.get(view);
        ByteBuffer data = buffers.get(value(v.getBuffer()));
        int size = bytes(type), n = numbers.length / components;
        long stride = v.getByteStride() == null ? size * components : v.getByteStride(),
                from = (long) value(v.getByteOffset()) + offset,
                end = Math.min(data.capacity(), (long) value(v.getByteOffset()) + value(v.getByteLength()));
        if (n > 0 && (from < 0 || stride <= 0 || from + (n - 1) * stride + size * components > end))
            throw new BadInput("has an accessor that reaches beyond its data");
        for (int i = 0; i < n; i++)
            for (int c = 0; c < components; c++)
                numbers[components * i + c] = number(data, (int) (from + i * stride) + c * size, type);
    }

    private static int value(Integer given) {
        return Objects.requireNonNullElse(given, 0);
    }

    private static int bytes(int type) {
        return switch (type) {
            case 5120, 5121 -> 1;
            case 5122, 5123 -> 2;
            case 5125, 5126 -> 4;
            default -> throw new BadInput("has numbers of type " + type + ", which glTF does not have");
        };
    }

    private static double number(ByteBuffer in, int at, int type) {
        return switch (type) {
            case 5120 -> in.get(at);
            case 5121 -> Byte.toUnsignedInt(in.get(at));
            case 5122 -> in.getShort(at);
            case 5123 -> Short.toUnsignedInt(in.getShort(at));
            case 5125 -> Integer.toUnsignedLong(in.getInt(at));
            default -> in.getFloat(at);
        };
    }

    /// Whole numbers become c/127, c/255, c/32767 or c/65535, not below −1.
    private static void normalise(double[] numbers, int type) {
        double most = switch (type) {
            case 5120 -> 127;
            case 5121 -> 255;
            case 5122 -> 32_767;
            case 5123 -> 65_535;
            default -> 0;
        };
        if (most > 0) for (int i = 0; i < numbers.length; i++) numbers[i] = Math.max(numbers[i] / most, -1);
    }
}
