import { formatQuantity } from '../../../../kit/quantity.ts';
import { formatUnitCost } from '../../../../kit/unit-cost.ts';
import { normalizeText } from '../../../../kit/text/normalize-text.ts';
import { newId } from '../../../../platform/web/new-command.ts';
import type { InventoryInputs } from '../inventory-client.ts';
import { isUnit } from '../../rules/unit.ts';
import type { GoodRow } from './import-file.ts';

/** A row as the command carries it. */
export type ImportLine = InventoryInputs['importItems']['body']['rows'][number];

/** The id of a category or area by its word. */
export type PlaceIds = { readonly categories: ReadonlyMap<string, string>; readonly storageAreas: ReadonlyMap<string, string> };

type Place = { readonly id: string; readonly name: string; readonly nameLocal: string | null };

/** Ids by every name that a place has, spelt as people may. */
export const placeIds = (places: readonly Place[]): Map<string, string> =>
  new Map(places.flatMap(({ id, name, nameLocal }) => [name, nameLocal ?? name].map((word) => [normalizeText(word), id] as const)));

/** The words of the file that name no place yet, each once, as they are first written. */
export const missingPlaces = (words: readonly (string | null)[], known: ReadonlyMap<string, string>): readonly string[] => {
  const missing = new Map<string, string>();
  for (const word of words) {
    if (word === null) continue;
    const key = normalizeText(word);
    if (key !== '' && !known.has(key) && !missing.has(key)) missing.set(key, word);
  }
  return [...missing.values()];
};

/** The row with the ids that it will have; made once, so that sending it again is the same import. */
export const importLine = ({ rowNumber, row }: GoodRow, ids: PlaceIds): ImportLine => {
  const { draft, category, storageArea, keeping, isKeyItem, isFasting, opening } = row;
  const areaId = storageArea === null ? undefined : ids.storageAreas.get(normalizeText(storageArea));
  return {
    rowNumber,
    itemId: newId(),
    item: {
      name: draft.name,
      nameLocal: draft.nameLocal,
      sku: draft.sku,
      barcodes: [...draft.barcodes],
      categoryId: category === null ? null : (ids.categories.get(normalizeText(category)) ?? null),
      storageAreaIds: areaId === undefined ? [] : [areaId],
      units: {
        baseUnit: draft.baseUnit,
        packChain: draft.packChain.map(({ unit, per }) => ({ unit, per: formatQuantity(per) })),
        countUnits: [...draft.countUnits],
        densityGPerMl: null,
        eachMeasure: null,
      },
      par: draft.par === null ? null : formatQuantity(draft.par),
      reorderPoint: draft.reorderPoint === null ? null : formatQuantity(draft.reorderPoint),
      allergens: {},
      keeping,
      isKeyItem,
      isFasting,
    },
    opening: opening && openingLine(opening),
  };
};

/**
 * Rows of one call: far from what a call may last on a busy server, and few enough that somebody who waits sees them come.
 *
 * @unit rows
 */
const rowsAtOnce = 50;

/** The rows in the calls that take them, in their order. */
export const importBatches = (lines: readonly ImportLine[]): ImportLine[][] =>
  Array.from({ length: Math.ceil(lines.length / rowsAtOnce) }, (_, index) => lines.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce));

const openingLine = ({ text, entry, price }: NonNullable<GoodRow['row']['opening']>): ImportLine['opening'] => ({
  movementId: newId(),
  entry: { text, parts: entry.parts.map(({ quantity, unit }) => ({ quantity: formatQuantity(quantity), unit })) },
  price: price && isUnit(price.unit) ? { amount: formatUnitCost(price.amount), unit: price.unit } : null,
});
