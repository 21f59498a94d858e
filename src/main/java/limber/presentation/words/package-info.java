/// Words and number formats for people, in the current language.
package limber.presentation.words;
