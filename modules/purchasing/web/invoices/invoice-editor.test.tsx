import { expect, test, vi } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { tryForm } from '../../../restaurants/web/testing/try-form.tsx';
import { InvoiceEditor } from './invoice-editor.tsx';
import { emptyInvoice } from './invoice-form.ts';

test('an invoice says at each field what is missing, its day too, and is not saved', async () => {
  const sent = vi.fn<() => Promise<unknown>>(() => new Promise(() => undefined));
  const start = { ...emptyInvoice('2026-11-21'), dueOn: '2026-12-21' };
  const form = () => <InvoiceEditor invoiceId="one" version={null} start={start} onSaved={() => undefined} />;
  const typed = { [m.purchasing_invoice_day()]: '' };
  const opened = await tryForm({ form, typed, press: m.purchasing_invoice_save(), answers: { purchasing: { saveInvoice: sent } } });
  expect(opened.said).toEqual([
    m.purchasing_choose_supplier(),
    m.purchasing_invoice_number_missing(),
    m.ui_fill_in(),
    m.purchasing_invoice_lines_missing(),
    m.purchasing_invoice_total_missing(),
  ]);
  expect(sent).not.toHaveBeenCalled();
  expect(opened.outbox.entries()).toEqual([]);
});
