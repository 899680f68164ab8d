import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { uuidv7 } from 'uuidv7';
import { afterEach, describe, expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { dropAllDrafts } from '../../../../platform/web/draft-storage.ts';
import type { Order } from '../../contract/order.contract.ts';
import { openPurchasing, type PurchasingAnswers } from '../testing/buyer-device.tsx';
import { OrderScreen } from './order-screen.tsx';

const orderId = uuidv7();

const line: Order['lines'][number] = {
  id: uuidv7(),
  itemId: uuidv7(),
  offerId: uuidv7(),
  description: 'Onions, red',
  supplierCode: 'ON-1',
  packText: 'sack of 25 kg',
  unit: 'sack',
  priceMode: 'PER_PACK',
  priceUnit: null,
  quantity: '4',
  baseQuantity: '100000',
  unitPrice: '20',
  pricePerBase: '0.0008',
  amountMinor: '8000',
  receivedBase: '0',
  cancelledBase: '0',
  invoicedBase: '0',
  alerts: [],
};

const sent: Order = {
  id: orderId,
  number: 'PO-2026-0007',
  supplierId: uuidv7(),
  supplierName: 'Merkato Fresh',
  state: 'SENT',
  heldFrom: null,
  revision: 1,
  expectedOn: '2026-11-23',
  currency: 'GBP',
  totalMinor: '8000',
  unpricedLines: 0,
  lineCount: 1,
  createdBy: 'Hanna',
  createdAt: '2026-11-20T08:00:00Z',
  sentAt: '2026-11-20T09:00:00Z',
  acknowledgedAt: null,
  hasProposal: false,
  version: 2,
  note: 'By the back door',
  overrideReason: null,
  isAuthor: true,
  supplierEmail: null,
  sentVia: 'BY_HAND',
  sendsVia: 'BY_HAND',
  lines: [line],
  steps: [],
  proposals: [],
  checks: {
    isOverLimit: false,
    isBelowMinimum: false,
    isPastCutoff: false,
    minimumMinor: null,
    earliestDelivery: '2026-11-23',
    sameDay: [],
  },
};

const opened: { close: () => void }[] = [];
const nothingElse = { listOffers: async () => ({ offers: [] }), listSuppliers: async () => ({ suppliers: [] }) };
const open = async (order: Order, items: readonly object[] = [], role = 'owner', beside: PurchasingAnswers = {}) => {
  const answers = { getOrder: async () => order, ...nothingElse, ...beside };
  const where = { screen: OrderScreen, path: '/purchase/orders/$orderId', address: `/purchase/orders/${orderId}` };
  opened.push(await openPurchasing({ ...where, answers, role }, items));
  await screen.findByRole('heading', { level: 1 });
};
afterEach(async () => {
  cleanup();
  await dropAllDrafts();
  for (const device of opened.splice(0)) device.close();
});

const withLine = (change: Partial<Order['lines'][number]>, more: Partial<Order> = {}): Order => ({
  ...sent,
  ...more,
  lines: [{ ...line, ...change }],
});

describe('an order that was sent', () => {
  test('says that nothing has come, what was ordered for how much, and is not a form', async () => {
    await open(sent);
    expect(screen.getByRole('heading', { level: 2, name: m.purchasing_statement_waiting({ count: 1 }) })).toBeDefined();
    const row = screen.getByRole('row', { name: /Onions, red/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['Onions, redON-1 · sack of 25 kg', '4', '0', '0', 'sacks', '£20.00', '£80.00']);
    expect(screen.getByText('By the back door')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: m.purchasing_receive() })).toBeDefined();
    expect(screen.queryByRole('link', { name: m.purchasing_add_invoice() })).toBeNull();
  });

  test('has a revision from the second time it is told', async () => {
    await open(sent);
    expect(document.body.textContent).toContain(sent.number);
    expect(document.body.textContent).not.toContain(m.purchasing_revision({ number: 1 }));
    cleanup();
    await open({ ...sent, revision: 2 });
    expect(document.body.textContent).toContain(m.purchasing_revision({ number: 2 }));
  });

  test('is told anew only by who means to', async () => {
    await open(sent);
    fireEvent.click(screen.getByRole('button', { name: m.purchasing_change_order() }));
    const packs = () => screen.getByRole('textbox', { name: m.purchasing_packs_of({ name: 'Onions, red' }) });
    expect(packs()).toHaveProperty('value', '4');
    fireEvent.change(packs(), { target: { value: '6' } });
    // What was typed outlives a reload, and is told nobody until it is sent.
    cleanup();
    await open(sent);
    expect(screen.getByRole('row', { name: /Onions, red/ }).textContent).toContain('4');
    fireEvent.click(screen.getByRole('button', { name: m.purchasing_change_order() }));
    expect(packs()).toHaveProperty('value', '6');
  });

  test.each([
    ['is still to come', { receivedBase: '60000' }, m.purchasing_statement_missing({ amount: '1.6 sacks' })],
    ['never came', { receivedBase: '75000', cancelledBase: '25000' }, m.purchasing_statement_lacking({ amount: '1 sack' })],
    ['is more than ordered', { receivedBase: '125000' }, m.purchasing_statement_over({ amount: '1 sack' })],
    [
      'is charged and did not come',
      { receivedBase: '60000', invoicedBase: '100000' },
      m.purchasing_statement_charged_only({ amount: '1.6 sacks' }),
    ],
  ])('says of a line how much of it %s', async (_what, change, words) => {
    await open(withLine(change, { state: 'PARTIALLY_RECEIVED' }));
    expect(screen.getByRole('row', { name: /Onions, red/ }).textContent).toContain(words);
    expect(screen.getByRole('heading', { level: 2, name: m.purchasing_statement_differs({ differing: 1, lines: 1 }) })).toBeDefined();
  });

  test('that came whole says so, and leads to its invoice and not to the door', async () => {
    await open(withLine({ receivedBase: '100000' }, { state: 'RECEIVED' }));
    expect(screen.getByRole('heading', { level: 2, name: m.purchasing_statement_all() })).toBeDefined();
    expect(screen.getByRole('link', { name: m.purchasing_add_invoice() })).toBeDefined();
    expect(screen.queryByRole('link', { name: m.purchasing_receive() })).toBeNull();
  });
});

test('an order that waits for approval shows what looks odd about it, and says of nothing that it has not come', async () => {
  await open(withLine({ alerts: ['FAR_MORE'] }, { state: 'PENDING_APPROVAL', sentAt: null, revision: 0, sentVia: null }));
  expect(screen.getByText(m.purchasing_alert_far_more())).toBeDefined();
  expect(screen.getByRole('heading', { level: 2, name: m.purchasing_lines({ count: 1 }) })).toBeDefined();
  expect(screen.queryByRole('list', { name: m.purchasing_path() })).toBeNull();
});

describe('a draft with a line far from last time', () => {
  const draft = withLine({ alerts: ['FAR_MORE'] }, { state: 'DRAFT', sentAt: null, sentVia: null });

  test('is handed in for approval by a manager, and the button says so and why', async () => {
    await open(draft, [], 'manager');
    expect(screen.getByRole('button', { name: m.purchasing_ask_approval() })).toBeDefined();
    expect(screen.queryByRole('button', { name: m.purchasing_mark_sent() })).toBeNull();
    expect(screen.getByText(m.purchasing_check_flagged())).toBeDefined();
  });

  test('is marked as sent by the owner', async () => {
    await open(draft);
    expect(screen.getByRole('button', { name: m.purchasing_mark_sent() })).toBeDefined();
    expect(screen.queryByText(m.purchasing_check_flagged())).toBeNull();
  });
});

describe('a draft that somebody is changing', () => {
  const send = () => screen.queryByRole('button', { name: m.purchasing_mark_sent() });
  const type = (value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: m.purchasing_packs_of({ name: 'Onions, red' }) }), { target: { value } });

  test('does not go out as it was before, and says so until it is saved', async () => {
    await open({ ...sent, id: orderId, state: 'DRAFT', sentAt: null, version: 11 });
    expect(send()).not.toBeNull();
    expect(screen.queryByText(m.purchasing_save_first())).toBeNull();
    type('6');
    expect(send()).toBeNull();
    expect(screen.queryByRole('button', { name: m.purchasing_hold() })).toBeNull();
    expect(screen.getByText(m.purchasing_save_first())).toBeDefined();
    expect(screen.getByText(/£80\.00/, { selector: 'p.font-medium' }).textContent).toContain(m.purchasing_total_as_saved());
    expect(screen.getByRole('button', { name: m.purchasing_cancel_order() })).toBeDefined();
    type('4');
    expect(send()).not.toBeNull();
    expect(screen.queryByText(m.purchasing_save_first())).toBeNull();
  });

  test('comes to what is typed, by what the supplier asks now', async () => {
    const units = { baseUnit: 'g', packChain: [], countUnits: ['kg'], densityGPerMl: null, eachMeasure: null };
    const sack = {
      id: line.offerId,
      itemId: line.itemId,
      supplierId: sent.supplierId,
      orderUnit: 'sack',
      priceMode: 'PER_PACK',
      priceUnit: null,
      packChain: [{ unit: 'sack', per: '25000' }],
      price: '24',
      isTaxIncluded: true,
      taxRateBps: 2000,
      minimum: null,
      multiple: null,
      isActive: true,
    };
    await open({ ...sent, id: orderId, state: 'DRAFT', sentAt: null, version: 12 }, [], 'owner', {
      listOffers: async () => ({ offers: [sack] }),
      listOrderables: async () => ({ items: [{ id: line.itemId, units }] }),
    });
    type('6.5');
    const total = () => screen.getByText(new RegExp(m.purchasing_total_without_tax()), { selector: 'p.font-medium' }).textContent;
    await waitFor(() => expect(total()).toBe(`${m.purchasing_total_without_tax()} £130.00`));
    type('x');
    expect(total()).toContain(m.purchasing_total_as_saved());
  });
});
