import type { Currency } from '../../../kit/money.ts';
import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { CountPlan, CountTemplate } from '../contract/count-schemas.ts';
import { type CountRhythm, isCountOverdue } from '../rules/count-rhythm.ts';
import { inventoryLimits } from '../rules/limits.ts';

/** A plan that comes round, as the database gives it. */
export type StoredTemplate = {
  readonly id: string;
  readonly name: string;
  readonly storage_area_ids: string[];
  readonly category_ids: string[];
  readonly is_key_items_only: boolean;
  readonly rhythm: CountRhythm;
  readonly timing: 'START' | 'END';
  readonly is_blind: boolean;
  readonly is_open_to_kitchen: boolean;
  readonly recount_bps: number;
  readonly recount_with_minor: bigint;
  readonly recount_alone_minor: bigint;
  readonly version: number;
  readonly created_at: Date;
  readonly overdue_told_for: string | null;
  readonly last_approved_at: Date | null;
  readonly last_counted_at: Date | null;
};

/** The plans that are in use, by name. */
export const loadTemplates = async (tx: RestaurantTx): Promise<readonly StoredTemplate[]> => {
  const { rows } = await tx.client.query<StoredTemplate>({
    name: 'inventory-count-templates',
    text: `select t.id, t.name, t.storage_area_ids, t.category_ids, t.is_key_items_only, t.rhythm, t.timing, t.is_blind, t.is_open_to_kitchen,
                  t.recount_bps, t.recount_with_minor, t.recount_alone_minor, t.version, t.created_at, t.overdue_told_for,
                  (select max(s.approved_at) from count_session s
                    where s.restaurant_id = t.restaurant_id and s.template_id = t.id and s.status = 'APPROVED') as last_approved_at,
                  (select max(s.submitted_at) from count_session s
                    where s.restaurant_id = t.restaurant_id and s.template_id = t.id and s.status = 'APPROVED') as last_counted_at
             from count_template t where t.restaurant_id = $1 and t.archived_at is null order by lower(t.name)`,
    values: [tx.restaurantId],
  });
  return rows;
};

/** Whether a plan's count was due on a day that is over. */
export const isTemplateOverdue = (tx: RestaurantTx, template: StoredTemplate, now: Date): boolean => {
  const dayOf = (at: Date) => tradingDay(tx, at);
  return isCountOverdue(template.rhythm, dayOf(template.last_approved_at ?? template.created_at), dayOf(now));
};

const present = (tx: RestaurantTx, template: StoredTemplate): CountTemplate => ({
  id: template.id,
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
  rhythm: template.rhythm,
  timing: template.timing,
  version: template.version,
  lastApprovedAt: template.last_approved_at?.toISOString() ?? null,
  lastCountedAt: template.last_counted_at?.toISOString() ?? null,
  isOverdue: isTemplateOverdue(tx, template, new Date()),
});

const keyItems = async (tx: RestaurantTx): Promise<string[]> => {
  const { rows } = await tx.client.query<{ readonly id: string }>({
    name: 'inventory-key-items',
    text: 'select id from item where restaurant_id = $1 and is_key and is_active order by id',
    values: [tx.restaurantId],
  });
  return rows.map(({ id }) => id);
};

/** All plans that come round, and the items that some of them are about. */
export const listCountTemplates = async (tx: RestaurantTx) => ({
  templates: (await loadTemplates(tx)).map((template) => present(tx, template)),
  keyItemIds: await keyItems(tx),
  currency: tx.currency as Currency,
});

/** Says which items are key items, and which no longer are. */
export const markKeyItems = async (
  tx: RestaurantTx,
  { itemIds, isKey }: { readonly itemIds: readonly string[]; readonly isKey: boolean },
) => {
  await tx.client.query({
    name: 'inventory-mark-key-items',
    text: 'update item set is_key = $3 where restaurant_id = $1 and id = any ($2::uuid[])',
    values: [tx.restaurantId, itemIds, isKey],
  });
  return { keyItemIds: await keyItems(tx) };
};

type TemplateBody = CountPlan & {
  readonly templateId: string;
  readonly baseVersion: number | null;
  readonly rhythm: CountRhythm;
  readonly timing: 'START' | 'END';
};

/**
 * Sees to it that the areas and categories of a plan are in the restaurant, used or archived.
 *
 * @refuses NOT_FOUND
 */
export const holdPlanPlaces = async (
  tx: RestaurantTx,
  { storageAreaIds, categoryIds }: Pick<CountPlan, 'storageAreaIds' | 'categoryIds'>,
): Promise<void> => {
  const { rows } = await tx.client.query<{ readonly is_known: boolean }>({
    name: 'inventory-hold-plan-places',
    text: `select not exists (select from unnest($2::uuid[]) said (id)
                    where not exists (select from storage_area a where a.restaurant_id = $1 and a.id = said.id))
              and not exists (select from unnest($3::uuid[]) said (id)
                    where not exists (select from item_category c where c.restaurant_id = $1 and c.id = said.id)) as is_known`,
    values: [tx.restaurantId, storageAreaIds, categoryIds],
  });
  if (!rows[0]?.is_known) throw refusal('NOT_FOUND');
};

/**
 * Writes a plan that comes round.
 *
 * @refuses NOT_FOUND for an area or category that is not here; NAME_TAKEN, ID_TAKEN, COUNT_TEMPLATE_LIMIT;
 * COUNT_TEMPLATE_CHANGED when somebody changed it first
 */
export const saveCountTemplate = async (tx: RestaurantTx, body: TemplateBody) => {
  await holdPlanPlaces(tx, body);
  const templates = await loadTemplates(tx);
  const others = templates.filter(({ id }) => id !== body.templateId);
  if (others.some(({ name }) => name.toLowerCase() === body.name.toLowerCase())) {
    throw refusal('NAME_TAKEN', { field: 'name', name: body.name });
  }
  if (body.baseVersion === null) await insertTemplate(tx, body, others.length);
  else await updateTemplate(tx, body);
  const saved = (await loadTemplates(tx)).find(({ id }) => id === body.templateId);
  if (!saved) throw refusal('NOT_FOUND');
  return { template: present(tx, saved) };
};

const columns = (body: TemplateBody): unknown[] => [
  body.name,
  body.storageAreaIds,
  body.categoryIds,
  body.isKeyItemsOnly,
  body.rhythm,
  body.timing,
  body.isBlind,
  body.isOpenToKitchen,
  body.threshold.shareBps,
  body.threshold.withMinor,
  body.threshold.aloneMinor,
];

const insertTemplate = async (tx: RestaurantTx, body: TemplateBody, known: number): Promise<void> => {
  const templatesMax = inventoryLimits.countTemplatesMax;
  if (known >= templatesMax) throw refusal('COUNT_TEMPLATE_LIMIT', { field: 'name', templatesMax });
  const { rowCount } = await tx.client.query({
    name: 'inventory-insert-count-template',
    text: `insert into count_template (restaurant_id, id, name, storage_area_ids, category_ids, is_key_items_only, rhythm, timing, is_blind,
             is_open_to_kitchen, recount_bps, recount_with_minor, recount_alone_minor)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict (restaurant_id, id) do nothing`,
    values: [tx.restaurantId, body.templateId, ...columns(body)],
  });
  if (rowCount === 0) throw refusal('ID_TAKEN', { field: 'templateId' });
};

const updateTemplate = async (tx: RestaurantTx, body: TemplateBody): Promise<void> => {
  const { rowCount } = await tx.client.query({
    name: 'inventory-update-count-template',
    text: `update count_template set name = $3, storage_area_ids = $4, category_ids = $5, is_key_items_only = $6, rhythm = $7, timing = $8,
             is_blind = $9, is_open_to_kitchen = $10, recount_bps = $11, recount_with_minor = $12, recount_alone_minor = $13,
             version = version + 1, updated_at = now()
            where restaurant_id = $1 and id = $2 and archived_at is null and version = $14`,
    values: [tx.restaurantId, body.templateId, ...columns(body), body.baseVersion],
  });
  if (rowCount === 0) throw refusal('COUNT_TEMPLATE_CHANGED', { field: 'name' });
};

/**
 * Gives up a plan; the counts that it made stay.
 *
 * @refuses NOT_FOUND
 */
export const archiveCountTemplate = async (tx: RestaurantTx, templateId: string) => {
  const { rowCount } = await tx.client.query({
    name: 'inventory-archive-count-template',
    text: 'update count_template set archived_at = now(), version = version + 1 where restaurant_id = $1 and id = $2 and archived_at is null',
    values: [tx.restaurantId, templateId],
  });
  if (rowCount === 0) throw refusal('NOT_FOUND');
  return { templateId };
};
