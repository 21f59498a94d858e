package javafx.scene.text;

/// Where a text stands at its place.
public enum TextAlignment { LEFT, CENTER, RIGHT, JUSTIFY }
