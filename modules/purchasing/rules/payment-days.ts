import { dayAfter } from './delivery-day.ts';

/** The longest credit that terms are read for; more is a slip. */
const daysMax = 365;

const days = /^(?:net\s*|within\s+)?(\d{1,3})(?:\s*(?:days?|d|ቀን|ቀናት))?(?:\s+net)?$/i;
const atOnce = /^(?:cash|cod|c\.o\.d\.|(?:cash )?on delivery|ጥሬ ገንዘብ|ሲደርስ)$/i;

/**
 * How many days of credit a supplier's terms give, as people write them: "30 days", "Net 14", "30 ቀን", "on delivery".
 *
 * @returns null where they say something else, such as "end of the month": whoever reads them decides.
 */
export const paymentDays = (terms: string | null): number | null => {
  const text = (terms ?? '').trim();
  if (atOnce.test(text)) return 0;
  const found = days.exec(text)?.[1];
  return found !== undefined && Number(found) <= daysMax ? Number(found) : null;
};

/** The day by which a paper of a day is to be paid by its supplier's terms; its own day where they don't say. */
export const dueByTerms = (invoicedOn: string, terms: string | null): string =>
  invoicedOn === '' ? '' : dayAfter(invoicedOn, paymentDays(terms) ?? 0);
