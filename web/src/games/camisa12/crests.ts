/** The emblems of the 24 teams, each in a square of 24 around the middle; overlapping parts are cut out. */

function disc(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

export const STAR =
  'M0-11 3-3.500 11-3.500 4.500 1.500 7 9.500 0 4.500-7 9.500-4.500 1.500-11-3.500-3-3.500Z';

export const EMBLEMS: Record<string, string> = {
  onca: disc(0, 5, 6, 5) + disc(-8, -2, 2.6) + disc(-3, -7, 2.7) + disc(3, -7, 2.7) + disc(8, -2, 2.6),
  cigarra: disc(0, 2, 2.4, 8) + disc(0, -9, 2.6) + 'M-3-5Q-12 0-8 11Q-4 8-3 2ZM3-5Q12 0 8 11Q4 8 3 2Z',
  'vaga-lume':
    disc(0, 6, 4.5, 5) +
    disc(0, -9, 2.5) +
    'M-2.500-5H2.500V0H-2.500ZM-4-5Q-12-8-10 2ZM4-5Q12-8 10 2ZM-11 7H-7V9H-11ZM7 7H11V9H7Z',
  arara: 'M-9 11V-2A9 9 0 0 1 9-4Q11 2 6 7Q6 2 2 2Q1 8 4 11Z' + disc(-1, -4, 2),
  boto: 'M-12 2Q-6-9 5-6L8-12 10-5Q12 4-2 5L-6 11-7 5Z' + disc(-6, 0, 1.2),
  capivara: 'M-11 9V1Q-9-4-2-4L3-8V-10H6V-8Q11-8 11-2Q11 1 7 2V9H4V4H-5V9Z' + disc(6, -5, 1.1),
  trem:
    'M-11-10H-3V-3H4V-9H8V-3H11V5H-11ZM-9-8V-4H-5V-8Z' + disc(-7, 8.5, 3) + disc(0, 8.5, 3) + disc(7, 8.5, 3),
  bumba:
    'M-11-10Q-10-4-4-4H4Q10-4 11-10Q13 1 6 2L3 11H-3L-6 2Q-13 1-11-10Z' + disc(-3, 0, 1.3) + disc(3, 0, 1.3),
  mare: 'M-12 9Q-10-10 2-10Q11-9 11 0Q7-5 3-2Q1 3 6 5H12V9Z',
  pipa: 'M0-12 8-4 0 6-8-4ZM-1-9V3H1V-9ZM-3 7 3 10.500V7L-3 10.500Z',
  mandacaru: 'M-2 11V4H-7Q-10 4-10 0V-5H-7V0Q-7 1-6 1H-2V-11H2V2H6V-2H9V2Q9 5 6 5H2V11Z',
  sabia: 'M-12-2 -8-4Q-6-9-1-6Q5-3 11 6L5 5Q3 8-1 7V11H-3V7Q-8 4-8-1Z' + disc(-4.5, -3.5, 1.1),
  jangada: 'M1-12Q10-4 9 5H1ZM-1-8V5H-7ZM-11 7H11L8 11H-8Z',
  farol: 'M-3-6H3L5 11H-5ZM-3 0H3.600L4 3H-4ZM-3-11H3V-7H-3ZM5-10 12-12V-6L5-8ZM-5-10-12-12V-6L-5-8Z',
  garoa:
    'M-11 0A11 10 0 0 1 11 0Q8-3 5.500 0Q3-3 0 0Q-3-3-5.500 0Q-8-3-11 0ZM-1 1H1V8Q1 11.500-2 11.500T-5 8H-3Q-3 9.500-2 9.500T-1 8Z',
  coruja:
    'M-9-11 -4-8H4L9-11V3Q9 11 0 11T-9 3Z' +
    disc(-4, -2, 3.2) +
    disc(4, -2, 3.2) +
    disc(-4, -2, 1.4) +
    disc(4, -2, 1.4) +
    'M-1.500 2H1.500L0 5Z',
  estivadores:
    'M-10-10H10V10H-10ZM-6-7.500H6L0-1.800ZM-6 7.500H6L0 1.800ZM-7.500-6V6L-1.800 0ZM7.500-6V6L1.800 0Z',
  carcara: 'M0-3Q2-8 4-7L12-9Q10 1 3 3L5 10 0 7-5 10-3 3Q-10 1-12-9L-4-7Q-2-8 0-3Z',
  ventania:
    'M-12-4.500H2a2.500 2.500 0 1 0-2.500-2.500h-2.500a5 5 0 1 1 5 5H-12ZM-12 0H7a4.500 4.500 0 1 1-4.500 4.500H5a2 2 0 1 0 2-2H-12ZM-12 4.500H-3a3.500 3.500 0 1 1-3.500 3.500H-4a1 1 0 1 0 1-1H-12Z',
  cortejo: 'M-1-12H1V-10H3V-8H1V-6L7 0V11H2V5H-2V11H-7V0L-1-6V-8H-3V-10H-1Z' + disc(0, 0, 1.7),
  quadrilha:
    'M-12-10H12V-8H-12ZM-11.500-6H-5V8L-8.200 4-11.500 8ZM-3.200-6H3.200V8L0 4-3.200 8ZM5-6H11.500V8L8.200 4 5 8Z',
  toque: 'M0-12a2 2 0 0 1 2 2Q8-8 8 0V4L11 7H-11L-8 4V0Q-8-8-2-10a2 2 0 0 1 2-2ZM-3 8.500H3a3 3 0 0 1-6 0Z',
  alquimistas:
    'M-4-12H4V-9.500H2.500V-4L10 8Q11 11 8 11H-8Q-11 11-10 8L-2.500-4V-9.500H-4Z' +
    disc(-3, 6, 2) +
    disc(3, 4, 1.4) +
    disc(1, -1, 1),
  espelho: 'M-8-1A8 8 0 0 1 8-1ZM-11 2H11V4H-11ZM-7.500 6H7.500V8H-7.500ZM-3.500 10H3.500V12H-3.500Z',
};
