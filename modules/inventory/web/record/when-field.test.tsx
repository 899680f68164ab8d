import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import type { Wall } from '../../../../kit/time/wall.ts';
import { dropAllDrafts, readDraft } from '../../../../platform/web/draft-storage.ts';
import { WallProvider } from '../../../../ui/when/wall.tsx';
import { stockRow } from '../list/stock-row.ts';
import { kitchenDevice, tomatoes } from '../testing/kitchen-device.tsx';
import { MovementSheet } from './movement-sheet.tsx';

const opened: { close: () => void }[] = [];
afterEach(async () => {
  cleanup();
  await dropAllDrafts();
  localStorage.clear();
  for (const device of opened.splice(0)) device.close();
});

const addis: Wall = { timeZone: 'Africa/Addis_Ababa', useEthiopianTime: true, useEthiopianCalendar: true };
const london: Wall = { timeZone: 'Europe/London', useEthiopianTime: false, useEthiopianCalendar: false };

const open = async (wall: Wall) => {
  const device = await kitchenDevice({ recordMovement: () => Promise.reject(new TypeError('fetch failed')) });
  opened.push(device);
  const kinds = ['RECEIPT'] as const;
  const nothing = () => undefined;
  const sheet = (
    <WallProvider wall={wall}>
      <MovementSheet
        title="Received"
        row={stockRow(tomatoes)}
        kind="RECEIPT"
        kinds={kinds}
        onKind={nothing}
        onChangeItem={nothing}
        onClose={nothing}
      />
    </WallProvider>
  );
  render(sheet, { wrapper: device.Device });
  const entry = await screen.findByLabelText('Quantity');
  return { ...device, type: (text: string) => act(async () => fireEvent.change(entry, { target: { value: text } })) };
};

const answerWhen = () => act(async () => fireEvent.click(screen.getAllByRole('button', { name: 'Change' }).at(-1) as HTMLElement));
const fill = (label: string, value: string) => act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const submit = () => act(async () => fireEvent.click(screen.getByRole('button', { name: /^Receive/ })));

test('a movement is recorded for a day and an hour by the Ethiopian calendar and clock', async () => {
  const { type, outbox } = await open(addis);
  await type('2 case');
  await answerWhen();
  await fill('Year, Ethiopian', '2018');
  await fill('Day', '13');
  await fill('Day of the month', '5');
  await fill('Time', '2');
  await fill('Minute', '5');
  await fill('Day or night', 'night');
  expect(screen.getByText('10 September 2026')).toBeDefined();
  await submit();
  await waitFor(() => expect(outbox.entries()).toHaveLength(1));
  expect(outbox.entries()[0]?.input).toMatchObject({ occurredAt: '2026-09-10T17:05:00.000Z' });
});

test('the hour is the restaurant’s, wherever the device is', async () => {
  const { type, outbox } = await open(london);
  await type('2 case');
  await answerWhen();
  await fill('Day', '2026-07-06');
  await fill('Time', '09:30');
  await submit();
  await waitFor(() => expect(outbox.entries()).toHaveLength(1));
  expect(outbox.entries()[0]?.input).toMatchObject({ occurredAt: '2026-07-06T08:30:00.000Z' });
});

test.each([
  ['a time that has not come', '2999-01-01', 'This lies in the future.'],
  ['a time without its day', '', 'Give the day and the time, or neither for now.'],
])('%s is said at once, and is not sent', async (_case, day, words) => {
  const { type, outbox } = await open(london);
  await type('2 case');
  await answerWhen();
  await fill('Day', day);
  expect(screen.getByText(words)).toBeDefined();
  await submit();
  expect(outbox.entries()).toEqual([]);
});

test('whoever only looked leaves no draft; what was typed is one', async () => {
  const key = `inventory.movement ${tomatoes.id}`;
  const { type } = await open(london);
  expect(readDraft(key)).toEqual({});
  await type('2 case');
  expect(readDraft(key)).toMatchObject({ entryText: '2 case' });
});
