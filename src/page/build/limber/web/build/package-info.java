/// The build of the engine for pages, run by Maven.
package limber.web.build;
