/** What other modules may ask of integrations, in their own transaction. */
export { sellersPress } from './what-presses.ts';
