/** What `apps/server` wires of the kitchen. */
export { kitchenRouter } from './router.ts';
export { printPapers } from './printing/print-papers.job.ts';
export { keepDays, keepDaysOften } from './sold-days/keep-days.job.ts';
export { signTillRequest, tillKeys, type TillKeys } from './tills/till-signature.ts';
export { answerTill, explainTill } from './tills/answer-till.ts';
