package limber.ui;

import java.util.MissingResourceException;
import java.util.ResourceBundle;
import limber.models.Words;

/// A word of the model's captions, or else of the window's.
record Wording(Words captions, ResourceBundle ui) {
    String get(String key) {
        return get(key, key);
    }

    String get(String key, String otherwise) {
        try {
            return captions.get(key);
        } catch (MissingResourceException e) {
            return ui.containsKey(key) ? ui.getString(key) : otherwise;
        }
    }
}
