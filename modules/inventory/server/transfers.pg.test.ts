import { beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { insertRowsAs } from '../../../db/testing/insert-row.ts';
import { queryAs } from '../../../db/testing/query-as.ts';
import { useTestDatabase } from '../../../db/testing/test-database.ts';
import type { Role } from '../../restaurants/rules/capabilities.ts';
import type { TransferMove } from '../contract/transfers.contract.ts';
import { carryTransfers } from './carry-transfers.job.ts';
import { moveTransfer } from './move-transfer.ts';
import { requestTransfer } from './request-transfer.ts';
import { sendTransfer } from './send-transfer.ts';
import { addItem, delivery, envelope, openKitchen, record, tomatoes, type Kitchen } from './testing/kitchen.ts';
import { getTransfer, listTransfers } from './transfers.ts';

const database = useTestDatabase();
let bole: Kitchen;
let piassa: Kitchen;
let stranger: Kitchen;

beforeAll(async () => {
  [bole, piassa, stranger] = await Promise.all([openKitchen(database()), openKitchen(database()), openKitchen(database())]);
  const sql = 'update restaurant set owner_id = (select owner_id from restaurant where id = $2) where id = $1 returning owner_id';
  const [row] = await queryAs<{ owner_id: string }>(database().owner, sql, [piassa.restaurantId, bole.restaurantId]);
  const paid = { plan: 'pro', status: 'active', payment_status: 'paid', is_active: true, start_at: new Date() };
  await insertRowsAs(database().owner, [['subscription', { owner_id: row?.owner_id, ...paid }]]);
});

const tins = (count: string) => ({ text: `${count} tin`, parts: [{ quantity: count, unit: 'tin' as const }] });
const carry = async () => {
  await carryTransfers.run({ pools: database().pools } as Parameters<typeof carryTransfers.run>[0]);
};

/** An item that both have, with so many tins at a price each in the sending one. */
const shared = async (barcode: string, price: string) => {
  const here = await addItem(piassa, { name: `Shared ${barcode}`, barcodes: [barcode] });
  const there = await addItem(bole, {
    name: `Geteilt ${barcode}`,
    barcodes: [barcode],
    keeping: { tracksLots: true, dateType: 'BEST_BEFORE', shelfLife: { sealed: 30 } },
  });
  await record(bole, delivery(there, '10', price));
  return { here, there };
};
const request = async (itemId: string, count: string, role: Role = 'chef') => {
  const transferId = uuidv7();
  const body = { transferId, partnerId: bole.restaurantId, note: null, lines: [{ itemId, entry: tins(count) }] };
  await piassa.as(role, (tx) => requestTransfer(tx, envelope(piassa, body)));
  await carry();
  return transferId;
};
const move = async (kitchen: Kitchen, role: Role, transferId: string, step: TransferMove) => {
  const answer = await kitchen.as(role, (tx) => moveTransfer(tx, envelope(kitchen, { transferId, move: step })));
  await carry();
  return answer.transfer.status;
};
const seen = (kitchen: Kitchen, transferId: string, role: Role = 'manager') => kitchen.as(role, (tx) => getTransfer(tx, transferId));
const rowsOf = (kitchen: Kitchen, transferId: string) =>
  queryAs<{ kind: string; tins: string; value: string | null }>(
    database().owner,
    `select kind, (quantity / 2500)::numeric(9, 1)::text as tins, value_minor::text as value from stock_movement
      where restaurant_id = $1 and source_type = 'transfer' and source_id = $2 order by entry_number`,
    [kitchen.restaurantId, transferId],
  );

describe('a transfer between two restaurants', () => {
  it('is asked for, approved, sent and received; what it was worth there it is worth here', async () => {
    const { here, there } = await shared('501', '4');
    const transferId = await request(here, '3', 'kitchenstaff');
    const asked = await seen(bole, transferId);
    expect(asked).toMatchObject({ transfer: { side: 'SENDING', status: 'REQUESTED', requested: { by: 'Hanna kitchenstaff' } } });
    expect(asked.lines).toMatchObject([{ itemId: there, match: 'SURE', requested: '7500' }]);
    expect(await move(bole, 'manager', transferId, { step: 'APPROVE' })).toBe('APPROVED');
    expect(await move(bole, 'kitchenstaff', transferId, { step: 'SHIP', lines: [{ line: 1, itemId: there, entry: tins('3') }] })).toBe(
      'IN_TRANSIT',
    );
    expect(await rowsOf(bole, transferId)).toEqual([{ kind: 'TRANSFER_OUT', tins: '-3.0', value: '-1200' }]);
    expect((await seen(piassa, transferId)).lines).toMatchObject([{ itemId: here, shipped: '7500', valueMinor: '1200' }]);
    expect((await seen(piassa, transferId, 'kitchenstaff')).lines).toMatchObject([{ shipped: '7500', valueMinor: null }]);
    const all = [{ line: 1, entry: tins('3'), lossReason: null }];
    expect(await move(piassa, 'kitchenstaff', transferId, { step: 'RECEIVE', lines: all })).toBe('RECEIVED');
    expect(await rowsOf(piassa, transferId)).toEqual([{ kind: 'TRANSFER_IN', tins: '3.0', value: '1200' }]);
    expect(await move(bole, 'manager', transferId, { step: 'CLOSE' })).toBe('CLOSED');
    expect((await seen(piassa, transferId)).transfer).toMatchObject({ status: 'CLOSED', isClosedThere: true });
  });

  it('that comes short books the loss at the cost at which it left, and is closed by both managers', async () => {
    const { here, there } = await shared('502', '3.33');
    const transferId = await request(here, '3');
    await move(bole, 'owner', transferId, { step: 'APPROVE' });
    await move(bole, 'chef', transferId, { step: 'SHIP', lines: [{ line: 1, itemId: there, entry: tins('3') }] });
    const short = [{ line: 1, entry: tins('2'), lossReason: 'One burst' }];
    expect(await move(piassa, 'chef', transferId, { step: 'RECEIVE', lines: short })).toBe('RECEIVED_WITH_DISCREPANCY');
    expect(await rowsOf(piassa, transferId)).toEqual([
      { kind: 'TRANSFER_IN', tins: '3.0', value: '999' },
      { kind: 'TRANSFER_LOSS', tins: '-1.0', value: '-333' },
    ]);
    expect(await move(piassa, 'manager', transferId, { step: 'CLOSE' })).toBe('RECEIVED_WITH_DISCREPANCY');
    expect((await seen(bole, transferId)).transfer).toMatchObject({ status: 'RECEIVED_WITH_DISCREPANCY', isClosedThere: true });
    expect(await move(bole, 'manager', transferId, { step: 'CLOSE' })).toBe('CLOSED');
    expect((await seen(piassa, transferId)).transfer.status).toBe('CLOSED');
  });

  it('that crosses a cancellation is on its way all the same', async () => {
    const { here, there } = await shared('503', '4');
    const transferId = await request(here, '1');
    await move(bole, 'manager', transferId, { step: 'APPROVE' });
    const shipped = { step: 'SHIP', lines: [{ line: 1, itemId: there, entry: tins('1') }] } as const;
    await piassa.as('manager', (tx) => moveTransfer(tx, envelope(piassa, { transferId, move: { step: 'CANCEL', reason: 'No need' } })));
    await bole.as('chef', (tx) => moveTransfer(tx, envelope(bole, { transferId, move: { ...shipped, lines: [...shipped.lines] } })));
    await carry();
    expect([(await seen(bole, transferId)).transfer.status, (await seen(piassa, transferId)).transfer.status]).toEqual([
      'IN_TRANSIT',
      'IN_TRANSIT',
    ]);
  });

  it('carried twice counts once', async () => {
    const { here } = await shared('504', '4');
    const transferId = await request(here, '1');
    await queryAs(database().owner, 'update stock_transfer_message set carried_at = null where transfer_id = $1 and direction = $2', [
      transferId,
      'OUT',
    ]);
    await carry();
    const { transfers } = await bole.as('manager', (tx) => listTransfers(tx));
    expect(transfers.filter(({ id }) => id === transferId)).toHaveLength(1);
  });

  it.each([
    ['chef', { step: 'APPROVE' }, 'TRANSFER_STEP_FORBIDDEN'],
    ['manager', { step: 'RECEIVE', lines: [] }, 'TRANSFER_WRONG_SIDE'],
    ['manager', { step: 'SHIP', lines: [] }, 'TRANSFER_STATUS_CHANGED'],
  ] as const)('by a %s, in the step %o, is refused as %s', async (role, step, code) => {
    const { here } = await shared(uuidv7().slice(-12), '4');
    const transferId = await request(here, '1');
    await expect(move(bole, role, transferId, step as unknown as TransferMove)).rejects.toMatchObject({ code });
  });

  it('never takes more in than was sent, nor an item of another unit', async () => {
    const { here, there } = await shared('505', '4');
    const transferId = await request(here, '1');
    await move(bole, 'manager', transferId, { step: 'APPROVE' });
    const pieces = await addItem(bole, {
      units: { baseUnit: 'each', packChain: [], countUnits: [], densityGPerMl: null, eachMeasure: null },
    });
    const one = { text: '1', parts: [{ quantity: '1', unit: 'each' as const }] };
    await expect(move(bole, 'chef', transferId, { step: 'SHIP', lines: [{ line: 1, itemId: pieces, entry: one }] })).rejects.toMatchObject({
      code: 'TRANSFER_UNIT_DIFFERS',
      data: { nameLocal: tomatoes.nameLocal },
    });
    await move(bole, 'chef', transferId, { step: 'SHIP', lines: [{ line: 1, itemId: there, entry: tins('1') }] });
    const more = { step: 'RECEIVE', lines: [{ line: 1, entry: tins('2'), lossReason: null }] } as const;
    await expect(move(piassa, 'chef', transferId, { ...more, lines: [...more.lines] })).rejects.toMatchObject({
      code: 'TRANSFER_OVER_SHIPPED',
      data: { nameLocal: tomatoes.nameLocal },
    });
    expect(await rowsOf(piassa, transferId)).toEqual([]);
  });

  it('is nothing that a stranger could ask for, see or step into', async () => {
    const { here } = await shared('506', '4');
    const transferId = await request(here, '1');
    await expect(seen(stranger, transferId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(move(stranger, 'owner', transferId, { step: 'APPROVE' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await stranger.as('manager', (tx) => listTransfers(tx))).toEqual({ transfers: [], partners: [], isInPlan: false });
    const body = { transferId: uuidv7(), partnerId: stranger.restaurantId, note: null, lines: [{ itemId: here, entry: tins('1') }] };
    await expect(piassa.as('owner', (tx) => requestTransfer(tx, envelope(piassa, body)))).rejects.toMatchObject({
      code: 'TRANSFER_PARTNER_UNKNOWN',
    });
  });
});

const sendUnasked = async (itemId: string, count: string, to: Kitchen = piassa) => {
  const transferId = uuidv7();
  const body = { transferId, partnerId: to.restaurantId, note: 'Too much here', lines: [{ itemId, entry: tins(count) }] };
  const command = envelope(bole, body);
  await bole.as('manager', (tx) => sendTransfer(tx, command));
  await carry();
  return transferId;
};

describe('a transfer that nobody asked for', () => {
  it('leaves at once, is received like any other, and is worth there what it was worth here', async () => {
    const { here, there } = await shared('601', '4');
    const transferId = await sendUnasked(there, '2');
    expect(await rowsOf(bole, transferId)).toEqual([{ kind: 'TRANSFER_OUT', tins: '-2.0', value: '-800' }]);
    const coming = await seen(piassa, transferId);
    expect(coming.transfer).toMatchObject({ side: 'RECEIVING', status: 'IN_TRANSIT', requested: null, note: 'Too much here' });
    expect(coming.transfer.shipped).toMatchObject({ by: 'Hanna manager' });
    expect(coming.lines).toMatchObject([{ itemId: here, match: 'SURE', shipped: '5000', valueMinor: '800' }]);
    const short = [{ line: 1, entry: tins('1'), lossReason: 'One burst' }];
    expect(await move(piassa, 'kitchenstaff', transferId, { step: 'RECEIVE', lines: short })).toBe('RECEIVED_WITH_DISCREPANCY');
    expect(await rowsOf(piassa, transferId)).toEqual([
      { kind: 'TRANSFER_IN', tins: '2.0', value: '800' },
      { kind: 'TRANSFER_LOSS', tins: '-1.0', value: '-400' },
    ]);
    expect((await seen(bole, transferId)).transfer.status).toBe('RECEIVED_WITH_DISCREPANCY');
  });

  it('is booked in only as an item that whoever receives it has named, where nothing is surely the same', async () => {
    const there = await addItem(bole, { name: 'Ferment der Woche', barcodes: ['602'] });
    await record(bole, delivery(there, '5', '4'));
    const transferId = await sendUnasked(there, '1');
    const receive = (lines: readonly object[]) => move(piassa, 'chef', transferId, { step: 'RECEIVE', lines } as unknown as TransferMove);
    const all = { line: 1, entry: tins('1'), lossReason: null };
    for (const lines of [[], [all]]) await expect(receive(lines)).rejects.toMatchObject({ code: 'TRANSFER_LINE_UNMATCHED' });
    const pieces = await addItem(piassa, {
      units: { baseUnit: 'each', packChain: [], countUnits: [], densityGPerMl: null, eachMeasure: null },
    });
    await expect(receive([{ ...all, itemId: pieces }])).rejects.toMatchObject({ code: 'TRANSFER_UNIT_DIFFERS' });
    await expect(receive([{ ...all, itemId: there }])).rejects.toMatchObject({ code: 'TRANSFER_LINE_UNMATCHED' });
    expect(await rowsOf(piassa, transferId)).toEqual([]);
    const own = await addItem(piassa, { name: 'Sauerteig' });
    expect(await receive([{ ...all, itemId: own }])).toBe('RECEIVED');
    expect((await seen(piassa, transferId)).lines).toMatchObject([{ itemId: own, match: 'SURE', received: '2500' }]);
  });

  it('is refused without a plan, to a stranger, for nothing, twice the same, and under an id that is taken', async () => {
    const { there } = await shared('603', '4');
    const send = (kitchen: Kitchen, changed: object) => {
      const body = {
        transferId: uuidv7(),
        partnerId: piassa.restaurantId,
        note: null,
        lines: [{ itemId: there, entry: tins('1') }],
        ...changed,
      };
      return kitchen.as('manager', (tx) => sendTransfer(tx, envelope(kitchen, body)));
    };
    const taken = await sendUnasked(there, '1');
    const cases = [
      [bole, { partnerId: stranger.restaurantId }, 'TRANSFER_PARTNER_UNKNOWN'],
      [bole, { lines: [{ itemId: there, entry: tins('0') }] }, 'QUANTITY_ZERO'],
      [bole, { lines: [1, 2].map(() => ({ itemId: there, entry: tins('1') })) }, 'TRANSFER_ITEM_REPEATED'],
      [bole, { transferId: taken }, 'ID_TAKEN'],
    ] as const;
    for (const [kitchen, changed, code] of cases) await expect(send(kitchen, changed)).rejects.toMatchObject({ code });
    expect(await rowsOf(bole, taken)).toHaveLength(1);
  });
});
