import { ORPCError } from '@orpc/client';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

import type { MovementBody } from '../../contract/movement-schemas.ts';
import { useInventoryCommands } from '../inventory-commands.ts';
import { kitchenDevice, tomatoes, type DeviceOptions, type ServerAnswers } from '../testing/kitchen-device.tsx';
import { settleAnswer } from './settle-answer.ts';
import { useStock } from './use-stock.ts';

const twoCasesAndThree: Omit<MovementBody, 'movementId'> = {
  itemId: tomatoes.id,
  kind: 'RECEIPT',
  entry: {
    text: '2 case + 3',
    parts: [
      { quantity: '2', unit: 'case' },
      { quantity: '3', unit: 'tin' },
    ],
  },
  price: { amount: '23.70', unit: 'case' },
  reason: null,
  note: null,
};

/** The line is down: nobody answers. */
const noLine = () => Promise.reject(new TypeError('fetch failed'));

const opened: { close: () => void }[] = [];
afterEach(() => {
  cleanup();
  for (const device of opened.splice(0)) device.close();
});

const open = async (answers: ServerAnswers, options?: DeviceOptions) => {
  const device = await kitchenDevice(answers, options);
  opened.push(device);
  /** Every level of the tomatoes that was on the screen, even for a moment. */
  const shown: string[] = [];
  const { result } = renderHook(
    () => {
      const { stock } = useStock();
      const level = stock?.find(tomatoes.id)?.level.onHand;
      if (level !== undefined && level !== shown.at(-1)) shown.push(level);
      return { stock, commands: useInventoryCommands() };
    },
    { wrapper: device.Device },
  );
  await waitFor(() => expect(result.current?.stock).toBeDefined());
  const item = () => result.current.stock?.find(tomatoes.id);
  const receive = () =>
    act(() => result.current.commands.recordMovement(twoCasesAndThree, { subject: tomatoes.name, occurredAt: new Date() }).kept);
  return { ...device, result, item, receive, shown };
};

describe('what is done offline is there at once and lost never', () => {
  test('a receipt without a line shows the level, the cost and its ledger row, marked as waiting', async () => {
    const { item, receive, result } = await open({ recordMovement: noLine });
    await receive();
    await waitFor(() => expect(item()?.level.onHand).toBe('65000'));
    expect(item()?.level).toEqual({ onHand: '65000', averageCost: '0.001314', valueMinor: '8538' });
    expect(item()?.waitingSinceMs).toBeGreaterThan(0);
    expect(result.current.stock?.movements).toMatchObject([{ kind: 'RECEIPT', quantity: '37500', balanceAfter: '65000' }]);
  });

  test('after a reload it is still shown, from the disk', async () => {
    const first = await open({ recordMovement: noLine });
    await first.receive();
    first.close();
    cleanup();
    const second = await open({ recordMovement: noLine }, { diskName: first.diskName });
    await waitFor(() => expect(second.item()?.level.onHand).toBe('65000'));
  });

  test('undoing it is understood after a reload too, although the command names the row by its id alone', async () => {
    const first = await open({ recordMovement: noLine });
    await first.receive();
    await waitFor(() => expect(first.result.current.stock?.movements).toHaveLength(1));
    const [row] = first.result.current.stock?.movements ?? [];
    if (!row) throw new Error('The receipt is shown.');
    await act(() => first.result.current.commands.correctMovement(row, { subject: 'x', note: null }));
    first.close();
    cleanup();
    const second = await open({ recordMovement: noLine }, { diskName: first.diskName });
    await waitFor(() => expect(second.result.current.stock?.movements).toHaveLength(2));
    expect(second.item()?.level.onHand).toBe('27500');
    expect(second.result.current.stock?.movements[1]).toMatchObject({ quantity: '-37500', correctsId: row.id });
  });
});

describe('the server has the last word', () => {
  test('its level takes the place of the assumed one, and nothing counts twice', async () => {
    const level = { onHand: '70000', averageCost: '0.0013', valueMinor: '9100' };
    const answer = { rows: [{ id: 'x', itemId: tomatoes.id, correctsId: null }], level, isCostVisible: true };
    const leaving = Promise.withResolvers<void>();
    const { item, receive, outbox, queries, shown } = await open(
      {},
      {
        // The moment that counts: the answer is taken in, and the command still lies in the outbox.
        send: async (entry) => {
          settleAnswer(queries, entry, answer);
          await leaving.promise;
          return answer;
        },
      },
    );
    await receive();
    await waitFor(() => expect(item()?.level.onHand).not.toBe('65000'));
    expect(outbox.entries()).toHaveLength(1);
    expect(item()?.level).toEqual(level);
    leaving.resolve();
    await waitFor(() => expect(outbox.entries()).toEqual([]));
    expect(item()?.level).toEqual(level);
    expect(item()?.waitingSinceMs).toBeUndefined();
    expect(shown.filter((onHand) => onHand !== '65000')).toEqual(['27500', '70000']);
  });

  test('what it refuses is taken back and stays on the list of what needs attention, with its reason', async () => {
    const decided = Promise.withResolvers<void>();
    const refuse = async (): Promise<never> => {
      await decided.promise;
      throw new ORPCError('ITEM_ARCHIVED', { defined: true, data: { field: 'item' } });
    };
    const { item, receive, outbox, result, shown } = await open({ recordMovement: refuse });
    await receive();
    await waitFor(() => expect(item()?.level.onHand).toBe('65000'));
    decided.resolve();
    await waitFor(() => expect(outbox.entries()).toMatchObject([{ state: 'needs-attention', refusal: { code: 'ITEM_ARCHIVED' } }]));
    await waitFor(() => expect(item()?.level).toEqual(tomatoes.level));
    expect(item()?.waitingSinceMs).toBeUndefined();
    expect(result.current.stock?.movements).toEqual([]);
    expect(shown).toEqual(['27500', '65000', '27500']);
  });
});

test('a role that may not see costs never meets one, in nothing that it does', async () => {
  const { item, receive, result } = await open({ recordMovement: noLine }, { role: 'kitchenstaff' });
  await act(
    () => result.current.commands.recordMovement({ ...twoCasesAndThree, price: null }, { subject: 'x', occurredAt: new Date() }).kept,
  );
  await waitFor(() => expect(item()?.level).toEqual({ onHand: '65000', averageCost: null, valueMinor: null }));
  expect(result.current.stock?.movements[0]).toMatchObject({ unitCost: null, valueMinor: null, averageCostAfter: null });
  await receive();
  expect(item()?.level.onHand).toBe('65000');
});
