import { inventoryLimits } from '../../rules/limits.ts';
import type { DateType, Keeping, ShelfLife } from '../../rules/lot.ts';

/** For how long something keeps, by what was done with it. */
export const shelfLifeStates = ['sealed', 'opened', 'frozen', 'thawed'] as const satisfies readonly (keyof ShelfLife)[];

/** What a person has chosen and typed about keeping; days are still texts. */
export type KeepingForm = {
  readonly tracksLots: boolean;
  readonly dateType: DateType;
  readonly days: Readonly<Record<ShelfLifeState, string>>;
};

/** One of the four. */
export type ShelfLifeState = (typeof shelfLifeStates)[number];

/** How something is kept, to be changed. */
export const keepingFormOf = ({ tracksLots, dateType, shelfLife }: Keeping): KeepingForm => {
  const text = (state: ShelfLifeState) => shelfLife[state]?.toString() ?? '';
  return { tracksLots, dateType, days: { sealed: text('sealed'), opened: text('opened'), frozen: text('frozen'), thawed: text('thawed') } };
};

/** What the message of days that were not understood says. */
export const daysBound = { daysMax: inventoryLimits.shelfLifeDaysMax };

/** Whether a text is a number of days that something may keep; an empty one says nothing and is fine. */
export const isDays = (text: string): boolean =>
  text.trim() === '' || (/^\d{1,4}$/.test(text.trim()) && Number(text) <= inventoryLimits.shelfLifeDaysMax);

/** Reads the form; days that are none are left out, and `isRead` says so. */
export const readKeepingForm = ({ tracksLots, dateType, days }: KeepingForm): { keeping: Keeping; isRead: boolean } => {
  const shelfLife: { -readonly [State in ShelfLifeState]?: number } = {};
  for (const state of shelfLifeStates) if (days[state].trim() !== '' && isDays(days[state])) shelfLife[state] = Number(days[state]);
  return { keeping: { tracksLots, dateType, shelfLife }, isRead: shelfLifeStates.every((state) => isDays(days[state])) };
};
