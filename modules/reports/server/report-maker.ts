import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { RestaurantDetails } from '../../restaurants/contract/details.contract.ts';
import type { ReportDocument } from '../contract/report-document.ts';
import type { ComparableDays } from '../rules/comparable-days.ts';
import type { Days, ReportCalendar } from '../rules/report-period.ts';

/** For which house and in which language something is said; as the second argument of every message. */
export type On = { readonly house: RestaurantDetails; readonly locale: 'en' | 'am' };

/** What a report is asked. */
export type ReportAsk = {
  readonly days: Days;
  readonly calendar: ReportCalendar;
  /** As much of those days as has begun, and what that is held against. */
  readonly compared: ComparableDays;
  /** The trading day among them that is not over; null where there is none. */
  readonly running: string | null;
  readonly on: On;
  readonly subject?: string | undefined;
};

/** What a report says; whose it is and of when stands around it already. */
export type ReportBody = Pick<ReportDocument, 'finding' | 'figures' | 'charts' | 'tables' | 'restsOn' | 'advice'>;

/** A report: what it is called, and how it is made from what the modules know. */
export type ReportMaker = {
  readonly name: (on: On) => string;
  readonly make: (tx: RestaurantTx, ask: ReportAsk) => Promise<ReportBody>;
};
