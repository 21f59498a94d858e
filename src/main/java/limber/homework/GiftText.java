package limber.homework;

import limber.engine.settings.Kind;

/// Questions in GIFT, a text format that Moodle and others read.
public final class GiftText {
    private GiftText() {}

    public static String of(Quiz quiz) {
        var text = new StringBuilder();
        String category = "";
        for (Quiz.Item item : quiz.items()) {
            if (!item.category().equals(category)) text.append("$CATEGORY: ").append(item.category()).append("\n\n");
            category = item.category();
            text.append("::").append(escaped(item.name())).append("::[plain]").append(escaped(item.asked()))
                    .append(" {").append(item.form() instanceof Quiz.Number ? "#" : "").append('\n');
            answers(item.form(), text);
            if (!item.because().isEmpty()) text.append("####").append(escaped(item.because())).append('\n');
            text.append("}\n\n");
        }
        return text.toString();
    }

    private static void answers(Quiz.Form form, StringBuilder text) {
        switch (form) {
            case Quiz.Choices c -> c.options().forEach(o -> text.append(o.right() ? '=' : '~').append(escaped(o.text()))
                    .append(feedback(o.because())).append('\n'));
            case Quiz.Number n -> {
                text.append('=').append(Kind.plain(n.value())).append(':').append(Kind.plain(n.tolerance()))
                        .append('\n');
                n.wrong().forEach(w -> text.append("=%0%").append(Kind.plain(w.value())).append(':')
                        .append(Kind.plain(w.tolerance())).append(feedback(w.because())).append('\n'));
            }
        }
    }

    private static String feedback(String because) {
        return because.isEmpty() ? "" : "#" + escaped(because);
    }

    /// An empty line would end a question.
    private static String escaped(String text) {
        return text.strip().replaceAll("[\\\\~=#{}:]", "\\\\$0").replaceAll("\\s*\n\\s*", "\\\\n");
    }
}
