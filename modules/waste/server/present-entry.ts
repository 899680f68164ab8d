import { formatQuantity, noQuantity, quantity, type Quantity } from '../../../kit/quantity.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { namesOf } from '../../accounts/server/public.ts';
import {
  itemHeadings,
  lotHeadings,
  lotSharesOf,
  type ItemHeading,
  type LotHeading,
  type LotShareOfMovement,
} from '../../inventory/server/public.ts';
import { namesOfMade, type MadeName } from '../../menu/server/public.ts';
import { holds } from '../../restaurants/server/public.ts';
import type { EntryRow } from '../contract/fields.ts';
import { photoAddresses } from './photo-addresses.ts';
import type { wasteEntry } from './tables.ts';

/** A row of the log as it is stored. */
export type StoredEntry = typeof wasteEntry.$inferSelect;

/** Whether whoever asks may see what waste had cost. */
export const seesCost = (tx: RestaurantTx): boolean => holds(tx, 'inventory.view-cost');

const plain = (text: string | null): string | null => (text === null ? null : formatQuantity(quantity(text)));

/** Entries as they travel to whoever asks: items and people by name, cost only to those who may see it. */
export const presentEntries = async (tx: RestaurantTx, rows: readonly StoredEntry[]): Promise<EntryRow[]> => {
  const items = await itemHeadings(tx, [...new Set(rows.flatMap(({ itemId }) => itemId ?? []))]);
  const names = await namesOf(tx, [
    ...new Set(rows.flatMap(({ loggedBy, voidedBy }) => [loggedBy, ...(voidedBy === null ? [] : [voidedBy])])),
  ]);
  const lots = await lotHeadings(tx, [...new Set(rows.flatMap(({ lotId }) => lotId ?? []))]);
  const named = rows.flatMap(({ lotId, movementId }) => (lotId === null || movementId === null ? [] : movementId));
  const shares = await lotSharesOf(tx, named);
  const made = await namesOfMade(tx, [...new Set(rows.flatMap((row) => row.dishId ?? row.recipeId ?? []))]);
  const isCostVisible = seesCost(tx);
  const photos = await photoAddresses(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    itemId: row.itemId,
    ...namesOfItem(items.get(row.itemId ?? '')),
    made: madeOf(row, made),
    partlyKnown: isCostVisible ? partlyKnownOf(row) : null,
    lot: lotOf(lots.get(row.lotId ?? '')),
    takenFrom: takenFrom(row, shares.get(row.movementId ?? '') ?? []),
    quantity: plain(row.quantity),
    entry: entryOf(row),
    ...weightsOf(row),
    containerId: row.containerId,
    stage: row.stage,
    reason: row.reason as EntryRow['reason'],
    isAvoidable: row.isAvoidable,
    destination: row.destination,
    storageAreaId: row.storageAreaId,
    note: row.note,
    valueMinor: isCostVisible ? (row.valueMinor?.toString() ?? null) : null,
    currency: row.currency as EntryRow['currency'],
    movementId: row.movementId,
    status: row.status,
    source: row.source,
    ...peopleOf(row, names),
    loggedAt: row.loggedAt.toISOString(),
    happenedAt: row.happenedAt.toISOString(),
    businessDate: row.businessDate,
    voidReason: row.voidReason,
    photoUrl: photos.get(row.id) ?? null,
  }));
};

const peopleOf = ({ loggedBy, voidedBy }: StoredEntry, names: ReadonlyMap<string, string>): Pick<EntryRow, 'loggedBy' | 'voidedBy'> => ({
  loggedBy: { id: loggedBy, name: names.get(loggedBy) ?? '' },
  voidedBy: voidedBy === null ? null : (names.get(voidedBy) ?? ''),
});

/** One entry as it travels. */
export const presentEntry = async (tx: RestaurantTx, row: StoredEntry): Promise<EntryRow> => {
  const [presented] = await presentEntries(tx, [row]);
  if (!presented) throw new Error('An entry that was given is presented.');
  return presented;
};

const madeOf = ({ dishId, recipeId }: StoredEntry, names: ReadonlyMap<string, MadeName>): EntryRow['made'] => {
  const id = dishId ?? recipeId;
  if (id === null) return null;
  return { dishId, recipeId, name: names.get(id)?.name ?? '', nameLocal: names.get(id)?.nameLocal ?? null };
};

const partlyKnownOf = ({ valueMinor, knownMinor, uncosted }: StoredEntry): EntryRow['partlyKnown'] =>
  valueMinor !== null || knownMinor === null ? null : { knownMinor: knownMinor.toString(), uncosted: uncosted ?? 0 };

const namesOfItem = (heading: ItemHeading | undefined) => ({
  itemName: heading?.name ?? null,
  itemNameLocal: heading?.nameLocal ?? null,
});

/** The lots of an entry, where the one that was named did not hold all of it. */
const takenFrom = ({ lotId, quantity: thrown }: StoredEntry, shares: readonly LotShareOfMovement[]): EntryRow['takenFrom'] => {
  const taken = shares.map((share) => ({ ...share, quantity: -quantity(share.quantity) as Quantity }));
  const ofNamed = taken.find((share) => share.lotId === lotId)?.quantity ?? noQuantity;
  if (thrown === null || ofNamed >= quantity(thrown)) return [];
  return taken.map((share) => ({
    lot: { id: share.lotId, lotNumber: share.lotNumber, receivedAt: share.receivedAt.toISOString() },
    quantity: formatQuantity(share.quantity),
  }));
};

const lotOf = (heading: LotHeading | undefined): EntryRow['lot'] =>
  heading ? { id: heading.id, lotNumber: heading.lotNumber, receivedAt: heading.receivedAt.toISOString() } : null;

const entryOf = ({ enteredText, enteredParts }: StoredEntry): EntryRow['entry'] =>
  enteredText === null ? null : { text: enteredText, parts: [...(enteredParts ?? [])] as NonNullable<EntryRow['entry']>['parts'] };

const weightsOf = ({ weightG, grossG, tareG }: StoredEntry) => ({ weightG: plain(weightG), grossG: plain(grossG), tareG: plain(tareG) });
