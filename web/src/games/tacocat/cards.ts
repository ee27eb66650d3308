/** The colour of each value, from cool and low to hot and high; 0 is a back. */
export const TINTS = [
  '',
  '#3f9fb5',
  '#3fa78b',
  '#6aa84f',
  '#a9a02c',
  '#d9942b',
  '#dd7430',
  '#d0503c',
  '#a8325e',
];
