/** What other modules may ask of waste, in their own transaction. */
export { analyse } from './analyse.ts';
