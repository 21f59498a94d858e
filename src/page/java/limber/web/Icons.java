package limber.web;

/// The pictures of the buttons of the transport, in a square of 24.
public final class Icons {
    public static final String PLAY = "M8 5v14l11-7z", STEP = "M10 6v12l8-6zM6 6h2v12H6z",
            BACK = "M14 6v12l-8-6zM16 6h2v12h-2z", START = "M6 6h2v12H6zM18 6v12l-9-6z";

    private Icons() {}
}
