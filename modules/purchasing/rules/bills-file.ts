import { formatDecimal } from '../../../kit/decimal.ts';
import { usualTaxType, type AccountingCodes, type AccountingLayout } from './accounting-codes.ts';
import { billParts, type Bill, type BillPart } from './bill-parts.ts';

/** What a cell of a file holds; figures stay figures. */
export type BillCell = string | number | null;

/** How a file is written, and what charges and rounding are called in it. */
export type BillsWriting = {
  readonly layout: AccountingLayout;
  readonly codes: AccountingCodes;
  readonly words: Readonly<Record<'charges' | 'rounding', string>>;
};

type Row = { readonly bill: Bill; readonly part: BillPart; readonly sign: 1n | -1n };
type Column = readonly [title: string, cell: (row: Row, writing: BillsWriting) => BillCell];

const major = (minor: bigint): number => Number(formatDecimal(minor, 2, 2));

const dayFirst = (iso: string): string => iso.split('-').toReversed().join('/');

const wordOf = ({ part: { kind, line } }: Row, { words }: BillsWriting): string => {
  if (kind === 'CHARGES') return words.charges;
  if (line === null) return words.rounding;
  return `${line.description} (${line.quantity} ${line.unit})`;
};

const accountOf = ({ part: { kind, line } }: Row, { codes }: BillsWriting): string => {
  if (kind === 'CHARGES') return codes.chargesAccount;
  return codes.categoryAccounts.find(({ categoryId }) => categoryId === line?.categoryId)?.account ?? codes.itemsAccount;
};

const taxTypeOf = ({ bill, part: { rateBps } }: Row, { codes, layout }: BillsWriting): string =>
  codes.taxTypes.find((one) => one.rateBps === rateBps)?.taxType ?? usualTaxType(layout, bill.currency, rateBps);

const net = ({ part, sign }: Row): number => major(sign * part.netMinor);
const tax = ({ part, sign }: Row): number => major(sign * part.taxMinor);

const plain: readonly Column[] = [
  ['Type', ({ bill }) => bill.type],
  ['Supplier', ({ bill }) => bill.supplierName],
  ['Number', ({ bill }) => bill.number],
  ['Date', ({ bill }) => bill.invoicedOn],
  ['Due', ({ bill }) => bill.dueOn],
  ['Description', wordOf],
  ['Account', accountOf],
  ['Net', net],
  ['Tax type', taxTypeOf],
  ['Tax', tax],
  ['Total', ({ part, sign }) => major(sign * (part.netMinor + part.taxMinor))],
  ['Currency', ({ bill }) => bill.currency],
];

/**
 * Bills as Xero takes them in under "Bills to pay, Import"; amounts are without tax, a total below nothing is a credit note.
 * A line is one at its whole amount: quantity times a rounded price would differ from what is owed.
 *
 * @source skipentry.com/blog/xero-invoice-import-guide and online.flippingbook.com/view/399081/31, looked up on 2026-11-24
 */
const xero: readonly Column[] = [
  ['*ContactName', ({ bill }) => bill.supplierName],
  ['*InvoiceNumber', ({ bill }) => bill.number],
  ['*InvoiceDate', ({ bill }) => dayFirst(bill.invoicedOn)],
  ['*DueDate', ({ bill }) => dayFirst(bill.dueOn)],
  ['Description', wordOf],
  ['*Quantity', () => 1],
  ['*UnitAmount', net],
  ['*AccountCode', accountOf],
  ['*TaxType', taxTypeOf],
  ['TaxAmount', tax],
  ['Currency', ({ bill }) => bill.currency],
];

/**
 * Bills as QuickBooks Online takes them in under "Import data, Bills", where each column is pointed at once. It takes no bill
 * below nothing: credits are a file of their own.
 *
 * @source skipentry.com/blog/quickbooks-invoice-import-guide and support.zed-systems.com/kb/a238, looked up on 2026-11-24
 */
const quickBooks: readonly Column[] = [
  ['Bill No', ({ bill }) => bill.number],
  ['Supplier', ({ bill }) => bill.supplierName],
  ['Bill Date', ({ bill }) => dayFirst(bill.invoicedOn)],
  ['Due Date', ({ bill }) => dayFirst(bill.dueOn)],
  ['Account', accountOf],
  ['Line Description', wordOf],
  ['Line Amount', net],
  ['Line Tax Code', taxTypeOf],
  ['Line Tax Amount', tax],
  ['Currency', ({ bill }) => bill.currency],
];

const columnsOf: Readonly<Record<AccountingLayout, readonly Column[]>> = { PLAIN: plain, XERO: xero, QUICKBOOKS: quickBooks };

/**
 * Xero takes in no more at once.
 *
 * @unit bills
 * @source online.flippingbook.com/view/399081/31, looked up on 2026-11-24
 */
const billsAtOnce = 500;

const isCredit = ({ type }: Bill): boolean => type === 'CREDIT_NOTE';

/** One file of bills, or of credits where a program takes those apart. */
export type BillsFile = { readonly kind: 'BILLS' | 'CREDITS'; readonly rows: readonly (readonly BillCell[])[] };

const fileOf = (kind: BillsFile['kind'], bills: readonly Bill[], writing: BillsWriting): BillsFile => {
  const columns = columnsOf[writing.layout];
  const rows = bills.flatMap((bill) =>
    billParts(bill).map((part): Row => ({ bill, part, sign: isCredit(bill) && kind === 'BILLS' ? -1n : 1n })),
  );
  return { kind, rows: [columns.map(([title]) => title), ...rows.map((row) => columns.map(([, cell]) => cell(row, writing)))] };
};

const inPortions = (bills: readonly Bill[]): (readonly Bill[])[] =>
  Array.from({ length: Math.ceil(bills.length / billsAtOnce) }, (_, at) => bills.slice(at * billsAtOnce, (at + 1) * billsAtOnce));

/**
 * Bills as files of a layout.
 *
 * @invariant net and tax of all files, credits counted against, are the totals of the bills to the minor unit
 */
export const billsFiles = (bills: readonly Bill[], writing: BillsWriting): readonly BillsFile[] => {
  if (writing.layout !== 'QUICKBOOKS') return inPortions(bills).map((some) => fileOf('BILLS', some, writing));
  const charged = inPortions(bills.filter((bill) => !isCredit(bill))).map((some) => fileOf('BILLS', some, writing));
  return [...charged, ...inPortions(bills.filter(isCredit)).map((some) => fileOf('CREDITS', some, writing))];
};

/**
 * What bills come to; credits count against.
 *
 * @unit minor units
 */
export const billTotals = (
  bills: readonly Bill[],
): { readonly netMinor: bigint; readonly taxMinor: bigint; readonly totalMinor: bigint } => {
  const sum = (of: (bill: Bill) => string) => bills.reduce((all, bill) => all + BigInt(of(bill)) * (isCredit(bill) ? -1n : 1n), 0n);
  const [taxMinor, totalMinor] = [sum((bill) => bill.taxMinor), sum((bill) => bill.totalMinor)];
  return { netMinor: totalMinor - taxMinor, taxMinor, totalMinor };
};
