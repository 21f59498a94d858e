package javafx.geometry;

/// Where a text is beside the height that it is written at.
public enum VPos { CENTER }
