import { announcementContract } from './announcements.contract.ts';
import { calendarContract } from './calendar.contract.ts';
import { certificateContract } from './certificates.contract.ts';
import { clockContract } from './clock.contract.ts';
import { payrollContract } from './payroll.contract.ts';
import { peopleContract } from './people.contract.ts';
import { rosterContract } from './roster.contract.ts';
import { rotaContract } from './rota.contract.ts';
import { tipsContract } from './tips.contract.ts';
import { rotaTemplateContract } from './rota-templates.contract.ts';
import { exchangeContract } from './exchange.contract.ts';
import { noticeContract } from './notice.contract.ts';
import { timeOffContract } from './time-off.contract.ts';
import { timesheetContract } from './timesheet.contract.ts';

/** Everything that may be said about who works when. */
export const staffContract = {
  ...peopleContract,
  ...rotaContract,
  ...rosterContract,
  ...clockContract,
  ...timesheetContract,
  ...announcementContract,
  ...payrollContract,
  ...rotaTemplateContract,
  ...calendarContract,
  ...certificateContract,
  ...tipsContract,
  ...timeOffContract,
  ...exchangeContract,
  ...noticeContract,
};
