/// What a virtual machine can do with classes and a browser cannot: look into records, weave copies of classes, find
/// services. `Platform` is what both can do; `CurrentPlatform` chooses.
package limber.engine.platform;
