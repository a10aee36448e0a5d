package org.adjutant.nomansland.fire;

import java.util.Optional;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.harm.Gassed;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.sight.SightLine;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;

/** What is added to the kept die of a Fire Table attack, each modifier by its name. */
record FireModifiers(Setting setting) {
  private static final String SIZE = "nomansland:2.1.3.2.m";
  private static final String SIZE_COUNTS = "nomansland:NI-125";
  private static final int ANY_SIZE_ALIKE = 2;
  private static final String FLANKED = "nomansland:2.1.3.2.n";
  private static final String NO_CP = "nomansland:2.2.0.c";
  private static final String CP_COUNTS = "nomansland:NI-025";
  private static final String ON_THE_WAY = "nomansland:2.1.3.2.i";
  private static final String AT_AN_END = "nomansland:2.1.3.2.j";
  private static final String HINDERED = "nomansland:2.1.3.2.k";
  private static final String PINNED_FIRES = "nomansland:NI-043";
  private static final int FAR = 5;

  /**
   * The modifiers for one target.
   *
   * @param eyes who may see what is found
   */
  Data of(Play play, Shot shot, Piece target, Audience eyes) {
    Field field = new Field(setting, play.position());
    Data all = size(play, field.size(target), eyes);
    if (new Crossfire(setting).strikes(play, shot, target)) {
      all = with(all, "flanking");
      find(play, FLANKED, "flanking fire adds to the die for each target", all, eyes);
    }
    if (setting.ground().distance(shot.from(), shot.to()) >= FAR) {
      all = with(all, "range");
    }
    if (isHindered(play, field, shot, eyes)) {
      all = with(all, "hindrance");
    }
    if (shot.side().equals(Sides.DEFENDER) && play.position().tally(Mark.LOST_CP) > 0) {
      play.reading(CP_COUNTS);
      all = with(all, "no-cp");
      find(play, NO_CP, "the Defender's command is disrupted", all, eyes);
    }
    return ofFirer(play, shot, all);
  }

  private Data size(Play play, int size, Audience eyes) {
    boolean alike = size > 0 && play.reading(SIZE_COUNTS) == ANY_SIZE_ALIKE;
    Data all = with(Data.EMPTY, "size-" + (alike ? 1 : size));
    find(play, SIZE, "the Size of the target is added", all, eyes);
    return all;
  }

  private Data ofFirer(Play play, Shot shot, Data before) {
    Data all = before;
    Optional<Piece> firer = play.position().piece(shot.firer());
    if (firer.filter(Field::isPinned).isPresent()) {
      play.reading(PINNED_FIRES);
      all = with(all, "pinned");
    }
    if (firer.filter(unit -> unit.flag(Mark.GASSED)).isPresent() && Gassed.costs(play)) {
      all = with(all, "gassed");
    }
    return all;
  }

  private Data with(Data all, String name) {
    return all.with(name, setting.charts().modifier("fire-modifiers", name));
  }

  private static void find(Play play, String rule, String says, Data inputs, Audience eyes) {
    play.find(Finding.applies(rule, says, inputs).forEyesOf(eyes));
  }

  private static boolean isHindered(Play play, Field field, Shot shot, Audience eyes) {
    SightLine line = SightLine.between(field.setting().ground().grid(), shot.from(), shot.to());
    Optional<Sight.Hindrance> met = new Sight(field, play::reading).hindrance(line);
    if (met.isEmpty()) {
      return false;
    }
    Hex where = met.get().where();
    boolean end = where.equals(shot.from()) || where.equals(shot.to());
    Data inputs = Data.of("in or beside", where.id());
    find(play, met.get().rule(), met.get().what() + " hinders the line of sight", inputs, eyes);
    find(
        play,
        end ? AT_AN_END : ON_THE_WAY,
        end ? "it lies at an end of the line" : "the line passes through it or beside it",
        inputs,
        eyes);
    find(play, HINDERED, "a hindrance counts once and blocks nothing", inputs, eyes);
    return true;
  }
}
