import { analysisContract } from './analysis.contract.ts';
import { daysContract } from './days.contract.ts';
import { goalsContract } from './goals.contract.ts';
import { logContract } from './log.contract.ts';
import { photoContract } from './photo.contract.ts';
import { reviewsContract } from './reviews.contract.ts';

/** Everything that may be said to waste. */
export const wasteContract = {
  ...logContract,
  ...analysisContract,
  ...daysContract,
  ...goalsContract,
  ...reviewsContract,
  ...photoContract,
};
