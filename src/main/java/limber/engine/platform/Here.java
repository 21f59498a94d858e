package limber.engine.platform;

/// The choice of the platform.
final class Here {
    static final Platform PLATFORM = chosen();

    private Here() {}

    /// A virtual machine. In a page, its build puts `limber.web.platform.Browser` here; see
    /// `limber.web.build.BrowserHere`.
    private static Platform chosen() {
        return new VirtualMachine();
    }
}
