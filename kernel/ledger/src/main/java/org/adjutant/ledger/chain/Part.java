package org.adjutant.ledger.chain;

/**
 * A secret part of an event: readable by its audience, or, in another viewer's copy, only its
 * commitment. Both stand in the chain by the commitment, so that both copies have the same links.
 */
public sealed interface Part permits Part.Secret, Part.Hidden {

  /** The salted hash that stands in the chain for this part. */
  String commitment();

  /**
   * A part whose content is here.
   *
   * @param audience who may read it: a side's id, or another word without blanks
   * @param salt random, so that nobody can guess a short secret from its commitment
   * @param text one line, usually JSON
   */
  record Secret(String audience, String salt, String text) implements Part {
    public Secret {
      if (audience.isEmpty() || audience.indexOf(' ') >= 0) {
        throw new EntryException("the audience \"" + audience + "\" is empty or has a blank");
      }
      if (salt.length() < Salts.LENGTH || salt.indexOf(' ') >= 0) {
        throw new EntryException(
            "the salt of a secret part has " + salt.length() + " characters, not " + Salts.LENGTH);
      }
      Lines.single("audience", audience);
      Lines.single("salt", salt);
      Lines.single("secret part", text);
    }

    @Override
    public String commitment() {
      return Sha256.tagged("adjutant/secret/1").with(salt).with(audience).with(text).text();
    }
  }

  /** A part whose content is withheld. */
  record Hidden(String commitment) implements Part {
    public Hidden {
      if (!Link.isHash(commitment)) {
        throw new EntryException("\"" + commitment + "\" is no commitment of a secret part");
      }
    }
  }
}
