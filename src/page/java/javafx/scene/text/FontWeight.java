package javafx.scene.text;

/// How strong letters are.
public enum FontWeight { NORMAL, BOLD }
