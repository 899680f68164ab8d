/** What other modules may ask of alerts, in their own transaction. */
export { dropNotes, pressNote, type Note } from './pressing-notes.ts';
export { signalsById, signalsSince, type SaidSignal } from './signals-said.ts';
