import { formatQuantity, parseQuantity, quantity, type Quantity } from '../../../../kit/quantity.ts';
import type { Locale } from '../../../../platform/web/locale.ts';
import { newId } from '../../../../platform/web/new-command.ts';
import { itemUnitsFromWire } from '../../../inventory/contract/from-wire.ts';
import type { CatalogueItem } from '../../../inventory/contract/item-schemas.ts';
import { fromBaseQuantity, type ItemUnits } from '../../../inventory/rules/conversion.ts';
import { parseQuantityEntry, type QuantityEntry } from '../../../inventory/rules/quantity-entry.ts';
import type { UnitCode } from '../../../inventory/rules/unit.ts';
import { keptText, typedUnit } from '../../../inventory/web/parts.ts';
import type { ExpectedOrder, ReceiptBody } from '../../contract/receipt.contract.ts';
import { findingsOf, type LineFinding, type RejectReason } from '../../rules/receipt-line.ts';

type PackLinks = ExpectedOrder['lines'][number]['packChain'];

/** A line as it stands on the order, or as somebody added it: what it is measured by, and how much is to come. */
export type DoorLine = {
  readonly lineId: string;
  readonly orderLineId: string | null;
  readonly item: CatalogueItem;
  readonly name: string;
  readonly packText: string | null;
  readonly units: ItemUnits;
  readonly unit: UnitCode;
  /** Null where there is no order. */
  readonly outstanding: Quantity | 'NOT_ORDERED' | null;
  readonly isByWeight: boolean;
  readonly tracksLots: boolean;
};

/** What a person wrote about a line. */
export type TypedLine = {
  readonly came: string;
  readonly sentBack: string;
  readonly reason: RejectReason | '';
  readonly weightKg: string;
  readonly lotNumber: string;
  readonly printedDate: string;
  readonly temperature: string;
  readonly areaId: string;
};

/** A line about which nobody has written anything. */
export const untyped: TypedLine = {
  came: '',
  sentBack: '',
  reason: '',
  weightKg: '',
  lotNumber: '',
  printedDate: '',
  temperature: '',
  areaId: '',
};

/** An item's units with the supplier's packs in the place of its own. */
export const unitsWithPacks = (item: CatalogueItem, packChain: PackLinks): ItemUnits => {
  const own = itemUnitsFromWire(item.units);
  return packChain.length === 0 ? own : { ...own, packChain: packChain.map(({ unit, per }) => ({ unit, per: quantity(per) })) };
};

/** What is still to come, as a person would type it in their language. */
export const outstandingText = ({ outstanding, units, unit }: DoorLine, locale: Locale): string => {
  if (typeof outstanding !== 'bigint') return '';
  const inUnit = fromBaseQuantity(units, outstanding, unit);
  return inUnit.ok
    ? `${formatQuantity(inUnit.value)} ${typedUnit(unit, locale)}`
    : `${formatQuantity(outstanding)} ${typedUnit(units.baseUnit, locale)}`;
};

/** Degrees as typed in tenths; null for nothing, undefined for what is no temperature. */
export const tenthsOf = (text: string): number | null | undefined => {
  const plain = text.trim().replace(',', '.').replace('−', '-');
  if (plain === '') return null;
  return /^-?\d{1,2}(?:\.\d)?$/.test(plain) ? Math.round(Number(plain) * 10) : undefined;
};

const entryOf = (text: string, { units, unit }: DoorLine): QuantityEntry | null => {
  const read = parseQuantityEntry(text, units, unit);
  return read.ok && read.value.base >= 0n ? read.value : null;
};

/** A line as it was understood; what is wrong about it names the field. */
export type ReadTyped = {
  readonly came: QuantityEntry | null;
  readonly sentBack: QuantityEntry | null;
  readonly tempTenths: number | null;
  readonly wrong: readonly ('came' | 'sentBack' | 'reason' | 'temperature' | 'weight')[];
  readonly findings: readonly LineFinding[];
};

type Amounts = { readonly came: QuantityEntry | null; readonly sentBack: QuantityEntry | null; readonly tenths: number | null | undefined };

const isTyped = (text: string): boolean => text.trim() !== '';

const wrongOf = (typed: TypedLine, { came, sentBack, tenths }: Amounts): ReadTyped['wrong'] => {
  const rejected = sentBack?.base ?? 0n;
  const checks: readonly (readonly [ReadTyped['wrong'][number], boolean])[] = [
    ['came', isTyped(typed.came) && came === null],
    ['sentBack', (isTyped(typed.sentBack) && sentBack === null) || rejected > (came?.base ?? 0n)],
    ['reason', rejected > 0n && typed.reason === ''],
    ['temperature', tenths === undefined],
    ['weight', isTyped(typed.weightKg) && (parseQuantity(typed.weightKg.trim()) ?? 0n) <= 0n],
  ];
  return checks.flatMap(([field, isWrong]) => (isWrong ? field : []));
};

const noneCame = 0n as Quantity;

/** How much came; where stock itself is kept by weight, what the scale said was taken and what went back. */
const cameByScale = ({ units }: DoorLine, { weightKg }: TypedLine, { came, sentBack }: Pick<Amounts, 'came' | 'sentBack'>): Quantity => {
  const said = units.baseUnit === 'g' ? gramsOf(weightKg) : null;
  const [delivered, rejected] = [came?.base ?? noneCame, sentBack?.base ?? noneCame];
  return said === null || delivered === rejected ? delivered : ((said + rejected) as Quantity);
};

/** Reads a line with the rules that the server will ask. */
export const readTyped = (
  line: DoorLine,
  typed: TypedLine,
  beside: { readonly storageKind: string | null; readonly today: string },
): ReadTyped => {
  const came = isTyped(typed.came) ? entryOf(typed.came, line) : null;
  const sentBack = isTyped(typed.sentBack) ? entryOf(typed.sentBack, line) : null;
  const tenths = tenthsOf(typed.temperature);
  const tempTenths = tenths ?? null;
  const findings = findingsOf({
    delivered: cameByScale(line, typed, { came, sentBack }),
    rejected: sentBack?.base ?? noneCame,
    rejectReason: typed.reason === '' ? null : typed.reason,
    outstanding: line.outstanding,
    isByWeight: line.isByWeight,
    tempTenths,
    printedDate: typed.printedDate === '' ? null : typed.printedDate,
    ...beside,
  });
  return { came, sentBack, tempTenths, wrong: wrongOf(typed, { came, sentBack, tenths }), findings };
};

const wire = (entry: QuantityEntry, text: string) => {
  const parts = entry.parts.map((part) => ({ quantity: formatQuantity(part.quantity), unit: part.unit }));
  return { text: keptText({ text: text.trim(), parts }), parts };
};

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

const gramsOf = (kilograms: string): Quantity | null => {
  const read = parseQuantity(kilograms.trim());
  return read === null || read <= 0n ? null : ((read * 1000n) as Quantity);
};

const gramsText = (kilograms: string): string | null => {
  const grams = gramsOf(kilograms);
  return grams === null ? null : formatQuantity(grams);
};

/** A line as it travels; one without a number has not come. */
export const lineBody = (line: DoorLine, typed: TypedLine, read: ReadTyped): ReceiptBody['lines'][number] => ({
  lineId: line.lineId,
  movementId: newId(),
  orderLineId: line.orderLineId,
  itemId: line.item.id,
  delivered: read.came ? wire(read.came, typed.came) : { text: '0', parts: [{ quantity: '0', unit: line.unit }] },
  rejected: read.sentBack ? wire(read.sentBack, typed.sentBack) : null,
  rejectReason: typed.reason === '' ? null : typed.reason,
  catchWeightG: gramsText(typed.weightKg),
  lotNumber: orNull(typed.lotNumber),
  printedDate: orNull(typed.printedDate),
  tempTenths: read.tempTenths,
  storageAreaId: orNull(typed.areaId),
});
