import type { Colour } from '$shapes/camisa12';

/** What a piece of cardboard is painted with: its face, the print on it, its thick side, its edge. */
export interface Cardboard {
  fill: string;
  ink: string;
  deep: string;
  edge: string;
  /** Shirts and seats at night: black ones would not be seen. */
  crowd?: string;
}

/** Six colours of cardboard, with the ink that is printed on each; the same by day and by night. */
const CARDBOARD: Record<Colour, Cardboard> = {
  yellow: { fill: '#f6c927', ink: '#2a2000', deep: '#d9a800', edge: '#101418' },
  white: { fill: '#fbfaf5', ink: '#1f2a3a', deep: '#dcd9cf', edge: '#101418' },
  red: { fill: '#c62f2f', ink: '#fff', deep: '#9f1f22', edge: '#101418' },
  blue: { fill: '#1d5fb4', ink: '#fff', deep: '#15488b', edge: '#101418' },
  green: { fill: '#1f7a45', ink: '#fff', deep: '#155c33', edge: '#101418' },
  black: { fill: '#2b2d33', ink: '#fff', deep: '#15161a', edge: '#9aa0ab', crowd: '#737d90' },
};

export function cardboard(colour: Colour): Cardboard {
  return CARDBOARD[colour];
}
