package limber.presentation.view;

/// The layout of the two sides of a comparison in a view.
public enum Layout { SIDE_BY_SIDE, OVERLAID }
