import { budgetContract } from './budget.contract.ts';
import { readReportContract } from './read-report.contract.ts';

/** Everything that may be said to reports. */
export const reportsContract = { ...readReportContract, ...budgetContract };
