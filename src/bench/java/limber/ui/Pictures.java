package limber.ui;

import javafx.application.Application;

/// The command `./limber pictures`: makes the pictures anew that ship with the program. The folder of the window's
/// resources is the only argument.
public final class Pictures {
    private Pictures() {}

    public static void main(String[] args) {
        Application.launch(CardStills.class, args);
    }
}
