import { taxOf } from '../../../../modules/purchasing/rules/tax.ts';
import { managerOrderMaxMinor } from '../../../../modules/purchasing/rules/limits.ts';
import { isoDayAt } from '../../../../kit/time/wall.ts';
import type { DemoCategory } from '../catalogue.ts';
import type { CameIn } from './deliveries.ts';
import { amountOf, packSizeOf } from './order-rows.ts';
import type { Told } from './told-delivery.ts';

const dayMs = 86_400_000;

/** What is taxed when it is bought, and at what rate; the rest is food that is not. @unit hundredths of a percent */
const taxed: Readonly<Record<string, { readonly rateBps: number; readonly categories: readonly DemoCategory[] }>> = {
  GBP: { rateBps: 2000, categories: ['drinks', 'supplies'] },
  ETB: { rateBps: 1500, categories: ['drinks', 'dry', 'supplies'] },
};

const rateOf = (currency: string, { item }: CameIn): number => {
  const tax = taxed[currency];
  return tax?.categories.includes(item.category) ? tax.rateBps : 0;
};

const lineRow = ({ documents, delivery, currency }: Told, line: CameIn, index: number) => ({
  id: documents.lineIds[index]?.invoiceLineId,
  invoice_id: documents.invoiceId,
  position: index,
  receipt_line_id: documents.lineIds[index]?.receiptLineId,
  item_id: line.itemId,
  offer_id: delivery.offerIds.get(line.itemId),
  description: line.item.name,
  quantity: String(line.packs),
  unit: line.unit,
  base_quantity: String(line.packs * packSizeOf(line)),
  unit_price: line.price,
  amount_minor: String(amountOf(line, line.packs)),
  tax_rate_bps: rateOf(currency, line),
});

type InvoiceSteps = { readonly isPaid: boolean; readonly approvedBy: string; readonly dueAt: Date };

const stepsOf = ({ documents, delivery, times, by }: Told, { isPaid, approvedBy, dueAt }: InvoiceSteps) => {
  const step = (name: string, from: string, rest: { to: string; by: string; at: Date }) => ({
    document: 'INVOICE',
    document_id: documents.invoiceId,
    step: name,
    from_state: from,
    to_state: rest.to,
    taken_by: rest.by,
    taken_at: rest.at,
  });
  return [
    step('MATCH', 'REVIEW', { to: 'READY', by: by.manager, at: delivery.at }),
    step('APPROVE', 'READY', { to: 'APPROVED', by: approvedBy, at: times.approved }),
    ...(isPaid ? [step('PAY', 'APPROVED', { to: 'PAID', by: by.owner, at: dueAt })] : []),
  ];
};

/** The invoice of a delivery at the order's price, approved the day after, and paid when it was due. */
export const invoiceRows = (told: Told, { number, end }: { readonly number: string; readonly end: Date }) => {
  const { documents, delivery, times, by, currency, timeZone } = told;
  const lines = delivery.lines.map((line, index) => lineRow(told, line, index));
  const parts = lines.map(({ amount_minor, tax_rate_bps }) => ({ netMinor: BigInt(amount_minor), rateBps: tax_rate_bps }));
  const taxMinor = taxOf(parts);
  const totalMinor = parts.reduce((sum, { netMinor }) => sum + netMinor, taxMinor);
  const dueAt = new Date(delivery.at.getTime() + delivery.supplier.paidWithin * dayMs);
  const isPaid = dueAt < end;
  const approvedBy = totalMinor > managerOrderMaxMinor[currency] ? by.owner : by.manager;
  const invoice = {
    id: documents.invoiceId,
    supplier_id: delivery.supplierId,
    number,
    state: isPaid ? 'PAID' : 'APPROVED',
    invoiced_on: isoDayAt(delivery.at, timeZone),
    due_on: isoDayAt(dueAt, timeZone),
    tax_minor: String(taxMinor),
    total_minor: String(totalMinor),
    paid_minor: isPaid ? String(totalMinor) : '0',
    created_by: by.manager,
    created_at: delivery.at,
    approved_by: approvedBy,
    approved_at: times.approved,
  };
  const paid = { id: documents.paymentId, invoice_id: invoice.id, paid_on: invoice.due_on, amount_minor: invoice.total_minor };
  const payments = isPaid ? [{ ...paid, recorded_by: by.owner, recorded_at: dueAt }] : [];
  return { invoice, lines, payments, steps: stepsOf(told, { isPaid, approvedBy, dueAt }) };
};
