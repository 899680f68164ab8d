/** What `apps/server` wires of reports. */
export { reportsRouter } from './router.ts';
export { sendLetters, sendLettersOften } from './letters/send-letters.job.ts';
