/** Outlines of the shapes and signs of Sixteen, in a square from 0 to 24. */

import type { Colour, Special } from "./tiles";

/** The shape beside every colour: heart, star, leaf, drop, gem. */
export const SHAPES: Record<Colour, string> = {
  R: "M12 21.2C5.4 16.4 2.2 12.7 2.2 8.5 2.2 5.4 4.5 3.2 7.3 3.2c1.9 0 3.7 1 4.7 2.8 1-1.8 2.8-2.8 4.7-2.8 2.8 0 5.1 2.2 5.1 5.3 0 4.2-3.2 7.9-9.8 12.7Z",
  Y: "M12 1.6 15 8.5l7.4.7-5.6 4.9 1.7 7.3L12 17.5l-6.5 3.9 1.7-7.3L1.6 9.2 9 8.5Z",
  G: "M21.5 2.5C9 2.3 2.9 6.8 3.2 14.2c0 1.5.4 2.8 1 3.9L2.2 20.4l1.5 1.4 2.2-2.2c1.3 1 3 1.5 5 1.4C18.6 20.6 22 13.6 21.5 2.5ZM16 8.2 6.8 17.4l-.9-.9L15.1 7.3Z",
  B: "M12 1.8c4.7 5.4 7.3 9.3 7.3 12.7A7.3 7.3 0 0 1 12 22a7.3 7.3 0 0 1-7.3-7.5c0-3.4 2.6-7.3 7.3-12.7Z",
  P: "M7 3.2h10l5 6.3L12 21.6 2 9.5Zm-1.6 6.1h13.2l.1-1.2H5.4Z",
};

export const SIGNS = {
  /** END: a bar across the way. */
  end: "M3 10.2h10.4V5.6L19 12l-5.6 6.4v-4.6H3ZM20 3.5h2.6v17H20Z",
  /** RESTART: an arrow back to the start. */
  restart:
    "M12.5 3.6a8.4 8.4 0 1 1-8.2 10.3l2.7-.6a5.6 5.6 0 1 0 1.6-5.4l2.6 2.6-7.7 1.3L4.8 4l1.8 1.8a8.4 8.4 0 0 1 5.9-2.2Z",
  lock: "M6 10V7.5a6 6 0 0 1 12 0V10h1.5v11h-15V10Zm2.7 0h6.6V7.5a3.3 3.3 0 0 0-6.6 0Z",
} as const;

export const SPECIALS: Record<Special, string> = {
  S: "M6.2 2.6 12.6 11l6.5-8.1 1.3 1-6 9.3 2 2.6c.5-.2 1-.3 1.5-.3a3.6 3.6 0 1 1-3.1 1.8L12.8 15l-2 2.2A3.6 3.6 0 1 1 7.6 15.5c.6 0 1.1.1 1.6.3l1.7-2.6L4.9 3.6Zm1.4 15.1a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8Zm10.3 0a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8Z",
  T: "M9 2.2h6l.8 1.9h4.7v2.4h-17V4.1h4.7ZM4.9 8h14.2l-1.2 13.8H6.1Zm3.7 2.5.5 8.7h1.7l-.4-8.7Zm5 0-.4 8.7h1.7l.5-8.7Z",
};
