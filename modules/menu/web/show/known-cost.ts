import { m } from '../../../../generated/messages/web/messages.js';
import { type Currency, formatMoney, type MinorUnits, minorUnits } from '../../../../kit/money.ts';
import { quantity } from '../../../../kit/quantity.ts';
import { unitCost, unitCostAsRational, valueOf } from '../../../../kit/unit-cost.ts';

/** How much of a cost is known: all of it, a part, or nothing. */
export type KnownPart = 'ALL' | 'PART' | 'NONE';

/** What is known, before it is rounded: a pinch of salt costs less than a penny, and has a price. */
const partOf = (known: bigint, isComplete: boolean): KnownPart => (isComplete ? 'ALL' : known === 0n ? 'NONE' : 'PART');

type PortionCost = { readonly perPortion: string; readonly isComplete: boolean };

/** How much of what a portion costs is known. */
export const knownOfPortion = ({ perPortion, isComplete }: PortionCost): KnownPart => partOf(unitCost(perPortion), isComplete);

type Said = (figure: string) => string;

const asItIs: Said = (figure) => figure;

type Known = { readonly part: KnownPart; readonly minor: MinorUnits | null };

const words = ({ part, minor }: Known, { currency, said }: { readonly currency: Currency; readonly said: Said }): string => {
  if (part === 'NONE') return m.menu_cost_unknown();
  const figure = said(minor === null ? '–' : formatMoney({ minor, currency }));
  return part === 'ALL' ? figure : m.menu_at_least({ figure });
};

/** What a portion costs in words: the figure, the least that it is, or that nobody knows it. */
export const portionCostWords = ({ currency, ...cost }: PortionCost & { readonly currency: Currency }, said: Said = asItIs): string => {
  const minor = valueOf(quantity('1'), unitCostAsRational(unitCost(cost.perPortion)));
  return words({ part: knownOfPortion(cost), minor }, { currency, said });
};

type WholeCost = { readonly knownMinor: string; readonly isComplete: boolean; readonly currency: Currency };

/** The same of what a batch had cost. */
export const batchCostWords = ({ knownMinor, isComplete, currency }: WholeCost): string => {
  const minor = minorUnits(knownMinor);
  return words({ part: partOf(minor, isComplete), minor }, { currency, said: asItIs });
};
