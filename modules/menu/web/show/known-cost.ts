import { m } from '../../../../generated/messages/web/messages.js';
import type { Currency } from '../../../../kit/money.ts';
import { unitCost } from '../../../../kit/unit-cost.ts';
import type { Batch } from '../../contract/batches.contract.ts';
import { amountText, costText, lessThanCoin } from './money-text.ts';

/** How much of a cost is known: all of it, a part, or nothing. */
export type KnownPart = 'ALL' | 'PART' | 'NONE';

type PortionCost = { readonly perPortion: string; readonly isComplete: boolean };

const partOf = (isAnyKnown: boolean, isComplete: boolean): KnownPart => (isComplete ? 'ALL' : isAnyKnown ? 'PART' : 'NONE');

/** How much of what a portion costs is known, before it is rounded: a pinch of salt costs less than a penny, and has a price. */
export const knownOfPortion = ({ perPortion, isComplete }: PortionCost): KnownPart => partOf(unitCost(perPortion) > 0n, isComplete);

type Said = (figure: string) => string;

const asItIs: Said = (figure) => figure;

type Figure = { readonly text: string; /** It comes to no coin. */ readonly isTiny: boolean };

/** Of a part that comes to no coin the whole is not at least that: it is what is known so far. */
const words = (part: KnownPart, { text, isTiny }: Figure): string => {
  if (part === 'NONE') return m.menu_cost_unknown();
  if (part === 'ALL') return text;
  return isTiny ? m.menu_cost_so_far({ figure: text }) : m.menu_at_least({ figure: text });
};

/** What a portion costs in words: the figure, the least that it is, or that nobody knows it. */
export const portionCostWords = ({ currency, ...cost }: PortionCost & { readonly currency: Currency }, said: Said = asItIs): string => {
  const figure = costText(cost.perPortion, currency);
  return words(knownOfPortion(cost), { text: said(figure), isTiny: figure === lessThanCoin(currency) });
};

type WholeCost = Pick<NonNullable<Batch['cost']>, 'knownMinor' | 'isComplete' | 'currency' | 'isTiny'>;

/** The same of what a batch had cost. */
export const batchCostWords = ({ knownMinor, isComplete, currency, isTiny = false }: WholeCost): string => {
  const part = partOf(isTiny || knownMinor !== '0', isComplete);
  return words(part, { text: isTiny ? lessThanCoin(currency) : amountText(knownMinor, currency), isTiny });
};
