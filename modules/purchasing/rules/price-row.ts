import { accepted, type Decision, refused } from '../../../kit/decision.ts';
import type { Quantity } from '../../../kit/quantity.ts';
import type { UnitCost } from '../../../kit/unit-cost.ts';
import { cellAt } from '../../../kit/text/cell-at.ts';
import { normalizeText } from '../../../kit/text/normalize-text.ts';
import { type NumberRefusal, parseEnteredNumber } from '../../inventory/rules/entered-number.ts';
import type { PackTextRefusal } from '../../inventory/rules/pack-text.ts';
import { isContainerUnit, isMeasurementUnit, type UnitCode } from '../../inventory/rules/unit.ts';
import { unitFromWord } from '../../inventory/rules/unit-alias.ts';
import { type DecimalSign, readListedPrice } from '../../inventory/rules/listed-price.ts';
import { type OfferPack, readOfferPack } from './offer-pack.ts';
import { readRate } from './rate-text.ts';
import type { PriceColumn, PricePlaces } from './price-columns.ts';

/** What one row of a price list says; what it leaves empty is null and stays as it is. */
export type PriceRow = {
  readonly name: string | null;
  readonly sku: string | null;
  readonly barcode: string | null;
  readonly supplierCode: string | null;
  readonly pack: OfferPack | null;
  readonly price: UnitCost;
  /** What one price buys: a measure, a whole pack, or what it bought before. */
  readonly priceUnit: UnitCode | 'PACK' | null;
  readonly isTaxIncluded: boolean | null;
  /** @unit hundredths of a percent */
  readonly taxRateBps: number | null;
  readonly minimum: Quantity | null;
  readonly multiple: Quantity | null;
};

/** What is wrong with one cell of a price list. */
export type PriceRowProblem = { readonly field: PriceColumn } & (
  | NumberRefusal
  | PackTextRefusal
  | { readonly code: 'OFFER_QUANTITY_NOT_POSITIVE' }
  | { readonly code: 'LIST_PRICE_MISSING' }
  | { readonly code: 'LIST_CHOICE_UNREADABLE' }
  | { readonly code: 'LIST_CURRENCY_DIFFERS'; readonly currency: string }
  | { readonly code: 'LIST_SUPPLIER_DIFFERS'; readonly name: string }
);

/** Why a row stays behind: everything that is wrong with it, so that it is mended once. */
export type PriceRowRefusal = { readonly code: 'ROW_INVALID'; readonly problems: readonly PriceRowProblem[] };

/** What a list is read against. */
export type PriceListFacts = {
  readonly places: PricePlaces;
  readonly decimalSign: DecimalSign;
  readonly supplier: { readonly name: string; readonly nameLocal: string | null; readonly currency: string };
};

type Reading = { readonly cell: (column: PriceColumn) => string | null; readonly problems: PriceRowProblem[] };

/**
 * Reads one row of a supplier's price list.
 *
 * @refuses ROW_INVALID with every problem of the row; a list of another supplier or currency is refused row by row
 */
export const readPriceRow = (cells: readonly string[], facts: PriceListFacts): Decision<PriceRow, PriceRowRefusal> => {
  const problems: PriceRowProblem[] = [];
  const cell = (column: PriceColumn) => cellAt(cells, facts.places[column]);
  const reading = { cell, problems };
  checkBelonging(reading, facts);
  const price = readPrice(reading, facts.decimalSign);
  const row = {
    name: cell('name'),
    sku: cell('sku'),
    barcode: cell('barcode'),
    supplierCode: cell('supplierCode'),
    pack: readPack(reading),
    priceUnit: readPriceUnit(reading),
    isTaxIncluded: readYesOrNo(reading),
    taxRateBps: readTaxRate(reading),
    minimum: readPacks(reading, 'minimum'),
    multiple: readPacks(reading, 'multiple'),
  };
  return price === null || problems.length > 0 ? refused({ code: 'ROW_INVALID', problems }) : accepted({ ...row, price });
};

/** A price in other money, or of somebody else, would be taken for this supplier's. */
const checkBelonging = ({ cell, problems }: Reading, { supplier }: PriceListFacts): void => {
  const [currency, name] = [cell('currency'), cell('supplier')];
  if (currency !== null && currency.toUpperCase() !== supplier.currency) {
    problems.push({ field: 'currency', code: 'LIST_CURRENCY_DIFFERS', currency: supplier.currency });
  }
  const names = [supplier.name, supplier.nameLocal ?? supplier.name].map(normalizeText);
  if (name !== null && !names.includes(normalizeText(name))) {
    problems.push({ field: 'supplier', code: 'LIST_SUPPLIER_DIFFERS', name: supplier.name });
  }
};

const readPrice = ({ cell, problems }: Reading, sign: DecimalSign): UnitCost | null => {
  const text = cell('price');
  if (text === null) {
    problems.push({ field: 'price', code: 'LIST_PRICE_MISSING' });
    return null;
  }
  const price = readListedPrice(text, sign);
  if (price.ok) return price.value;
  problems.push({ field: 'price', ...price.refusal });
  return null;
};

const readPack = ({ cell, problems }: Reading): OfferPack | null => {
  const text = cell('pack');
  if (text === null) return null;
  const pack = readOfferPack(text);
  if (pack.ok) return pack.value;
  problems.push({ field: 'pack', ...pack.refusal });
  return null;
};

const packWords: ReadonlySet<string> = new Set(['pack', 'packs', 'እሽግ'].map(normalizeText));

const readPriceUnit = ({ cell, problems }: Reading): PriceRow['priceUnit'] => {
  const text = cell('priceUnit');
  if (text === null) return null;
  const unit = unitFromWord(text);
  if (packWords.has(normalizeText(text)) || (unit !== null && isContainerUnit(unit))) return 'PACK';
  if (unit !== null && isMeasurementUnit(unit)) return unit;
  problems.push({ field: 'priceUnit', code: 'UNIT_UNKNOWN', word: text });
  return null;
};

const answers: ReadonlyMap<string, boolean> = new Map(
  [
    ...['yes', 'y', 'true', '1', 'x', 'አዎ'].map((word) => [word, true] as const),
    ...['no', 'n', 'false', '0', 'አይ', 'የለም'].map((word) => [word, false] as const),
  ].map(([word, is]) => [normalizeText(word), is]),
);

const readYesOrNo = ({ cell, problems }: Reading): boolean | null => {
  const text = cell('taxIncluded');
  if (text === null) return null;
  const is = answers.get(normalizeText(text));
  if (is === undefined) problems.push({ field: 'taxIncluded', code: 'LIST_CHOICE_UNREADABLE' });
  return is ?? null;
};

const readTaxRate = ({ cell, problems }: Reading): number | null => {
  const text = cell('taxRate');
  const rate = text === null ? null : readRate(text.replace(/\s*%$/, ''));
  if (text !== null && rate === null) problems.push({ field: 'taxRate', code: 'NUMBER_NOT_UNDERSTOOD', word: text });
  return rate;
};

const readPacks = ({ cell, problems }: Reading, field: 'minimum' | 'multiple'): Quantity | null => {
  const text = cell(field);
  if (text === null) return null;
  const number = parseEnteredNumber(text);
  if (!number.ok) problems.push({ field, ...number.refusal });
  else if (number.value <= 0n) problems.push({ field, code: 'OFFER_QUANTITY_NOT_POSITIVE' });
  else return number.value;
  return null;
};
