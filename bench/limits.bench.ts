import { uuidv7 } from 'uuidv7';

import { offerBody, supplierBody } from '../apps/server/testing/purchasing-fixtures.ts';
import { scaleId } from '../db/seed/scale/scale-ids.ts';
import { percentile, type Benchmark, type Figure } from './harness/figure.ts';
import { signedIn, startOurServer } from './harness/our-server.ts';
import { openScaleWorld } from './harness/scale-world.ts';

const countLines = 5_000;
const orderLines = 400;
const atOnce = 8;

type Ask = (path: string, json: object) => Promise<unknown>;

const askerOf =
  (url: string, token: string): Ask =>
  async (path, json) => {
    const response = await fetch(`${url}/rpc/${path}`, {
      method: 'POST',
      headers: { ...signedIn(token), 'content-type': 'application/json' },
      body: JSON.stringify({ json }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return ((await response.json()) as { json: unknown }).json;
  };

const took = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

type Told = { readonly ask: Ask; readonly tell: (path: string, body: object) => Promise<unknown>; readonly restaurantId: string };

const itemIdAt = (index: number): string => scaleId(3, 1_000_000 + index + 1);

const shown = (what: string, figure: string): Figure => ({ id: 'limits', what, figure, target: '', isMet: null });

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

/** A count of as many lines as there may be, from its beginning to the books. */
const countEverything = async ({ ask, tell, restaurantId }: Told): Promise<readonly Figure[]> => {
  const countId = uuidv7();
  const threshold = { shareBps: 1000, withMinor: '150000000', aloneMinor: '750000000' };
  const scope = { storageAreaIds: [], categoryIds: [], isKeyItemsOnly: false, isBlind: false, isOpenToKitchen: false };
  const plan = { name: 'Everything', ...scope, threshold };
  const begun = await took(async () => {
    await tell('inventory/createCount', { countId, by: { kind: 'ONCE', plan } });
    await tell('inventory/startCount', { countId });
  });
  const entries: number[] = [];
  let next = 0;
  const walk = async (): Promise<void> => {
    for (let index = next++; index < countLines; index = next++) {
      const entry = { text: '900 g', parts: [{ quantity: '900', unit: 'g' }] };
      const said = { kind: 'COUNTED', method: 'MANUAL', entry };
      const body = { entryId: uuidv7(), countId, itemId: itemIdAt(index), storageAreaId: null, recountNumber: 0, said };
      entries.push(await took(() => tell('inventory/recordCountEntry', body)));
    }
  };
  const walked = await took(() => Promise.all(Array.from({ length: atOnce }, walk)));
  const submitted = await took(() => tell('inventory/submitCount', { countId, openLines: 'LEAVE_OUT' }));
  const reviewed = await took(() => ask('inventory/reviewCount', { restaurantId, countId }));
  const approved = await took(() => tell('inventory/approveCount', { countId }));
  return [
    shown(`count of ${countLines} lines: begun`, seconds(begun)),
    shown(`its entries, ${atOnce} people at once: median and p95 of one`, entries.length === 0 ? '' : middle(entries)),
    shown('all entries', seconds(walked)),
    shown('handed in, first page of the review, approved', [submitted, reviewed, approved].map(seconds).join(', ')),
  ];
};

const middle = (values: readonly number[]): string => `${percentile(values, 0.5).toFixed(1)} and ${percentile(values, 0.95).toFixed(1)} ms`;

/** An order of as many lines as there may be, from its draft to the supplier. */
const orderEverything = async ({ ask, tell, restaurantId }: Told): Promise<readonly Figure[]> => {
  const [supplierId, orderId] = [uuidv7(), uuidv7()];
  await tell('purchasing/saveSupplier', { supplierId, baseVersion: null, supplier: supplierBody(supplierId) });
  const offerIds: string[] = [];
  for (let index = 0; index < orderLines; index += 1) {
    const offerId = uuidv7();
    await tell('purchasing/saveOffer', { offerId, baseVersion: null, offer: offerBody({ supplierId, itemId: itemIdAt(index) }) });
    offerIds.push(offerId);
  }
  const lines = offerIds.map((offerId) => ({ lineId: uuidv7(), offerId, quantity: '2' }));
  const drafted = await took(() =>
    tell('purchasing/createOrders', { orders: [{ orderId, supplierId, expectedOn: null, note: null, lines }], requestIds: [] }),
  );
  const read = await took(() => ask('purchasing/getOrder', { restaurantId, orderId }));
  const sent = await took(() => tell('purchasing/moveOrder', { orderId, baseVersion: 1, step: 'SUBMIT', reason: 'As agreed' }));
  return [
    shown(`order of ${orderLines} lines: drafted, read`, [drafted, read].map(seconds).join(', ')),
    shown('sent to the supplier', seconds(sent)),
  ];
};

/** How long people wait at the bounds of what one paper may hold. */
export const limits: Benchmark = {
  name: 'LIMITS',
  run: async () => {
    const world = await openScaleWorld({ restaurants: 1, itemsPerRestaurant: countLines, movementsPerItem: 20 });
    const server = await startOurServer(world);
    const restaurantId = world.restaurants[0]?.restaurantId ?? '';
    const ask = askerOf(server.url, world.tokens[0] ?? '');
    const tell = (path: string, body: object): Promise<unknown> =>
      ask(path, { commandId: uuidv7(), restaurantId, deviceId: uuidv7(), occurredAt: new Date().toISOString(), body });
    const told: Told = { ask, tell, restaurantId };
    try {
      return [...(await countEverything(told)), ...(await orderEverything(told))];
    } finally {
      await server.stop();
      await world.close();
    }
  },
};
