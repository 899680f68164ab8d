import { and, asc, eq, inArray } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { Pools } from '../../../platform/server/database/pool.ts';
import type { Credential } from '../../../platform/server/database/tenancy.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { readKeptFile } from '../../../platform/server/files/read-kept-file.ts';
import { filesPrefix, type StoredFile } from '../../../platform/server/files/serve-file.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { holds } from '../../restaurants/server/public.ts';
import { taskLimits } from '../rules/check-item.ts';
import { announceTasks } from './announce-tasks.ts';
import { keptOrRefuse } from './evidence.ts';
import { taskPhoto } from './evidence-tables.ts';
import { actorOf, momentOf } from './moment.ts';
import { task } from './tables.ts';

type Body = { readonly photoId: string; readonly taskId: string; readonly picture: string };

/**
 * Puts a picture beside a task: what is to be done, or that it was.
 *
 * @refuses NOT_FOUND; TASK_PHOTOS_FULL; PHOTO_UNUSABLE for anything but one still WebP or JPEG picture of the size that is
 * kept; ID_TAKEN
 */
export const addTaskPhoto = async (tx: RestaurantTx, command: CommandEnvelope<Body>): Promise<{ photoId: string }> => {
  const { photoId, taskId, picture } = command.body;
  // Two pictures at once stand behind each other here, so that neither is one too many.
  const [row] = await tx.db
    .select({ id: task.id })
    .from(task)
    .where(and(eq(task.restaurantId, tx.restaurantId), eq(task.id, taskId)))
    .for('update');
  if (!row) throw refusal('NOT_FOUND');
  const beside = await photosOf(tx, [taskId]);
  const { photosOfTaskMax: photosMax } = taskLimits;
  if (beside.length >= photosMax) throw refusal('TASK_PHOTOS_FULL', { field: 'picture', photosMax });
  const taken = { takenBy: actorOf(tx), takenAt: momentOf(command).at };
  const made = await tx.db
    .insert(taskPhoto)
    .values({ restaurantId: tx.restaurantId, id: photoId, taskId, ...keptOrRefuse(picture), ...taken })
    .onConflictDoNothing()
    .returning({ id: taskPhoto.id });
  if (made.length === 0) throw refusal('ID_TAKEN', { field: 'photoId' });
  announceTasks(tx, 'tasks.v1.task-changed', { taskId });
  return { photoId };
};

/** What pictures stand beside some tasks, the first taken first; the pictures themselves are asked for one by one. */
export const photosOf = (tx: RestaurantTx, taskIds: readonly string[]) => {
  const { id, taskId, fingerprint, takenBy, takenAt } = taskPhoto;
  return tx.db
    .select({ id, taskId, fingerprint, takenBy, takenAt })
    .from(taskPhoto)
    .where(and(eq(taskPhoto.restaurantId, tx.restaurantId), inArray(taskId, [...taskIds])))
    .orderBy(asc(takenAt), asc(id));
};

/** Where a picture of a task is answered. */
export const taskPhotoUrl = (tx: RestaurantTx, { id, fingerprint }: { readonly id: string; readonly fingerprint: string }): string =>
  `${filesPrefix}/tasks/${tx.restaurantId}/${id}?v=${fingerprint.slice(0, 16)}`;

/** A picture of a task for who may see tasks; null for everybody else, as for one that is not there. */
export const readTaskPhoto = (
  pools: Pools,
  credential: Credential | null,
  of: { readonly restaurantId: string; readonly photoId: string },
): Promise<StoredFile | null> =>
  readKeptFile({ pools, credential, restaurantId: of.restaurantId, id: of.photoId }, async (tx) => {
    if (!holds(tx, 'tasks.view')) return null;
    const [row] = await tx.db
      .select()
      .from(taskPhoto)
      .where(and(eq(taskPhoto.restaurantId, tx.restaurantId), eq(taskPhoto.id, of.photoId)));
    return row ?? null;
  });
