package limber.engine.platform;

/// The choice of the platform.
final class CurrentPlatform {
    static final Platform PLATFORM = chosen();

    private CurrentPlatform() {}

    /// A virtual machine. In a page, its build puts `limber.web.platform.Browser` here; see
    /// `limber.web.build.BrowserPlatform`.
    private static Platform chosen() {
        return new VirtualMachine();
    }
}
