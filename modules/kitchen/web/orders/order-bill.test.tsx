import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { openAtWork } from '../../../restaurants/web/testing/open-at-work.tsx';
import type { Order } from '../../contract/fields.ts';
import { lineOf, orderOf } from '../testing/sample-orders.ts';
import { OrderBill } from './order-bill.tsx';
import { OrderLines } from './order-lines.tsx';
import { PayForm } from './pay-form.tsx';
import type { Money } from './use-order-commands.ts';
import type { ShownOrder } from './use-shown-order.ts';

let opened: Awaited<ReturnType<typeof openAtWork>> | undefined;
afterEach(() => {
  cleanup();
  paidSo.mockClear();
  opened?.close();
});

const paidSo = vi.fn<(money: Money) => void>();

const show = async (order: Order, role = 'staff', hasNoStation = false) => {
  const shown = { order, name: '4', deeds: [], tables: [], commands: {}, hasNoStation, isUntold: false } as unknown as ShownOrder;
  const component = () => (
    <>
      <OrderLines shown={shown} />
      <OrderBill shown={shown} />
      <PayForm order={order} onPay={paidSo} />
    </>
  );
  opened = await openAtWork({ address: '/kitchen', screens: [{ path: '/kitchen', component }], answers: {}, role });
  await screen.findByRole('region', { name: m.kitchen_bill() });
};

const paid = (amountMinor: string): Order['payments'][number] => ({
  id: 'card',
  method: 'CARD',
  amountMinor,
  reference: null,
  takenAt: '2026-11-30T02:18:00Z',
});

test.each([
  ['staff', m.kitchen_too_much_text],
  ['manager', m.kitchen_too_much_lead],
])('whoever took more than the bill is told what becomes of change and of a tip: %s', async (role, words) => {
  await show(orderOf({ lines: [lineOf('Shiro')], payments: [paid('1500')] }), role);
  expect(screen.getByText(m.kitchen_bill_row_too_much())).toBeTruthy();
  expect(screen.getByText(words())).toBeTruthy();
});

test.each([
  ['is paid to the penny', { payments: [paid('1200')] }],
  ['is closed', { payments: [paid('1500')], state: 'CLOSED' as const }],
])('nothing is said of change where a bill %s', async (_what, changes) => {
  await show(orderOf({ lines: [lineOf('Shiro')], ...changes }));
  expect(screen.queryByText(m.kitchen_too_much_text())).toBeNull();
});

test('where one of three has paid, the next third is one press, and half of the rest, which is as much, is none', async () => {
  const lines = [lineOf('Shiro', { unitPriceMinor: '1800' })];
  await show(orderOf({ lines, payments: [paid('600')] }));
  const group = within(screen.getByRole('group', { name: m.kitchen_pay_share() }));
  expect(group.getByText(m.kitchen_pay_shares_paid({ paid: 1, count: 3 }))).toBeTruthy();
  const said = () => group.getAllByRole('button').map((chip) => `${chip.textContent} ${chip.getAttribute('aria-pressed')}`);
  const [third, quarter] = [m.kitchen_pay_share_next({ share: 2, count: 3 }), m.kitchen_pay_one_of({ count: 4 })];
  expect(said()).toEqual([`${third} false`, `${quarter} false`]);
  fireEvent.click(group.getByRole('button', { name: third }));
  expect(said()).toEqual([`${third} true`, `${quarter} false`]);
  expect(screen.getByLabelText<HTMLInputElement>(m.kitchen_pay_amount()).value).toBe('6.00');
});

test.each([
  [false, m.kitchen_state_queued, m.kitchen_state_not_shown],
  [true, m.kitchen_state_not_shown, m.kitchen_state_queued],
])('a dish is said to be in the kitchen only where a station shows it: without one %s', async (hasNoStation, said, unsaid) => {
  await show(orderOf({ lines: [lineOf('Shiro', { state: 'QUEUED' })] }), 'staff', hasNoStation);
  expect(screen.getByText(said())).toBeTruthy();
  expect(screen.queryByText(unsaid())).toBeNull();
});

test('what was cancelled costs nothing, and its price is struck through with its name', async () => {
  await show(orderOf({ lines: [lineOf('Shiro', { unitPriceMinor: '1300' }), lineOf('Buna', { state: 'VOIDED', unitPriceMinor: '820' })] }));
  expect(screen.getByText('£8.20').className).toContain('line-through');
  expect(screen.getAllByText('£13.00')[0]?.className).not.toContain('line-through');
});

test.each([
  ['GBP', false],
  ['ETB', true],
] as const)('the phone money of Ethiopia is offered for a bill in %s: %s', async (currency, isOffered) => {
  await show(orderOf({ currency, lines: [lineOf('Shiro')] }));
  for (const wallet of [m.kitchen_method_telebirr(), m.kitchen_method_cbe_birr(), m.kitchen_method_mpesa()])
    expect(screen.queryByRole('option', { name: wallet }) !== null).toBe(isOffered);
  expect(screen.getByRole('option', { name: m.kitchen_method_card() })).toBeTruthy();
});

test.each([
  ['change is given back: what stays is written down', 'CASH', [], '1200'],
  ['guests leave the change: all of it is', 'CASH', [m.kitchen_change_tip], '2000'],
  ['a card pays a tip within: all of it is', 'CARD', [], '2000'],
] as const)('a bill of 12 is paid by 20, and %s', async (_what, method, presses, amountMinor) => {
  await show(orderOf({ lines: [lineOf('Shiro', { unitPriceMinor: '1200' })] }));
  fireEvent.change(screen.getByLabelText(m.kitchen_pay_method()), { target: { value: method } });
  fireEvent.change(screen.getByLabelText(m.kitchen_pay_amount()), { target: { value: '20' } });
  for (const press of presses) fireEvent.click(screen.getByRole('button', { name: press() }));
  const words = method === 'CASH' ? m.kitchen_change_due({ amount: '£8.00' }) : m.kitchen_pay_tip({ amount: '£8.00' });
  expect(screen.getByText(words)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: new RegExp(m.kitchen_take_payment()) }));
  expect(paidSo).toHaveBeenCalledWith(expect.objectContaining({ method, amountMinor }));
});
