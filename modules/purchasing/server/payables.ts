import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { getDetails } from '../../restaurants/server/public.ts';
import type { InvoiceRow } from '../contract/invoice.contract.ts';
import { agedTotals, ageOf } from '../rules/payables.ts';
import { withholdingOn } from '../rules/withholding.ts';
import { listOwed } from './list-invoices.ts';
import { wallNow } from './wall-now.ts';

/** A supplier's credit note is owed the other way round. */
const openOf = ({ type, totalMinor, paidMinor }: InvoiceRow): bigint => {
  const open = BigInt(totalMinor) - BigInt(paidMinor);
  return type === 'CREDIT_NOTE' ? -open : open;
};

/** What is owed, the longest first, with what is to be kept back of it where the restaurant stands. */
export const listPayables = async (tx: RestaurantTx) => {
  const { day } = wallNow(tx);
  const owed = (await listOwed(tx)).map((row) => ({ row, openMinor: openOf(row) }));
  const totals = agedTotals(
    owed.map(({ row, openMinor }) => ({ currency: row.currency, openMinor, dueOn: row.dueOn })),
    day,
  );
  const rule = withholdingOn((await getDetails(tx)).country, day);
  return {
    totals: totals.map(({ currency, totalMinor, byAge }) => ({
      currency: currency as InvoiceRow['currency'],
      totalMinor: String(totalMinor),
      byAge: {
        NOT_DUE: String(byAge.NOT_DUE),
        DAYS_1_30: String(byAge.DAYS_1_30),
        DAYS_31_60: String(byAge.DAYS_31_60),
        DAYS_61_90: String(byAge.DAYS_61_90),
        OVER_90: String(byAge.OVER_90),
      },
    })),
    invoices: owed
      .map(({ row, openMinor }) => ({ ...row, age: ageOf(row.dueOn, day), openMinor: String(openMinor) }))
      .toSorted((left, right) => (left.dueOn < right.dueOn ? -1 : 1)),
    withholding: rule && {
      rateBps: rule.rateBps,
      thresholdMinor: rule.thresholdMinor === null ? null : String(rule.thresholdMinor),
      validFrom: rule.validFrom,
      law: rule.law,
      source: rule.source,
      lookedUpOn: rule.lookedUpOn,
      isConfirmed: rule.isConfirmed,
    },
  };
};
