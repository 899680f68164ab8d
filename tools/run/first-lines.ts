import { stripVTControlCharacters } from 'node:util';

const linesMax = 14;

/** A failure for the end of a long output: what failed, and below it the first lines of why, without colours. */
export const firstLines = (what: string, why: string): string =>
  [what, ...stripVTControlCharacters(why).split('\n').slice(0, linesMax)].join('\n    ');
