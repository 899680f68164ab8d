import { priceToType, typedPrice } from '../show/amount-text.ts';
import { formatQuantity, parseQuantity } from '../../../../kit/quantity.ts';
import { type MinorUnits, parseMajorUnits } from '../../../../kit/money.ts';
import { formatUnitCost, type UnitCost, unitCostAsRational, valueOf } from '../../../../kit/unit-cost.ts';
import { newId } from '../../../../platform/web/new-command.ts';
import { type TaxGroup, taxByRate } from '../../rules/tax.ts';
import { rateText, readRate } from '../../rules/rate-text.ts';
import type { Chargeable, Invoice, InvoiceBody } from '../../contract/invoice.contract.ts';

/** A line as it is being written; money in major units, as people write it. */
export type TypedInvoiceLine = {
  readonly lineId: string;
  readonly receiptLineId: string | null;
  readonly description: string;
  readonly quantity: string;
  readonly unit: InvoiceBody['lines'][number]['unit'];
  readonly unitPrice: string;
  /** The price that was written into the field for whoever types; missing or null where they begin with nothing. */
  readonly knownPrice?: string | null;
  /** A percentage; empty for none. */
  readonly taxRate: string;
  /** Empty where it is what quantity and price come to. */
  readonly amount: string;
};

/** An invoice as it is being written. */
export type TypedInvoice = {
  readonly supplierId: string;
  readonly number: string;
  readonly type: InvoiceBody['type'];
  readonly invoicedOn: string;
  /** Null for as long as the supplier's terms say it. */
  readonly dueOn: string | null;
  readonly charges: string;
  /** A percentage; empty for none. */
  readonly chargesTaxRate: string;
  /** Empty where it is what the rates come to. */
  readonly tax: string;
  readonly total: string;
  readonly lines: readonly TypedInvoiceLine[];
};

/** Minor units as people write them: "1234" is "12.34". */
export const majorOf = (minor: string): string => {
  const digits = minor.padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** What nobody has written anything on. */
export const emptyInvoice = (today: string): TypedInvoice => ({
  supplierId: '',
  number: '',
  type: 'INVOICE',
  invoicedOn: today,
  dueOn: null,
  charges: '',
  chargesTaxRate: '',
  tax: '',
  total: '',
  lines: [],
});

/** An invoice as it stands, to be corrected. */
export const typedInvoice = (invoice: Invoice): TypedInvoice => ({
  supplierId: invoice.supplierId,
  number: invoice.number,
  type: invoice.type,
  invoicedOn: invoice.invoicedOn,
  dueOn: invoice.dueOn,
  charges: majorOf(invoice.chargesMinor),
  chargesTaxRate: rateText(invoice.chargesTaxRateBps),
  tax: majorOf(invoice.taxMinor),
  total: majorOf(invoice.totalMinor),
  lines: invoice.lines.map(({ lineId, receiptLineId, description, quantity, unit, unitPrice, taxRateBps, amountMinor }) => ({
    lineId,
    receiptLineId,
    description,
    quantity,
    unit,
    unitPrice: priceToType(unitPrice),
    knownPrice: unitPrice,
    taxRate: rateText(taxRateBps),
    amount: majorOf(amountMinor),
  })),
});

/** What came, as it should be charged for. */
export const lineFromDelivery = (one: Chargeable): TypedInvoiceLine => ({
  lineId: newId(),
  receiptLineId: one.receiptLineId,
  description: one.description,
  quantity: one.quantity,
  unit: one.unit,
  unitPrice: priceToType(one.unitPrice),
  knownPrice: one.unitPrice,
  taxRate: one.taxRateBps === null ? '' : rateText(one.taxRateBps),
  amount: '',
});

/** A line for what never was stock. */
export const otherLine = (): TypedInvoiceLine => ({
  lineId: newId(),
  receiptLineId: null,
  description: '',
  quantity: '1',
  unit: 'each',
  unitPrice: '',
  taxRate: '',
  amount: '',
});

const minorOf = (text: string): MinorUnits | null => (text.trim() === '' ? (0n as MinorUnits) : parseMajorUnits(text.trim()));

const priceOf = ({ unitPrice, knownPrice = null }: TypedInvoiceLine): UnitCost | null => typedPrice(unitPrice, knownPrice);

/** What a line comes to; null while it can't be read. @unit minor units */
export const lineMinor = (line: TypedInvoiceLine): MinorUnits | null => {
  if (line.amount.trim() !== '') return parseMajorUnits(line.amount.trim());
  const [much, price] = [parseQuantity(line.quantity.trim()), priceOf(line)];
  return much === null || much <= 0n || price === null ? null : valueOf(much, unitCostAsRational(price));
};

/** A rate as it was typed; empty for none, null for what is none. @unit hundredths of a percent */
export const rateBps = (text: string): number | null => (text.trim() === '' ? 0 : readRate(text));

/** What is charged by rate, with the tax of each; null while something can't be read. */
export const taxGroups = ({ lines, charges, chargesTaxRate }: TypedInvoice): readonly TaxGroup[] | null => {
  const parts = [
    ...lines.map((line) => ({ netMinor: lineMinor(line), rateBps: rateBps(line.taxRate) })),
    { netMinor: minorOf(charges), rateBps: rateBps(chargesTaxRate) },
  ];
  const read = parts.flatMap((part) =>
    part.netMinor === null || part.rateBps === null ? [] : { ...part, netMinor: part.netMinor, rateBps: part.rateBps },
  );
  return read.length < parts.length ? null : taxByRate(read.filter(({ netMinor }) => netMinor !== 0n));
};

/** The tax as it is printed, or what the rates come to where nobody typed it. @unit minor units */
const taxMinor = (invoice: TypedInvoice): bigint | null =>
  invoice.tax.trim() === '' ? (taxGroups(invoice)?.reduce((sum, group) => sum + group.taxMinor, 0n) ?? null) : minorOf(invoice.tax);

/** What lines, charges and tax come to; null while something can't be read. @unit minor units */
export const sumOf = (invoice: TypedInvoice): bigint | null => {
  const parts = [...invoice.lines.map(lineMinor), minorOf(invoice.charges), taxMinor(invoice)];
  return parts.reduce<bigint | null>((sum, part) => (sum === null || part === null ? null : sum + part), 0n);
};

const lineBody = (line: TypedInvoiceLine): InvoiceBody['lines'][number] | null => {
  const [much, price, amount] = [parseQuantity(line.quantity.trim()), priceOf(line), lineMinor(line)];
  const taxRateBps = rateBps(line.taxRate);
  if (much === null || much <= 0n || price === null || amount === null || amount < 0n) return null;
  if (taxRateBps === null || line.description.trim() === '') return null;
  const { lineId, receiptLineId, unit } = line;
  const described = { description: line.description.trim(), quantity: formatQuantity(much), unitPrice: formatUnitCost(price) };
  return { lineId, receiptLineId, unit, ...described, amountMinor: String(amount), taxRateBps };
};

const amountsOf = (typed: TypedInvoice) => {
  const [charges, tax, total] = [minorOf(typed.charges), taxMinor(typed), minorOf(typed.total)];
  const chargesTaxRateBps = rateBps(typed.chargesTaxRate);
  if (charges === null || chargesTaxRateBps === null || tax === null || total === null) return null;
  const isRight = charges >= 0n && tax >= 0n && total > 0n;
  return isRight ? { chargesMinor: String(charges), chargesTaxRateBps, taxMinor: String(tax), totalMinor: String(total) } : null;
};

/** A part of an invoice that is missing, or can't be read. */
export type MissingPart = 'supplierId' | 'number' | 'charges' | 'tax' | 'total' | 'lines';

/** What still stands between what was typed and an invoice. */
export const missingParts = (typed: TypedInvoice): readonly MissingPart[] => {
  const isMinor = (text: string) => (minorOf(text) ?? -1n) >= 0n;
  const parts: readonly (readonly [MissingPart, boolean])[] = [
    ['supplierId', typed.supplierId === ''],
    ['number', typed.number.trim() === ''],
    ['charges', !isMinor(typed.charges)],
    ['tax', !isMinor(typed.tax)],
    ['total', (minorOf(typed.total) ?? 0n) <= 0n],
    ['lines', typed.lines.length === 0 || typed.lines.some((line) => lineBody(line) === null)],
  ];
  return parts.flatMap(([part, isMissing]) => (isMissing ? [part] : []));
};

/** The invoice as it travels; null while something is missing or can't be read. */
export const invoiceBody = (typed: TypedInvoice): InvoiceBody | null => {
  const amounts = amountsOf(typed);
  const lines = typed.lines.flatMap((line) => lineBody(line) ?? []);
  const isWhole = lines.length === typed.lines.length && lines.length > 0;
  const { supplierId, type, invoicedOn, dueOn } = typed;
  const number = typed.number.trim();
  if (amounts === null || !isWhole || !dueOn || [supplierId, number, invoicedOn].includes('')) return null;
  return { supplierId, number, type, invoicedOn, dueOn, ...amounts, note: null, lines };
};
