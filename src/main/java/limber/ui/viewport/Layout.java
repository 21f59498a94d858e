package limber.ui.viewport;

/// How two sides of a comparison share a view.
public enum Layout { SIDE_BY_SIDE, OVERLAID }
