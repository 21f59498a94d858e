/// What a virtual machine can do with classes and a browser cannot: look into records, weave copies of classes, find
/// services. The engine for pages has classes of the same names that do without.
package limber.engine.platform;
