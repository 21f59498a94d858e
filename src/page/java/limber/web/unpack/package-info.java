/// The program that unpacks the engine of a page.
package limber.web.unpack;
