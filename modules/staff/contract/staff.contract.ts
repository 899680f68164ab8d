import { clockContract } from './clock.contract.ts';
import { exchangeContract } from './exchange.contract.ts';
import { noticeContract } from './notice.contract.ts';
import { peopleContract } from './people.contract.ts';
import { rotaContract } from './rota.contract.ts';
import { timeOffContract } from './time-off.contract.ts';
import { timesheetContract } from './timesheet.contract.ts';

/** Everything that may be said about who works when. */
export const staffContract = {
  ...peopleContract,
  ...rotaContract,
  ...clockContract,
  ...timesheetContract,
  ...timeOffContract,
  ...exchangeContract,
  ...noticeContract,
};
