import type { UnitCost } from '../../../../kit/unit-cost.ts';
import { plainBarcode } from '../../../inventory/rules/barcode.ts';
import { codeKey, recall, type LearnedRule } from './learned-rules.ts';
import { nameIndex, namesAlike, type NameIndex } from './names-alike.ts';
import { priceFit, type KnownPrice, type PriceFit } from './price-fit.ts';

/** A line of a paper, as far as it says which item it is. */
export type LineToMatch = {
  readonly supplierId: string | null;
  readonly code: string | null;
  readonly text: string;
  readonly unit: string | null;
  readonly price: UnitCost | null;
};

/** An item as lines may name it: by its names, what suppliers call it among them, and by codes. */
export type MatchableItem = {
  readonly id: string;
  readonly names: readonly string[];
  readonly barcodes: readonly string[];
  readonly supplierCodes: readonly { readonly supplierId: string; readonly code: string }[];
  readonly prices: readonly KnownPrice[];
};

/** Why an item is proposed. */
export type MatchReason =
  | { readonly kind: 'LEARNED'; readonly confirmedCount: number }
  | { readonly kind: 'SUPPLIER_CODE'; readonly code: string }
  | { readonly kind: 'BARCODE'; readonly code: string }
  | { readonly kind: 'NAME'; readonly name: string };

/** An item that a line may be. */
export type LineMatch = {
  readonly itemId: string;
  /** @unit 0 (a guess) to 1 (beyond doubt) */
  readonly confidence: number;
  readonly reason: MatchReason;
  readonly price: PriceFit;
};

/** A catalogue made ready for lines: built once a document, asked at every line of it. */
export type LineIndex = {
  readonly items: ReadonlyMap<string, MatchableItem>;
  readonly rules: ReadonlyMap<string, readonly LearnedRule[]>;
  readonly supplierCodes: ReadonlyMap<string, readonly string[]>;
  readonly barcodes: ReadonlyMap<string, readonly string[]>;
  readonly names: NameIndex;
  readonly owners: readonly string[];
};

/**
 * How many items are worth showing for a line.
 *
 * @unit candidates
 */
export const candidatesMax = 5;

/** How sure each way of knowing is: of a disputed or shared one a person must choose. */
const sureness = { learned: 0.99, disputed: 0.7, supplierCode: 0.97, barcode: 0.95, shared: 0.6, nameMax: 0.9 };
/** What a price that fits adds to a name, and what one that does not takes from it. */
const priceFactor = { NEAR: 1.05, UNKNOWN: 1, FAR: 0.8 } as const;
/** A name whose next best is as good is a coin's toss. */
const tossFactor = 0.6;
const doubtfulPrice = 0.9;
const namesPerCandidate = 4;

/** Makes items and what was learned of suppliers ready for lines. */
export const lineIndex = (items: readonly MatchableItem[], rules: readonly LearnedRule[]): LineIndex => {
  const named = items.flatMap(({ id, names }) => names.map((name) => ({ id, name })));
  const codes = items.flatMap(({ id, supplierCodes }) =>
    supplierCodes.map(({ supplierId, code }) => [supplierCodeKey(supplierId, code), id] as const),
  );
  const barcodes = items.flatMap((item) => item.barcodes.map((code) => [plainBarcode(code), item.id] as const));
  return {
    items: new Map(items.map((item) => [item.id, item])),
    rules: gathered(rules.map((rule) => [rule.supplierId, rule] as const)),
    supplierCodes: gathered(codes),
    barcodes: gathered(barcodes),
    names: nameIndex(named.map(({ name }) => name)),
    owners: named.map(({ id }) => id),
  };
};

/**
 * Which items a line may be, the likeliest first, each once and with its reason: what people said of this supplier's
 * line, then the supplier's code, then a barcode, then a name that is alike and a price that fits.
 */
export const matchLine = (line: LineToMatch, index: LineIndex): readonly LineMatch[] => {
  const found = [...byLearned(line, index), ...bySupplierCode(line, index), ...byBarcode(line, index), ...byName(line, index)];
  const once = new Map<string, LineMatch>();
  for (const match of found) if (index.items.has(match.itemId) && !once.has(match.itemId)) once.set(match.itemId, match);
  return [...once.values()].slice(0, candidatesMax);
};

type Way = (line: LineToMatch, index: LineIndex) => readonly LineMatch[];

const byLearned: Way = (line, index) => {
  const rules = line.supplierId === null ? undefined : index.rules.get(line.supplierId);
  const learned = rules && recall(rules, line);
  if (!learned) return [];
  const { itemId, confirmedCount, isUndisputed } = learned;
  return [
    priced(
      { itemId, confidence: isUndisputed ? sureness.learned : sureness.disputed, reason: { kind: 'LEARNED', confirmedCount } },
      line,
      index,
    ),
  ];
};

const bySupplierCode: Way = (line, index) => {
  const { supplierId, code } = line;
  if (supplierId === null || code === null || codeKey(code) === '') return [];
  const itemIds = index.supplierCodes.get(supplierCodeKey(supplierId, code)) ?? [];
  return coded(itemIds, { confidence: sureness.supplierCode, reason: { kind: 'SUPPLIER_CODE', code } }, { line, index });
};

const byBarcode: Way = (line, index) =>
  [line.code, ...line.text.split(/\s+/)].flatMap((code) => {
    const itemIds = code === null ? [] : (index.barcodes.get(plainBarcode(code)) ?? []);
    return code === null ? [] : coded(itemIds, { confidence: sureness.barcode, reason: { kind: 'BARCODE', code } }, { line, index });
  });

const byName: Way = (line, index) => {
  const alike = namesAlike(line.text, index.names, candidatesMax * namesPerCandidate);
  const best = new Map<string, { readonly itemId: string; readonly score: number; readonly name: string; readonly price: PriceFit }>();
  for (const { position, score } of alike) {
    const itemId = index.owners[position] ?? '';
    if (best.has(itemId)) continue;
    const price = priceFit(line, index.items.get(itemId)?.prices ?? []);
    best.set(itemId, { itemId, score: Math.min(1, score * priceFactor[price]), name: index.names.names[position] ?? '', price });
  }
  const ranked = [...best.values()].toSorted((left, right) => right.score - left.score);
  return ranked.map(({ itemId, score, name, price }, rank) => {
    const rival = ranked[rank === 0 ? 1 : 0]?.score ?? 0;
    const lead = rank === 0 ? (score - rival) / score : 0;
    const confidence = sureness.nameMax * score * (tossFactor + (1 - tossFactor) * Math.min(1, 2 * lead));
    return { itemId, confidence, reason: { kind: 'NAME', name }, price };
  });
};

type Found = Omit<LineMatch, 'itemId' | 'price'>;

const coded = (
  itemIds: readonly string[],
  { confidence, reason }: Found,
  { line, index }: { readonly line: LineToMatch; readonly index: LineIndex },
): readonly LineMatch[] =>
  itemIds.map((itemId) => priced({ itemId, confidence: itemIds.length > 1 ? sureness.shared : confidence, reason }, line, index));

const priced = (match: Omit<LineMatch, 'price'>, line: LineToMatch, index: LineIndex): LineMatch => {
  const price = priceFit(line, index.items.get(match.itemId)?.prices ?? []);
  return { ...match, confidence: match.confidence * (price === 'FAR' ? doubtfulPrice : 1), price };
};

const supplierCodeKey = (supplierId: string, code: string): string => `${supplierId} ${codeKey(code)}`;

const gathered = <Value>(entries: readonly (readonly [string, Value])[]): ReadonlyMap<string, readonly Value[]> => {
  const lists = new Map<string, Value[]>();
  for (const [key, value] of entries) {
    const list = lists.get(key);
    if (!list) lists.set(key, [value]);
    else if (!list.includes(value)) list.push(value);
  }
  return lists;
};
