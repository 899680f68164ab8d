import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import type { CountPlan } from '../contract/count-schemas.ts';
import { countBeginning } from '../rules/count-moment.ts';
import { type CountStatus, decideCountStep, openCountStatuses } from '../rules/count-session.ts';
import { inventoryLimits } from '../rules/limits.ts';
import { holdSetting } from './books.ts';
import { holdPlanPlaces, loadTemplates } from './count-templates.ts';
import { answerWithCount, type StoredCount, takeCountStep } from './load-count.ts';

type CreateBody = {
  readonly countId: string;
  readonly by: { readonly kind: 'TEMPLATE'; readonly templateId: string } | { readonly kind: 'ONCE'; readonly plan: CountPlan };
};

type BeginBody = CreateBody & { readonly isUnasked?: boolean };

/**
 * Plans a count.
 *
 * @refuses NOT_FOUND for a plan that was given up, and for an area or category that is not here; COUNT_START_FORBIDDEN, ID_TAKEN
 */
export const createCount = async (tx: RestaurantTx, { countId, by }: CreateBody) => {
  const plan = by.kind === 'ONCE' ? by.plan : await planOf(tx, by.templateId);
  const facts = { status: 'DRAFT', role: tx.role, isCreator: true, isOpenToKitchen: plan.isOpenToKitchen, isApprovedToday: false } as const;
  // Whoever may not begin it has no use for a plan of it; kitchen staff plan nothing of their own.
  orRefuse(decideCountStep('START', by.kind === 'ONCE' ? { ...facts, isOpenToKitchen: false } : facts), { field: 'countId' });
  if (by.kind === 'ONCE') await holdPlanPlaces(tx, by.plan);
  // Numbers have no gaps, and two counts that begin at once see each other.
  await holdSetting(tx);
  const { rowCount } = await tx.client.query({
    name: 'inventory-create-count',
    text: `insert into count_session (restaurant_id, id, number, template_id, name, storage_area_ids, category_ids, is_key_items_only, is_blind,
             is_open_to_kitchen, recount_bps, recount_with_minor, recount_alone_minor, created_by)
           select $1, $2, (select coalesce(max(number), 0) + 1 from count_session where restaurant_id = $1), $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13
           on conflict (restaurant_id, id) do nothing`,
    values: [
      tx.restaurantId,
      countId,
      by.kind === 'TEMPLATE' ? by.templateId : null,
      plan.name,
      plan.storageAreaIds,
      plan.categoryIds,
      plan.isKeyItemsOnly,
      plan.isBlind,
      plan.isOpenToKitchen,
      plan.threshold.shareBps,
      plan.threshold.withMinor,
      plan.threshold.aloneMinor,
      tx.userId ?? tx.ownerId,
    ],
  });
  if (rowCount === 0) throw refusal('ID_TAKEN', { field: 'countId' });
  return answerWithCount(tx, countId);
};

const planOf = async (tx: RestaurantTx, templateId: string): Promise<CountPlan> => {
  const template = (await loadTemplates(tx)).find(({ id }) => id === templateId);
  if (!template) throw refusal('NOT_FOUND');
  return {
    name: template.name,
    storageAreaIds: template.storage_area_ids,
    categoryIds: template.category_ids,
    isKeyItemsOnly: template.is_key_items_only,
    isBlind: template.is_blind,
    isOpenToKitchen: template.is_open_to_kitchen,
    threshold: {
      shareBps: template.recount_bps,
      withMinor: template.recount_with_minor.toString(),
      aloneMinor: template.recount_alone_minor.toString(),
    },
  };
};

/**
 * Begins to count: items and walk are fixed from here on, while stock goes on moving.
 *
 * @refuses NOT_FOUND, COUNT_START_FORBIDDEN, COUNT_STATUS_CHANGED; COUNT_NOTHING_TO_COUNT, COUNT_TOO_LARGE; COUNT_OVERLAPS
 * when something of it is being counted already
 */
export const startCount = async (tx: RestaurantTx, countId: string) => {
  await holdSetting(tx);
  await startAt(tx, countId, new Date());
  await refuseOverlap(tx, countId);
  return answerWithCount(tx, countId);
};

/**
 * Plans a count and begins it, or leaves nothing of it. One that was begun where nobody could be asked overlaps with what it will.
 *
 * @refuses whatever createCount and startCount refuse
 */
export const beginCount = async (tx: RestaurantTx, { body, occurredAt }: CommandEnvelope<BeginBody>) => {
  const { countId, isUnasked = false } = body;
  // The answer to the asking may have been what was lost.
  if (isUnasked && (await isBegunByAsker(tx, countId))) return answerWithCount(tx, countId);
  await createCount(tx, body);
  await startAt(tx, countId, countBeginning({ deviceAt: new Date(occurredAt), now: new Date() }));
  if (!isUnasked) await refuseOverlap(tx, countId);
  return answerWithCount(tx, countId);
};

const isBegunByAsker = async (tx: RestaurantTx, countId: string): Promise<boolean> => {
  const { rowCount } = await tx.client.query({
    name: 'inventory-count-begun-by',
    text: 'select from count_session where restaurant_id = $1 and id = $2 and started_by = $3',
    values: [tx.restaurantId, countId, tx.userId],
  });
  return rowCount === 1;
};

const startAt = async (tx: RestaurantTx, countId: string, beganAt: Date): Promise<void> => {
  const { count, to } = await takeCountStep(tx, countId, 'START');
  await fixWalk(tx, count);
  await tx.client.query({
    name: 'inventory-start-count',
    text: `update count_session set status = $3, started_by = $4, started_at = $5, last_active_at = now()
            where restaurant_id = $1 and id = $2`,
    values: [tx.restaurantId, countId, to, tx.userId, beganAt],
  });
};

/** Wherever an item lies is walked, also outside the areas that were chosen: a part of it would pass for all of it. */
const fixWalk = async (tx: RestaurantTx, count: StoredCount): Promise<void> => {
  const { rows } = await tx.client.query<{ readonly lines: number }>({
    name: 'inventory-fix-count-walk',
    text: `with passed as (
             select i.id as item_id, a.id as storage_area_id,
                    row_number() over (order by a.sort_order nulls last, a.name, s.shelf_order nulls last, lower(i.name), i.id) as position
               from item i
               left join item_storage_area s on s.restaurant_id = i.restaurant_id and s.item_id = i.id
               left join storage_area a on a.restaurant_id = s.restaurant_id and a.id = s.storage_area_id and a.archived_at is null
              where i.restaurant_id = $1 and i.is_active
                and (cardinality($3::uuid[]) = 0 or exists (select from item_storage_area w
                      where w.restaurant_id = $1 and w.item_id = i.id and w.storage_area_id = any ($3)))
                and (cardinality($4::uuid[]) = 0 or i.category_id = any ($4))
                and (not $5 or i.is_key)
           ), listed as (
             insert into count_line (restaurant_id, session_id, item_id) select distinct $1::uuid, $2::uuid, item_id from passed returning item_id
           ), walked as (
             insert into count_spot (restaurant_id, session_id, position, item_id, storage_area_id)
             select $1, $2, position, item_id, storage_area_id from passed
           )
           select count(*)::int as lines from listed`,
    values: [tx.restaurantId, count.id, count.storage_area_ids, count.category_ids, count.is_key_items_only],
  });
  const lines = rows[0]?.lines ?? 0;
  const linesMax = inventoryLimits.countLinesMax;
  if (lines === 0) throw refusal('COUNT_NOTHING_TO_COUNT', { field: 'countId' });
  if (lines > linesMax) throw refusal('COUNT_TOO_LARGE', { field: 'countId', linesMax });
};

type Overlap = {
  readonly countId: string;
  readonly status: CountStatus;
  readonly name: string;
  readonly itemName: string;
  readonly itemNameLocal: string | null;
};

const refuseOverlap = async (tx: RestaurantTx, countId: string): Promise<void> => {
  const { rows } = await tx.client.query<Overlap>({
    name: 'inventory-count-overlap',
    text: `select s.id as "countId", s.status, s.name, i.name as "itemName", i.name_local as "itemNameLocal" from count_session s
             join count_line o on o.restaurant_id = $1 and o.session_id = s.id
             join count_line l on l.restaurant_id = $1 and l.session_id = $2 and l.item_id = o.item_id
             join item i on i.restaurant_id = $1 and i.id = l.item_id
            where s.restaurant_id = $1 and s.status = any ($3) and s.id <> $2 limit 1`,
    values: [tx.restaurantId, countId, openCountStatuses],
  });
  if (rows[0]) throw refusal('COUNT_OVERLAPS', { field: 'countId', ...rows[0] });
};
