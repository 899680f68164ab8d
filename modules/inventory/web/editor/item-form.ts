import { formatQuantity, noQuantity, type Quantity, quantity } from '../../../../kit/quantity.ts';
import { itemDraftFromWire, itemUnitsFromWire } from '../../contract/from-wire.ts';
import type { Item, ItemBody } from '../../contract/item-schemas.ts';
import type { InventoryRefusalCode } from '../../contract/refusals.ts';
import type { Allergens } from '../../rules/allergen.ts';
import type { ItemUnits } from '../../rules/conversion.ts';
import { plainBarcode } from '../../rules/barcode.ts';
import { parseEnteredNumber } from '../../rules/entered-number.ts';
import { itemProblems, type ItemField, type ItemPast } from '../../rules/item-draft.ts';
import type { PackLink } from '../../rules/pack-chain.ts';
import { type Keeping, noKeeping } from '../../rules/lot.ts';
import { parseQuantityEntry } from '../../rules/quantity-entry.ts';
import type { BaseUnitCode, ContainerUnitCode, MeasurementUnitCode, UnitCode } from '../../rules/unit.ts';
import { unitWord } from '../words/unit-word.ts';
import { type KeepingForm, keepingFormOf, daysBound, readKeepingForm } from './keeping-form.ts';

/** What a person has typed and chosen about an item; figures are still texts. */
export type ItemForm = {
  readonly name: string;
  readonly nameLocal: string;
  readonly sku: string;
  readonly categoryId: string;
  readonly storageAreaIds: readonly string[];
  readonly baseUnit: BaseUnitCode;
  /** From the outside in; the innermost may say its size with a unit, "2.5 kg". */
  readonly pack: readonly { readonly unit: ContainerUnitCode; readonly per: string }[];
  readonly countUnits: readonly UnitCode[];
  readonly par: string;
  readonly reorderPoint: string;
  readonly barcodes: string;
  readonly density: string;
  readonly eachQuantity: string;
  readonly eachUnit: MeasurementUnitCode;
  readonly allergens: Allergens;
  readonly keeping: KeepingForm;
  readonly isKeyItem: boolean;
  readonly isFasting: boolean | null;
  readonly madeOf: string;
  readonly madeOfLocal: string;
};

export const emptyItemForm: ItemForm = {
  name: '',
  nameLocal: '',
  sku: '',
  categoryId: '',
  storageAreaIds: [],
  baseUnit: 'g',
  pack: [],
  countUnits: ['kg'],
  par: '',
  reorderPoint: '',
  barcodes: '',
  density: '',
  eachQuantity: '',
  eachUnit: 'g',
  allergens: {},
  keeping: keepingFormOf(noKeeping),
  isKeyItem: false,
  isFasting: null,
  madeOf: '',
  madeOfLocal: '',
};

/** The field of codes with one more, unless it stands there already, however it is written. */
export const withBarcode = (barcodes: string, code: string): string => {
  const known = codesIn(barcodes);
  return known.some((one) => plainBarcode(one) === plainBarcode(code)) ? barcodes : [...known, code].join(' ');
};

const thousand = 1000n;
const larger = { g: 'kg', ml: 'l', each: 'each' } as const;

/** So many base units as its reader writes them: 2,500 g are 2.5 kg; to the letter, since it is read again when it is kept. */
const spokenSize = (base: Quantity, unit: BaseUnitCode): string => {
  const isLarge = unit !== 'each' && base % thousand === 0n && base >= thousand ** 3n;
  const figure = formatQuantity(isLarge ? ((base / thousand) as Quantity) : base);
  return `${figure} ${unitWord(isLarge ? larger[unit] : unit, Number(figure))}`;
};

/** An item as it stands, to be changed; every figure with its unit, so that it can be read without knowing a default. */
export const itemFormOf = (item: Item): ItemForm => {
  const units = itemUnitsFromWire(item.units);
  const withUnit = (text: string | null) => (text === null ? '' : spokenSize(quantity(text), units.baseUnit));
  return {
    name: item.name,
    nameLocal: item.nameLocal ?? '',
    sku: item.sku,
    categoryId: item.categoryId ?? '',
    storageAreaIds: item.storageAreaIds,
    baseUnit: units.baseUnit,
    pack: item.units.packChain.map(({ unit, per }, index, chain) => ({ unit, per: index === chain.length - 1 ? withUnit(per) : per })),
    countUnits: units.countUnits,
    par: withUnit(item.par),
    reorderPoint: withUnit(item.reorderPoint),
    barcodes: item.barcodes.join(' '),
    density: item.units.densityGPerMl ?? '',
    eachQuantity: item.units.eachMeasure?.quantity ?? '',
    eachUnit: item.units.eachMeasure?.unit ?? 'g',
    allergens: item.allergens as Allergens,
    keeping: keepingFormOf(item.keeping),
    isKeyItem: item.isKeyItem,
    isFasting: item.isFasting,
    madeOf: item.madeOf ?? '',
    madeOfLocal: item.madeOfLocal ?? '',
  };
};

/** A field of the editor that something can be wrong with. */
export type FormField = ItemField | 'sku' | 'shelfLife';

/** Why an item can't be kept as it is, beside the field that says so; the code's facts stand in it too. */
export type FormProblem = { readonly field: FormField; readonly code: InventoryRefusalCode };

/** What the form comes to: the item, as far as it is understood, and everything that stands in its way. */
export type ItemReading = { readonly body: ItemBody; readonly units: ItemUnits; readonly problems: readonly FormProblem[] };

/** Reads the form with the rules that the server will ask. */
export const readItem = (form: ItemForm, past: ItemPast): ItemReading => {
  const problems: FormProblem[] = [];
  const units: ItemUnits = {
    baseUnit: form.baseUnit,
    packChain: form.pack.map((_, index) => readLink(form, index, problems)),
    countUnits: form.countUnits,
    densityGPerMl: readNumber(form.density, 'densityGPerMl', problems),
    eachMeasure: readEach(form, problems),
  };
  const par = readLevel(form.par, { field: 'par', units, problems });
  const reorderPoint = readLevel(form.reorderPoint, { field: 'reorderPoint', units, problems });
  const { keeping, isRead } = readKeepingForm(form.keeping);
  if (!isRead) problems.push({ field: 'shelfLife', code: 'DAYS_NOT_UNDERSTOOD', ...daysBound });
  const body = bodyOf(form, { units, par, reorderPoint, keeping });
  const known = new Set(problems.map(({ field }) => field));
  const broken = itemProblems(itemDraftFromWire(body), past).filter(({ field }) => !known.has(field));
  return { body, units, problems: [...problems, ...broken] };
};

const readNumber = (text: string, field: ItemField, problems: FormProblem[]): Quantity | null => {
  if (text.trim() === '') return null;
  const number = parseEnteredNumber(text.trim());
  if (number.ok) return number.value;
  problems.push({ field, ...number.refusal });
  return null;
};

const readEach = ({ eachQuantity, eachUnit }: ItemForm, problems: FormProblem[]): ItemUnits['eachMeasure'] => {
  const amount = readNumber(eachQuantity, 'eachMeasure', problems);
  return amount === null ? null : { quantity: amount, unit: eachUnit };
};

/** A link counts the next one's units; the innermost is said in a measure, "2.5 kg". */
const readLink = ({ pack, baseUnit }: ItemForm, index: number, problems: FormProblem[]): PackLink => {
  const { unit = 'case', per = '' } = pack[index] ?? {};
  if (index < pack.length - 1) return { unit, per: readNumber(per, 'packChain', problems) ?? noQuantity };
  if (per.trim() === '') return { unit, per: noQuantity };
  const measure = { baseUnit, packChain: [], countUnits: [], densityGPerMl: null, eachMeasure: null };
  const entry = parseQuantityEntry(per, measure);
  if (entry.ok) return { unit, per: entry.value.base };
  problems.push({ field: 'packChain', ...entry.refusal });
  return { unit, per: noQuantity };
};

type LevelField = { readonly field: 'par' | 'reorderPoint'; readonly units: ItemUnits; readonly problems: FormProblem[] };

const readLevel = (text: string, { field, units, problems }: LevelField): Quantity | null => {
  if (text.trim() === '') return null;
  const entry = parseQuantityEntry(text, units);
  if (entry.ok) return entry.value.base;
  problems.push({ field, ...entry.refusal });
  return null;
};

type Figures = {
  readonly units: ItemUnits;
  readonly par: Quantity | null;
  readonly reorderPoint: Quantity | null;
  readonly keeping: Keeping;
};

const stored = (value: Quantity | null): string | null => (value === null ? null : formatQuantity(value));
const codesIn = (text: string): readonly string[] => text.split(/[\s,;]+/).filter((code) => code !== '');

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

const bodyOf = (form: ItemForm, { units, par, reorderPoint, keeping }: Figures): ItemBody => ({
  name: form.name.trim(),
  nameLocal: orNull(form.nameLocal),
  sku: orNull(form.sku),
  barcodes: [...codesIn(form.barcodes)],
  categoryId: orNull(form.categoryId),
  storageAreaIds: [...form.storageAreaIds],
  units: {
    baseUnit: units.baseUnit,
    packChain: units.packChain.map(({ unit, per }) => ({ unit, per: formatQuantity(per) })),
    countUnits: [...units.countUnits],
    densityGPerMl: stored(units.densityGPerMl),
    eachMeasure: units.eachMeasure && { quantity: formatQuantity(units.eachMeasure.quantity), unit: units.eachMeasure.unit },
  },
  par: stored(par),
  reorderPoint: stored(reorderPoint),
  allergens: form.allergens,
  keeping,
  isKeyItem: form.isKeyItem,
  isFasting: form.isFasting,
  madeOf: orNull(form.madeOf),
  madeOfLocal: orNull(form.madeOfLocal),
});
