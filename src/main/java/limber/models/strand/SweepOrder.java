package limber.models.strand;

import limber.models.strand.StrandParameters.Order;

/// The order of the elements in a sweep.
///
/// `bilateral` is that of the article: 0, the last odd one, 2, the odd one before it, … 1, so that corrections run in
/// from both ends at once.
final class SweepOrder {
    private SweepOrder() {}

    /// The element that is the i-th in a sweep.
    ///
    /// @param n how many there are
    /// @param sweep 0-based
    static int element(Order order, int i, int n, int sweep) {
        return switch (order) {
            case FORWARD -> i;
            case BACKWARD -> n - 1 - i;
            case SYMMETRIC -> sweep % 2 == 0 ? i : n - 1 - i;
            case BILATERAL -> i % 2 == 0 ? i : n - n % 2 - i;
        };
    }
}
