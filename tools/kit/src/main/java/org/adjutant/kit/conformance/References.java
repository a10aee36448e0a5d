package org.adjutant.kit.conformance;

import java.util.SortedSet;
import java.util.TreeSet;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Type;

/** The classes that a class file names in its constants. */
final class References {
  private static final int CLASS = 7;
  private static final int METHOD_TYPE = 16;
  private static final int NAME_AND_TYPE = 12;

  private References() {}

  /** By binary name, sorted; superclass, interfaces, nested and called classes among them. */
  static SortedSet<String> of(byte[] classFile) {
    ClassReader reader = new ClassReader(classFile);
    char[] buffer = new char[reader.getMaxStringLength()];
    SortedSet<String> names = new TreeSet<>();
    for (int item = 1; item < reader.getItemCount(); item++) {
      int at = reader.getItem(item);
      int tag = at == 0 ? 0 : classFile[at - 1];
      if (tag == CLASS) {
        add(Type.getObjectType(reader.readUTF8(at, buffer)), names);
      } else if (tag == METHOD_TYPE) {
        add(Type.getType(reader.readUTF8(at, buffer)), names);
      } else if (tag == NAME_AND_TYPE) {
        add(Type.getType(reader.readUTF8(at + 2, buffer)), names);
      }
    }
    return names;
  }

  private static void add(Type type, SortedSet<String> names) {
    switch (type.getSort()) {
      case Type.ARRAY -> add(type.getElementType(), names);
      case Type.OBJECT -> names.add(type.getClassName());
      case Type.METHOD -> {
        add(type.getReturnType(), names);
        for (Type argument : type.getArgumentTypes()) {
          add(argument, names);
        }
      }
      default -> {
        // a number or the like leads nowhere
      }
    }
  }
}
