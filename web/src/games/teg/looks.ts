import type { Colour } from '$shapes/teg';

/** How the six colours look: never colour alone, each has a shape of counter and a pattern of land. */
export interface Look {
  /** The counter and the figures on it. */
  fill: string;
  ink: string;
  /** The counter's outline around (0, 0), for a radius of 1. */
  shape: string;
  /** The pattern on the land, in a tile of 16 × 16. */
  pattern: string;
}

export const LOOKS: Record<Colour, Look> = {
  blanco: {
    fill: '#fffdf6',
    ink: '#1b1f24',
    shape: 'M-1 0A1 1 0 0 1 1 0A1 1 0 0 1 -1 0Z',
    pattern: '',
  },
  negro: {
    fill: '#22252b',
    ink: '#ffffff',
    shape: 'M-.7 -.92H.7Q.92 -.92 .92 -.7V.7Q.92 .92 .7 .92H-.7Q-.92 .92 -.92 .7V-.7Q-.92 -.92 -.7 -.92Z',
    pattern: 'M0 0L16 16M16 0L0 16',
  },
  rojo: {
    fill: '#a81f17',
    ink: '#ffffff',
    shape: 'M0 -1.22L1.22 0L0 1.22L-1.22 0Z',
    pattern: 'M-4 4L4 -4M0 16L16 0M12 20L20 12',
  },
  azul: {
    fill: '#1d4f9c',
    ink: '#ffffff',
    shape: 'M-.58 -1H.58L1.15 0L.58 1H-.58L-1.15 0Z',
    pattern: 'M0 4Q4 0 8 4T16 4M0 12Q4 8 8 12T16 12',
  },
  amarillo: {
    fill: '#f4c52c',
    ink: '#241c00',
    shape: 'M-.98 -.95H.98V.2Q.98 .8 0 1.2Q-.98 .8 -.98 .2Z',
    pattern: 'M3 4H5M11 12H13',
  },
  verde: {
    fill: '#1d6633',
    ink: '#ffffff',
    shape: 'M0 -1.15L1.12 -.3L.8 .98H-.8L-1.12 -.3Z',
    pattern: 'M4 0V16M12 0V16',
  },
};

/** The colours in the order of the seats, until the match says otherwise. */
export const COLOURS = Object.keys(LOOKS) as Colour[];
