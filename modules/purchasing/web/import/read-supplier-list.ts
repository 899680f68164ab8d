import { isCurrency, type Currency } from '../../../../kit/money.ts';
import { cellAt } from '../../../../kit/text/cell-at.ts';
import { normalizeText } from '../../../../kit/text/normalize-text.ts';
import { newId } from '../../../../platform/web/new-command.ts';
import type { TextTable } from '../../../../ui/file/read-table.ts';
import type { BadListRow, ListProblem, ListRow } from '../../../inventory/web/parts.ts';
import type { ImportedSupplier } from '../../contract/import.contract.ts';
import { type SupplierBody, supplierBodySchema, type SupplierRow } from '../../contract/supplier.contract.ts';
import { decimalSignOf, readListedPrice } from '../../../inventory/rules/listed-price.ts';
import { type SupplierColumn, supplierColumns, type SupplierPlaces } from '../../rules/supplier-columns.ts';
import { readTaxNumber } from '../../rules/tax-number.ts';
import { readWeekdays } from '../../../../kit/time/weekdays.ts';
import { type SupplierForm, supplierForm, type TypedContact, understoodBody, wrongFields } from '../suppliers/supplier-form.ts';

/** What a list is read against. */
export type SupplierWorld = { readonly suppliers: readonly SupplierRow[]; readonly currency: Currency };

/** A row that can be brought in: what is said anew of a supplier, or a supplier of its own. */
export type SupplierLine = ListRow & { readonly known: SupplierRow | null; readonly supplier: SupplierBody };

/** A list as it was understood. */
export type SupplierListReading = { readonly good: readonly SupplierLine[]; readonly bad: readonly BadListRow[] };

/** @unit lines before the first row: the headings, and counted from 1 */
const firstRow = 2;

/** Every row of a list of suppliers; one of the same name is written over where the row says something. */
export const readSupplierList = (file: TextTable, places: SupplierPlaces, { suppliers, currency }: SupplierWorld): SupplierListReading => {
  const known = new Map(suppliers.map((supplier) => [normalizeText(supplier.name), supplier]));
  const sign = decimalSignOf(file.rows.flatMap((cells) => cellAt(cells, places.minimum) ?? []));
  const [good, bad]: [SupplierLine[], BadListRow[]] = [[], []];
  const taken = new Set<string>();
  for (const [index, cells] of file.rows.entries()) {
    const at = { rowNumber: index + firstRow, cells };
    const said = saidIn(cells, places);
    const key = normalizeText(said.name ?? '');
    const before = known.get(key) ?? null;
    const read = key === '' ? { problem: { field: 'name', code: 'LIST_NAME_MISSING' } } : bodyOf(said, { before, currency, sign });
    if ('problem' in read) bad.push({ ...at, problems: [read.problem] });
    else if (taken.has(key)) bad.push({ ...at, problems: [{ field: 'name', code: 'LIST_ROW_REPEATED' }] });
    else {
      taken.add(key);
      good.push({ ...at, known: before, supplier: read.supplier });
    }
  }
  return { good, bad };
};

type Said = { readonly [Column in SupplierColumn]?: string };

/** What a row says; what it leaves empty stays as it was. */
const saidIn = (cells: readonly string[], places: SupplierPlaces): Said =>
  Object.fromEntries(
    supplierColumns.flatMap((column) => {
      const text = cellAt(cells, places[column]);
      return text === null ? [] : [[column, text]];
    }),
  );

type About = { readonly before: SupplierRow | null; readonly currency: Currency; readonly sign: ReturnType<typeof decimalSignOf> };

const countries: ReadonlyMap<string, string> = new Map(
  [
    ['united kingdom', 'GB'],
    ['uk', 'GB'],
    ['ethiopia', 'ET'],
    ['ኢትዮጵያ', 'ET'],
    ['እንግሊዝ', 'GB'],
  ].map(([word = '', code = '']) => [normalizeText(word), code]),
);

const countryCode = (word: string): string => countries.get(normalizeText(word)) ?? word.toUpperCase();

/** The row as the form would say it, checked by what the form is checked by. */
const bodyOf = (said: Said, { before, currency, sign }: About): { supplier: SupplierBody } | { problem: ListProblem } => {
  const wanted = said.currency?.toUpperCase();
  if (wanted !== undefined && !isCurrency(wanted)) return { problem: { field: 'currency', code: 'LIST_CELL_UNUSABLE' } };
  const minimum = said.minimum === undefined ? null : readListedPrice(said.minimum, sign);
  if (minimum && !minimum.ok) return { problem: { field: 'minimum', ...minimum.refusal } };
  const days = daysSaid(said);
  if ('problem' in days) return days;
  const start = supplierForm(before, wanted ?? currency);
  const form: SupplierForm = {
    ...fieldsSaid(start, said),
    ...days,
    ...(wanted && { currency: wanted }),
    ...(minimum && { minimum: majorText(minimum.value) }),
  };
  const [wrong] = wrongFields(form);
  return wrong ? { problem: { field: wrong, code: 'LIST_CELL_UNUSABLE' } } : checked(understoodBody(form));
};

/** The days that a row says; what it leaves empty stays as it was. */
const daysSaid = (said: Said): { orderDays?: number[]; deliveryDays?: number[] } | { problem: ListProblem } => {
  const days: { orderDays?: number[]; deliveryDays?: number[] } = {};
  for (const field of ['orderDays', 'deliveryDays'] as const) {
    const read = said[field] === undefined ? undefined : readWeekdays(said[field]);
    if (read === null) return { problem: { field, code: 'LIST_CELL_UNUSABLE' } };
    if (read !== undefined) days[field] = read;
  }
  return days;
};

const nobody: TypedContact = { name: '', part: '', phone: '', email: '' };

/** What a row says in words over the form as it was; a list knows one person of a supplier, the first. */
const fieldsSaid = (start: SupplierForm, said: Said): SupplierForm => {
  const { contactName, contactPhone, orderDays: _orderDays, deliveryDays: _deliveryDays, country, ...fields } = said;
  const [first = nobody, ...others] = start.contacts;
  const contact = {
    ...first,
    ...(contactName !== undefined && { name: contactName }),
    ...(contactPhone !== undefined && { phone: contactPhone }),
  };
  return { ...start, ...fields, ...(country && { country: countryCode(country) }), contacts: [contact, ...others] };
};

/** Six places of a price as the two of an amount; more than that the form refuses. */
const majorText = (millionths: bigint): string =>
  `${millionths / 1_000_000n}.${String((millionths % 1_000_000n) / 10_000n).padStart(2, '0')}`;

const checked = (supplier: SupplierBody): { supplier: SupplierBody } | { problem: ListProblem } => {
  const tax = supplier.taxNumber === null ? null : readTaxNumber(supplier.country, supplier.taxNumber);
  if (tax && !tax.ok) return { problem: { field: 'taxNumber', ...tax.refusal } };
  const usable = supplierBodySchema.safeParse(supplier);
  if (usable.success) return { supplier };
  const [field, , part] = usable.error.issues[0]?.path ?? [];
  return { problem: { field: columnOf[String(part ?? field)] ?? String(field), code: 'LIST_CELL_UNUSABLE' } };
};

const columnOf: Readonly<Record<string, SupplierColumn>> = { minimumMinor: 'minimum', contacts: 'contactPhone' };

/** The rows as the command carries them; made once, so that sending them again is the same import. */
export const supplierRows = (lines: readonly SupplierLine[]): ImportedSupplier[] =>
  lines.map(({ rowNumber, known, supplier }) => ({
    rowNumber,
    supplierId: known?.id ?? newId(),
    baseVersion: known?.version ?? null,
    supplier,
  }));
