import { and, eq } from 'drizzle-orm';

import { formatQuantity, quantity, type Quantity } from '../../../kit/quantity.ts';
import { localTimeOf } from '../../../kit/time/business-date.ts';
import { minorUnitsOf, type MinorUnits } from '../../../kit/money.ts';
import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import {
  bookDocumentLine,
  itemHeadings,
  listStorageAreas,
  lockItem,
  lotHeadings,
  presentPosted,
  type LockedItem,
} from '../../inventory/server/public.ts';
import { statusOn } from '../../inventory/rules/lot-step.ts';
import type { EntryBody } from '../contract/fields.ts';
import { decideLog, isHighWaste, type LoggedAmount, statusWhenLogged, type WasteDraft } from '../rules/log-entry.ts';
import { isPastGood } from '../rules/lot-of-waste.ts';
import { isAvoidable, isMade } from '../rules/waste-words.ts';
import { announceWaste } from './announce-waste.ts';
import { bookMade, type MadeWaste, storedMade } from './book-made.ts';
import { presentEntry } from './present-entry.ts';
import { wasteSource } from './waste-source.ts';
import { wasteContainer, wasteEntry } from './tables.ts';

export type LogEnvelope = CommandEnvelope<EntryBody>;
type Facts = { readonly draft: WasteDraft; readonly loggedAt: Date };

const factsOf = ({ body, occurredAt }: LogEnvelope): Facts => {
  const loggedAt = new Date(occurredAt);
  const { kind, itemId, entry, weighing, reason, destination, happenedAt } = body;
  return {
    loggedAt,
    draft: {
      kind,
      hasItem: itemId !== null,
      hasRecipe: body.made !== undefined,
      parts: entry.parts.map((part) => ({ quantity: quantity(part.quantity), unit: part.unit })),
      weighing: weighing && { gross: quantity(weighing.grossG), tare: quantity(weighing.tareG) },
      reason,
      destination,
      happenedAt: happenedAt === null ? loggedAt : new Date(happenedAt),
    },
  };
};

/**
 * Logs what was thrown away, and books it out of stock where it was on a shelf: exactly one row of the ledger, of what was
 * cooked one for each item that its recipe names, whose value is kept as what the waste had cost.
 *
 * @refuses NOT_FOUND for an item, an area or a container of no or another restaurant and a lot of another item; ID_TAKEN; whatever decideLog and
 * inventory's booking refuse
 */
export const logEntry = async (tx: RestaurantTx, envelope: LogEnvelope) => {
  const { body } = envelope;
  const { draft, loggedAt } = factsOf(envelope);
  await checkNames(tx, body);
  if (body.made !== undefined && isMade(body.kind)) return logMade(tx, envelope, { draft, loggedAt });
  const item = await heldItem(tx, body.itemId);
  const isLotPastGood = await checkLot(tx, { lotId: body.lotId, item, happenedAt: draft.happenedAt });
  const amount = orRefuse(decideLog(draft, { role: tx.role, loggedAt, item: item && item.units, isLotPastGood }));
  const posted = item && (await bookOut(tx, envelope, { draft, amount, itemId: item.itemId }));
  const valueMinor = posted ? costOf(posted.own.posting.rows[0].valueMinor) : null;
  const row = await store(tx, envelope, { draft, amount, loggedAt, valueMinor, currency: item?.currency ?? tx.currency });
  tellLogged(tx, body, row);
  return { entry: await presentEntry(tx, row), posted: posted && item ? presentPosted(tx, item.itemId, posted) : null };
};

const heldItem = async (tx: RestaurantTx, itemId: string | null): Promise<LockedItem | null> => {
  if (itemId === null) return null;
  const item = await lockItem(tx, itemId);
  if (!item) throw refusal('NOT_FOUND');
  return item;
};

/** What was cooked: its recipe says what left the shelf. */
const logMade = async (tx: RestaurantTx, envelope: LogEnvelope, { draft, loggedAt }: Facts) => {
  const amount = orRefuse(decideLog(draft, { role: tx.role, loggedAt, item: null, isLotPastGood: false }));
  const made = await bookMade(tx, envelope, { parts: amount.parts, happenedAt: draft.happenedAt });
  const row = await store(tx, envelope, { draft, amount, loggedAt, valueMinor: made.valueMinor, currency: tx.currency, made });
  tellLogged(tx, envelope.body, row);
  return { entry: await presentEntry(tx, row), posted: null };
};

type Costly = { readonly valueMinor: bigint | null; readonly currency: string };

const tellLogged = (tx: RestaurantTx, { entryId, itemId, kind, reason, stage }: EntryBody, { valueMinor, currency }: Costly): void => {
  announceWaste(tx, 'waste.v1.entry-logged', { entryId, kind, itemId, reason, stage });
  if (isHighWaste(valueMinor === null ? null : minorUnitsOf(valueMinor), currency))
    announceWaste(tx, 'waste.v1.high-waste', { entryId, itemId, reason });
};

/** What left the books, as people speak of it: a positive amount. */
const costOf = (valueMinor: MinorUnits | null): MinorUnits | null => (valueMinor === null ? null : minorUnitsOf(-valueMinor));

type LotNamed = { readonly lotId: string | undefined; readonly item: LockedItem | null; readonly happenedAt: Date };

/** Whether the lot that somebody named was past good when it was thrown away; one whose item was merged went with it. */
const checkLot = async (tx: RestaurantTx, { lotId, item, happenedAt }: LotNamed): Promise<boolean> => {
  if (lotId === undefined) return false;
  const lot = (await lotHeadings(tx, [lotId])).get(lotId);
  if (!lot || lot.itemId !== item?.itemId) throw refusal('NOT_FOUND');
  return isPastGood(statusOn(lot, tradingDay(tx, happenedAt)));
};

const checkNames = async (tx: RestaurantTx, { entryId, storageAreaId, weighing }: EntryBody): Promise<void> => {
  const [taken] = await tx.db
    .select({ id: wasteEntry.id })
    .from(wasteEntry)
    .where(and(eq(wasteEntry.restaurantId, tx.restaurantId), eq(wasteEntry.id, entryId)));
  if (taken) throw refusal('ID_TAKEN', { field: 'entry' });
  if (storageAreaId !== null && (await listStorageAreas(tx)).storageAreas.every(({ id }) => id !== storageAreaId))
    throw refusal('NOT_FOUND');
  const containerId = weighing?.containerId ?? null;
  if (containerId === null) return;
  const [container] = await tx.db
    .select({ id: wasteContainer.id })
    .from(wasteContainer)
    .where(and(eq(wasteContainer.restaurantId, tx.restaurantId), eq(wasteContainer.id, containerId)));
  if (!container) throw refusal('NOT_FOUND');
};

type Booking = { readonly draft: WasteDraft; readonly amount: LoggedAmount; readonly itemId: string };

const bookOut = (tx: RestaurantTx, { body, deviceId }: LogEnvelope, { draft, amount, itemId }: Booking) => {
  if (body.movementId === null) throw refusal('INPUT_INVALID', { issues: [{ path: 'body.movementId', code: 'required' }] });
  return bookDocumentLine(
    tx,
    { sourceType: wasteSource, sourceId: body.entryId, occurredAt: draft.happenedAt, deviceId },
    {
      movementId: body.movementId,
      itemId,
      kind: 'WASTE',
      parts: amount.parts,
      price: null,
      reason: body.reason,
      note: emptyToNull(body.note),
      lot: body.lotId === undefined ? null : { kind: 'FROM', lotId: body.lotId },
    },
  );
};

const emptyToNull = (text: string | null): string | null => (text === '' ? null : text);

const textOf = (exact: Quantity | null): string | null => (exact === null ? null : formatQuantity(exact));

/** How the amount was found: counted as it was typed, or weighed. */
const measured = ({ entry, weighing }: EntryBody) => ({
  ...(entry.parts.length > 0 && { enteredText: entry.text, enteredParts: entry.parts }),
  ...(weighing && { grossG: weighing.grossG, tareG: weighing.tareG, containerId: weighing.containerId }),
});

type Stored = Facts & {
  readonly amount: LoggedAmount;
  readonly valueMinor: MinorUnits | null;
  readonly currency: string;
  readonly made?: MadeWaste;
};

const store = async (
  tx: RestaurantTx,
  { body, deviceId }: LogEnvelope,
  { draft, amount, loggedAt, valueMinor, currency, made }: Stored,
) => {
  const heading = body.itemId === null ? undefined : (await itemHeadings(tx, [body.itemId])).get(body.itemId);
  const [row] = await tx.db
    .insert(wasteEntry)
    .values({
      restaurantId: tx.restaurantId,
      id: body.entryId,
      kind: body.kind,
      itemId: body.itemId,
      lotId: body.lotId ?? null,
      ...(made && storedMade(made)),
      quantity: textOf(amount.quantity),
      weightG: textOf(amount.weightG),
      ...measured(body),
      stage: body.stage,
      reason: body.reason,
      isAvoidable: isAvoidable(body.reason),
      destination: body.destination,
      storageAreaId: body.storageAreaId ?? heading?.storageAreaId ?? null,
      note: emptyToNull(body.note),
      valueMinor,
      currency,
      movementId: body.itemId === null ? null : body.movementId,
      status: statusWhenLogged(body.kind, valueMinor, currency),
      loggedBy: tx.userId ?? tx.ownerId,
      loggedAt,
      happenedAt: draft.happenedAt,
      businessDate: tradingDay(tx, draft.happenedAt),
      localHour: localTimeOf(draft.happenedAt, tx.timeZone).hour,
      deviceId,
    })
    .returning();
  if (!row) throw new Error('An entry that was written is answered.');
  return row;
};
