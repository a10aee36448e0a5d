package org.adjutant.cli.board;

import java.util.List;
import org.adjutant.rules.board.hex.HexLayout.Spot;

/** Writes SVG. Lengths are in pixels. */
final class Svg {
  private final StringBuilder out = new StringBuilder();

  /** A picture of this size, without any content yet; what is drawn later lies above. */
  Svg(int width, int height) {
    out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"").append(width);
    out.append("\" height=\"").append(height).append("\" viewBox=\"0 0 ").append(width);
    out.append(' ').append(height);
    out.append("\" font-family=\"Helvetica, Arial, sans-serif\">\n");
    raw(SvgForms.DEFINITIONS);
    rectangle(0, 0, width, height, "fill=\"" + Palette.PAPER + "\"");
  }

  private Svg() {}

  /** A piece of a picture, to be defined in another or shown in a group. */
  static Svg piece() {
    return new Svg();
  }

  /**
   * A picture in a document, as wide as the document lets it be, that refers to what the document
   * defines elsewhere.
   *
   * @param label what it shows, for those who do not see it
   */
  static Svg inline(int width, int height, String label) {
    Svg svg = new Svg();
    svg.out.append("<svg viewBox=\"0 0 ").append(width).append(' ').append(height);
    svg.out.append("\" width=\"").append(width).append("\" role=\"img\" aria-label=\"");
    svg.out.append(escaped(label).replace("\"", "&quot;")).append("\">\n");
    svg.rectangle(0, 0, width, height, "fill=\"" + Palette.PAPER + "\"");
    return svg;
  }

  /** What was drawn so far, without an end. */
  String drawn() {
    return out.toString();
  }

  /** A piece of SVG as it is. */
  void raw(String text) {
    out.append(text);
  }

  /** Something defined, in the colour of a style, at a spot. */
  void use(String id, Spot at, String style) {
    out.append("<use href=\"#").append(id).append("\" x=\"").append(at.x());
    out.append("\" y=\"").append(at.y()).append('"');
    out.append(style.isEmpty() ? "" : " " + style).append("/>\n");
  }

  void rectangle(int x, int y, int width, int height, String style) {
    out.append("<rect x=\"").append(x).append("\" y=\"").append(y).append("\" width=\"");
    out.append(width).append("\" height=\"").append(height).append("\" ").append(style);
    out.append("/>\n");
  }

  /** A shape by its path. */
  void path(String path, String style) {
    out.append("<path d=\"").append(path).append("\" ").append(style).append("/>\n");
  }

  void line(Spot from, Spot to, String style) {
    path("M" + from.x() + " " + from.y() + "L" + to.x() + " " + to.y(), style);
  }

  void circle(int x, int y, int radius, String style) {
    out.append("<circle cx=\"").append(x).append("\" cy=\"").append(y).append("\" r=\"");
    out.append(radius).append("\" ").append(style).append("/>\n");
  }

  /** A text whose middle is above or below a spot. */
  void centred(int x, int y, int size, String style, String text) {
    text(x, y, size, "text-anchor=\"middle\" " + style, text);
  }

  void text(int x, int y, int size, String style, String text) {
    out.append("<text x=\"").append(x).append("\" y=\"").append(y).append("\" font-size=\"");
    out.append(size).append("\" ").append(style).append('>').append(escaped(text));
    out.append("</text>\n");
  }

  /** Begins a group of one style; {@link #end} closes it. */
  void begin(String style) {
    out.append("<g ").append(style).append(">\n");
  }

  void end() {
    out.append("</g>\n");
  }

  /** A text in one of the styles of {@link SvgForms#DEFINITIONS}. */
  void styled(String style, int x, int y, String text) {
    if (!text.isEmpty()) {
      out.append("<text class=\"").append(style).append("\" x=\"").append(x).append("\" y=\"");
      out.append(y).append("\">").append(escaped(text)).append("</text>\n");
    }
  }

  String done() {
    return out + "</svg>\n";
  }

  /** The path of a closed line through spots. */
  static String closed(List<Spot> spots) {
    Spot at = spots.get(0);
    StringBuilder path = new StringBuilder("M" + at.x() + " " + at.y() + "l");
    for (Spot next : spots.subList(1, spots.size())) {
      path.append(next.x() - at.x()).append(' ').append(next.y() - at.y()).append(' ');
      at = next;
    }
    return path.append('z').toString();
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
