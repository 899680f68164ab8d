import type { Currency } from '../../../../kit/money.ts';
import type { GroupSum, GroupSums } from '../../rules/group/group-sums.ts';
import type { HouseFigures } from '../../rules/group/house-figures.ts';
import { shareOfNet } from '../../rules/prime-cost.ts';
import { averageOrder } from '../../rules/trade.ts';
import type { LoadedHouse } from './load-house.ts';

/** Restaurants with what they come to together. */
export type GroupView = GroupSums<LoadedHouse> & {
  readonly houses: readonly LoadedHouse[];
  readonly into: Currency;
};

/** Restaurants that are added up. */
export type LoadedSum = GroupSum<LoadedHouse>;

/** A figure of a group: an amount, a share, or a number of orders. */
export type GroupMeasure =
  | { readonly kind: 'money'; readonly of: (figures: HouseFigures) => bigint | null }
  | { readonly kind: 'share'; readonly of: (figures: HouseFigures) => number | null }
  | { readonly kind: 'count'; readonly of: (figures: HouseFigures) => number | null };

/** What a group is measured by, in its order. */
export const groupMeasures = {
  net: { kind: 'money', of: ({ netMinor }) => netMinor },
  orders: { kind: 'count', of: ({ orders }) => orders },
  average: { kind: 'money', of: averageOrder },
  food: { kind: 'share', of: ({ foodMinor, foodNetMinor }) => shareOfNet(foodMinor, foodNetMinor) },
  labour: { kind: 'share', of: ({ labourMinor, netMinor }) => shareOfNet(labourMinor, netMinor) },
  prime: { kind: 'share', of: ({ primeMinor, netMinor }) => shareOfNet(primeMinor, netMinor) },
  waste: { kind: 'money', of: ({ wasteMinor }) => wasteMinor },
  bought: { kind: 'money', of: ({ boughtMinor }) => boughtMinor },
  stock: { kind: 'money', of: ({ stockMinor }) => stockMinor },
} as const satisfies Readonly<Record<string, GroupMeasure>>;

/** The word of a measure. */
export type GroupMeasureId = keyof typeof groupMeasures;

/** All measures in their order. */
export const groupMeasureIds: readonly GroupMeasureId[] = Object.keys(groupMeasures) as GroupMeasureId[];
