import { m } from '../../../../generated/messages/web/messages.js';
import { type Currency, formatMoney, type MinorUnits, minorUnits } from '../../../../kit/money.ts';
import { quantity } from '../../../../kit/quantity.ts';
import { unitCost, unitCostAsRational, valueOf } from '../../../../kit/unit-cost.ts';

/** How much of a cost is known: all of it, a part, or nothing that comes to an amount. */
export type KnownPart = 'ALL' | 'PART' | 'NONE';

type Known = { readonly minor: MinorUnits | null; readonly isComplete: boolean };

const partOf = ({ minor, isComplete }: Known): KnownPart => (isComplete ? 'ALL' : minor === 0n ? 'NONE' : 'PART');

const minorOf = (perPortion: string): MinorUnits | null => valueOf(quantity('1'), unitCostAsRational(unitCost(perPortion)));

type PortionCost = { readonly perPortion: string; readonly isComplete: boolean };

/** How much of what a portion costs is known. */
export const knownOfPortion = ({ perPortion, isComplete }: PortionCost): KnownPart => partOf({ minor: minorOf(perPortion), isComplete });

type Said = (figure: string) => string;

const asItIs: Said = (figure) => figure;

const words = (known: Known, { currency, said }: { readonly currency: Currency; readonly said: Said }): string => {
  const part = partOf(known);
  if (part === 'NONE') return m.menu_cost_unknown();
  const figure = said(known.minor === null ? '–' : formatMoney({ minor: known.minor, currency }));
  return part === 'ALL' ? figure : m.menu_at_least({ figure });
};

/** What a portion costs in words: the figure, the least that it is, or that nobody knows it. */
export const portionCostWords = ({ currency, ...cost }: PortionCost & { readonly currency: Currency }, said: Said = asItIs): string =>
  words({ minor: minorOf(cost.perPortion), isComplete: cost.isComplete }, { currency, said });

type WholeCost = { readonly knownMinor: string; readonly isComplete: boolean; readonly currency: Currency };

/** The same of what a batch had cost. */
export const batchCostWords = ({ knownMinor, isComplete, currency }: WholeCost): string =>
  words({ minor: minorUnits(knownMinor), isComplete }, { currency, said: asItIs });
