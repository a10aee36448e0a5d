package org.adjutant.cli.chart;

/** A white sheet to draw on, written as SVG. Lengths are in pixels. */
final class Sheet {
  private final StringBuilder out = new StringBuilder();

  Sheet(int width, int height, String title) {
    out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"").append(width);
    out.append("\" height=\"").append(height).append("\" viewBox=\"0 0 ").append(width);
    out.append(' ').append(height).append("\" role=\"img\"");
    out.append(" font-family=\"Helvetica, Arial, sans-serif\">\n");
    out.append("<title>").append(escaped(title)).append("</title>\n");
    box(0, 0, width, height, "fill=\"white\"");
  }

  void box(int x, int y, int width, int height, String style) {
    out.append("<rect x=\"").append(x).append("\" y=\"").append(y).append("\" width=\"");
    out.append(width).append("\" height=\"").append(height).append("\" ").append(style);
    out.append("/>\n");
  }

  void line(int x1, int y1, int x2, int y2, String style) {
    out.append("<path d=\"M").append(x1).append(' ').append(y1).append('L').append(x2);
    out.append(' ').append(y2).append("\" ").append(style).append("/>\n");
  }

  /** A text; {@code style} says where it is anchored. */
  void text(int x, int y, int size, String style, String text) {
    out.append("<text x=\"").append(x).append("\" y=\"").append(y).append("\" font-size=\"");
    out.append(size).append("\" ").append(style).append('>').append(escaped(text));
    out.append("</text>\n");
  }

  String done() {
    return out + "</svg>\n";
  }

  private static String escaped(String text) {
    StringBuilder safe = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '&' -> safe.append("&amp;");
        case '<' -> safe.append("&lt;");
        case '>' -> safe.append("&gt;");
        case '"' -> safe.append("&quot;");
        // XML has no way to write other control characters.
        default -> safe.append(c < ' ' ? ' ' : c);
      }
    }
    return safe.toString();
  }
}
