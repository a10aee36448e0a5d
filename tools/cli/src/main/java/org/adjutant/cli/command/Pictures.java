package org.adjutant.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.cli.board.Png;
import org.adjutant.cli.sitting.BadCall;
import org.adjutant.rules.data.Data;
import picocli.CommandLine.Option;

/** Options that say into which files a picture is drawn. */
public final class Pictures {
  @Option(names = "--svg", paramLabel = "FILE", description = "Draws it into a file as SVG.")
  private Optional<Path> svg = Optional.empty();

  @Option(names = "--png", paramLabel = "FILE", description = "Draws it into a file as PNG.")
  private Optional<Path> png = Optional.empty();

  @Option(
      names = "--width",
      paramLabel = "PIXELS",
      description = "How wide the PNG is; else as wide as it is drawn.")
  private Optional<Integer> width = Optional.empty();

  /**
   * Whether a picture was asked for.
   *
   * @throws BadCall if a width makes no sense
   */
  boolean wanted() {
    width.ifPresent(
        pixels -> {
          if (png.isEmpty()) {
            throw new BadCall("--width is the width of a PNG; name its file by --png FILE");
          }
          if (pixels < 1 || pixels > Png.WIDEST) {
            throw new BadCall("--width is 1 to " + Png.WIDEST + " pixels, not " + pixels);
          }
        });
    return svg.isPresent() || png.isPresent();
  }

  /** Draws, and says into which files. */
  List<String> draw(String picture) {
    List<String> lines = new ArrayList<>();
    svg.ifPresent(
        file -> {
          Files.write(file, picture);
          lines.add("Drawn into " + file + ".");
        });
    png.ifPresent(
        file -> {
          Files.write(file, Png.of(picture, width));
          lines.add("Drawn into " + file + ".");
        });
    return lines;
  }

  /** Adds the names of the files. */
  Data data(Data data) {
    Data named = svg.isPresent() ? data.with("svg", svg.get().toString()) : data;
    return png.isPresent() ? named.with("png", png.get().toString()) : named;
  }
}
