import { and, eq, inArray } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { Pools } from '../../../platform/server/database/pool.ts';
import type { Credential } from '../../../platform/server/database/tenancy.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { keptPicture } from '../../../platform/server/files/kept-picture.ts';
import { readKeptFile } from '../../../platform/server/files/read-kept-file.ts';
import { filesPrefix, type StoredFile } from '../../../platform/server/files/serve-file.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { holds } from '../../restaurants/server/public.ts';
import type { Entry } from '../contract/fields.ts';
import { taskLimits } from '../rules/check-item.ts';
import { announceTasks } from './announce-tasks.ts';
import { checkPhoto, checkSignature } from './evidence-tables.ts';
import { actorOf, momentOf } from './moment.ts';
import { checkEntry } from './tables.ts';

const ofEntry = (tx: RestaurantTx, entryId: string) => and(eq(checkPhoto.restaurantId, tx.restaurantId), eq(checkPhoto.entryId, entryId));

/**
 * A picture as it is kept.
 *
 * @refuses PHOTO_UNUSABLE
 */
export const keptOrRefuse = (picture: string) => {
  const read = keptPicture(picture, taskLimits);
  if (!read) throw refusal('PHOTO_UNUSABLE', { field: 'picture' });
  return read;
};

/**
 * Puts a picture beside an answer, once: what stands in the diary is not exchanged.
 *
 * @refuses NOT_FOUND; PHOTO_NOT_YOURS of an answer that somebody else wrote; PHOTO_UNUSABLE for anything but one still WebP
 * or JPEG picture of the size that is kept; ID_TAKEN
 */
export const setCheckPhoto = async (
  tx: RestaurantTx,
  command: CommandEnvelope<{ readonly entryId: string; readonly picture: string }>,
): Promise<{ entryId: string }> => {
  const { entryId, picture } = command.body;
  const [entry] = await tx.db
    .select()
    .from(checkEntry)
    .where(and(eq(checkEntry.restaurantId, tx.restaurantId), eq(checkEntry.id, entryId)));
  if (!entry) throw refusal('NOT_FOUND');
  const takenBy = actorOf(tx);
  if (entry.recordedBy !== takenBy) throw refusal('PHOTO_NOT_YOURS', { field: 'picture' });
  const made = await tx.db
    .insert(checkPhoto)
    .values({ restaurantId: tx.restaurantId, entryId, ...keptOrRefuse(picture), takenBy, takenAt: momentOf(command).at })
    .onConflictDoNothing()
    .returning({ entryId: checkPhoto.entryId });
  if (made.length === 0) throw refusal('ID_TAKEN', { field: 'entryId' });
  announceTasks(tx, 'tasks.v1.run-changed', { runId: entry.runId });
  return { entryId };
};

/** Keeps a name as it was drawn. */
export const keepSignature = async (tx: RestaurantTx, entryId: string, path: string): Promise<void> => {
  await tx.db.insert(checkSignature).values({ restaurantId: tx.restaurantId, entryId, path });
};

/** What stands beside some answers, by answer. */
export const evidenceOf = async (
  tx: RestaurantTx,
  entryIds: readonly string[],
): Promise<ReadonlyMap<string, Pick<Entry, 'photoUrl' | 'signature'>>> => {
  if (entryIds.length === 0) return new Map();
  const ids = [...entryIds];
  const photos = await tx.db
    .select({ entryId: checkPhoto.entryId, fingerprint: checkPhoto.fingerprint })
    .from(checkPhoto)
    .where(and(eq(checkPhoto.restaurantId, tx.restaurantId), inArray(checkPhoto.entryId, ids)));
  const drawn = await tx.db
    .select()
    .from(checkSignature)
    .where(and(eq(checkSignature.restaurantId, tx.restaurantId), inArray(checkSignature.entryId, ids)));
  const urlOf = new Map(
    photos.map(({ entryId, fingerprint }) => [
      entryId,
      `${filesPrefix}/checks/${tx.restaurantId}/${entryId}?v=${fingerprint.slice(0, 16)}`,
    ]),
  );
  const pathOf = new Map(drawn.map(({ entryId, path }) => [entryId, path]));
  return new Map(ids.map((id) => [id, { photoUrl: urlOf.get(id) ?? null, signature: pathOf.get(id) ?? null }]));
};

/** The picture of an answer for who may see the list; null for everybody else, as for an answer without one. */
export const readCheckPhoto = (
  pools: Pools,
  credential: Credential | null,
  of: { readonly restaurantId: string; readonly entryId: string },
): Promise<StoredFile | null> =>
  readKeptFile({ pools, credential, restaurantId: of.restaurantId, id: of.entryId }, async (tx) => {
    if (!holds(tx, 'tasks.view')) return null;
    const [row] = await tx.db.select().from(checkPhoto).where(ofEntry(tx, of.entryId));
    return row ?? null;
  });
