import { analysisContract } from './analysis.contract.ts';
import { logContract } from './log.contract.ts';

/** Everything that may be said to waste. */
export const wasteContract = { ...logContract, ...analysisContract };
