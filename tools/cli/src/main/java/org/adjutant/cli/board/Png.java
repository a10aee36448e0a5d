package org.adjutant.cli.board;

import java.io.ByteArrayOutputStream;
import java.io.StringReader;
import java.util.Optional;
import org.apache.batik.transcoder.SVGAbstractTranscoder;
import org.apache.batik.transcoder.TranscoderException;
import org.apache.batik.transcoder.TranscoderInput;
import org.apache.batik.transcoder.TranscoderOutput;
import org.apache.batik.transcoder.image.PNGTranscoder;

/**
 * A picture of this package as PNG, by Batik. Nothing else here touches Batik, so that it is loaded
 * only where a PNG is asked for.
 */
public final class Png {
  /** Wider pictures take more memory than a person has patience. */
  public static final int WIDEST = 16_000;

  private Png() {}

  /**
   * The bytes of a PNG file.
   *
   * @param svg as {@link SvgBoard} writes it
   * @param width in pixels, 1 to {@link #WIDEST}; the natural size of the picture without it
   * @throws IllegalStateException if the picture cannot be drawn
   */
  public static byte[] of(String svg, Optional<Integer> width) {
    System.setProperty("java.awt.headless", "true");
    PNGTranscoder transcoder = new PNGTranscoder();
    width.ifPresent(
        pixels ->
            transcoder.addTranscodingHint(
                SVGAbstractTranscoder.KEY_WIDTH, Float.valueOf((float) pixels)));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      transcoder.transcode(
          new TranscoderInput(new StringReader(linked(svg))), new TranscoderOutput(out));
    } catch (TranscoderException e) {
      throw new IllegalStateException("the picture cannot be drawn as PNG: " + e.getMessage(), e);
    }
    return out.toByteArray();
  }

  /** Batik follows links in their older form alone. */
  private static String linked(String svg) {
    return svg.replaceFirst("<svg ", "<svg xmlns:xlink=\"http://www.w3.org/1999/xlink\" ")
        .replace("<use href=", "<use xlink:href=");
  }
}
