import { quantity } from '../../../../kit/quantity.ts';
import type { Locale } from '../../../../platform/web/locale.ts';
import { nameIn, type useStock } from '../../../inventory/web/parts.ts';
import type { ExpectedOrder } from '../../contract/receipt.contract.ts';
import type { useDeliveries } from '../purchasing-queries.ts';
import { unitsWithPacks, type DoorLine } from './receive-form.ts';

type Deliveries = NonNullable<ReturnType<typeof useDeliveries>['data']>;
type Stock = NonNullable<ReturnType<typeof useStock>['stock']>;

/** An item that somebody put on a delivery. */
export type Added = { readonly lineId: string; readonly itemId: string };

/** Everything that lines at the door are made of. */
export type DoorFacts = {
  readonly deliveries: Deliveries;
  readonly stock: Stock;
  readonly order: ExpectedOrder | undefined;
  readonly supplierId: string;
  readonly locale: Locale;
};

const orderedLine = (line: ExpectedOrder['lines'][number], facts: DoorFacts, tracked: ReadonlySet<string>): DoorLine[] => {
  const item = facts.stock.find(line.itemId);
  const outstanding = quantity(line.outstandingBase);
  if (!item || outstanding === 0n) return [];
  const { lineId, packText, unit, isByWeight } = line;
  const units = unitsWithPacks(item, line.packChain);
  const name = nameIn(item, facts.locale);
  return [{ lineId, orderLineId: lineId, item, name, packText, units, unit, outstanding, isByWeight, tracksLots: tracked.has(item.id) }];
};

const addedLine = ({ lineId, itemId }: Added, facts: DoorFacts, tracked: ReadonlySet<string>): DoorLine[] => {
  const item = facts.stock.find(itemId);
  if (!item) return [];
  const pack = facts.deliveries.packs.find((one) => one.supplierId === facts.supplierId && one.itemId === itemId);
  const units = unitsWithPacks(item, pack?.packChain ?? []);
  const unit = pack?.unit ?? units.packChain[0]?.unit ?? units.countUnits[0] ?? units.baseUnit;
  const outstanding = facts.order ? ('NOT_ORDERED' as const) : null;
  const beside = { packText: null, units, unit, outstanding, isByWeight: false, tracksLots: tracked.has(itemId) };
  return [{ lineId, orderLineId: null, item, name: nameIn(item, facts.locale), ...beside }];
};

/** What is still to come of an order, and what else was put on the delivery. */
export const doorLines = (facts: DoorFacts, added: readonly Added[]): readonly DoorLine[] => {
  const tracked = new Set(facts.deliveries.tracked.map(({ itemId }) => itemId));
  const ordered = (facts.order?.lines ?? []).flatMap((line) => orderedLine(line, facts, tracked));
  return [...ordered, ...added.flatMap((one) => addedLine(one, facts, tracked))];
};
