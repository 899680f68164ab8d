import type { OrderNumber } from '../../rules/order-number.ts';

const storageKey = 'maed.order-number';

type Kept = { readonly day: string; readonly number: OrderNumber };

/** The last number that this device gave on a day: none on another day. */
export const countedNumbers = (day: string): readonly OrderNumber[] => {
  const kept = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Kept | null;
  return kept?.day === day ? [kept.number] : [];
};

/** Remembers the last number that this device gave. */
export const noteNumber = (day: string, number: OrderNumber): void => localStorage.setItem(storageKey, JSON.stringify({ day, number }));
