import { uuidv7 } from 'uuidv7';

import type { CountPlan } from '../../contract/count-schemas.ts';
import { carryMessages } from '../carry-transfers.job.ts';
import { book, fact, levelFacts, levelOf, makeItem, moved, readNumber, refusalOf, tell, type Bench, type Check } from './bench.ts';

/** Nothing is asked for again, whatever is found. */
const noThreshold = { shareBps: 1_000_000, withMinor: '999999999999', aloneMinor: '999999999999' };
const plan: CountPlan = {
  name: 'Self-check',
  storageAreaIds: [],
  categoryIds: [],
  isKeyItemsOnly: true,
  isBlind: false,
  isOpenToKitchen: false,
  threshold: noThreshold,
};
const kilograms = (kg: string) => ({ text: `${kg} kg`, parts: [{ quantity: kg, unit: 'kg' as const }] });

const count: Check = {
  check: 'COUNT',
  measure: async (bench) => {
    const { client, here } = bench;
    const itemId = await makeItem(bench, { isKeyItem: true });
    await book(bench, { itemId, kind: 'OPENING', kg: '10', price: '2.00' });
    const countId = uuidv7();
    await client.createCount(tell(here, { countId, by: { kind: 'ONCE' as const, plan } }));
    await client.startCount(tell(here, { countId }));
    const said = { kind: 'COUNTED' as const, entry: kilograms('9.5'), method: 'MANUAL' as const };
    await client.recordCountEntry(tell(here, { entryId: uuidv7(), countId, itemId, storageAreaId: null, recountNumber: 0, said }));
    await client.submitCount(tell(here, { countId, openLines: 'LEAVE_OUT' as const }));
    const review = await client.reviewCount({ restaurantId: here, countId });
    await client.approveCount(tell(here, { countId }));
    const difference = review.lines.find((line) => line.itemId === itemId)?.difference;
    return [fact('DIFFERENCE', '-500', difference), ...levelFacts(await levelOf(bench, itemId), { onHand: '9500', value: '1900' })];
  },
};

/** 10 kg at 1.00 and 10 kg at 2.00: after 15 kg the rest is of the second price alone. */
const fifo: Check = {
  check: 'FIFO',
  measure: async (bench) => {
    await bench.client.setCosting(tell(bench.there, { costing: 'FIFO' as const }));
    const itemId = await makeItem(bench, {}, bench.there);
    await book(bench, { itemId, kind: 'RECEIPT', kg: '10', price: '1.00' }, bench.there);
    await book(bench, { itemId, kind: 'RECEIPT', kg: '10', price: '2.00' }, bench.there);
    await book(bench, { itemId, kind: 'WASTE', kg: '15' }, bench.there);
    return levelFacts(await levelOf(bench, itemId, bench.there), { onHand: '5000', value: '1000' });
  },
};

const transfer: Check = {
  check: 'TRANSFER',
  measure: async (bench) => {
    const { client, here, there } = bench;
    const itemId = await makeItem(bench);
    const itemThere = await makeItem(bench, {}, there);
    await book(bench, { itemId, kind: 'OPENING', kg: '10', price: '3.00' });
    const transferId = uuidv7();
    const lines = [{ itemId, entry: kilograms('4') }];
    await client.sendTransfer(tell(here, { transferId, partnerId: there, note: null, lines }));
    await carryMessages({ pools: { app: bench.pool }, log: bench.log }, here);
    const came = [{ line: 1, entry: kilograms('4'), lossReason: null, itemId: itemThere }];
    await client.moveTransfer(tell(there, { transferId, move: { step: 'RECEIVE' as const, lines: came } }));
    const [left, arrived] = [await levelOf(bench, itemId), await levelOf(bench, itemThere, there)];
    return [
      ...levelFacts(left, { onHand: '6000', value: '1800' }),
      fact('ON_HAND_THERE', '4000', arrived.onHand),
      fact('VALUE_THERE', '1200', arrived.valueMinor),
    ];
  },
};

/** Asked at the door, and at the tables themselves, which answer by row security alone. */
const isolation: Check = {
  check: 'ISOLATION',
  measure: async (bench) => {
    const { stranger, here } = bench;
    const itemId = await makeItem(bench);
    await book(bench, { itemId, kind: 'OPENING', kg: '1', price: '1.00' });
    const read = await refusalOf(stranger.client.getItem({ restaurantId: here, itemId }));
    const written = await refusalOf(stranger.client.recordMovement(tell(here, moved({ itemId, kind: 'WASTE', kg: '1' }))));
    const question = { text: 'select count(*)::int as count from stock_movement where restaurant_id = $1', values: [here] };
    const seen = await readNumber(bench, stranger, question);
    const own = await readNumber(
      bench,
      { userId: bench.personId, restaurantId: here },
      { ...question, text: `${question.text} and item_id = $2`, values: [here, itemId] },
    );
    return [
      fact('REFUSED_AS', 'NOT_FOUND', read),
      fact('REFUSED_AS', 'NOT_FOUND', written),
      fact('SEEN_ROWS', '0', seen),
      fact('ROWS', '1', own),
    ];
  },
};

const driftedText = `select count(*)::int as count
  from stock_level l
  left join lateral (
    select coalesce(sum(m.quantity), 0) as quantity, coalesce(sum(m.value_minor), 0) as value
      from stock_movement m where m.restaurant_id = l.restaurant_id and m.item_id = l.item_id) rebuilt on true
 where l.restaurant_id = $1 and (l.on_hand <> rebuilt.quantity or (l.value_minor is not null and l.value_minor <> rebuilt.value))`;
const itemsText = 'select count(*)::int as count from stock_level where restaurant_id = $1';

const countIn = async (bench: Bench, text: string): Promise<number> => {
  const [here, there] = [bench.here, bench.there].map((restaurantId) =>
    readNumber(bench, { userId: bench.personId, restaurantId }, { text, values: [restaurantId] }),
  );
  return ((await here) ?? 0) + ((await there) ?? 0);
};

/** Every level that stands beside the ledger, against the sum of its rows. */
const rebuilt: Check = {
  check: 'REBUILT',
  measure: async (bench) => [
    fact('ITEMS', String(bench.made.length), await countIn(bench, itemsText)),
    fact('DRIFTED', '0', await countIn(bench, driftedText)),
  ],
};

/** What is looked at in whole restaurants, and between them. */
export const checksOfHouses: readonly Check[] = [count, fifo, transfer, isolation, rebuilt];
