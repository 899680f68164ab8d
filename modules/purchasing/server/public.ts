/** What other modules may ask of purchasing, in their own transaction. */
export { boughtOf, usedDifferences, type BoughtLine, type UsedDifference } from './bought.ts';
