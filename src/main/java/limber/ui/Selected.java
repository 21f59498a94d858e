package limber.ui;

/// What the user points at: view, table, code and plot all show it.
///
/// @param of what it is, as phases and measures name their elements: `particle`, `stick`, `vertex`
/// @param element its number
public record Selected(String of, int element) {}
