package org.adjutant.host.scan;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Reads the code of one method. */
final class MethodScan extends MethodVisitor {
  private final ClassScan scan;
  private final String method;
  private int line;

  MethodScan(ClassScan scan, String method) {
    super(ClassScan.API);
    this.scan = scan;
    this.method = method;
  }

  @Override
  public void visitLineNumber(int number, Label start) {
    line = number;
  }

  @Override
  public void visitTypeInsn(int opcode, String type) {
    see(Type.getObjectType(type));
  }

  @Override
  public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
    see(Type.getType(descriptor));
  }

  @Override
  public void visitTryCatchBlock(Label start, Label end, Label handler, @Nullable String type) {
    if (type != null) {
      see(Type.getObjectType(type));
    }
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String field, String descriptor) {
    if (owner.equals("java/lang/System")) {
      scan.add(
          method,
          line,
          "System." + field + " reaches outside the rules; a pack neither reads nor prints");
      return;
    }
    see(Type.getObjectType(owner));
    see(Type.getType(descriptor));
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String called, String descriptor, boolean isInterface) {
    call(owner, called, descriptor);
  }

  @Override
  public void visitInvokeDynamicInsn(
      String named, String descriptor, Handle bootstrap, Object... arguments) {
    if (!Allowed.isBootstrap(ClassScan.dotted(bootstrap.getOwner()))) {
      scan.add(method, line, ClassScan.dotted(bootstrap.getOwner()) + " is not for packs");
    }
    see(Type.getMethodType(descriptor));
    for (Object argument : arguments) {
      constant(argument);
    }
  }

  @Override
  public void visitLdcInsn(Object value) {
    constant(value);
  }

  private void constant(Object value) {
    if (value instanceof Type type) {
      see(type);
    } else if (value instanceof Handle handle) {
      handle(handle);
    } else if (value instanceof ConstantDynamic) {
      scan.add(method, line, "a constant computed at run time is reflection");
    }
  }

  private void handle(Handle handle) {
    if (handle.getTag() >= Opcodes.H_INVOKEVIRTUAL) {
      call(handle.getOwner(), handle.getName(), handle.getDesc());
    } else {
      see(Type.getObjectType(handle.getOwner()));
    }
  }

  private void call(String owner, String called, String descriptor) {
    String type = Type.getObjectType(owner).getClassName();
    if (!owner.startsWith("[")) {
      see(Type.getObjectType(owner));
      Calls.fault(type, called, descriptor)
          .ifPresent(fault -> scan.add(method, line, type + "." + called + " " + fault));
    }
    if (scan.isVisible(type)) {
      see(Type.getMethodType(descriptor));
    }
  }

  private void see(Type type) {
    scan.see(method, line, type);
  }
}
