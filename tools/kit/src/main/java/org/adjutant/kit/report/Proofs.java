package org.adjutant.kit.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.adjutant.kit.ProvesRule;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * What {@link ProvesRule} says on compiled tests; no class is loaded.
 *
 * @param tests by rule id, the tests that prove it: a class, or {@code class.method}
 */
public record Proofs(SortedMap<String, SortedSet<String>> tests) {
  private static final String PROVES = Type.getDescriptor(ProvesRule.class);

  public Proofs {
    tests = Collections.unmodifiableSortedMap(new TreeMap<>(tests));
  }

  /**
   * Reads the class files under a folder.
   *
   * @throws UncheckedIOException if the folder or a file in it cannot be read
   */
  public static Proofs under(Path folder) {
    SortedMap<String, SortedSet<String>> tests = new TreeMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".class")).sorted().toList()) {
        try (InputStream in = Files.newInputStream(file)) {
          new ClassReader(in).accept(new Marks(tests), ClassReader.SKIP_CODE);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException("the compiled tests in " + folder + " cannot be read", e);
    }
    return new Proofs(tests);
  }

  /** Collects the annotations of a class and of its methods. */
  private static final class Marks extends ClassVisitor {
    private final SortedMap<String, SortedSet<String>> tests;
    private String type = "";

    Marks(SortedMap<String, SortedSet<String>> tests) {
      super(Opcodes.ASM9);
      this.tests = tests;
    }

    @Override
    public void visit(
        int version,
        int access,
        String name,
        @Nullable String signature,
        @Nullable String parent,
        String @Nullable [] interfaces) {
      type = name.replace('/', '.');
    }

    @Override
    public @Nullable AnnotationVisitor visitAnnotation(String kind, boolean visible) {
      return kind.equals(PROVES) ? new Ids(type) : null;
    }

    @Override
    public MethodVisitor visitMethod(
        int access,
        String name,
        String descriptor,
        @Nullable String signature,
        String @Nullable [] exceptions) {
      return new MethodVisitor(Opcodes.ASM9) {
        @Override
        public @Nullable AnnotationVisitor visitAnnotation(String kind, boolean visible) {
          return kind.equals(PROVES) ? new Ids(type + "." + name) : null;
        }
      };
    }

    /** Notes the ids in one annotation; its one member is an array of texts. */
    private final class Ids extends AnnotationVisitor {
      private final String test;

      Ids(String test) {
        super(Opcodes.ASM9);
        this.test = test;
      }

      @Override
      public AnnotationVisitor visitArray(String name) {
        return this;
      }

      @Override
      public void visit(@Nullable String name, Object value) {
        tests.computeIfAbsent(value.toString(), id -> new TreeSet<>()).add(test);
      }
    }
  }
}
