/// The browser as a platform: without threads, files beside classes, and classes that are made while it runs.
package limber.web.platform;
