import { parseQuantity } from '../../../../kit/quantity.ts';
import { newId } from '../../../../platform/web/new-command.ts';
import { majorOf, type TypedInvoice, type TypedInvoiceLine } from '../../../purchasing/web/parts.ts';
import { rateText } from '../../../purchasing/rules/rate-text.ts';
import type { Chargeable } from '../../../purchasing/contract/invoice.contract.ts';
import type { ReadingLine, Scan, ScanMatch, WrittenPaper } from '../../contract/scan.ts';
import { rateOfPaper } from '../../rules/read/rate-of-paper.ts';
import { unitOfWord } from '../../rules/read/unit-of-word.ts';
import type { InvoiceBody } from '../../../purchasing/contract/invoice.contract.ts';

/** A line as it was read and is being put right. */
export type TypedScanLine = TypedInvoiceLine & {
  /** The line of the reading. */
  readonly readLine: number;
  readonly itemId: string | null;
  /** Whether a person chose the item. */
  readonly isChosen: boolean;
  /** Whether the paper says its unit, or a person did. */
  readonly isUnitKnown: boolean;
};

/** A paper as it was read and is being put right. */
export type TypedScan = Omit<TypedInvoice, 'lines'> & { readonly lines: readonly TypedScanLine[] };

/** Below it an item is proposed to nobody unasked. @unit 0 to 1 */
const proposedFrom = 0.35;

/** What a price comes to where only quantity and amount are printed: four places, as far as it is needed. */
const dividedPrice = ({ quantity, amountMinor }: ReadingLine): string => {
  const much = quantity && parseQuantity(quantity.value);
  if (!much || much <= 0n || !amountMinor) return '';
  const tenThousandths = (BigInt(amountMinor.value) * 100n * 1_000_000n) / much;
  const digits = String(tenThousandths).padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`.replace(/0{1,2}$/, '');
};

const textOf = (field: { readonly value: string } | null): string => field?.value ?? '';

const majorText = (field: { readonly value: string } | null): string => (field ? majorOf(field.value) : '');

const typedLine = (read: ReadingLine, readLine: number, best: ScanMatch | undefined): TypedScanLine => {
  const unit = read.unit && unitOfWord(read.unit.value);
  return {
    lineId: newId(),
    receiptLineId: null,
    readLine,
    itemId: best && best.confidence >= proposedFrom ? best.itemId : null,
    isChosen: false,
    isUnitKnown: unit !== null,
    description: textOf(read.text),
    quantity: read.quantity ? read.quantity.value : '1',
    unit: unit ?? 'each',
    unitPrice: read.unitPrice ? read.unitPrice.value : dividedPrice(read),
    taxRate: '',
    amount: majorText(read.amountMinor),
  };
};

/** The tax as it is printed and its rate; nothing of it where prices hold their tax, and add up to the total alone. */
const taxOf = ({ lines, taxMinor, totalMinor }: Scan['reading']): { readonly tax: string; readonly taxRate: string } => {
  const sum = lines.reduce((all, { amountMinor }) => all + BigInt(amountMinor?.value ?? '0'), 0n);
  if (taxMinor === null || taxMinor.value === '0' || totalMinor?.value === String(sum)) return { tax: '', taxRate: '' };
  const rate = rateOfPaper(sum, BigInt(taxMinor.value));
  return { tax: majorOf(taxMinor.value), taxRate: rate === null ? '' : rateText(rate) };
};

/** A paper as it was read, ready to be put right. */
export const typedScan = ({ reading, matches }: Scan, today: string): TypedScan => {
  const day = reading.date ? reading.date.value : today;
  const { tax, taxRate } = taxOf(reading);
  return {
    supplierId: reading.supplier?.value.id ?? '',
    number: textOf(reading.number),
    type: 'INVOICE',
    invoicedOn: day,
    dueOn: null,
    charges: '',
    chargesTaxRate: '',
    tax,
    total: majorText(reading.totalMinor),
    lines: reading.lines.map((line, at) => ({ ...typedLine(line, at, matches[at]?.[0]), taxRate })),
  };
};

/** Books count in grams and millilitres, papers in what people say. */
const said: Readonly<Partial<Record<Chargeable['unit'], Chargeable['unit']>>> = { g: 'kg', ml: 'l' };

/** The unit of a paper that does not say it: that of the delivery, or a thousand of it where the figures agree so. */
const unitLike = ({ unit, quantity: came }: Chargeable, quantity: string): Chargeable['unit'] => {
  const [printed, delivered, larger] = [parseQuantity(quantity.trim()), parseQuantity(came), said[unit]];
  return larger && printed !== null && delivered !== null && printed * 1000n === delivered ? larger : unit;
};

/** Each line with the delivery that it charges for: the first of its item that no other line has. */
export const withDeliveries = (typed: TypedScan, chargeable: readonly Chargeable[]): TypedScan => {
  const taken = new Set<string>();
  const lines = typed.lines.map((line) => {
    const came = chargeable.find(({ itemId, receiptLineId }) => itemId === line.itemId && !taken.has(receiptLineId));
    if (!came) return { ...line, receiptLineId: null };
    taken.add(came.receiptLineId);
    return { ...line, receiptLineId: came.receiptLineId, unit: line.isUnitKnown ? line.unit : unitLike(came, line.quantity) };
  });
  return { ...typed, lines };
};

/** What was written in the end, for the next reading to know. */
export const writtenPaper = (body: InvoiceBody, invoiceId: string, typed: TypedScan): WrittenPaper => ({
  supplierId: body.supplierId,
  invoiceId,
  number: body.number,
  invoicedOn: body.invoicedOn,
  totalMinor: body.totalMinor,
  lines: body.lines.map(({ description, quantity, unitPrice, amountMinor }, at) => ({
    readLine: typed.lines[at]?.readLine ?? null,
    itemId: typed.lines[at]?.itemId ?? null,
    description,
    quantity,
    unitPrice,
    amountMinor,
  })),
});
