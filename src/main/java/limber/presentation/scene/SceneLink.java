package limber.presentation.scene;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import limber.engine.Cursor;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.input.Goto;
import limber.input.InputsFile;
import limber.input.InputsText;
import limber.input.SourcePosition;
import limber.lesson.question.SceneStart;
import limber.lesson.source.Limits;
import limber.presentation.play.Playback;

/// A link to a moment, as it stands in the address of a page behind `#`: the step of a lesson, the operation, and what
/// has been done to the scene, such as `ice;goto:frame=30&phase=distance;set:iterations=4`. Inputs are those of an
/// inputs file, in base 64. The words are those of links in a lesson's text.
///
/// @param step its id; empty outside of a lesson
/// @param at the operation; empty for a link that leads to a step alone
/// @param values of parameters, as they differ from those of the step
/// @param inputs JSON; empty for those of the step
public record SceneLink(String step, Optional<String> at, Map<String, String> values, Optional<String> inputs) {
    /// The most characters. Browsers take more, but an address is also pasted into mails.
    private static final int LONGEST = 32_000;
    private static final String NAME = "link", BETWEEN = ";", GOTO = "goto:", SET = "set:", INPUTS = "inputs:";
    private static final SourcePosition HERE = new SourcePosition(NAME, 1, 1);
    /// What stands in an address as it is, beside letters and digits.
    private static final String PLAIN = "-._,+";

    /// @param base the scene with which a page opens at the step, before anything is done
    public static SceneLink of(String step, Model model, Picture now, SceneStart base) {
        Settings p = now.branch().settings();
        var values = new LinkedHashMap<String, String>();
        for (String name : p.differences(base.settings())) values.put(name, p.text(p.parameter(name)));
        List<Input> inputs = now.branch().inputs();
        return new SceneLink(step, Optional.of(Goto.of(now.cursor(), now.path(), HERE).text()), values,
                inputs.equals(base.inputs()) ? Optional.empty()
                        : Optional.of(new InputsText(model, p).of(inputs)));
    }

    /// Reads what stands behind `#`.
    ///
    /// @throws BadInput if it is no link
    public static SceneLink read(String address) {
        String step = "";
        Optional<String> at = Optional.empty(), inputs = Optional.empty();
        var values = new LinkedHashMap<String, String>();
        for (String piece : address.split(BETWEEN)) {
            if (piece.startsWith(GOTO)) at = Optional.of(plain(piece.substring(GOTO.length())));
            else if (piece.startsWith(INPUTS)) inputs = Optional.of(unpacked(piece.substring(INPUTS.length())));
            else if (piece.startsWith(SET)) for (String value : piece.substring(SET.length()).split("&")) {
                int equals = value.indexOf('=');
                if (equals < 1) throw new BadInput("'" + BadInput.brief(value) + "': name=value would be right");
                values.put(plain(value.substring(0, equals)), plain(value.substring(equals + 1)));
            }
            else step = plain(piece);
        }
        return new SceneLink(step, at, values, inputs);
    }

    /// What stands behind `#`.
    ///
    /// @return empty where more has been done than an address has room for
    public Optional<String> text() {
        var text = new StringBuilder(step);
        at.ifPresent(a -> text.append(BETWEEN).append(GOTO).append(a));
        if (!values.isEmpty()) text.append(BETWEEN).append(SET).append(String.join("&",
                values.entrySet().stream().map(e -> e.getKey() + "=" + address(e.getValue())).toList()));
        inputs.ifPresent(i -> text.append(BETWEEN).append(INPUTS)
                .append(Base64.getUrlEncoder().withoutPadding().encodeToString(i.getBytes(StandardCharsets.UTF_8))));
        return text.length() > LONGEST ? Optional.empty() : Optional.of(text.toString());
    }

    /// Shows the moment in a scene that has just been opened for its step.
    ///
    /// @throws BadInput if there is none; nothing has changed then
    public void open(Playback playback, PlayedView scene, SceneStart base) {
        if (at.isEmpty()) return;
        Model model = playback.model();
        Settings p = base.settings();
        for (var value : values.entrySet()) p = p.with(value.getKey(), value.getValue());
        model.check(p);
        Settings start = p;
        List<Input> given = inputs.map(text -> inputs(text, model, start)).orElse(base.inputs());
        Goto moment = moment(at.get(), model, start);
        playback.playing().set(false);
        if (!p.equals(playback.settings()) || !given.equals(playback.past().branch().inputs()))
            playback.gestures().become(new Timeline(model).root(p, given), Cursor.START);
        scene.go(moment);
    }

    private static Goto moment(String text, Model model, Settings p) {
        try {
            return Goto.read("goto", text, model, p, Limits.FRAMES, HERE);
        } catch (BadInput e) {
            throw new BadInput("'" + BadInput.brief(text) + "' is no moment of this scene");
        }
    }

    private static List<Input> inputs(String text, Model model, Settings start) {
        try {
            return InputsFile.parse(NAME, text, model, start);
        } catch (BadInput e) {
            throw new BadInput("the link has been cut; copy it again");
        }
    }

    private static String unpacked(String text) {
        try {
            return new String(Base64.getUrlDecoder().decode(text), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            throw new BadInput("the link has been cut; copy it again");
        }
    }

    /// A text as an address may hold it.
    private static String address(String text) {
        var out = new StringBuilder();
        for (byte b : text.getBytes(StandardCharsets.UTF_8)) {
            char c = (char) b;
            boolean plain = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
            if (plain || PLAIN.indexOf(c) >= 0) out.append(c);
            else out.append('%').append(Integer.toHexString(0x100 | b & 0xff).substring(1));
        }
        return out.toString();
    }

    /// The text of [#address].
    private static String plain(String text) {
        var bytes = new ArrayList<Byte>();
        for (int i = 0; i < text.length(); i++) {
            boolean code = text.charAt(i) == '%' && i + 2 < text.length();
            bytes.add(code ? (byte) hex(text.substring(i + 1, i + 3)) : (byte) text.charAt(i));
            if (code) i += 2;
        }
        var all = new byte[bytes.size()];
        for (int i = 0; i < all.length; i++) all[i] = bytes.get(i);
        return new String(all, StandardCharsets.UTF_8);
    }

    private static int hex(String digits) {
        try {
            return Integer.parseInt(digits, 16);
        } catch (NumberFormatException e) {
            throw new BadInput("the link has been cut; copy it again");
        }
    }
}
