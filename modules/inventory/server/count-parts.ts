import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import { namesOf } from '../../accounts/server/public.ts';
import { decideCountStep } from '../rules/count-session.ts';
import { inventoryLimits } from '../rules/limits.ts';
import { answerWithCount, loadCount, takeCountStep } from './load-count.ts';

type StoredPart = {
  readonly counter_id: string;
  readonly storage_area_id: string | null;
  readonly opened_at: Date;
  readonly closed_at: Date | null;
};

/** Who counts where, as it travels. */
export const loadParts = async (tx: RestaurantTx, countId: string) => {
  const { rows } = await tx.client.query<StoredPart>({
    name: 'inventory-count-parts',
    text: `select counter_id, storage_area_id, opened_at, closed_at from count_part
            where restaurant_id = $1 and session_id = $2 order by opened_at, counter_id`,
    values: [tx.restaurantId, countId],
  });
  const names = await namesOf(tx, [...new Set(rows.map((row) => row.counter_id))]);
  return rows.map((row) => ({
    counter: { id: row.counter_id, name: names.get(row.counter_id) ?? '' },
    storageAreaId: row.storage_area_id,
    openedAt: row.opened_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
  }));
};

type Part = { readonly countId: string; readonly storageAreaId: string | null };

/**
 * Whoever writes down something in an area counts there, again if they had finished.
 *
 * @refuses COUNT_PLACES_TAKEN when as many people as can be count already
 */
export const openCountPart = async (tx: RestaurantTx, { countId, storageAreaId }: Part): Promise<void> => {
  const countersMax = inventoryLimits.countersMax;
  const { rowCount } = await tx.client.query({
    name: 'inventory-open-count-part',
    text: `insert into count_part (restaurant_id, session_id, counter_id, storage_area_id)
           select $1::uuid, $2::uuid, $3::uuid, $4::uuid
            where (select count(distinct counter_id) from count_part
                    where restaurant_id = $1 and session_id = $2 and counter_id <> $3) < $5
           on conflict (restaurant_id, session_id, counter_id, storage_area_id) do update set closed_at = null`,
    values: [tx.restaurantId, countId, tx.userId, storageAreaId, countersMax],
  });
  if (rowCount === 0) throw refusal('COUNT_PLACES_TAKEN', { field: 'countId', countersMax });
};

type CloseBody = Part & { readonly counterId: string | null; readonly isClosed: boolean };

/**
 * Says that somebody is done in an area, or not after all.
 *
 * @refuses NOT_FOUND, COUNT_ENTRY_FORBIDDEN, COUNT_STATUS_CHANGED; COUNT_REVIEW_FORBIDDEN for another person's part
 */
export const closeCountPart = async (tx: RestaurantTx, body: CloseBody) => {
  const { countId, storageAreaId, isClosed } = body;
  const { count } = await takeCountStep(tx, countId, 'ENTER');
  const counterId = body.counterId ?? tx.userId;
  if (counterId !== tx.userId) {
    const facts = { status: 'SUBMITTED', role: tx.role, isCreator: false, isOpenToKitchen: false, isApprovedToday: false } as const;
    orRefuse(decideCountStep('REVIEW', facts), { field: 'counterId' });
  }
  await tx.client.query({
    name: 'inventory-close-count-part',
    text: `update count_part set closed_at = case when $5 then now() end
            where restaurant_id = $1 and session_id = $2 and counter_id = $3 and storage_area_id is not distinct from $4`,
    values: [tx.restaurantId, count.id, counterId, storageAreaId, isClosed],
  });
  return { parts: await loadParts(tx, countId) };
};

type StoredProgress = { readonly storageAreaId: string | null; readonly spots: number; readonly done: number };

/**
 * One count: how far it is, and who counts where.
 *
 * @refuses NOT_FOUND
 */
export const getCount = async (tx: RestaurantTx, countId: string) => {
  const stored = await loadCount(tx, countId);
  const { rows } = await tx.client.query<StoredProgress>({
    name: 'inventory-count-progress',
    text: `select p.storage_area_id as "storageAreaId", count(*)::int as spots,
                  count(*) filter (where exists (select from count_entry e
                    where e.restaurant_id = $1 and e.session_id = $2 and e.item_id = p.item_id and e.recount_number = $3
                      and e.storage_area_id is not distinct from p.storage_area_id))::int as done
             from count_spot p
             join count_line l on l.restaurant_id = $1 and l.session_id = $2 and l.item_id = p.item_id and l.recount_number = $3
            where p.restaurant_id = $1 and p.session_id = $2
            group by p.storage_area_id order by min(p.position)`,
    values: [tx.restaurantId, countId, stored.recount_number],
  });
  const { count } = await answerWithCount(tx, countId);
  return { count, parts: await loadParts(tx, countId), progress: rows };
};
