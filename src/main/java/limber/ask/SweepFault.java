package limber.ask;

/// An exception for a field of a sweep that cannot be used.
public final class SweepFault extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final SweepForm.Field field;

    SweepFault(SweepForm.Field field, String message) {
        super(message, null, false, false);
        this.field = field;
    }

    /// The field that is to be mended.
    public SweepForm.Field field() {
        return field;
    }
}
