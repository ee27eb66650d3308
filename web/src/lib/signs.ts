/** How a player is told from the others without colours: the outline of the disc, and what is printed on it. */
export interface Sign {
  /** A path around (0, 0) for a radius of 1; a circle without it. */
  shape?: string;
  /** A filled path on it. */
  mark?: string;
  /** What the mark is printed with. */
  ink?: string;
}

const CIRCLE = 'M-1 0a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z';
/** Seats of a game that has no signs of its own. */
const MARKS = [
  'M-.38 0a.38 .38 0 1 0 .76 0a.38 .38 0 1 0 -.76 0z',
  'M-.52 -.33h1.040v.66h-1.040z',
  'M0 -.52l.52 .9h-1.040z',
  'M-.17 -.52h.34v.35h.35v.34h-.35v.35h-.34v-.35h-.35v-.34h.35z',
  'M0 -.57l.57 .57l-.57 .57l-.57 -.57z',
  'M-.52 -.14h1.040v.28h-1.040z',
];

/** Whole: with an outline, and a mark where the outline is a circle like others'. */
export function signOf(seat: number, sign: Sign = { mark: MARKS[seat % MARKS.length] }): Required<Sign> {
  return {
    shape: sign.shape ?? CIRCLE,
    mark: sign.mark ?? '',
    ink: sign.ink ?? 'light-dark(#fff, #10151b)',
  };
}
