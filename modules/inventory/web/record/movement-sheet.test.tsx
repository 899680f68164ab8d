import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { uuidv7 } from 'uuidv7';
import { afterEach, describe, expect, test } from 'vitest';

import type { MovementKind } from '../../rules/movement-kind.ts';
import { stockRow } from '../list/stock-row.ts';
import { kitchenDevice, tomatoes } from '../testing/kitchen-device.tsx';
import { MovementSheet } from './movement-sheet.tsx';

const opened: { close: () => void }[] = [];
afterEach(() => {
  cleanup();
  localStorage.clear();
  for (const device of opened.splice(0)) device.close();
});

const dry = { id: uuidv7(), name: 'Dry store', nameLocal: null, kind: 'DRY', version: 1 };

const open = async ({ role = 'owner', kind = 'RECEIPT' as MovementKind, item = tomatoes } = {}) => {
  const answers = {
    recordMovement: () => Promise.reject(new TypeError('fetch failed')),
    listStorageAreas: async () => ({ storageAreas: [dry] }),
  };
  const device = await kitchenDevice(answers as Parameters<typeof kitchenDevice>[0], { role });
  opened.push(device);
  let isClosed = false;
  const sheet = (
    <MovementSheet
      title="Received"
      row={stockRow(item)}
      kind={kind}
      kinds={[kind]}
      onKind={() => undefined}
      onChangeItem={() => undefined}
      onClose={() => (isClosed = true)}
    />
  );
  render(sheet, { wrapper: device.Device });
  const entry = await screen.findByLabelText('Quantity');
  const type = (text: string) => act(async () => fireEvent.change(entry, { target: { value: text } }));
  const submit = () => act(async () => fireEvent.click(screen.getByRole('button', { name: /^Receive|^Waste|^Record/ })));
  return { ...device, type, submit, isClosed: () => isClosed, understood: () => screen.getByRole('status').textContent ?? '' };
};

describe('a quantity is understood as it is typed', () => {
  test.each([
    ['2 case + 3', 'Receive 15 tins', '26'],
    ['2 ኬዝ + 3', 'Receive 15 tins', '26'],
    ['5', 'Receive 5 tins', '16'],
    ['1.5 kg', 'Receive 1.5 kg', '11.6'],
  ])('“%s”: the button says “%s”, and the level goes to %s', async (text, action, after) => {
    const { type, understood } = await open();
    await type(text);
    expect(screen.getByRole('button', { name: action })).toBeDefined();
    expect(understood()).toContain(`From 11 to ${after}`);
  });

  test('what can’t be understood is said beside the field before anything is sent, and stays as it was typed', async () => {
    const { type, submit, outbox } = await open();
    await type('2 furlong');
    expect(screen.getByText(/furlong.*is not a unit we know/)).toBeDefined();
    await submit();
    expect(outbox.entries()).toEqual([]);
    expect(screen.getByLabelText<HTMLInputElement>('Quantity').value).toBe('2 furlong');
  });
});

test('what the item comes in and where it stands are set apart in a way that every language reads', async () => {
  await open({ item: { ...tomatoes, storageAreaIds: [dry.id] } });
  expect((await screen.findByText(/Dry store/)).textContent).toMatch(/^\S.* · Dry store$/);
});

test('without a line it is kept on the device, and the sheet closes', async () => {
  const { type, submit, outbox, isClosed } = await open();
  await type('2 case + 3');
  await submit();
  await waitFor(() => expect(outbox.entries()).toHaveLength(1));
  expect(outbox.entries()[0]).toMatchObject({
    name: 'inventory.record-movement@1',
    subject: 'Chopped tomatoes',
    input: { body: { kind: 'RECEIPT', entry: { text: '2 case + 3' } } },
  });
  await waitFor(() => expect(isClosed()).toBe(true));
});

test('waste without a reason is asked for one, not sent', async () => {
  const { type, submit, outbox } = await open({ kind: 'WASTE' });
  await type('1');
  await submit();
  expect(screen.getByText('Choose a reason.')).toBeDefined();
  expect(outbox.entries()).toEqual([]);
});

test.each(['kitchenstaff', 'staff'])('%s is not asked for a price and is shown no cost', async (role) => {
  await open({ role, kind: role === 'staff' ? 'WASTE' : 'RECEIPT' });
  expect(screen.queryByLabelText(/Price/)).toBeNull();
  expect(document.body.textContent).not.toContain('£');
});

test('an item whose books began in another currency says so where its price is typed', async () => {
  await open({ item: { ...tomatoes, currency: 'ETB' } });
  expect(screen.getByLabelText('Price ብር')).toBeDefined();
  expect(screen.getByText('The books of this item are kept in ብር.')).toBeDefined();
  expect(document.body.textContent).not.toContain('£');
});
