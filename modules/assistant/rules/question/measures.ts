import type { Capability } from '../../../restaurants/rules/capabilities.ts';
import type { Dimension, NameKind } from './kinds.ts';

/** Everything that can be asked, by the word that stands for it in a question. */
export const measureIds = [
  'stock-level',
  'stock-low',
  'stock-out',
  'stock-value',
  'stock-expiring',
  'stock-used',
  'bought-value',
  'bought-quantity',
  'item-price',
  'price-changes',
  'deliveries-due',
  'waste-value',
  'waste-quantity',
  'sales-net',
  'sales-orders',
  'sales-covers',
  'sales-average',
  'dish-sold',
  'food-cost',
  'cost-of-goods',
  'prime-cost',
  'labour-cost',
  'labour-hours',
  'labour-share',
  'profit',
  'variance',
  'ticket-time',
  'tips',
  'vat',
  'dish-price',
  'dish-cost',
  'dish-margin',
  'recipe',
  'dish-allergens',
  'dishes-with-allergen',
  'dishes-paused',
  'prep',
  'who-works',
  'my-shifts',
  'tasks-open',
  'tasks-overdue',
  'tickets-open',
] as const;

/** The word of something that can be asked. */
export type MeasureId = (typeof measureIds)[number];

/** When a measure is of: what is now, what some days came to, or what is planned for some days. */
export type MeasureTime = 'now' | 'past' | 'planned';

/** Something that can be asked: the semantic layer, beyond which no question reaches. */
export type Measure = {
  readonly capability: Capability;
  readonly time: MeasureTime;
  /** By what it can be split. */
  readonly by: readonly Dimension[];
  /** What its answer lists, however it is asked for. */
  readonly lists?: readonly Dimension[];
  /** What it can be narrowed to. */
  readonly of: readonly NameKind[];
  /** What has to be named, where it says nothing without. */
  readonly needs?: NameKind;
};

const none: readonly never[] = [];

const past = (capability: Capability, by: readonly Dimension[] = none, of: readonly NameKind[] = none): Measure => ({
  capability,
  time: 'past',
  by,
  of,
});

const ofOne = (capability: Capability, needs: NameKind, time: MeasureTime = 'now'): Measure => ({
  capability,
  time,
  by: none,
  of: [needs],
  needs,
});

const list = (capability: Capability, time: 'now' | 'planned', lists: readonly Dimension[] = none): Measure => ({
  capability,
  time,
  by: none,
  of: none,
  lists,
});

const salesBy = ['day', 'channel', 'part', 'hour', 'payment'] as const;

const measures: Readonly<Record<MeasureId, Measure>> = {
  'stock-level': ofOne('inventory.view', 'item'),
  'stock-low': list('inventory.view', 'now', ['item']),
  'stock-out': list('inventory.view', 'now', ['item']),
  'stock-value': past('reports.view', ['category']),
  'stock-expiring': list('inventory.view', 'planned', ['item']),
  'stock-used': ofOne('inventory.view', 'item', 'past'),
  'bought-value': past('reports.view', ['supplier', 'item'], ['item', 'supplier']),
  'bought-quantity': ofOne('reports.view', 'item', 'past'),
  'item-price': ofOne('reports.view', 'item'),
  'price-changes': { ...past('reports.view', ['item']), lists: ['item'] },
  'deliveries-due': { ...list('purchasing.receive', 'planned', ['supplier', 'item']), of: ['supplier'] },
  'waste-value': past('reports.view', ['reason', 'item'], ['item']),
  'waste-quantity': ofOne('waste.view', 'item', 'past'),
  'sales-net': past('reports.view', salesBy),
  'sales-orders': past('reports.view'),
  'sales-covers': past('reports.view'),
  'sales-average': past('reports.view'),
  'dish-sold': past('reports.view', ['dish'], ['dish']),
  'food-cost': past('reports.view'),
  'cost-of-goods': past('reports.view'),
  'prime-cost': past('reports.view'),
  'labour-cost': past('reports.view', ['day', 'role']),
  'labour-hours': past('reports.view', ['day', 'role']),
  'labour-share': past('reports.view', ['day', 'role']),
  profit: past('reports.view'),
  variance: past('reports.view', ['item']),
  'ticket-time': past('reports.view', ['dish']),
  tips: past('reports.view'),
  vat: past('reports.view'),
  'dish-price': ofOne('menu.view', 'dish'),
  'dish-cost': ofOne('inventory.view-cost', 'dish'),
  'dish-margin': past('reports.view', ['dish'], ['dish']),
  recipe: { ...ofOne('menu.view', 'dish'), lists: ['item'] },
  'dish-allergens': { ...ofOne('menu.view', 'dish'), of: ['dish', 'allergen'] },
  'dishes-with-allergen': { ...ofOne('menu.view', 'allergen'), lists: ['dish'] },
  'dishes-paused': list('menu.view', 'now', ['dish']),
  prep: list('menu.view', 'planned', ['dish']),
  'who-works': { capability: 'staff.view', time: 'planned', by: none, of: ['person'] },
  'my-shifts': list('staff.view', 'planned'),
  'tasks-open': list('tasks.view', 'now'),
  'tasks-overdue': list('tasks.view', 'now'),
  'tickets-open': list('kitchen.view', 'now'),
};

/** What is known of a measure. */
export const measureOf = (id: MeasureId): Measure => measures[id];
