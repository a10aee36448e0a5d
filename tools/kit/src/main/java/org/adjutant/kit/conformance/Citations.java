package org.adjutant.kit.conformance;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.adjutant.host.data.PackData;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.rulebook.Interpretation;
import org.adjutant.rules.rulebook.Interpretations;
import org.adjutant.rules.rulebook.RuleId;
import org.adjutant.rules.rulebook.RuleIndex;
import org.adjutant.rules.spi.Pack;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * The rule ids that stand as text constants in the compiled classes of a pack, or in data that its
 * code hands on with what they say: all resources but the index and the interpretations.
 */
public record Citations(String pack, Set<String> ids) {
  private static final String ID =
      ":([0-9]+(\\.[0-9]+)*[a-z]*(\\.[a-z]+)?|[A-Z][A-Za-z0-9]*[-.][A-Za-z0-9.]+"
          + "|[a-z]+(-[a-z]+)*)";
  private static final List<String> BOOK = List.of("rules", "interpretations");

  /** Reads the resources, and all classes that come from where the pack's class comes from. */
  public static Citations of(Pack pack) {
    Pattern id = Pattern.compile(Pattern.quote(pack.id()) + ID);
    Set<String> ids = new TreeSet<>();
    for (byte[] type : ClassFiles.of(pack).values()) {
      new ClassReader(type).accept(new Texts(id, ids), ClassReader.SKIP_FRAMES);
    }
    PackData.of(pack)
        .resources()
        .forEach((name, data) -> addAll(BOOK.contains(name) ? Data.EMPTY : data, id, ids));
    return new Citations(pack.id(), ids);
  }

  private static void addAll(Data data, Pattern id, Set<String> ids) {
    if (data instanceof Data.Text text && id.matcher(text.value()).matches()) {
      ids.add(text.value());
    } else if (data instanceof Data.Items items) {
      items.values().forEach(item -> addAll(item, id, ids));
    } else if (data instanceof Data.Fields fields) {
      fields.values().values().forEach(field -> addAll(field, id, ids));
    }
  }

  /** Those that are neither a statement nor an interpretation. */
  public List<String> unknown(RuleIndex rules, Interpretations interpretations) {
    return ids.stream()
        .filter(
            id -> rules.find(RuleId.of(id)).isEmpty() && !interpretations.contains(RuleId.of(id)))
        .toList();
  }

  /** The interpretations that can be set to more than one reading and are named nowhere. */
  public List<RuleId> unasked(Interpretations interpretations) {
    return interpretations.all().stream()
        .filter(doubt -> doubt.playable().size() > 1)
        .map(Interpretation::id)
        .filter(id -> !ids.contains(id.text()))
        .toList();
  }

  /** Collects text constants of fields and code. */
  private static final class Texts extends ClassVisitor {
    private final Pattern id;
    private final Set<String> ids;

    Texts(Pattern id, Set<String> ids) {
      super(Opcodes.ASM9);
      this.id = id;
      this.ids = ids;
    }

    private void see(Object constant) {
      if (constant instanceof String text && id.matcher(text).matches()) {
        ids.add(text);
      }
    }

    @Override
    public FieldVisitor visitField(
        int access, String name, String type, String signature, Object value) {
      see(value);
      return super.visitField(access, name, type, signature, value);
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String type, String signature, String[] exceptions) {
      return new MethodVisitor(Opcodes.ASM9) {
        @Override
        public void visitLdcInsn(Object value) {
          see(value);
        }
      };
    }
  }
}
