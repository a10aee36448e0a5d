/** Tests of the company that enters later (S08.special.e). */
@NullMarked
package org.adjutant.nomansland.planning.wave;

import org.jspecify.annotations.NullMarked;
