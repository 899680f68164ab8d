import { clockContract } from './clock.contract.ts';
import { peopleContract } from './people.contract.ts';
import { rosterContract } from './roster.contract.ts';
import { rotaContract } from './rota.contract.ts';
import { timesheetContract } from './timesheet.contract.ts';

/** Everything that may be said about who works when. */
export const staffContract = { ...peopleContract, ...rotaContract, ...rosterContract, ...clockContract, ...timesheetContract };
