/// Words and number formats for people, in the current language.
///
/// It may see engine and the models' words; no JavaFX scene.
package limber.ui.words;
