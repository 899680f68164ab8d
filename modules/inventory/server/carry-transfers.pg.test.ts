import { pino } from 'pino';
import { beforeAll, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { insertRowsAs } from '../../../db/testing/insert-row.ts';
import { queryAs } from '../../../db/testing/query-as.ts';
import { useTestDatabase } from '../../../db/testing/test-database.ts';
import { carryTransfers } from './carry-transfers.job.ts';
import { requestTransfer } from './request-transfer.ts';
import { addItem, envelope, openKitchen, type Kitchen } from './testing/kitchen.ts';
import { listTransfers } from './transfers.ts';

const database = useTestDatabase();
let bole: Kitchen;
let piassa: Kitchen;

beforeAll(async () => {
  [bole, piassa] = await Promise.all([openKitchen(database()), openKitchen(database())]);
  const sql = 'update restaurant set owner_id = (select owner_id from restaurant where id = $2) where id = $1 returning owner_id';
  const [row] = await queryAs<{ owner_id: string }>(database().owner, sql, [piassa.restaurantId, bole.restaurantId]);
  const paid = { plan: 'pro', status: 'active', payment_status: 'paid', is_active: true, start_at: new Date() };
  await insertRowsAs(database().owner, [['subscription', { owner_id: row?.owner_id, ...paid }]]);
});

const lines: string[] = [];
const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
/** One run of the job; whether it went well. */
const carry = async (): Promise<boolean> => {
  const [run] = await Promise.allSettled([
    carryTransfers.run({ pools: database().pools, log } as Parameters<typeof carryTransfers.run>[0]),
  ]);
  return run.status === 'fulfilled';
};
const request = async (itemId: string): Promise<string> => {
  const transferId = uuidv7();
  const entry = { text: '1 tin', parts: [{ quantity: '1', unit: 'tin' as const }] };
  const body = { transferId, partnerId: bole.restaurantId, note: null, lines: [{ itemId, entry }] };
  await piassa.as('chef', (tx) => requestTransfer(tx, envelope(piassa, body)));
  return transferId;
};
const heardOf = async () => (await bole.as('manager', (tx) => listTransfers(tx))).transfers.map(({ id }) => id);

it('a message that cannot be taken is set aside after twenty tries, told to whoever keeps the server, and the next ones go on', async () => {
  const itemId = await addItem(piassa);
  const broken = await request(itemId);
  const next = await request(itemId);
  const spoil = `update stock_transfer_message set content = content || '{"lines": []}' where transfer_id = $1`;
  await queryAs(database().owner, spoil, [broken]);
  for (let tries = 1; tries < 20; tries += 1) expect(await carry()).toBe(false);
  expect(await heardOf()).toEqual([]);
  expect(lines).toEqual([]);
  expect(await carry()).toBe(true);
  expect(await heardOf()).toEqual([next]);
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([{ restaurantId: piassa.restaurantId, transferId: broken }]);
  expect(await carry()).toBe(true);
  expect(lines).toHaveLength(1);
});
