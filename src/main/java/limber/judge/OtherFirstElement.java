package limber.judge;

import limber.engine.text.BadInput;

/// The refusal of a file whose elements are ours, but for the number of the first one.
final class OtherFirstElement extends BadInput {
    /// The number of the file's first element.
    final int first;

    OtherFirstElement(BadInput why, int first) {
        super(why.getMessage());
        this.first = first;
    }
}
