package org.adjutant.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;
import javax.imageio.ImageIO;
import org.adjutant.cli.Cli.Said;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The board as files of pictures. */
class PictureTest {
  @TempDir private Path folder = Path.of("");
  private Cli cli = new Cli(folder);

  @BeforeEach
  void begin() {
    cli = new Cli(folder);
    assertThat(cli.says("new", "loos/training", "--seed", "a").code()).isZero();
  }

  private BufferedImage picture(String... more) throws IOException {
    Path file = folder.resolve("board.png");
    String[] args = new String[more.length + 3];
    args[0] = "show";
    args[1] = "--png";
    args[2] = file.toString();
    System.arraycopy(more, 0, args, 3, more.length);
    Said said = cli.says(args);
    assertThat(said.code()).as(said.err()).isZero();
    assertThat(said.out()).contains("Drawn into " + file);
    return ImageIO.read(file.toFile());
  }

  @Test
  void aPngIsAsLargeAsItsSvgAndHasItsColours() throws IOException {
    Path svg = folder.resolve("board.svg");
    BufferedImage picture = picture("--svg", svg.toString());
    assertThat(Files.readString(svg))
        .contains("width=\"" + picture.getWidth() + "\" height=\"" + picture.getHeight() + "\"");
    Set<Integer> colours = new LinkedHashSet<>();
    for (int x = 0; x < picture.getWidth(); x++) {
      for (int y = 0; y < picture.getHeight(); y++) {
        colours.add(picture.getRGB(x, y) & 0xffffff);
      }
    }
    // Paper, counters of both sides, and what is drawn by reference: the frame of a counter.
    assertThat(colours).contains(0xf4efe2, 0xa9c4e6, 0xe6aca4, 0x3a3a3a);
  }

  @Test
  void aWidthIsThatOfThePictureAndItsHeightFollows() throws IOException {
    BufferedImage natural = picture();
    BufferedImage small = picture("--width", "640");
    assertThat(small.getWidth()).isEqualTo(640);
    assertThat((double) small.getHeight() / 640)
        .isCloseTo(
            (double) natural.getHeight() / natural.getWidth(),
            org.assertj.core.data.Offset.offset(0.01));
  }

  @Test
  void aWidthOfNothingOrOfNoPixelsIsRefused() {
    Said of = cli.says("show", "--width", "640");
    assertThat(of.code()).isEqualTo(2);
    assertThat(of.err()).contains("name its file by --png FILE");
    Said none = cli.says("show", "--png", folder.resolve("b.png").toString(), "--width", "0");
    assertThat(none.code()).isEqualTo(2);
    assertThat(none.err()).contains("1 to 16000 pixels, not 0");
  }
}
