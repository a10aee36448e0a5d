package org.adjutant.cli.board;

import java.util.Optional;
import org.adjutant.rules.spi.look.Form;

/** The drawings that stand for forms, around the middle of a hex with sides of 44 pixels. */
final class SvgForms {
  static final String DEFINITIONS =
      """
      <defs>
      <g id="woods" fill="#6f9650" stroke="#4f7338"><circle cx="-22" cy="-8" r="6"/>\
      <circle cx="-9" cy="-20" r="6"/><circle cx="8" cy="-22" r="5"/><circle cx="22" cy="-6" r="6"/>\
      <circle cx="26" cy="10" r="5"/><circle cx="-26" cy="9" r="5"/><circle cx="-12" cy="22" r="6"/>\
      <circle cx="6" cy="24" r="5"/><circle cx="0" cy="-5" r="6"/><circle cx="12" cy="10" r="6"/>\
      <circle cx="-10" cy="8" r="5"/></g>
      <path id="houses" fill="#8a6a5c" d="M-30-6h8v7h-8zM-17-22h9v7h-9zM-5-10h8v8h-8zM6-24h8v8h-8z\
      M18-12h9v7h-9zM-22 8h8v9h-8zM-6 12h9v7h-9zM9 6h8v8h-8zM20 10h8v7h-8zM-12 24h8v6h-8zM6 23h9v6h-9z"/>
      <g id="heap"><path d="M-15 12L-3-14h6L15 12z" fill="#5d564d"/>\
      <path d="M-1-12L-8 11M2-12L5 11M-3-12L-13 11M4-11L12 11" stroke="#8d8579" fill="none"/></g>
      <path id="rough" fill="#a8946a" d="M-24-4l5-6 6 5-3 5zM-6-20l6-4 5 6-6 4zM12-8l6-5 6 6-5 5z\
      M-16 16l6-5 6 6-6 4zM8 14l7-4 5 6-7 4zM-4 1l5-4 5 5-5 4z"/>
      <path id="water" fill="none" stroke="#6ea6c9" stroke-width="2" d="M-28-8q5-5 10 0t10 0\
      M6-16q5-5 10 0t10 0M-12 8q5-5 10 0t10 0M8 20q5-5 10 0M-26 20q5-5 10 0t8 0"/>
      <path id="cross" fill="none" stroke-width="5" stroke-linecap="round" d="M-9-9L9 9M-9 9L9-9"/>
      <path id="burst" stroke="#7b241c" d="M0-15L4-5 14-9 8 0 15 6 5 6 4 15-2 7-11 12-7 3-16 0-7-4-11-13-2-7z"/>
      <path id="cloud" stroke="#4f5a3a" d="M-13 7a7 7 0 0 1 1-13a9 9 0 0 1 16-3a8 8 0 0 1 9 14z"/>
      <path id="aircraft" stroke="#ffffff" d="M-3-16h6v10h15v6h-15l-1 9h6v5h-16v-5h6l-1-9h-15v-6h15z"/>
      <circle id="disc" r="9" stroke="#333333"/>
      <rect id="c" width="46" height="46" rx="4" stroke="#3a3a3a"/>
      <style>.n{font-size:10px;fill:#8b8067}.y{fill:#fff;fill-opacity:.6;stroke:#222}.i{font-size:9px}.l{font-size:7px}.s{font-size:7px}\
      .v{font-size:12px;font-weight:bold}text.n,text.i,text.l,text.s,text.v{text-anchor:middle}</style>
      <path id="plain" class="y" d="M0 0h20v13h-20z"/>
      <path id="infantry" class="y" d="M0 0h20v13h-20zM0 0l20 13m-20 0l20-13"/>
      <path id="cavalry" class="y" d="M0 0h20v13h-20zM0 0m0 13l20-13"/>
      <path id="armour" class="y" d="M0 0h20v13h-20zM0 0m6 3h8a3.5 3.5 0 0 1 0 7h-8a3.5 3.5 0 0 1 0-7"/>
      <path id="mechanised" class="y" d="M0 0h20v13h-20zM0 0l20 13m-20 0l20-13m-14 3h8a3.5 3.5 0 0 1 0 7h-8a3.5 3.5 0 0 1 0-7"/>
      <path id="artillery" class="y" d="M0 0h20v13h-20zM0 0m8 6.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0"/>
      <path id="engineers" class="y" d="M0 0h20v13h-20zM0 0m4 10v-6h12v6m-6-6v6"/>
      <path id="headquarters" class="y" d="M0 0h20v13h-20zM0 0h20v4h-20"/>
      <path id="p1" fill="#222" d="M-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0"/>
      <path id="p2" fill="#222" d="M-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0M-2 5a2 2 0 1 0 4 0a2 2 0 1 0-4 0"/>
      <path id="p3" fill="#222" d="M-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0M-2 5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M-2 10a2 2 0 1 0 4 0a2 2 0 1 0-4 0"/>
      <path id="p4" fill="#222" d="M-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0M-2 5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M-2 10a2 2 0 1 0 4 0a2 2 0 1 0-4 0M-2 15a2 2 0 1 0 4 0a2 2 0 1 0-4 0"/>
      </defs>
      """;

  private SvgForms() {}

  /** The drawing of a form inside a hex, if it has one. */
  static Optional<String> ground(Form form) {
    return switch (form) {
      case WOODS, HOUSES, HEAP, ROUGH, WATER -> Optional.of(form.word());
      default -> Optional.empty();
    };
  }

  /** The drawing of a mark. */
  static String mark(Form form) {
    return switch (form) {
      case CROSS, BURST, CLOUD, AIRCRAFT -> form.word();
      default -> "disc";
    };
  }

  /** Whether terrain of this form fills its hex. */
  static boolean fills(Form form) {
    return switch (form) {
      case HEAP, OUTLINE, BEYOND -> false;
      default -> true;
    };
  }
}
