import type { ContractRouterClient } from '@orpc/contract';
import type { Logger } from 'pino';
import { uuidv7 } from 'uuidv7';

import { businessDateOf, type BusinessDate } from '../../../../kit/time/business-date.ts';
import type { CommandEnvelope } from '../../../../platform/contract/command.ts';
import type { Pool } from '../../../../platform/server/database/pool.ts';
import { isEntryRefused, withRestaurant } from '../../../../platform/server/database/tenancy.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import type { inventoryContract } from '../../contract/inventory.contract.ts';
import type { ItemBody, ItemRow } from '../../contract/item-schemas.ts';
import type { MovementBody } from '../../contract/movement-schemas.ts';
import type { CheckCode, CheckFact, FactCode } from '../../rules/self-check.ts';

/** The product's own procedures, as somebody calls them. */
export type StockClient = ContractRouterClient<typeof inventoryContract>;

/** What a check works on: two scratch restaurants of one holder, and somebody who must not see either. */
export type Bench = {
  readonly pool: Pool;
  readonly log: Pick<Logger, 'error'>;
  readonly personId: string;
  /** Values stock by the moving average. */
  readonly here: string;
  /** Values stock by the oldest price first. */
  readonly there: string;
  readonly client: StockClient;
  /** Whoever asked for the checks, in their own restaurant. */
  readonly stranger: { readonly client: StockClient; readonly userId: string; readonly restaurantId: string };
  /** The trading day that it is. */
  readonly today: BusinessDate;
  /** The ids of what was made so far. */
  readonly made: string[];
};

/** One check: what it looks at, and how it measures it. */
export type Check = { readonly check: CheckCode; readonly measure: (bench: Bench) => Promise<readonly CheckFact[]> };

/** The trading day that it is in a restaurant. */
export const todayIn = ({ timeZone, dayCutoffMinutes }: Pick<RestaurantTx, 'timeZone' | 'dayCutoffMinutes'>): BusinessDate =>
  businessDateOf(new Date(), { timeZone, cutOffMinutes: dayCutoffMinutes });

/** One measurement; a number that is unknown is written as nothing. */
export const fact = (code: FactCode, expected: string, found: string | number | null | undefined): CheckFact => ({
  fact: code,
  expected,
  found: String(found ?? '–'),
});

/** How much is there, and what it is worth. */
export const levelFacts = (
  level: ItemRow['level'],
  expected: { readonly onHand: string; readonly value: string },
): readonly CheckFact[] => [fact('ON_HAND', expected.onHand, level.onHand), fact('VALUE', expected.value, level.valueMinor)];

/** A command as a device sends it. */
export const tell = <Body>(restaurantId: string, body: Body, at: Date = new Date()): CommandEnvelope<Body> => ({
  commandId: uuidv7(),
  restaurantId,
  deviceId: uuidv7(),
  occurredAt: at.toISOString(),
  body,
});

const plain: ItemBody = {
  name: '',
  nameLocal: null,
  sku: null,
  barcodes: [],
  categoryId: null,
  storageAreaIds: [],
  units: { baseUnit: 'g', packChain: [], countUnits: ['kg'], densityGPerMl: null, eachMeasure: null },
  par: null,
  reorderPoint: null,
  allergens: {},
};

/** Makes something to be stocked, and gives its id. */
export const makeItem = async (bench: Bench, changes: Partial<ItemBody> = {}, where: string = bench.here): Promise<string> => {
  const itemId = uuidv7();
  const name = `Self-check ${bench.made.length + 1}`;
  await bench.client.createItem(tell(where, { itemId, item: { ...plain, name, ...changes } }));
  bench.made.push(itemId);
  return itemId;
};

type Moved = Pick<MovementBody, 'itemId' | 'kind'> & { readonly kg: string; readonly price?: string; readonly lot?: MovementBody['lot'] };

/** A movement of so many kilograms, with the price of one where it brings one. */
export const moved = ({ itemId, kind, kg, price, lot }: Moved): MovementBody => ({
  movementId: uuidv7(),
  itemId,
  kind,
  entry: { text: `${kg} kg`, parts: [{ quantity: kg, unit: 'kg' }] },
  price: price === undefined ? null : { amount: price, unit: 'kg' },
  reason: kind === 'WASTE' ? 'SPOILED' : null,
  note: null,
  ...(lot && { lot }),
});

/** Books a movement, and gives what the server answers. */
export const book = (bench: Bench, movement: Moved, where: string = bench.here) =>
  bench.client.recordMovement(tell(where, moved(movement)));

/** What the books say of an item now. */
export const levelOf = async (bench: Bench, itemId: string, where: string = bench.here): Promise<ItemRow['level']> =>
  (await bench.client.getItem({ restaurantId: where, itemId })).level;

/** How many rows an item's ledger has. */
export const rowsOf = async (bench: Bench, itemId: string): Promise<number> =>
  (await bench.client.listMovements({ restaurantId: bench.here, itemId })).rows.length;

/** The code that a call is refused with; one that is let through has none. */
export const refusalOf = async (call: Promise<unknown>): Promise<string> => {
  const [settled] = await Promise.allSettled([call]);
  if (settled.status === 'fulfilled') return '–';
  const code: unknown = (settled.reason as { readonly code?: unknown }).code;
  return typeof code === 'string' ? code : 'FAULT';
};

/** Reads a single number from the tables themselves, with the rights of somebody in a restaurant. */
export const readNumber = async (
  bench: Pick<Bench, 'pool'>,
  { userId, restaurantId }: { readonly userId: string; readonly restaurantId: string },
  question: { readonly text: string; readonly values: unknown[] },
): Promise<number> => {
  const entry = { pool: bench.pool, credential: { kind: 'person', userId }, access: 'read' } as const;
  const answer = await withRestaurant(
    entry,
    restaurantId,
    async (tx) => (await tx.client.query<{ count: number }>(question)).rows[0]?.count,
  );
  if (isEntryRefused(answer) || answer === undefined) throw new Error('Nobody was let in to count.');
  return answer;
};
