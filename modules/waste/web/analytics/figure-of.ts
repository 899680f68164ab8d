import { m } from '../../../../generated/messages/web/messages.js';
import { shownAmount, shownNumber } from '../../../inventory/web/parts.ts';
import type { WasteOutputs } from '../waste-client.ts';

/** The answer that every part of the analysis shows a piece of. */
export type Analysis = WasteOutputs['analyse'];

/** So many grams as kilograms, without the word. */
export const kilograms = (grams: string): string => shownNumber(Number(grams) / 1000);

/** Whether nothing of it has a price, so that no sum of money can be said of it. */
export const isUnpriced = ({ entries, unpriced }: Pick<Analysis['total'], 'entries' | 'unpriced'>): boolean =>
  entries > 0 && unpriced === entries;

type Summed = Pick<Analysis['total'], 'valueMinor' | 'weightG' | 'entries' | 'unpriced'>;

const sizeText = ({ weightG, entries }: Summed): string =>
  Number(weightG) > 0 ? m.waste_kilograms({ weight: kilograms(weightG) }) : m.waste_times({ count: String(entries) });

/** What one line of any breakdown says: money where it is seen and known, else weight. */
export const figureOf = (one: Summed, { isCostVisible, currency }: Pick<Analysis, 'isCostVisible' | 'currency'>): string => {
  if (!isCostVisible) return sizeText(one);
  return isUnpriced(one) ? m.waste_not_priced({ amount: sizeText(one) }) : shownAmount(one.valueMinor, currency);
};

/** How long a bar is, from 0 to 1 of the longest. */
export const shareOf = (
  one: Pick<Analysis['total'], 'valueMinor' | 'weightG'>,
  largest: Pick<Analysis['total'], 'valueMinor' | 'weightG'>,
): number => {
  const size = ({ valueMinor, weightG }: typeof one) => (valueMinor === null ? Number(weightG) : Number(valueMinor));
  return size(largest) > 0 ? size(one) / size(largest) : 0;
};

type Sized = Pick<Analysis['total'], 'valueMinor' | 'weightG' | 'entries'>;

type Whole = { readonly total: Sized; readonly isCostVisible: boolean };

const sizeIn = (one: Sized, { total, isCostVisible }: Whole): number => {
  if (isCostVisible && total.valueMinor !== '0') return Number(one.valueMinor);
  return Number(total.weightG) > 0 ? Number(one.weightG) : one.entries;
};

/** What part one of a breakdown is of the whole, by money where it is seen, else by weight, else by how often; in whole percent. */
export const percentOf = (one: Sized, whole: Whole): number => {
  const size = sizeIn(whole.total, whole);
  return size > 0 ? Math.round((100 * sizeIn(one, whole)) / size) : 0;
};
