import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { openAtWork } from '../../../restaurants/web/testing/open-at-work.tsx';
import { OpenOrders } from './open-orders.tsx';

let opened: Awaited<ReturnType<typeof openAtWork>> | undefined;

afterEach(() => {
  cleanup();
  opened?.close();
});

const open = async (openOrders: number | undefined) => {
  const day = { businessDate: '2026-11-20', ...(openOrders !== undefined && { openOrders }) };
  const component = () => (
    <main>
      <OpenOrders day={day} />
    </main>
  );
  opened = await openAtWork({ address: '/', screens: [{ path: '/', component }], answers: {} });
  return screen.findByRole('main');
};

test('an open order of a signed day is named, with the way to the orders of that day', async () => {
  const shown = await open(1);
  expect(shown.textContent).toContain(m.reports_gate_orders_hold({ count: 1 }));
  expect(screen.getByRole('link', { name: m.reports_gate_orders_way() }).getAttribute('href')).toBe('/kitchen/orders?day=2026-11-20');
});

test.each([0, undefined])('where %s are open, or an older answer does not say, nothing is said', async (openOrders) => {
  expect((await open(openOrders)).textContent).toBe('');
});
