import { budgetContract } from './budget.contract.ts';
import { closeContract } from './close.contract.ts';
import { groupContract } from './group.contract.ts';
import { lettersContract } from './letters.contract.ts';
import { periodsContract } from './periods.contract.ts';
import { readReportContract } from './read-report.contract.ts';

/** Everything that may be said to reports. */
export const reportsContract = {
  ...readReportContract,
  ...budgetContract,
  ...closeContract,
  ...periodsContract,
  ...lettersContract,
  ...groupContract,
};
