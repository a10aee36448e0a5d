package org.adjutant.ledger.chain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Entries: their links, their text, and what a viewer gets. Known answers computed elsewhere. */
final class EntryTest {
  private static final EventType TYPE = new EventType("loos/BombardmentResolved", 1);
  private static final Envelope ENVELOPE = new Envelope(1000, "british", "c1");
  private static final Part.Secret PLAN = new Part.Secret("german", "A".repeat(22), "{\"plan\":7}");
  private static final Entry ENTRY =
      Entry.seal(Link.NONE, TYPE, ENVELOPE, "{\"hex\":\"1113\"}", List.of(PLAN));

  @Test
  void knownHashes() {
    assertThat(PLAN.commitment()).isEqualTo("3miVpExyQz1n_UVZzhdUBUM3CicdjC7kiUhG-yoBXAc");
    assertThat(ENTRY.bodyHash()).isEqualTo("nHwm-pPogyZiZJn9DTQ7nCpbc-sf4-za9wSi7cXmtFQ");
    assertThat(ENTRY.link().text()).isEqualTo("v9NmG-jTgc4s0ei0pZPb68akoBtTXZi2hvc-O2Bj7NE");
  }

  @Test
  void anEntryComesBackFromItsText() {
    String text = EntryText.write(ENTRY);
    assertThat(EntryText.read(TYPE, text)).isEqualTo(ENTRY);
    assertThat(EntryText.read(TYPE, text).intact()).isTrue();
    Entry plain = Entry.seal(ENTRY.link(), TYPE, ENVELOPE, "{}", List.of());
    assertThat(EntryText.read(TYPE, EntryText.write(plain))).isEqualTo(plain);
  }

  @Test
  void theTextAddsLessThanTwoHundredBytesToTheBody() {
    Entry plain =
        Entry.seal(
            Link.NONE,
            TYPE,
            new Envelope(1764480000000L, "british", "0123456789abcdef"),
            "{}",
            List.of());
    assertThat(EntryText.write(plain).length() - 2).isLessThan(160);
  }

  @Test
  void aViewersCopyHidesWhatIsNotForHimAndHasTheSameLinks() {
    Entry british = ENTRY.asSeenBy("british"::equals);
    assertThat(EntryText.write(british)).doesNotContain("plan").doesNotContain("german");
    assertThat(british.link()).isEqualTo(ENTRY.link());
    assertThat(british.intact()).isTrue();
    assertThat(EntryText.read(TYPE, EntryText.write(british))).isEqualTo(british);
    assertThat(ENTRY.asSeenBy("german"::equals)).isEqualTo(ENTRY);
  }

  @Test
  void anythingChangedBreaksTheLink() {
    Part.Secret other = new Part.Secret("german", "A".repeat(22), "{\"plan\":8}");
    Part.Secret moved = new Part.Secret("french", "A".repeat(22), "{\"plan\":7}");
    EventType revised = new EventType(TYPE.name(), 2);
    String open = ENTRY.open();
    String envelope = ENTRY.envelope();
    Link link = ENTRY.link();
    assertThat(
            Stream.of(
                new Entry(TYPE, link, link, envelope, open, ENTRY.parts()),
                new Entry(revised, Link.NONE, link, envelope, open, ENTRY.parts()),
                new Entry(TYPE, Link.NONE, link, envelope + " ", open, ENTRY.parts()),
                new Entry(TYPE, Link.NONE, link, envelope, open + " ", ENTRY.parts()),
                new Entry(TYPE, Link.NONE, link, envelope, open, List.of()),
                new Entry(TYPE, Link.NONE, link, envelope, open, List.of(other)),
                new Entry(TYPE, Link.NONE, link, envelope, open, List.of(moved)),
                new Entry(TYPE, Link.NONE, link, envelope, open, List.of(PLAN, PLAN))))
        .noneMatch(Entry::intact);
  }

  @Test
  void everySingleFlippedByteIsFound() {
    byte[] text = EntryText.write(ENTRY).getBytes(StandardCharsets.UTF_8);
    for (int at = 0; at < text.length; at++) {
      for (int bit = 0; bit < 8; bit++) {
        byte[] flipped = text.clone();
        flipped[at] ^= (byte) (1 << bit);
        assertThat(intact(new String(flipped, StandardCharsets.UTF_8)))
            .as("bit %d of byte %d", bit, at)
            .isFalse();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"a\nb", "a\rb", "a\0b", "a\ud800b", "\udc00"})
  void whatWouldNotComeBackIsRefused(String open) {
    assertThatThrownBy(() -> Entry.seal(Link.NONE, TYPE, ENVELOPE, open, List.of()))
        .isInstanceOf(EntryException.class);
  }

  @Test
  void aLaterFormatIsRefusedByName() {
    String later = "2" + EntryText.write(ENTRY).substring(1);
    assertThatThrownBy(() -> EntryText.read(TYPE, later)).hasMessageContaining("format 2");
  }

  @ParameterizedTest
  @ValueSource(strings = {"java.lang.String", "", "/A", "a//B", "loos/", "1a", "a b"})
  void onlyLogicalNamesAreEventTypes(String name) {
    assertThatThrownBy(() -> new EventType(name, 1)).isInstanceOf(EntryException.class);
  }

  @Test
  void eventTypesAndEnvelopesComeBackFromTheirTexts() {
    assertThat(EventType.parse(TYPE.toString())).isEqualTo(TYPE);
    assertThatThrownBy(() -> EventType.parse("loos/A")).hasMessageContaining("no revision");
    assertThatThrownBy(() -> EventType.parse("loos/A@0")).hasMessageContaining("1 or more");
    assertThat(Envelope.parse(ENVELOPE.text())).isEqualTo(ENVELOPE);
    assertThatThrownBy(() -> new Envelope(0, "a\"b", "c")).isInstanceOf(EntryException.class);
  }

  private static boolean intact(String text) {
    try {
      return EntryText.read(TYPE, text).intact();
    } catch (EntryException e) {
      return false;
    }
  }
}
