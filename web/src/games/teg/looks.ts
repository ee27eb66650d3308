import type { Colour } from '$shapes/teg';

/** How the six colours look: never colour alone, each has a shape of counter and a pattern of land. */
export interface Look {
  /** The counter and the figures on it. */
  fill: string;
  ink: string;
  /** The side of the counter, in its shadow; and its rim, in the light. */
  side: string;
  rim: string;
  /** The counter's outline around (0, 0), for a radius of 1. */
  shape: string;
  /** The pattern on the land, in a tile of 24 × 24. */
  pattern: string;
}

export const LOOKS: Record<Colour, Look> = {
  blanco: {
    fill: '#fffaec',
    ink: '#1b1f24',
    side: '#b9ac8d',
    rim: '#ffffff',
    shape: 'M-1.06 0A1.06 1.06 0 0 1 1.06 0A1.06 1.06 0 0 1 -1.06 0Z',
    pattern: '',
  },
  negro: {
    fill: '#2a2e36',
    ink: '#ffffff',
    side: '#0c0e12',
    rim: '#6a727f',
    shape:
      'M-.72 -.95H.72Q.95 -.95 .95 -.72V.72Q.95 .95 .72 .95H-.72Q-.95 .95 -.95 .72V-.72Q-.95 -.95 -.72 -.95Z',
    pattern: 'M-2 -2L26 26M26 -2L-2 26',
  },
  rojo: {
    fill: '#b3261c',
    ink: '#ffffff',
    side: '#6d0f09',
    rim: '#f08a7c',
    shape:
      'M-.12 -1.17Q0 -1.26 .12 -1.17L1.17 -.12Q1.26 0 1.17 .12L.12 1.17Q0 1.26 -.12 1.17L-1.17 .12Q-1.26 0 -1.17 -.12Z',
    pattern: 'M-2 26L26 -2M-8 8L8 -8M16 32L32 16',
  },
  azul: {
    fill: '#1f559f',
    ink: '#ffffff',
    side: '#0c2d5e',
    rim: '#84b2ec',
    shape:
      'M-.52 -1.02H.52Q.62 -1.02 .67 -.93L1.15 -.1Q1.2 0 1.15 .1L.67 .93Q.62 1.02 .52 1.02H-.52Q-.62 1.02 -.67 .93L-1.15 .1Q-1.2 0 -1.15 -.1L-.67 -.93Q-.62 -1.02 -.52 -1.02Z',
    pattern: 'M0 6Q6 0 12 6T24 6M0 18Q6 12 12 18T24 18',
  },
  amarillo: {
    fill: '#f6c631',
    ink: '#241c00',
    side: '#a67a06',
    rim: '#fff0b8',
    shape:
      'M-.86 -.98H.86Q1.02 -.98 1.02 -.82V.2Q1.02 .82 0 1.24Q-1.02 .82 -1.02 .2V-.82Q-1.02 -.98 -.86 -.98Z',
    pattern: 'M5 6H7M17 18H19',
  },
  verde: {
    fill: '#1f7038',
    ink: '#ffffff',
    side: '#0a3d1b',
    rim: '#7fcf93',
    shape:
      'M-.1 -1.13Q0 -1.2 .1 -1.13L1.1 -.38Q1.19 -.3 1.15 -.2L.84 .92Q.8 1.02 .7 1.02H-.7Q-.8 1.02 -.84 .92L-1.15 -.2Q-1.19 -.3 -1.1 -.38Z',
    pattern: 'M6 0V24M18 0V24',
  },
};

/** The colours in the order of the seats, until the match says otherwise. */
export const COLOURS = Object.keys(LOOKS) as Colour[];
