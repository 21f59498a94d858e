/// What commands print: tables, reports and lines of JSON.
package limber.cli.text;
