import type { BusinessDate } from '../../../kit/time/business-date.ts';
import { daysAfter, type ShelfLife } from './lot.ts';

/** What a label is put on: something prepared, opened or thawed, or a lot as it stands. */
export const labelKinds = ['PREP', 'OPENED', 'THAWED', 'LOT'] as const;

/** What a label is put on. */
export type LabelKind = (typeof labelKinds)[number];

/** What is known of what the label is put on. */
export type LabelledThing = {
  readonly shelfLife: ShelfLife;
  /** When it was prepared, opened or thawed. */
  readonly doneOn: BusinessDate;
  /** Null where the label is for an item of no particular lot. */
  readonly lot: { readonly receivedOn: BusinessDate; readonly expiresOn: BusinessDate | null } | null;
};

/** The two days that a label says. */
export type LabelDays = {
  /** When it was prepared, opened or thawed; of a lot, when it came. */
  readonly doneOn: BusinessDate;
  /** The last day on which it may be used; null where nobody knows, and then the label says so. */
  readonly useUntil: BusinessDate | null;
};

/**
 * The days of a label by the item's shelf life. Opening and preparing never outlast the date of the lot itself; thawing
 * begins anew, as it does for the lot.
 */
export const labelDays = (kind: LabelKind, { shelfLife, doneOn, lot }: LabelledThing): LabelDays => {
  if (kind === 'LOT') return { doneOn: lot?.receivedOn ?? doneOn, useUntil: lot?.expiresOn ?? null };
  const days = { PREP: shelfLife.opened ?? shelfLife.sealed, OPENED: shelfLife.opened, THAWED: shelfLife.thawed }[kind];
  const until = days === undefined ? null : daysAfter(doneOn, days);
  return { doneOn, useUntil: kind === 'THAWED' ? until : earlier(until, lot?.expiresOn ?? null) };
};

const earlier = (left: BusinessDate | null, right: BusinessDate | null): BusinessDate | null => {
  if (left === null || right === null) return left ?? right;
  return left < right ? left : right;
};
