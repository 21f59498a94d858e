package limber.web;

/// The pictures of buttons, in a square of 24: those of the transport first.
public final class Icons {
    public static final String PLAY = "M8 5v14l11-7z", STEP = "M10 6v12l8-6zM6 6h2v12H6z",
            BACK = "M14 6v12l-8-6zM16 6h2v12h-2z", START = "M6 6h2v12H6zM18 6v12l-9-6z",
            UNDO = "M9 7V3L3 9l6 6v-4c5 0 8 2 9 6 0-6-3-10-9-10z";

    /// The i in a circle, an arrow back around, the corners of a frame, a keyboard, and arrows up and down; two arrows
    /// apart, a chain, a cross, and a camera.
    public static final String ABOUT = "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16z"
            + "M11 7h2v2h-2zM11 11h2v6h-2z",
            RESET = "M12 5V2L7 6.5 12 11V8a5 5 0 1 1-5 5H4a8 8 0 1 0 8-8z",
            FIT = "M3 3h6v2H5v4H3zM15 3h6v6h-2V5h-4zM3 15h2v4h4v2H3zM19 15h2v6h-6v-2h4zM9 9h6v6H9z",
            KEYS = "M2 5h20v14H2zm2 2v10h16V7zM6 9h2v2H6zM9 9h2v2H9zM12 9h2v2h-2zM15 9h3v2h-3zM7 13h10v2H7z",
            UP = "M12 8l7 7-1.5 1.5L12 11l-5.5 5.5L5 15z", DOWN = "M12 16l-7-7 1.5-1.5L12 13l5.5-5.5L19 9z",
            FULL = "M13 3h8v8h-2V6.4l-5.3 5.3-1.4-1.4L17.6 5H13zM11 21H3v-8h2v4.6l5.3-5.3 1.4 1.4L6.4 19H11z",
            LINK = "M10.6 13.4a1 1 0 0 0 1.4 0l4.5-4.5a2.5 2.5 0 0 0-3.5-3.5l-1.6 1.6-1.4-1.4 1.6-1.6a4.5 4.5 0 0 1 6.3"
                    + " 6.3l-4.5 4.5a3 3 0 0 1-4.2 0zM13.4 10.6a1 1 0 0 0-1.4 0l-4.5 4.5a2.5 2.5 0 0 0 3.5 3.5l1.6-1.6"
                    + " 1.4 1.4-1.6 1.6a4.5 4.5 0 0 1-6.3-6.3l4.5-4.5a3 3 0 0 1 4.2 0z",
            CROSS = "M6.4 5L12 10.6 17.6 5 19 6.4 13.4 12 19 17.6 17.6 19 12 13.4 6.4 19 5 17.6 10.6 12 5 6.4z",
            PICTURE = "M9 4h6l1.5 2H21v14H3V6h4.5zM5 8v10h14V8zM12 9.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z";

    private Icons() {}
}
