import type { Colour } from './view';

/** Six colours of cardboard, with the ink that is printed on each; the same by day and by night. */
const CARDBOARD: Record<Colour, { fill: string; ink: string; deep: string }> = {
  yellow: { fill: '#f6c927', ink: '#2a2000', deep: '#d9a800' },
  white: { fill: '#fbfaf5', ink: '#1f2a3a', deep: '#dcd9cf' },
  red: { fill: '#c62f2f', ink: '#fff', deep: '#9f1f22' },
  blue: { fill: '#1d5fb4', ink: '#fff', deep: '#15488b' },
  green: { fill: '#1f7a45', ink: '#fff', deep: '#155c33' },
  black: { fill: '#2b2d33', ink: '#fff', deep: '#15161a' },
};

export function cardboard(colour: Colour): { fill: string; ink: string; deep: string } {
  return CARDBOARD[colour];
}
