/// The program of a page in a browser.
package limber.web;
