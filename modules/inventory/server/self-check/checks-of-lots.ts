import { uuidv7 } from 'uuidv7';

import { withSystem } from '../../../../platform/server/database/tenancy.ts';
import type { ItemBody } from '../../contract/item-schemas.ts';
import type { Lot } from '../../contract/lots.contract.ts';
import { daysAfter } from '../../rules/lot.ts';
import { watchLots } from '../watch-lots.job.ts';
import { book, fact, makeItem, moved, tell, type Bench, type Check } from './bench.ts';

const dayMs = 86_400_000;
const frozenDays = 90;
const keeping = {
  tracksLots: true,
  dateType: 'USE_BY',
  shelfLife: { sealed: 5, frozen: frozenDays },
} as const satisfies ItemBody['keeping'];

/** A kilogram that came some days ago and may be used until a day from now, as a lot of its own. */
const receiveLot = async (bench: Bench, itemId: string, days: { readonly until: number; readonly ago: number }): Promise<string> => {
  const lotId = uuidv7();
  const lot = { kind: 'NEW', lotId, lotNumber: null, printedDate: daysAfter(bench.today, days.until) } as const;
  const body = moved({ itemId, kind: 'RECEIPT', kg: '1', price: '1.00', lot });
  await bench.client.recordMovement(tell(bench.here, body, new Date(Date.now() - days.ago * dayMs)));
  return lotId;
};

const lotOf = async (bench: Bench, lotId: string): Promise<Lot> => (await bench.client.traceLot({ restaurantId: bench.here, lotId })).lot;

/** What came first expires last, so that taking the oldest delivery would be found out. */
const fefo: Check = {
  check: 'FEFO',
  measure: async (bench) => {
    const itemId = await makeItem(bench, { keeping });
    const later = await receiveLot(bench, itemId, { until: 9, ago: 2 });
    const sooner = await receiveLot(bench, itemId, { until: 3, ago: 1 });
    await book(bench, { itemId, kind: 'PRODUCTION_OUT', kg: '1.5' });
    return [fact('FIRST_LOT', '0', (await lotOf(bench, sooner)).onHand), fact('SECOND_LOT', '500', (await lotOf(bench, later)).onHand)];
  },
};

const freeze: Check = {
  check: 'FREEZE',
  measure: async (bench) => {
    const itemId = await makeItem(bench, { keeping });
    const lotId = await receiveLot(bench, itemId, { until: 3, ago: 0 });
    await bench.client.changeLot(tell(bench.here, { lotId, change: { step: 'FREEZE' } }));
    const lot = await lotOf(bench, lotId);
    return [fact('KEEPS_UNTIL', daysAfter(bench.today, frozenDays), lot.expiresOn), fact('ON_HAND', '1000', lot.onHand)];
  },
};

/** The hourly look ends what is past its day; what is taken afterwards comes from what may still be used. */
const expiry: Check = {
  check: 'EXPIRY',
  measure: async (bench) => {
    const itemId = await makeItem(bench, { keeping });
    const over = await receiveLot(bench, itemId, { until: -1, ago: 3 });
    const good = await receiveLot(bench, itemId, { until: 3, ago: 1 });
    await withSystem(bench.pool, { restaurantId: bench.here, reason: 'self-check' }, (tx) => watchLots(tx, new Date()));
    await book(bench, { itemId, kind: 'PRODUCTION_OUT', kg: '1' });
    const [expired, fresh] = [await lotOf(bench, over), await lotOf(bench, good)];
    return [
      fact('LOT_STATUS', 'EXPIRED', expired.status),
      fact('FIRST_LOT', '1000', expired.onHand),
      fact('SECOND_LOT', '0', fresh.onHand),
    ];
  },
};

/** What is looked at in lots. */
export const checksOfLots: readonly Check[] = [fefo, freeze, expiry];
