/// Lessons, moments and models as single files of HTML that need nothing: the data of a page, and the file around it.
package limber.page;
