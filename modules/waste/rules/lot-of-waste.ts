import type { DateType, LotStatus } from '../../inventory/rules/lot.ts';

/** Whether nobody may be given it any more: past its date, whichever kind, or called back. */
export const isPastGood = (status: LotStatus): boolean => status === 'EXPIRED' || status === 'RECALLED';

/** A lot as far as the order of offering goes; its status is that of the day. */
export type OfferedLot = { readonly status: LotStatus; readonly dateType: DateType };

/** What is thrown away first: what is past its use-by date or called back, then what is past another date, then the rest. */
const urgency = ({ status, dateType }: OfferedLot): number => {
  if (!isPastGood(status)) return 2;
  return dateType === 'USE_BY' || status === 'RECALLED' ? 0 : 1;
};

/** Lots in the order in which a person is offered them; what is equally urgent stays as it was given. */
export const offeredFirst = <Lot extends OfferedLot>(lots: readonly Lot[]): readonly Lot[] =>
  lots.toSorted((left, right) => urgency(left) - urgency(right));
