import type { Kind, PieceName } from '$shapes/camisa12';

export const KINDS: Kind[] = ['bandeirao', 'musica', 'fogos', 'mosaico', 'ola'];

export function kindOf(piece: PieceName): Kind {
  return piece.startsWith('musica') ? 'musica' : (piece as Kind);
}

/** The letter of a Song, in capitals; "" of any other piece. */
export function letterOf(piece: PieceName): string {
  return piece.startsWith('musica-') ? piece.slice(-1).toUpperCase() : '';
}
