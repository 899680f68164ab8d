import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { dropAllDrafts, isNothingTyped } from '../../../../platform/web/draft-storage.ts';
import type { SharedOrder } from '../../contract/shared-order.contract.ts';
import { ProposalForm } from './proposal-fields.tsx';

afterEach(async () => {
  cleanup();
  await dropAllDrafts();
});

const line = { id: 'line', description: 'Teff', unit: 'sack', priceUnit: null, quantity: '2', unitPrice: '40' };
const order = { lines: [line], revision: 1 } as unknown as SharedOrder;

test('a supplier who changed nothing, or took it back, leaves nothing behind on the device', () => {
  render(<ProposalForm order={order} isSending={false} onSend={() => Promise.resolve()} onLeave={() => undefined} />);
  expect(isNothingTyped()).toBe(true);
  const quantity = screen.getByLabelText(m.purchasing_shared_quantity_of({ item: 'Teff' }));
  fireEvent.change(quantity, { target: { value: '1' } });
  expect(isNothingTyped()).toBe(false);
  fireEvent.change(quantity, { target: { value: '2' } });
  expect(isNothingTyped()).toBe(true);
});
