package org.adjutant.ledger.audit;

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPInputStream;

/** Copies that may be packed by gzip. */
public final class Packed {
  private Packed() {}

  /** The lines of a copy; its first two bytes tell whether it is packed. */
  public static BufferedReader lines(InputStream source) throws IOException {
    BufferedInputStream bytes = new BufferedInputStream(source);
    bytes.mark(2);
    boolean packed = bytes.read() == 0x1f && bytes.read() == 0x8b;
    bytes.reset();
    InputStream plain = packed ? new GZIPInputStream(bytes) : bytes;
    return new BufferedReader(new InputStreamReader(plain, StandardCharsets.UTF_8));
  }
}
