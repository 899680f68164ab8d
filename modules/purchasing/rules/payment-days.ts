import { dayAfter } from './delivery-day.ts';
import type { InvoiceType } from './invoice-state.ts';

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

type DatedPaper = { readonly type: InvoiceType; readonly invoicedOn: string };

/**
 * The day by which a paper is to be paid by its supplier's terms; its own day where they don't say, and of any paper but an
 * invoice: a receipt was paid already, and a credit note holds from its day.
 */
export const dueByTerms = ({ type, invoicedOn }: DatedPaper, terms: string | null): string =>
  invoicedOn === '' || type !== 'INVOICE' ? invoicedOn : dayAfter(invoicedOn, paymentDays(terms) ?? 0);
