package org.adjutant.arch.planted;

import org.axonframework.config.Configurer;

/** Knows Axon. */
interface AxonUser {
  Configurer configurer();
}
