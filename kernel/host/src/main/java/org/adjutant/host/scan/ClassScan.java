package org.adjutant.host.scan;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.RecordComponentVisitor;
import org.objectweb.asm.Type;

/** Reads one class file and gathers its offences. Used once. */
final class ClassScan extends ClassVisitor {
  static final int API = Opcodes.ASM9;

  private static final Set<String> CHANGEABLE =
      Set.of(
          "java.lang.StringBuilder",
          "java.util.ArrayList",
          "java.util.ArrayDeque",
          "java.util.LinkedList",
          "java.util.LinkedHashMap",
          "java.util.LinkedHashSet",
          "java.util.TreeMap",
          "java.util.TreeSet",
          "java.util.BitSet",
          "java.util.PriorityQueue");

  private final Predicate<String> own;
  private final Set<Offence> offences = new LinkedHashSet<>();
  private String name = "";
  private String file = "";

  private ClassScan(Predicate<String> own) {
    super(API);
    this.own = own;
  }

  /**
   * The offences of a class file.
   *
   * @param own tells which classes come with the pack itself, by binary name
   */
  static List<Offence> of(String entry, byte[] classFile, Predicate<String> own) {
    ClassScan scan = new ClassScan(own);
    try {
      new ClassReader(classFile).accept(scan, ClassReader.SKIP_FRAMES);
    } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
      return List.of(
          new Offence(
              entry,
              "",
              "",
              0,
              "this is no class file that can be read here; compile for release 17 ("
                  + e.getMessage()
                  + ")"));
    }
    return new ArrayList<>(scan.offences);
  }

  @Override
  public void visit(
      int version,
      int access,
      String internal,
      @Nullable String signature,
      @Nullable String parent,
      String @Nullable [] interfaces) {
    name = dotted(internal);
    if (Allowed.isReserved(name)) {
      add(
          "",
          0,
          "the package belongs to the platform or the kernel; a pack has packages of its own");
    }
    if (parent != null) {
      see("", 0, Type.getObjectType(parent));
    }
    for (String type : interfaces == null ? new String[0] : interfaces) {
      see("", 0, Type.getObjectType(type));
    }
  }

  @Override
  public void visitSource(@Nullable String source, @Nullable String debug) {
    file = source == null ? "" : source;
  }

  @Override
  public @Nullable FieldVisitor visitField(
      int access,
      String field,
      String descriptor,
      @Nullable String signature,
      @Nullable Object value) {
    Type type = Type.getType(descriptor);
    see(field, 0, type);
    boolean isStatic = (access & Opcodes.ACC_STATIC) != 0;
    boolean generated = (access & Opcodes.ACC_SYNTHETIC) != 0;
    if (isStatic && !generated) {
      if ((access & Opcodes.ACC_FINAL) == 0) {
        add(
            field,
            0,
            "a static field that changes outlives a ruling; make it final, or put it into the"
                + " position");
      } else if (CHANGEABLE.contains(type.getClassName())) {
        add(
            field,
            0,
            "what this static field holds can be changed; declare it as List, Map or Set and wrap"
                + " it");
      }
    }
    if (!isStatic && isFraction(type)) {
      add(field, 0, "a fraction is stored; count in whole numbers of a smaller unit");
    }
    return null;
  }

  private static boolean isFraction(Type type) {
    Type element = type.getSort() == Type.ARRAY ? type.getElementType() : type;
    return element.getSort() == Type.DOUBLE
        || element.getSort() == Type.FLOAT
        || element.getClassName().equals("java.lang.Double")
        || element.getClassName().equals("java.lang.Float");
  }

  @Override
  public @Nullable RecordComponentVisitor visitRecordComponent(
      String component, String descriptor, @Nullable String signature) {
    return null;
  }

  @Override
  public MethodVisitor visitMethod(
      int access,
      String method,
      String descriptor,
      @Nullable String signature,
      String @Nullable [] exceptions) {
    if ((access & Opcodes.ACC_NATIVE) != 0) {
      add(method, 0, "a native method reaches outside the rules");
    }
    see(method, 0, Type.getMethodType(descriptor));
    return new MethodScan(this, method);
  }

  /** Notes a type that a pack may not see. */
  void see(String member, int line, Type type) {
    if (type.getSort() == Type.ARRAY) {
      see(member, line, type.getElementType());
    } else if (type.getSort() == Type.METHOD) {
      see(member, line, type.getReturnType());
      for (Type argument : type.getArgumentTypes()) {
        see(member, line, argument);
      }
    } else if (type.getSort() == Type.OBJECT && !isVisible(type.getClassName())) {
      add(member, line, type.getClassName() + " is not for packs; they see " + Sight.TEXT);
    }
  }

  boolean isVisible(String type) {
    return own.test(type) || Allowed.sees(type);
  }

  void add(String member, int line, String what) {
    offences.add(new Offence(name, member, file, line, what));
  }

  static String dotted(String internal) {
    return internal.replace('/', '.');
  }
}
