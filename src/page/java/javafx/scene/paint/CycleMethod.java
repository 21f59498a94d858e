package javafx.scene.paint;

/// What a gradient does beyond its ends.
public enum CycleMethod { NO_CYCLE }
