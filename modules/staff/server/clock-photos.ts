import { and, eq, inArray, lt } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { Pools } from '../../../platform/server/database/pool.ts';
import type { Credential } from '../../../platform/server/database/tenancy.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { keptPicture } from '../../../platform/server/files/kept-picture.ts';
import { readKeptFile } from '../../../platform/server/files/read-kept-file.ts';
import { filesPrefix, type StoredFile } from '../../../platform/server/files/serve-file.ts';
import { eachRestaurant } from '../../../platform/server/jobs/each-restaurant.ts';
import type { Job } from '../../../platform/server/jobs/job.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { holds } from '../../restaurants/server/public.ts';
import { clockPhotoLimits } from '../rules/clock-limits.ts';
import { announceStaff } from './announce-staff.ts';
import { readClockSetting } from './clock-settings.ts';
import { clockEvent, clockPhoto } from './clock-tables.ts';

const dayMs = 86_400_000;

type Body = { readonly markId: string; readonly picture: string };

/**
 * Keeps who stood at the shared tablet beside what they said there, once; nothing where the house does not ask for it.
 *
 * @refuses MARK_UNKNOWN of what somebody else said, or said elsewhere; PHOTO_UNUSABLE; ID_TAKEN
 */
export const setClockPhoto = async (tx: RestaurantTx, { body }: CommandEnvelope<Body>): Promise<{ isKept: boolean }> => {
  const { markId, picture } = body;
  const [mark] = await tx.db
    .select()
    .from(clockEvent)
    .where(and(eq(clockEvent.restaurantId, tx.restaurantId), eq(clockEvent.id, markId)));
  if (!mark || mark.userId !== tx.userId || mark.method !== 'TABLET') throw refusal('MARK_UNKNOWN', { field: 'markId' });
  if (!(await readClockSetting(tx)).asksPhoto) return { isKept: false };
  const kept = keptPicture(picture, clockPhotoLimits);
  if (!kept) throw refusal('PHOTO_UNUSABLE', { field: 'picture' });
  const made = await tx.db
    .insert(clockPhoto)
    .values({ restaurantId: tx.restaurantId, markId, ...kept })
    .onConflictDoNothing()
    .returning({ markId: clockPhoto.markId });
  if (made.length === 0) throw refusal('ID_TAKEN', { field: 'markId' });
  announceStaff(tx, 'staff.v1.hours-changed', { userId: mark.userId });
  return { isKept: true };
};

/** Where the pictures of some marks are answered, by mark; none for whoever does not approve hours. */
export const clockPhotoUrls = async (tx: RestaurantTx, markIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (markIds.length === 0 || !holds(tx, 'staff.approve-hours')) return new Map();
  const rows = await tx.db
    .select({ markId: clockPhoto.markId, fingerprint: clockPhoto.fingerprint })
    .from(clockPhoto)
    .where(and(eq(clockPhoto.restaurantId, tx.restaurantId), inArray(clockPhoto.markId, [...markIds])));
  return new Map(
    rows.map(({ markId, fingerprint }) => [markId, `${filesPrefix}/clock/${tx.restaurantId}/${markId}?v=${fingerprint.slice(0, 16)}`]),
  );
};

/** Who stood at the tablet, for whoever approves hours; null for everybody else, as where nobody is to be seen. */
export const readClockPhoto = (
  pools: Pools,
  credential: Credential | null,
  of: { readonly restaurantId: string; readonly markId: string },
): Promise<StoredFile | null> =>
  readKeptFile({ pools, credential, restaurantId: of.restaurantId, id: of.markId }, async (tx) => {
    if (!holds(tx, 'staff.approve-hours')) return null;
    const [row] = await tx.db
      .select()
      .from(clockPhoto)
      .where(and(eq(clockPhoto.restaurantId, tx.restaurantId), eq(clockPhoto.markId, of.markId)));
    return row ?? null;
  });

/** Deletes what was kept for longer than people were told. */
export const forgetClockPhotos = async (tx: RestaurantTx): Promise<void> => {
  const since = new Date(Date.now() - clockPhotoLimits.keptDays * dayMs);
  await tx.db.delete(clockPhoto).where(and(eq(clockPhoto.restaurantId, tx.restaurantId), lt(clockPhoto.keptAt, since)));
};

/** Runs by the clock. */
export const forgetClockPhotosNightly: Job = {
  name: 'staff.forget-clock-photos',
  schedule: '40 2 * * *',
  run: ({ pools }) => eachRestaurant(pools.app, 'delete pictures of the clock that are old', forgetClockPhotos),
};
