import { formatQuantity, type Quantity, quantity } from '../../../../kit/quantity.ts';
import { cellAt } from '../../../../kit/text/cell-at.ts';
import { normalizeText } from '../../../../kit/text/normalize-text.ts';
import { formatUnitCost } from '../../../../kit/unit-cost.ts';
import { newId } from '../../../../platform/web/new-command.ts';
import type { TextTable } from '../../../../ui/file/read-table.ts';
import type { BadListRow, ListProblem, ListRow } from '../../../inventory/web/parts.ts';
import type { ImportedOffer } from '../../contract/import.contract.ts';
import { offerBodySchema, type OfferBody, type OfferRow } from '../../contract/offer.contract.ts';
import type { Supplier } from '../../contract/supplier.contract.ts';
import { decimalSignOf } from '../../../inventory/rules/listed-price.ts';
import { type ItemMatch, type ListedItem, matchPriceRow, priceCatalogue } from '../../rules/match-price-row.ts';
import { offerOfRow } from '../../rules/offer-of-row.ts';
import type { PriceColumn, PricePlaces } from '../../rules/price-columns.ts';
import { type PriceRow, readPriceRow } from '../../rules/price-row.ts';
import { packBody } from '../suppliers/offer-form.ts';

/** An item of the stock, as a price list needs it. */
export type PricedItem = ListedItem & { readonly units: { readonly baseUnit: 'g' | 'ml' | 'each' } };

/** What a list is read against. */
export type PriceWorld = { readonly supplier: Supplier; readonly items: readonly PricedItem[]; readonly offers: readonly OfferRow[] };

/** By what an item was found; chosen where a person said so. */
export type FoundBy = Extract<ItemMatch, { kind: 'SURE' }>['by'] | 'CHOSEN';

/** A row that can be brought in: a new price of an offer, or an offer of its own. */
export type PriceLine = ListRow & {
  readonly item: PricedItem;
  readonly by: FoundBy;
  readonly known: OfferRow | null;
  readonly offer: OfferBody;
};

/** A row whose item a person has to say. */
export type UnsureLine = ListRow & { readonly row: PriceRow; readonly items: readonly PricedItem[]; readonly chosen: string | null };

/** A list as it was understood. */
export type PriceListReading = {
  readonly good: readonly PriceLine[];
  readonly unsure: readonly UnsureLine[];
  readonly bad: readonly BadListRow[];
};

/** Which item a person said a row is about, by the number of the row. */
export type ItemChoices = ReadonlyMap<number, string>;

/** Every row of a price list, matched with the stock and with what this supplier offers already. */
export const readPriceList = (
  file: TextTable,
  places: PricePlaces,
  world: PriceWorld & { readonly choices: ItemChoices },
): PriceListReading => {
  const { supplier, choices } = world;
  const own = world.offers.filter(({ supplierId }) => supplierId === supplier.id);
  const catalogue = priceCatalogue(world.items, own);
  const items = new Map(world.items.map((item) => [item.id, item]));
  const decimalSign = decimalSignOf(file.rows.flatMap((cells) => cellAt(cells, places.price) ?? []));
  const [good, unsure, bad]: [PriceLine[], UnsureLine[], BadListRow[]] = [[], [], []];
  const taken = new Set<string>();
  for (const [index, cells] of file.rows.entries()) {
    const at = { rowNumber: index + firstRow, cells };
    const stay = (...problems: ListProblem[]) => bad.push({ ...at, problems });
    const read = readPriceRow(cells, { places, decimalSign, supplier });
    if (!read.ok) {
      stay(...read.refusal.problems);
      continue;
    }
    const match = matchPriceRow(read.value, catalogue);
    if (match.kind === 'NONE') stay({ field: 'name', code: 'LIST_ITEM_UNKNOWN' });
    const chosen = choices.get(at.rowNumber) ?? null;
    if (match.kind === 'UNSURE') {
      unsure.push({ ...at, row: read.value, chosen, items: match.itemIds.flatMap((id) => items.get(id) ?? []) });
    }
    const found = foundBy(match, chosen);
    const item = found && items.get(found.itemId);
    if (!found || !item) continue;
    const line = lineOf(read.value, { supplier, item, offers: own });
    if ('problem' in line) stay(line.problem);
    else if (taken.has(line.key)) stay({ field: 'row', code: 'LIST_ROW_REPEATED' });
    else {
      taken.add(line.key);
      good.push({ ...at, item, by: found.by, known: line.known, offer: line.offer });
    }
  }
  return { good, unsure, bad };
};

const foundBy = (match: ItemMatch, chosen: string | null): { readonly itemId: string; readonly by: FoundBy } | null => {
  if (match.kind === 'SURE') return match;
  return chosen === null ? null : { itemId: chosen, by: 'CHOSEN' };
};

/** @unit lines before the first row: the headings, and counted from 1 */
const firstRow = 2;

type About = { readonly supplier: Supplier; readonly item: PricedItem; readonly offers: readonly OfferRow[] };

const lineOf = (row: PriceRow, { supplier, item, offers }: About) => {
  const known = offers.map((offer) => ({ ...offer, packChain: offer.packChain.map(({ unit, per }) => ({ unit, per: quantity(per) })) }));
  const found = offerOfRow(row, { itemId: item.id, baseUnit: item.units.baseUnit }, known);
  if (!found.ok) return { problem: { field: 'pack', ...found.refusal } };
  const before = offers.find(({ id }) => id === found.value?.id) ?? null;
  const offer = offerOf(row, { supplier, item, before });
  if (offer.isTaxIncluded && offer.taxRateBps === null) return { problem: { field: 'taxIncluded', code: 'OFFER_TAX_RATE_MISSING' } };
  const usable = offerBodySchema.safeParse(offer) as { success: boolean; error?: { issues: readonly { path: readonly PropertyKey[] }[] } };
  if (!usable.success)
    return { problem: { field: columnOf[String(usable.error?.issues[0]?.path[0])] ?? 'row', code: 'LIST_CELL_UNUSABLE' } };
  return { offer, known: before, key: before?.id ?? JSON.stringify([item.id, offer.orderUnit, offer.packChain]) };
};

const columnOf: Readonly<Record<string, PriceColumn>> = {
  supplierCode: 'supplierCode',
  description: 'name',
  packText: 'pack',
  packChain: 'pack',
  orderUnit: 'pack',
  price: 'price',
  minimum: 'minimum',
  multiple: 'multiple',
};

type Writing = { readonly supplier: Supplier; readonly item: PricedItem; readonly before: OfferRow | null };

/** What nobody has said yet of an offer. */
const unsaid = (item: PricedItem) => ({
  packChain: [],
  orderUnit: item.units.baseUnit,
  packText: null,
  priceUnit: null,
  supplierCode: null,
  description: null,
  isTaxIncluded: false,
  taxRateBps: null,
  isPrimary: false,
  minimum: null,
  multiple: null,
  contractFrom: null,
  contractTo: null,
  isActive: true,
});

const packsOr = (said: Quantity | null, before: string | null): string | null => (said === null ? before : formatQuantity(said));

const taxOf = (row: PriceRow, before: Pick<OfferBody, 'isTaxIncluded' | 'taxRateBps'>) => ({
  isTaxIncluded: row.isTaxIncluded ?? before.isTaxIncluded,
  taxRateBps: row.taxRateBps ?? before.taxRateBps,
});

/** What is offered from now on: what the row leaves empty stays as it was. */
const offerOf = (row: PriceRow, { supplier, item, before: known }: Writing): OfferBody => {
  const before = known ?? unsaid(item);
  const { packChain, orderUnit, packText } = row.pack ? packBody(row.pack) : before;
  const priceUnit = row.priceUnit === 'PACK' ? null : (row.priceUnit ?? before.priceUnit);
  const isPerPack = priceUnit === null || (packChain.length === 0 && priceUnit === orderUnit);
  const { isPrimary, contractFrom, contractTo, isActive } = before;
  return {
    packChain,
    orderUnit,
    packText,
    isPrimary,
    contractFrom,
    contractTo,
    isActive,
    supplierId: supplier.id,
    itemId: item.id,
    supplierCode: row.supplierCode ?? before.supplierCode,
    description: before.description ?? ownName(row.name, item),
    priceMode: isPerPack ? 'PER_PACK' : 'PER_WEIGHT',
    priceUnit: isPerPack ? null : priceUnit,
    price: formatUnitCost(row.price),
    ...taxOf(row, before),
    minimum: packsOr(row.minimum, before.minimum),
    multiple: packsOr(row.multiple, before.multiple),
  };
};

/** What the supplier calls it, where that is another name than ours: the next list is recognised by it. */
const ownName = (name: string | null, item: PricedItem): string | null =>
  name === null || [item.name, item.nameLocal ?? item.name].some((one) => normalizeText(one) === normalizeText(name)) ? null : name;

/** The rows as the command carries them; made once, so that sending them again is the same import. */
export const priceRows = (lines: readonly PriceLine[]): ImportedOffer[] =>
  lines.map(({ rowNumber, known, offer }) => ({ rowNumber, offerId: known?.id ?? newId(), baseVersion: known?.version ?? null, offer }));
