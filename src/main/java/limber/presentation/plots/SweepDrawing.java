package limber.presentation.plots;

import limber.presentation.paint.Box;

/// A drawing of the results of a sweep.
public sealed interface SweepDrawing permits SweepChart, SweepGrid {
    void paint(SweepPaper paper);

    /// The run at a point of the sheet as it was painted last; -1 for none.
    int at(double x, double y);

    /// The place of a run on the sheet.
    Box place(int row);

    /// The run beside another one; the same at the edge.
    ///
    /// @param across,up -1, 0 or 1
    int beside(int row, int across, int up);
}
