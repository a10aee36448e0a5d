package org.adjutant.kit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The rule statements that a test proves, by id ({@code loos:8.3.d}). On a class it holds for the
 * class as a whole. The rule report of a pack counts them.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface ProvesRule {
  String[] value();
}
