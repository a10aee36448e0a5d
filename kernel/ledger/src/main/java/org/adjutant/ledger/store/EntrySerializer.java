package org.adjutant.ledger.store;

import org.adjutant.ledger.chain.Entry;
import org.adjutant.ledger.chain.EntryException;
import org.adjutant.ledger.chain.EntryText;
import org.adjutant.ledger.chain.EventType;
import org.axonframework.messaging.MetaData;
import org.axonframework.serialization.Converter;
import org.axonframework.serialization.SerializationException;
import org.axonframework.serialization.SerializedObject;
import org.axonframework.serialization.SerializedType;
import org.axonframework.serialization.Serializer;
import org.axonframework.serialization.SimpleSerializedObject;
import org.axonframework.serialization.SimpleSerializedType;

/**
 * Serialises entries, which are text already, under their logical names; and nothing else. Metadata
 * has to be empty: what belongs to an event is in its entry, under the hash.
 */
final class EntrySerializer implements Serializer {
  private static final String METADATA = MetaData.class.getName();

  private final EventTypes known;
  private final String where;

  EntrySerializer(EventTypes known, String where) {
    this.known = known;
    this.where = where;
  }

  @Override
  public <T> SerializedObject<T> serialize(Object object, Class<T> form) {
    if (object instanceof MetaData metaData && metaData.isEmpty()) {
      return new SimpleSerializedObject<>(form.cast(""), form, METADATA, "");
    }
    if (object instanceof Entry entry) {
      EventType type = entry.type();
      String revision = Integer.toString(type.revision());
      T text = form.cast(EntryText.write(entry));
      return new SimpleSerializedObject<>(text, form, type.name(), revision);
    }
    throw new SerializationException(
        "Only entries are stored, and no metadata; this is " + object.getClass().getName());
  }

  @Override
  public <T> boolean canSerializeTo(Class<T> form) {
    return form.equals(String.class);
  }

  @Override
  @SuppressWarnings({
    "unchecked",
    "TypeParameterUnusedInFormals"
  }) // Axon leaves the type to the caller, who asks for classForType
  public <S, T> T deserialize(SerializedObject<S> stored) {
    if (stored.getType().getName().equals(METADATA)) {
      return (T) MetaData.emptyInstance();
    }
    try {
      return (T) EntryText.read(type(stored.getType()), (String) stored.getData());
    } catch (EntryException e) {
      throw new StoreException.UnknownEvent(String.valueOf(e.getMessage()), where);
    }
  }

  /** Never Axon's class for unknown types: an event of such a class would be skipped in silence. */
  @Override
  public Class<?> classForType(SerializedType type) {
    if (type.getName().equals(METADATA)) {
      return MetaData.class;
    }
    type(type);
    return Entry.class;
  }

  @Override
  @SuppressWarnings("rawtypes") // as Axon declares it
  public SerializedType typeForClass(Class type) {
    return new SimpleSerializedType(type.getName(), null);
  }

  @Override
  public Converter getConverter() {
    return AsIs.CONVERTER;
  }

  private EventType type(SerializedType stored) {
    EventType type;
    try {
      type = EventType.of(stored.getName(), String.valueOf(stored.getRevision()));
    } catch (EntryException e) {
      throw new StoreException.UnknownEvent(
          "A stored event has no known type: " + e.getMessage(), where);
    }
    if (!known.know(type)) {
      throw new StoreException.UnknownEvent("The event type " + type + " is not known here", where);
    }
    return type;
  }

  /** Text stays text. */
  private enum AsIs implements Converter {
    CONVERTER;

    @Override
    public boolean canConvert(Class<?> from, Class<?> to) {
      return to.isAssignableFrom(from);
    }

    @Override
    public <T> T convert(Object original, Class<?> from, Class<T> to) {
      return to.cast(original);
    }
  }
}
