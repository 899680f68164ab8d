import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { inventoryKeys } from '../inventory-queries.ts';
import { kitchenDevice, tomatoes } from '../testing/kitchen-device.tsx';
import { openScreen } from '../testing/open-screen.tsx';

afterEach(cleanup);

const transfer = {
  id: '01a1fed9-3eb0-7dd0-84fc-c295b4f36ccd',
  number: 3,
  side: 'RECEIVING',
  partner: { id: '01a1fed9-3eb0-7dd0-84fc-c295b4f36cce', name: 'Piassa' },
  status: 'IN_TRANSIT',
  note: null,
  reason: null,
  isRequester: false,
  isClosedHere: false,
  isClosedThere: false,
  lineCount: 1,
  requested: null,
  approved: null,
  shipped: { by: 'Abebe', at: '2026-11-20T10:00:00Z' },
  received: null,
  ended: null,
  version: 1,
};
const line = {
  line: 1,
  itemId: tomatoes.id,
  itemName: 'Tomates',
  itemNameLocal: null,
  baseUnit: 'g',
  enteredText: '5 kg',
  requested: '5000',
  shipped: '5000',
  received: null,
  lossReason: null,
  valueMinor: null,
};

const openReceiving = async (match: 'SURE' | 'GUESS') => {
  const sent: { body: { move: { lines: readonly object[] } } }[] = [];
  const device = await kitchenDevice({
    getTransfer: () => Promise.resolve({ transfer, lines: [{ ...line, match }], currency: 'GBP', isCostVisible: true }),
    moveTransfer: (input: never) => {
      sent.push(input);
      return Promise.resolve({ transfer: { ...transfer, status: 'RECEIVED' } });
    },
  });
  const kept = { items: [tomatoes], cursor: 'then', currency: 'GBP', isCostVisible: true, settled: [] };
  device.queries.setQueryData(inventoryKeys.catalogue(device.restaurantId), kept);
  openScreen(device, `/inventory/transfers/${transfer.id}`);
  fireEvent.click(await screen.findByRole('button', { name: m.inventory_transfer_step_receive() }));
  const sheet = within(await screen.findByRole('dialog'));
  const receive = () => fireEvent.click(sheet.getByRole('button', { name: m.inventory_transfer_step_receive() }));
  const linesSent = () => sent.map(({ body }) => body.move.lines);
  return { device, sheet, receive, linesSent };
};

test('what came unasked is booked in only once somebody has said which item it is', async () => {
  const { device, sheet, receive, linesSent } = await openReceiving('GUESS');
  receive();
  expect(await sheet.findByText(m.inventory_refusal_transfer_line_unmatched({ name: line.itemName }))).toBeTruthy();
  expect(linesSent()).toEqual([]);
  fireEvent.change(sheet.getByLabelText(m.inventory_transfer_item_here()), { target: { value: tomatoes.id } });
  receive();
  await waitFor(() => expect(linesSent()).toHaveLength(1));
  expect(linesSent()[0]).toMatchObject([{ line: 1, itemId: tomatoes.id }]);
  device.close();
});

test('what is surely the same item is received without a further question', async () => {
  const { device, sheet, receive, linesSent } = await openReceiving('SURE');
  expect(sheet.queryByLabelText(m.inventory_transfer_item_here())).toBeNull();
  receive();
  await waitFor(() => expect(linesSent()).toHaveLength(1));
  expect(linesSent()[0]?.[0]).not.toHaveProperty('itemId');
  device.close();
});

test('more than was sent is told at its line, which is led to, and the button never stands grey', async () => {
  const { device, sheet, receive, linesSent } = await openReceiving('SURE');
  const came = sheet.getByLabelText(m.inventory_transfer_how_much_came());
  fireEvent.change(came, { target: { value: '6 kg' } });
  receive();
  expect(sheet.getByText(m.inventory_refusal_transfer_over_shipped({ name: line.itemName }))).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(came));
  expect(linesSent()).toEqual([]);
  device.close();
});
