package org.adjutant.rules.data;

/** Data is not of the form asked for. The message says what was expected and what is there. */
public final class DataException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String said;

  public DataException(String message) {
    super(message);
    this.said = message;
  }

  /** What is wrong; never absent. */
  @Override
  public String getMessage() {
    return said;
  }

  /** The same complaint, with the place it concerns put in front (a file, a JSON path). */
  public DataException at(String where) {
    return new DataException(where + ": " + getMessage());
  }
}
