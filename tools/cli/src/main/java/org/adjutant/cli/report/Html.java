package org.adjutant.cli.report;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Writes HTML. Every text and every attribute is escaped; only pictures of our own go in as is. */
final class Html {
  private final StringBuilder out = new StringBuilder("<!DOCTYPE html>\n");
  private final Deque<String> open = new ArrayDeque<>();
  private final boolean unfolded;

  /**
   * @param unfolded whether what can be folded away is open from the start, for paper
   */
  Html(boolean unfolded) {
    this.unfolded = unfolded;
  }

  /** Begins an element. @param attributes names and values, in turn */
  Html begin(String tag, String... attributes) {
    start(tag, attributes);
    open.push(tag);
    return this;
  }

  /** Begins something of which only the summary is seen until a reader opens it. */
  Html fold(String id) {
    List<String> attributes = new ArrayList<>();
    if (!id.isEmpty()) {
      attributes.addAll(List.of("id", id));
    }
    if (unfolded) {
      attributes.addAll(List.of("open", ""));
    }
    return begin("details", attributes.toArray(String[]::new));
  }

  /** Ends the element begun last. */
  Html end() {
    out.append("</").append(open.pop()).append(">\n");
    return this;
  }

  /** An element that never has content: {@code meta}. */
  Html empty(String tag, String... attributes) {
    start(tag, attributes);
    out.insert(out.length() - 1, '/');
    return this;
  }

  /** An element with nothing but a text in it. */
  Html whole(String tag, String text, String... attributes) {
    start(tag, attributes);
    out.append(escaped(text)).append("</").append(tag).append('>');
    return this;
  }

  Html text(String text) {
    out.append(escaped(text));
    return this;
  }

  /** A link to a place in the same document. */
  Html link(String to, String text) {
    return whole("a", text, "href", "#" + to);
  }

  /** The rules of style of the document, which are our own. */
  Html style(String rules) {
    out.append("<style>\n").append(rules).append("</style>\n");
    return this;
  }

  /** A picture that this program drew. */
  Html picture(String svg) {
    out.append(svg);
    return this;
  }

  /**
   * The document.
   *
   * @throws IllegalStateException if an element was not ended
   */
  String done() {
    if (!open.isEmpty()) {
      throw new IllegalStateException("not ended: " + open);
    }
    return out.toString();
  }

  private void start(String tag, String... attributes) {
    out.append('<').append(tag);
    for (int i = 0; i + 1 < attributes.length; i += 2) {
      out.append(' ').append(attributes[i]).append("=\"").append(escaped(attributes[i + 1]));
      out.append('"');
    }
    out.append('>');
  }

  private static String escaped(String text) {
    StringBuilder safe = new StringBuilder(text.length() + 16);
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      switch (letter) {
        case '&' -> safe.append("&amp;");
        case '<' -> safe.append("&lt;");
        case '>' -> safe.append("&gt;");
        case '"' -> safe.append("&quot;");
        case '\'' -> safe.append("&#39;");
        case '\n', '\t' -> safe.append(letter);
        default -> safe.append(letter < ' ' ? ' ' : letter);
      }
    }
    return safe.toString();
  }
}
