import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { dropAllDrafts } from '../../../../platform/web/draft-storage.ts';
import { NewInvoiceScreen } from '../invoices/invoice-screen.tsx';
import { openPurchasing } from '../testing/buyer-device.tsx';

const opened: { readonly close: () => void }[] = [];

afterEach(async () => {
  cleanup();
  await dropAllDrafts();
  for (const one of opened.splice(0)) one.close();
});

const path = '/purchase/invoices/new';
const answers = { listSuppliers: async () => ({ suppliers: [] }) };

/** Opens the form for a new paper, and gives the field of its number. */
const openPaper = async (): Promise<HTMLInputElement> => {
  opened.push(await openPurchasing({ screen: NewInvoiceScreen, path, address: path, answers }));
  return screen.findByLabelText<HTMLInputElement>(m.purchasing_invoice_number());
};

describe('a form of purchasing that was begun', () => {
  test('is found as it was left, says so, and can be begun anew for good', async () => {
    fireEvent.change(await openPaper(), { target: { value: 'MILL 12' } });
    expect(screen.queryByText(m.purchasing_kept_found())).toBeNull();
    cleanup();

    expect((await openPaper()).value).toBe('MILL 12');
    expect(screen.getByText(m.purchasing_kept_found())).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: m.purchasing_kept_start_anew() }));
    expect(screen.getByLabelText<HTMLInputElement>(m.purchasing_invoice_number()).value).toBe('');
    expect(screen.queryByText(m.purchasing_kept_found())).toBeNull();
    cleanup();

    expect((await openPaper()).value).toBe('');
    expect(screen.queryByText(m.purchasing_kept_found())).toBeNull();
  });

  test('says what is missing beside its field once somebody tries to save it', async () => {
    await openPaper();
    fireEvent.click(screen.getByRole('button', { name: m.purchasing_invoice_save() }));
    expect(screen.getByText(m.purchasing_invoice_number_missing())).toBeDefined();
    expect(screen.getByText(m.purchasing_invoice_total_missing())).toBeDefined();
    expect(screen.getByText(m.purchasing_invoice_lines_missing())).toBeDefined();
  });
});
