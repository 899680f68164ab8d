import type { OrderLine } from '../../contract/fields.ts';
import type { KitchenInputs } from '../kitchen-client.ts';
import { type PadMenu, priceOf } from './cart.ts';

type NewLine = KitchenInputs['openOrder']['body']['lines'][number];

export type PadFacts = Pick<KitchenInputs['openOrder']['body'], 'orderId' | 'channel' | 'allergyNote'> & {
  readonly menu: PadMenu;
  /** Where the first of them stands on the order. */
  readonly sortFrom: number;
};

const nothing = { startedAt: null, readyAt: null, passedAt: null, servedAt: null, firedAt: null } as const;
const unchanged = {
  remakeOfId: null,
  voidReason: null,
  beforeVoid: null,
  voidedAt: null,
  knownBefore: null,
  acknowledgedAt: null,
} as const;
/** Dishes as they were taken here, by the menu that is kept here, until the server says them; one that the menu lacks is left out. */
export const linesFromPad = (lines: readonly NewLine[], facts: PadFacts): OrderLine[] =>
  lines.flatMap((line, index) => lineOf(line, facts, facts.sortFrom + index));

const lineOf = (line: NewLine, { orderId, channel, allergyNote, menu }: PadFacts, sortOrder: number): OrderLine[] => {
  const dish = menu.dishes.find(({ id }) => id === line.dishId);
  if (!dish) return [];
  const choices = menu.groups.flatMap(({ modifiers }) => modifiers).filter(({ id }) => line.modifierIds.includes(id));
  const { lineId: id, dishId, quantity, note, isHeld, seat } = line;
  return [
    {
      ...nothing,
      ...unchanged,
      id,
      dishId,
      quantity,
      note,
      seat,
      sortOrder,
      orderId,
      dishName: dish.name,
      dishNameLocal: dish.nameLocal,
      categoryId: dish.categoryId,
      course: line.course ?? dish.course,
      modifiers: choices.map((one) => ({ id: one.id, name: one.name, nameLocal: one.nameLocal, priceDeltaMinor: one.priceDeltaMinor })),
      hasAllergy: line.hasAllergy || allergyNote !== null,
      unitPriceMinor: String(priceOf(line, menu, channel) ?? 0n),
      vatRate: dish.vatRate,
      state: isHeld ? 'HELD' : 'QUEUED',
      sentQuantity: 0,
      stage: 1,
      stationIds: [],
      priority: 0,
      targetSeconds: dish.targetSeconds,
      version: 1,
    },
  ];
};
