import { type MinorUnits, parseMajorUnits } from '../../../../kit/money.ts';
import { formatQuantity } from '../../../../kit/quantity.ts';
import { newId } from '../../../../platform/web/new-command.ts';
import type { CatalogueItem } from '../../../inventory/contract/item-schemas.ts';
import type { MovementBody } from '../../../inventory/contract/movement-schemas.ts';
import type { ItemUnits } from '../../../inventory/rules/conversion.ts';
import { parseQuantityEntry, type EntryRefusal, type QuantityEntry } from '../../../inventory/rules/quantity-entry.ts';
import { scaleUnit } from '../../../inventory/rules/spoken-unit.ts';
import { type ContainerUnitCode, isContainerUnit, type UnitCode } from '../../../inventory/rules/unit.ts';
import { quantityText } from '../../../inventory/web/parts.ts';
import type { MarketBody } from '../../contract/market.contract.ts';

/** What a person wrote about a line. */
export type TypedMarketLine = {
  readonly lineId: string;
  readonly itemId: string;
  readonly bought: string;
  /** How much the seller's measure holds, where it is said. */
  readonly measure: string;
  readonly paid: string;
};

/** A line that nobody has written anything on. */
export const newMarketLine = (itemId: string): TypedMarketLine => ({ lineId: newId(), itemId, bought: '', measure: '', paid: '' });

/** A line as it was understood; what is wrong about it names the field. */
export type ReadMarketLine = {
  readonly entry: QuantityEntry | null;
  readonly units: ItemUnits;
  /** The measure whose size is asked for, and what is known of it; null where what was written has a size of its own. */
  readonly asked: { readonly unit: ContainerUnitCode; readonly known: string | null } | null;
  readonly measure: MarketBody['lines'][number]['measure'];
  readonly paidMinor: MinorUnits | null;
  readonly refusal: EntryRefusal | null;
  readonly wrong: readonly ('bought' | 'measure' | 'paid')[];
};

const isTyped = (text: string): boolean => text.trim() !== '';

/** What was paid, as it is written in either way of writing decimals; null for nothing and what is no amount. */
const readPaid = (text: string): MinorUnits | null => {
  const minor = parseMajorUnits(
    text
      .trim()
      .replace(/(\d),(\d{1,2})$/, '$1.$2')
      .replaceAll(',', ''),
  );
  return minor !== null && minor > 0n ? minor : null;
};

type Asked = { readonly unit: ContainerUnitCode; readonly known: string | null } | null;

/** Every seller's heap is another one: whatever is bought by a container, its size can be said on the spot. */
const askedOf = (first: ReturnType<typeof parseQuantityEntry>, units: ItemUnits): Asked => {
  if (!first.ok) {
    const { refusal } = first;
    return refusal.code === 'UNIT_NOT_IN_PACK_CHAIN' && isContainerUnit(refusal.unit) ? { unit: refusal.unit, known: null } : null;
  }
  const [container, other] = first.value.parts.flatMap(({ unit }) => (isContainerUnit(unit) ? unit : []));
  if (container === undefined || other !== undefined) return null;
  const one = parseQuantityEntry(`1 ${container}`, units);
  const known = one.ok ? quantityText(units, one.value.base, scaleUnit(units.baseUnit, one.value.base)) : null;
  return { unit: container, known };
};

/** What the measure holds, as it was said, in base units. */
const measureOf = (text: string, asked: Asked, units: ItemUnits): ReadMarketLine['measure'] => {
  if (asked === null || !isTyped(text)) return null;
  const read = parseQuantityEntry(text, { ...units, packChain: [] }, units.baseUnit);
  return read.ok && read.value.base > 0n ? { unit: asked.unit, per: formatQuantity(read.value.base) } : null;
};

const inMeasure = (units: ItemUnits, unit: ContainerUnitCode, per: QuantityEntry['base']): ItemUnits => ({
  ...units,
  packChain: [{ unit, per }],
});

/** The item's units, with the seller's measure where its size was said. */
const unitsOf = (units: ItemUnits, measure: ReadMarketLine['measure']): ItemUnits => {
  const per = measure && parseQuantityEntry(measure.per, { ...units, packChain: [] }, units.baseUnit);
  return measure && per?.ok ? inMeasure(units, measure.unit, per.value.base) : units;
};

const wrongOf = (typed: TypedMarketLine, { entry, asked, measure, paidMinor }: Omit<ReadMarketLine, 'wrong'>): ReadMarketLine['wrong'] => {
  const isSizeless = asked !== null && asked.known === null && measure === null;
  const checks: readonly (readonly [ReadMarketLine['wrong'][number], boolean])[] = [
    ['bought', isTyped(typed.bought) && entry === null && !isSizeless],
    ['measure', asked !== null && isTyped(typed.measure) && measure === null],
    ['paid', isTyped(typed.paid) && paidMinor === null],
  ];
  return checks.flatMap(([field, isWrong]) => (isWrong ? field : []));
};

/** Reads a line with the rules that the server will ask. */
export const readMarketLine = (typed: TypedMarketLine, own: ItemUnits): ReadMarketLine => {
  const asked = askedOf(parseQuantityEntry(typed.bought, own), own);
  const measure = measureOf(typed.measure, asked, own);
  const units = unitsOf(own, measure);
  const read = parseQuantityEntry(typed.bought, units);
  const entry = read.ok && read.value.base > 0n ? read.value : null;
  const understood = { entry, units, asked, measure, paidMinor: readPaid(typed.paid), refusal: read.ok ? null : read.refusal };
  return { ...understood, wrong: wrongOf(typed, understood) };
};

/** A line with what it was understood as. */
export type MarketLine = { readonly typed: TypedMarketLine; readonly item: CatalogueItem; readonly read: ReadMarketLine };

/** What the lines come to together; null while not every line has an amount. @unit minor units */
export const paidTotal = (lines: readonly MarketLine[]): bigint | null =>
  lines.reduce<bigint | null>((sum, { read }) => (sum === null || read.paidMinor === null ? null : sum + read.paidMinor), 0n);

/**
 * Whether a purchase can be handed in: something was bought, all of it is understood, and of the amounts there are all or
 * none, as the server will ask.
 */
export const isMarketReady = (lines: readonly MarketLine[]): boolean => {
  const isUnderstood = lines.length > 0 && lines.every(({ read }) => read.entry !== null && read.wrong.length === 0);
  return isUnderstood && (paidTotal(lines) !== null || lines.every(({ typed }) => !isTyped(typed.paid)));
};

const partsOf = (entry: QuantityEntry) =>
  entry.parts.map(({ quantity, unit }): { quantity: string; unit: UnitCode } => ({ quantity: formatQuantity(quantity), unit }));

/** A line as it travels; null while it is not understood. */
const lineBody = ({ typed, item, read }: MarketLine, isPriced: boolean): MarketBody['lines'][number] | null =>
  read.entry && {
    lineId: typed.lineId,
    movementId: newId(),
    paperLineId: newId(),
    itemId: item.id,
    bought: { text: typed.bought.trim(), parts: partsOf(read.entry) },
    measure: read.measure,
    paidMinor: isPriced ? String(read.paidMinor) : null,
  };

/** The lines as they travel. */
export const marketBodies = (lines: readonly MarketLine[]): MarketBody['lines'] => {
  const isPriced = paidTotal(lines) !== null;
  return lines.flatMap((line) => lineBody(line, isPriced) ?? []);
};

/** What the lines make of the stock while they wait: in base units, since the seller's measure is not the item's. */
export const stockOfMarket = (lines: readonly MarketLine[], bodies: MarketBody['lines']): readonly MovementBody[] =>
  bodies.flatMap(({ lineId, movementId, itemId, bought }) => {
    const line = lines.find(({ typed }) => typed.lineId === lineId);
    if (!line?.read.entry) return [];
    const { base } = line.read.entry;
    const entry = { text: bought.text, parts: [{ quantity: formatQuantity(base), unit: line.read.units.baseUnit }] };
    return { movementId, itemId, kind: 'RECEIPT' as const, entry, price: null, reason: null, note: null };
  });
