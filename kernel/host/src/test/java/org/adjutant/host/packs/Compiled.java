package org.adjutant.host.packs;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Sources compiled in memory, and jars of them. */
public final class Compiled {
  private static final Pattern TYPE = Pattern.compile("(?:class|record|interface|enum) (\\w+)");

  private Compiled() {}

  /** The class files of sources, each of one top-level type in the package {@code hill}. */
  public static SortedMap<String, byte[]> classes(String... sources) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    SortedMap<String, ByteArrayOutputStream> out = new TreeMap<>();
    List<Source> units = List.of(sources).stream().map(Source::new).toList();
    boolean compiled =
        compiler
            .getTask(
                null,
                new Memory(compiler.getStandardFileManager(null, null, null), out),
                null,
                List.of("-proc:none", "-g", "-cp", System.getProperty("java.class.path")),
                null,
                units)
            .call();
    if (!compiled) {
      throw new IllegalArgumentException("the sources of the test do not compile");
    }
    SortedMap<String, byte[]> classes = new TreeMap<>();
    out.forEach((name, bytes) -> classes.put(name, bytes.toByteArray()));
    return classes;
  }

  /** A jar of files. */
  public static Path jar(Path jar, SortedMap<String, byte[]> entries) throws IOException {
    try (JarOutputStream zip = new JarOutputStream(Files.newOutputStream(jar))) {
      for (var entry : entries.entrySet()) {
        zip.putNextEntry(new JarEntry(entry.getKey()));
        zip.write(entry.getValue());
      }
    }
    return jar;
  }

  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(String text) {
      super(URI.create("string:///hill/" + type(text) + ".java"), Kind.SOURCE);
      this.text = "package hill;\n" + text;
    }

    private static String type(String text) {
      Matcher type = TYPE.matcher(text);
      if (!type.find()) {
        throw new IllegalArgumentException("no type in " + text);
      }
      return type.group(1);
    }

    @Override
    public CharSequence getCharContent(boolean ignoreErrors) {
      return text;
    }
  }

  private static final class Memory extends ForwardingJavaFileManager<JavaFileManager> {
    private final SortedMap<String, ByteArrayOutputStream> out;

    Memory(JavaFileManager files, SortedMap<String, ByteArrayOutputStream> out) {
      super(files);
      this.out = out;
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      out.put(name.replace('.', '/') + ".class", bytes);
      return new SimpleJavaFileObject(URI.create("mem:///" + name), kind) {
        @Override
        public OutputStream openOutputStream() {
          return bytes;
        }
      };
    }
  }
}
