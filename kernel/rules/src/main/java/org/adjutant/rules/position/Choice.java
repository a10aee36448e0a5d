package org.adjutant.rules.position;

import java.util.List;
import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.jspecify.annotations.Nullable;

/**
 * A decision a side owes. Its facts are all that the offer is computed from, with the owner's view
 * of the board.
 *
 * @param id unique within the game
 * @param kind the name of the pack's choice kind, which knows the shape of an answer
 * @param sealed true if the answer is the owner's secret until every choice of its stage is
 *     answered
 * @param audience who may know facts and answer; the owner always may
 * @param answerOrNull absent while the choice is open; {@link #UNSEEN} for those who may not know
 *     it
 */
public record Choice(
    String id,
    String kind,
    SideId owner,
    Data facts,
    boolean sealed,
    Audience audience,
    @Nullable Data answerOrNull) {

  /** What stands for an answer in the eyes of those who may not know it. */
  public static final Data UNSEEN = Data.of("sealed", Data.of(true));

  public Choice {
    audience = audience.and(owner);
  }

  /** An open choice. */
  public static Choice open(
      String id, String kind, SideId owner, Data facts, boolean sealed, Audience audience) {
    return new Choice(id, kind, owner, facts, sealed, audience, null);
  }

  public Optional<Data> answer() {
    return Optional.ofNullable(answerOrNull);
  }

  public boolean isOpen() {
    return answerOrNull == null;
  }

  public Choice answered(Data answer) {
    return new Choice(id, kind, owner, facts, sealed, audience, answer);
  }

  /** Who may know the answer while the choice is on the table. */
  public Audience eyes() {
    return sealed ? Audience.of(owner) : audience;
  }

  /** What a viewer may know of this choice: that it is owed, and what else is for his eyes. */
  public Choice seenBy(Viewer viewer) {
    boolean knowsFacts = audience.includes(viewer);
    boolean knowsAnswer = isOpen() || eyes().includes(viewer);
    return knowsFacts && knowsAnswer
        ? this
        : new Choice(
            id,
            kind,
            owner,
            knowsFacts ? facts : Data.EMPTY,
            sealed,
            audience,
            knowsAnswer ? answerOrNull : UNSEEN);
  }

  /** The choice as plain data: a list of id, kind, owner, facts, sealed, audience, answer. */
  public Data write() {
    List<Data> row = Rows.of(id, kind, owner.id());
    row.add(facts);
    row.add(Data.of(sealed));
    row.add(Data.of(audience.text()));
    answer().ifPresent(row::add);
    return Data.of(row);
  }

  /**
   * Reads what {@link #write} wrote.
   *
   * @throws org.adjutant.rules.data.DataException if the data are no choice
   */
  public static Choice read(Data data) {
    List<Data> row = Rows.atLeast(6, "a choice", data);
    return new Choice(
        row.get(0).text(),
        row.get(1).text(),
        SideId.of(row.get(2).text()),
        row.get(3),
        row.get(4).flag(),
        Audience.parse(row.get(5).text()),
        row.size() > 6 ? row.get(6) : null);
  }
}
