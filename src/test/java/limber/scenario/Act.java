package limber.scenario;

import java.util.List;
import limber.engine.settings.Vec;

/// Something that somebody does, as a sentence of a scenario says it.
public sealed interface Act {
    /// Whether it is done with the pointer in the view of the scene.
    default boolean inTheView() {
        return this instanceof Drag || this instanceof Click || this instanceof Draw;
    }

    /// The question that it is done to; empty for none.
    default String question() {
        return "";
    }

    /// Opens a lesson: a folder beside the scenarios, or one that ships.
    record OpenLesson(String name) implements Act {}

    /// Opens a scene from a preset.
    ///
    /// @param eye,target where the camera is, and what it looks at, m
    record OpenModel(String model, String preset, Vec eye, Vec target) implements Act {
        /// As a moment, which faces that have files open.
        public String moment() {
            return "{\"limber\":1,\"model\":\"%s\",\"preset\":\"%s\",\"view\":{\"camera\":{\"eye\":%s,\"target\":%s}}}"
                    .formatted(model, preset, numbers(eye), numbers(target));
        }

        private static String numbers(Vec v) {
            return "[" + v.x() + "," + v.y() + "," + v.z() + "]";
        }
    }

    /// Takes steps forwards of a size: `frame`, `phase`, `element`, or the name of a loop.
    record Step(String size, int times) implements Act {}

    /// Takes steps back, of the size that was chosen last.
    record Back(int times) implements Act {}

    /// Drags a handle or an element.
    record Drag(String handle, Pixels by) implements Act {}

    /// Clicks on a handle or an element.
    record Click(String handle) implements Act {}

    record Undo() implements Act {}

    record Redo() implements Act {}

    /// Types the value of a parameter.
    record Put(String parameter, String value) implements Act {}

    /// Opens the plot beside the scene.
    record Plot() implements Act {}

    /// Opens the ledger beside the scene.
    record Ledger() implements Act {}

    /// Types an answer and commits it.
    record Answer(String question, String text) implements Act {}

    /// Chooses one of several answers, from 1 in the order of the lesson's file, and commits it.
    record Choose(String question, int choice) implements Act {}

    /// Presses the button that lets the pointer draw in the scene, or lets it do so no more.
    record Pen(String question) implements Act {}

    /// Draws a stroke in the scene, with that button pressed before if it is not, and commits it.
    ///
    /// @param from the handle or the element at which it begins
    record Draw(String question, String from, Pixels by) implements Act {}

    /// Draws a curve with the keyboard and commits it.
    ///
    /// @param keys `up`, `down` or `next`
    record Trace(String question, List<String> keys) implements Act {}

    /// Writes the code that a question asks for, and has it checked.
    record Edit(String question, String code) implements Act {}

    record Skip(String question) implements Act {}

    /// Asks for the result of a question.
    record Reveal(String question) implements Act {}

    /// Opens the next hint.
    record Hint() implements Act {}

    /// Goes on to the next step of a lesson.
    record Next() implements Act {}

    /// Goes back to the step before.
    record Previous() implements Act {}

    /// A way on the screen, px.
    record Pixels(int right, int down) {}
}
