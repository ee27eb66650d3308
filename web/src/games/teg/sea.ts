/** What the painter of the world is asked for, and what it gives back. */

/** The painted sea, in units of the map: it goes on beyond the map's edge. */
export const SEA = { x: -400, y: -250, width: 2400, height: 1500 };

export interface Order {
  key: string;
  /** The outlines of all land. */
  land: string[];
  dark: boolean;
}

export interface Painted {
  key: string;
  sea: ImageBitmap;
  /** Light and shadow of the land, to be laid over its colours. */
  relief: ImageBitmap;
}
