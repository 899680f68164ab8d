import type { Dimension, NameKind } from '../question/kinds.ts';
import type { MeasureId } from '../question/measures.ts';
import type { Cue } from './vocabulary-english.ts';

/** One way of asking for something. */
export type Intent = {
  readonly measure: MeasureId;
  /** What must be said. */
  readonly needs: readonly Cue[];
  /** What may be said besides. */
  readonly may: readonly Cue[];
  /** What must be named, all of it; a question without it is not this one. */
  readonly named?: readonly NameKind[];
  /** Of everything alone: of one thing something else is meant. */
  readonly isWhole?: boolean;
  /** By what an answer to this way of asking is split. */
  readonly by?: Dimension;
};

/** Said with anything: they change nothing. */
export const softCues: ReadonlySet<Cue> = new Set(['ask', 'filler', 'have', 'who', 'mine']);

const cues = (words = ''): readonly Cue[] => words.split(' ').filter((word) => word !== '') as Cue[];

/** What must be said, and after a tilde what may be said besides. */
const way = (measure: MeasureId, said: string, more: Pick<Intent, 'by' | 'isWhole' | 'named'> = {}): Intent => {
  const [needs, may] = said.split('~');
  return { measure, needs: cues(needs), may: cues(may), ...more };
};

/** Every way of asking, in the cues of the vocabulary. The one that needs most of what was said is meant. */
export const intents: readonly Intent[] = [
  way('stock-level', '~ stock item open', { named: ['item'] }),
  way('stock-low', 'low ~ stock item buy dish open'),
  way('stock-out', 'out ~ stock item'),
  way('stock-out', 'low out ~ stock item'),
  way('stock-value', 'worth ~ stock item'),
  way('stock-value', 'worth stock ~ item'),
  way('stock-expiring', 'expire ~ stock item use overdue'),
  way('stock-used', 'use ~ item stock', { named: ['item'] }),
  way('bought-value', 'spend ~ buy item supplier cost stock delivery'),
  way('bought-value', 'spend ~ buy item supplier cost', { named: ['item'] }),
  way('bought-value', 'buy cost ~ item supplier price'),
  way('bought-value', 'buy ~ item supplier spend'),
  way('bought-value', 'buy supplier ~ item spend'),
  way('bought-value', 'supplier ~ spend buy', { named: ['supplier'] }),
  way('bought-quantity', 'buy ~ item stock delivery', { named: ['item'] }),
  way('item-price', 'price ~ buy item cost spend supplier', { named: ['item'] }),
  way('item-price', 'cost ~ buy item supplier', { named: ['item'] }),
  way('price-changes', 'price change ~ item supplier buy cost'),
  way('price-changes', 'change item ~ price supplier buy cost'),
  way('price-changes', 'cost change ~ item supplier buy'),
  way('deliveries-due', 'delivery ~ item open supplier stock orders buy'),
  way('waste-value', 'waste ~ cost worth item dish percent reason spend stock', { isWhole: true }),
  way('waste-value', 'waste reason ~ cost item', { by: 'reason' }),
  way('waste-value', 'waste cost ~ worth reason spend item', { named: ['item'] }),
  way('waste-quantity', 'waste ~ stock item', { named: ['item'] }),
  way('sales-net', 'sell ~ orders percent'),
  way('sales-net', 'sell worth'),
  way('sales-orders', 'orders ~ sell'),
  way('sales-covers', 'covers ~ sell dish'),
  way('sales-average', 'average ~ sell spend orders covers worth'),
  way('sales-average', 'average orders ~ sell spend worth'),
  way('sales-average', 'average covers ~ sell spend'),
  way('dish-sold', 'sell dish ~ item orders', { by: 'dish' }),
  way('dish-sold', 'sell ~ dish item orders', { named: ['dish'] }),
  way('food-cost', 'foodCost ~ percent cost sell'),
  way('food-cost', 'dish cost percent ~ sell'),
  way('cost-of-goods', 'cogs ~ sell cost percent'),
  way('prime-cost', 'prime ~ percent cost sell'),
  way('labour-cost', 'labour ~ cost spend work hours'),
  way('labour-share', 'labour percent ~ cost sell'),
  way('labour-hours', 'hours ~ labour work'),
  way('labour-hours', 'hours work ~ labour'),
  way('profit', 'profit ~ sell'),
  way('variance', 'variance ~ stock item cost worth use percent recipe'),
  way('ticket-time', 'ticketTime ~ ticket dish orders average cost'),
  way('tips', 'tips ~ worth spend'),
  way('vat', 'vat ~ spend sell worth cost'),
  way('dish-price', 'price ~ dish sell cost', { named: ['dish'] }),
  way('dish-cost', 'cost ~ dish foodCost recipe', { named: ['dish'] }),
  way('dish-margin', 'margin ~ dish sell profit'),
  way('dish-margin', 'profit dish ~ margin sell', { by: 'dish' }),
  way('dish-margin', 'margin ~ dish profit', { named: ['dish'] }),
  way('recipe', 'recipe ~ item dish prep allergen', { named: ['dish'] }),
  way('recipe', 'item ~ dish', { named: ['dish'] }),
  way('dish-allergens', 'allergen ~ dish recipe item', { named: ['dish'] }),
  way('dish-allergens', '~ allergen dish recipe item', { named: ['dish', 'allergen'] }),
  way('dishes-with-allergen', 'dish ~ allergen item recipe', { named: ['allergen'] }),
  way('dishes-with-allergen', 'allergen ~ dish item recipe', { named: ['allergen'] }),
  way('dishes-with-allergen', 'allergen dish ~ item recipe', { named: ['allergen'] }),
  way('dishes-paused', 'paused ~ dish item sell out'),
  way('prep', 'prep ~ item dish task open'),
  way('who-works', 'work ~ hours'),
  way('who-works', 'work', { named: ['person'] }),
  way('my-shifts', 'work mine ~ hours'),
  way('tasks-open', 'task ~ open mine work'),
  way('tasks-open', 'task open ~ mine work'),
  way('tasks-overdue', 'task overdue ~ open mine'),
  way('tasks-overdue', 'overdue ~ open mine task'),
  way('tickets-open', 'ticket ~ open orders overdue'),
];
