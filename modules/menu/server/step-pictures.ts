import { and, count, eq, inArray } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { Pools } from '../../../platform/server/database/pool.ts';
import type { Credential } from '../../../platform/server/database/tenancy.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { keptPicture } from '../../../platform/server/files/kept-picture.ts';
import { readKeptFile } from '../../../platform/server/files/read-kept-file.ts';
import type { StoredFile } from '../../../platform/server/files/serve-file.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { holds } from '../../restaurants/server/public.ts';
import type { VersionBody } from '../contract/recipe-fields.ts';
import { menuLimits } from '../rules/menu-limits.ts';
import { stepPicture } from './tables.ts';

const here = (tx: RestaurantTx) => eq(stepPicture.restaurantId, tx.restaurantId);

/**
 * Keeps a picture for a step of a recipe that is being written.
 *
 * @refuses STEP_PICTURE_UNUSABLE for anything but one still WebP or JPEG picture of the size that is kept;
 * STEP_PICTURE_LIMIT; ID_TAKEN
 */
export const keepStepPicture = async (
  tx: RestaurantTx,
  { body, occurredAt }: CommandEnvelope<{ readonly pictureId: string; readonly picture: string }>,
): Promise<{ pictureId: string }> => {
  const kept = keptPicture(body.picture, menuLimits);
  if (!kept) throw refusal('STEP_PICTURE_UNUSABLE', { field: 'picture' });
  const [known] = await tx.db.select({ pictures: count() }).from(stepPicture).where(here(tx));
  const { stepPicturesMax } = menuLimits;
  if ((known?.pictures ?? 0) >= stepPicturesMax) throw refusal('STEP_PICTURE_LIMIT', { field: 'picture', stepPicturesMax });
  const taken = { takenBy: tx.userId ?? tx.ownerId, takenAt: new Date(occurredAt) };
  const made = await tx.db
    .insert(stepPicture)
    .values({ restaurantId: tx.restaurantId, id: body.pictureId, ...kept, ...taken })
    .onConflictDoNothing()
    .returning({ id: stepPicture.id });
  if (made.length === 0) throw refusal('ID_TAKEN', { field: 'picture' });
  return { pictureId: body.pictureId };
};

/** @refuses NOT_FOUND for a picture of no or another restaurant */
export const checkStepPictures = async (tx: RestaurantTx, { steps }: Pick<VersionBody, 'steps'>): Promise<void> => {
  const wanted = [...new Set(steps.flatMap(({ pictureId }) => pictureId ?? []))];
  if (wanted.length === 0) return;
  const known = await tx.db
    .select({ id: stepPicture.id })
    .from(stepPicture)
    .where(and(here(tx), inArray(stepPicture.id, wanted)))
    // Held until the version that names them is there: they are dropped at night where none does.
    .for('key share');
  if (known.length !== wanted.length) throw refusal('NOT_FOUND');
};

/** A picture of a step for whoever may see the menu; null for everybody else, as for one that there is not. */
export const readStepPicture = (
  pools: Pools,
  credential: Credential | null,
  of: { readonly restaurantId: string; readonly pictureId: string },
): Promise<StoredFile | null> =>
  readKeptFile({ pools, credential, restaurantId: of.restaurantId, id: of.pictureId }, async (tx) => {
    if (!holds(tx, 'menu.view')) return null;
    const [row] = await tx.db
      .select()
      .from(stepPicture)
      .where(and(here(tx), eq(stepPicture.id, of.pictureId)));
    return row ?? null;
  });
