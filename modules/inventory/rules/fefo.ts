import { noQuantity, type Quantity } from '../../../kit/quantity.ts';
import type { BusinessDate } from '../../../kit/time/business-date.ts';
import type { DateType, LotStatus } from './lot.ts';

/** As much of a lot as decides whether and when it is used. */
export type LotOnShelf = {
  readonly lotId: string;
  readonly status: LotStatus;
  readonly dateType: DateType;
  readonly isOpened: boolean;
  readonly expiresOn: BusinessDate | null;
  /** ISO 8601 in UTC. */
  readonly receivedAt: string;
  readonly onHand: Quantity;
};

/** So much of one lot, negative when it leaves. */
export type LotShare = { readonly lotId: string; readonly quantity: Quantity };

/** Whether a lot may be used without a person saying so: what is past its use-by date never is. */
export const isUsable = ({ status, dateType, expiresOn, onHand }: LotOnShelf, today: BusinessDate): boolean =>
  status === 'AVAILABLE' && onHand > noQuantity && !(dateType === 'USE_BY' && expiresOn !== null && expiresOn < today);

const far = '9999-12-31';

/** First expired, first out: what is open, then what expires first, then what came first. */
const firstOut = (left: LotOnShelf, right: LotOnShelf): number =>
  Number(right.isOpened) - Number(left.isOpened) ||
  compareText(left.expiresOn ?? far, right.expiresOn ?? far) ||
  compareText(left.receivedAt, right.receivedAt) ||
  compareText(left.lotId, right.lotId);

const compareText = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

/** What a person took it from, and what day it is. */
export type Withdrawal = {
  readonly chosenLotId: string | null;
  readonly today: BusinessDate;
  /** Thrown away because it was past its date: then what is past it goes first, and only then what may be used. */
  readonly isOfExpired: boolean;
};

/** Whether nobody should eat it any more: past its date, whichever kind, or taken out of use for that. */
const isExpired = ({ status, expiresOn, onHand }: LotOnShelf, today: BusinessDate): boolean =>
  onHand > noQuantity && (status === 'EXPIRED' || (status === 'AVAILABLE' && expiresOn !== null && expiresOn < today));

/**
 * What a withdrawal takes beyond the lot that a person chose, by the books: that much comes out of others. Never refused:
 * who stands before the shelf sees more than the books, and what left has left.
 */
export const beyondLot = (taken: Quantity, onHand: Quantity): Quantity => (taken > onHand ? ((taken - onHand) as Quantity) : noQuantity);

/**
 * Which lots a withdrawal empties. A lot that a person chose comes first, whatever its date; the rest is taken first
 * expired, first out. What no lot covers stays without one: the level may fall below zero, a lot never does.
 *
 * @param quantity how much leaves, positive
 */
export const takeFromLots = (
  quantity: Quantity,
  lots: readonly LotOnShelf[],
  { chosenLotId, today, isOfExpired }: Withdrawal,
): readonly LotShare[] => {
  const chosen = lots.filter(({ lotId, onHand }) => lotId === chosenLotId && onHand > noQuantity);
  const unchosen = lots.filter((lot) => lot.lotId !== chosenLotId);
  const expired = isOfExpired ? unchosen.filter((lot) => isExpired(lot, today)).toSorted(firstOut) : [];
  const others = unchosen.filter((lot) => !expired.includes(lot) && isUsable(lot, today)).toSorted(firstOut);
  const shares: LotShare[] = [];
  let left: bigint = quantity;
  for (const { lotId, onHand } of [...chosen, ...expired, ...others]) {
    if (left === 0n) break;
    const taken = onHand < left ? onHand : left;
    shares.push({ lotId, quantity: -taken as Quantity });
    left -= taken;
  }
  return shares;
};
