package org.adjutant.cli.board;

import java.util.List;
import org.adjutant.rules.board.hex.HexLayout;

/** Writes SVG. Lengths are in pixels. */
final class Svg {
  private final StringBuilder out = new StringBuilder();

  Svg(int width, int height) {
    out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"").append(width);
    out.append("\" height=\"").append(height).append("\" viewBox=\"0 0 ").append(width);
    out.append(' ').append(height);
    out.append("\" font-family=\"Helvetica, Arial, sans-serif\">\n");
    rectangle(0, 0, width, height, "fill=\"#f4efe2\"");
  }

  void rectangle(int x, int y, int width, int height, String style) {
    out.append("<rect x=\"").append(x).append("\" y=\"").append(y).append("\" width=\"");
    out.append(width).append("\" height=\"").append(height).append("\" ").append(style);
    out.append("/>\n");
  }

  void polygon(List<HexLayout.Spot> spots, String style) {
    out.append("<polygon points=\"");
    spots.forEach(spot -> out.append(spot.x()).append(',').append(spot.y()).append(' '));
    out.setLength(out.length() - 1);
    out.append("\" ").append(style).append("/>\n");
  }

  void line(HexLayout.Spot from, HexLayout.Spot to, String style) {
    out.append("<line x1=\"").append(from.x()).append("\" y1=\"").append(from.y());
    out.append("\" x2=\"").append(to.x()).append("\" y2=\"").append(to.y()).append("\" ");
    out.append(style).append("/>\n");
  }

  void circle(int x, int y, int radius, String style) {
    out.append("<circle cx=\"").append(x).append("\" cy=\"").append(y).append("\" r=\"");
    out.append(radius).append("\" ").append(style).append("/>\n");
  }

  /** A text in the middle of a spot. */
  void centred(int x, int y, int size, String style, String text) {
    text(x, y, size, "text-anchor=\"middle\" " + style, text);
  }

  void text(int x, int y, int size, String style, String text) {
    out.append("<text x=\"").append(x).append("\" y=\"").append(y).append("\" font-size=\"");
    out.append(size).append("\" ").append(style).append('>').append(escaped(text));
    out.append("</text>\n");
  }

  String done() {
    return out + "</svg>\n";
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
