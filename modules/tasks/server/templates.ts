import { and, count, eq, isNull } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { getDetails } from '../../restaurants/server/public.ts';
import type { Template, TemplateFields } from '../contract/fields.ts';
import { taskLimits, type CheckItem } from '../rules/check-item.ts';
import type { FoodRules } from '../rules/food-process.ts';
import { isSoundTemplate } from '../rules/sound-template.ts';
import { startersOf } from '../rules/starter-templates.ts';
import { withUnitLimit } from '../rules/temp-unit.ts';
import { adoptUnits } from './adopt-units.ts';
import { announceTasks } from './announce-tasks.ts';
import { houseRules, setFoodRules } from './food-rules.ts';
import { readTemplates, renewDays, writeVersion } from './list-versions.ts';
import { momentOf } from './moment.ts';
import { openRuns } from './open-runs.job.ts';
import { readUnits } from './read-equipment.ts';
import { checkTemplate } from './tables.ts';

/** The lists as they count now, with whose rules the house is under. */
export const listTemplates = async (tx: RestaurantTx): Promise<{ templates: Template[]; country: string }> => ({
  templates: await readTemplates(tx),
  country: (await getDetails(tx)).country,
});

const requireRoom = async (tx: RestaurantTx, more: number): Promise<void> => {
  const [all] = await tx.db
    .select({ lists: count() })
    .from(checkTemplate)
    .where(and(eq(checkTemplate.restaurantId, tx.restaurantId), isNull(checkTemplate.archivedAt)));
  const { templatesMax } = taskLimits;
  if ((all?.lists ?? 0) + more > templatesMax) throw refusal('TEMPLATE_LIMIT_REACHED', { field: 'templateId', templatesMax });
};

/**
 * Lines with the limits of the units that they read; one that is put away is read no more.
 *
 * @refuses NOT_FOUND of a unit that is not here
 */
const withLimits = async (tx: RestaurantTx, items: readonly CheckItem[]): Promise<CheckItem[]> => {
  if (items.every(({ unitId }) => (unitId ?? null) === null)) return [...items];
  const units = await readUnits(tx, await houseRules(tx));
  if (items.some(({ unitId }) => (unitId ?? null) !== null && !units.some(({ id }) => id === unitId))) throw refusal('NOT_FOUND');
  const inUse = units.filter(({ isAway }) => !isAway);
  return items.map((item) => (inUse.some(({ id }) => id === item.unitId) ? withUnitLimit(item, inUse) : { ...item, unitId: null }));
};

type SaveBody = TemplateFields & { readonly templateId: string; readonly baseVersion: number | null; readonly isArchived: boolean };

/**
 * Writes a list, or a further version of it.
 *
 * @refuses NOT_FOUND; ID_TAKEN; TEMPLATE_CHANGED with the one as it is; TEMPLATE_LIMIT_REACHED; TEMPLATE_NOT_SOUND
 */
export const saveTemplate = async (tx: RestaurantTx, command: CommandEnvelope<SaveBody>): Promise<{ template: Template }> => {
  const { templateId, baseVersion, isArchived, ...said } = command.body;
  const fields = { ...said, items: await withLimits(tx, said.items) };
  if (!isSoundTemplate(fields)) throw refusal('TEMPLATE_NOT_SOUND', { field: 'items' });
  const { at } = momentOf(command);
  const own = and(eq(checkTemplate.restaurantId, tx.restaurantId), eq(checkTemplate.id, templateId));
  if (baseVersion === null) {
    await requireRoom(tx, 1);
    const made = await tx.db
      .insert(checkTemplate)
      .values({ restaurantId: tx.restaurantId, id: templateId, version: 1 })
      .onConflictDoNothing()
      .returning({ id: checkTemplate.id });
    if (made.length === 0) throw refusal('ID_TAKEN', { field: 'templateId' });
  } else {
    const [row] = await tx.db.select().from(checkTemplate).where(own).for('update');
    if (!row) throw refusal('NOT_FOUND');
    if (row.version !== baseVersion) {
      const known = (await readTemplates(tx)).find(({ id }) => id === templateId);
      throw refusal('TEMPLATE_CHANGED', { field: 'version', current: known });
    }
    await tx.db
      .update(checkTemplate)
      .set({ version: baseVersion + 1, archivedAt: isArchived ? at : null })
      .where(own);
  }
  const version = (baseVersion ?? 0) + 1;
  await writeVersion(tx, { ...fields, templateId, version, writtenAt: at });
  await renewDays(tx, { templateId, version, schedule: fields.schedule, isArchived });
  announceTasks(tx, 'tasks.v1.templates-changed', { templateId });
  return { template: { ...fields, id: templateId, version, isArchived } };
};

/**
 * Takes over the lists that come with the house; one that is there already stays as it is.
 *
 * @refuses TEMPLATE_LIMIT_REACHED
 */
export const adoptStarters = async (
  tx: RestaurantTx,
  command: CommandEnvelope<{ readonly rules: FoodRules }>,
): Promise<{ added: number }> => {
  const { rules } = command.body;
  const starters = startersOf(rules);
  const { at } = momentOf(command);
  await requireRoom(tx, starters.length);
  const { calibrateDays } = await houseRules(tx);
  await setFoodRules(tx, { ...command, body: { rules, calibrateDays } });
  const unitOf = await adoptUnits(tx, rules);
  let added = 0;
  for (const { key, ...fields } of starters) {
    const [made] = await tx.db
      .insert(checkTemplate)
      .values({ restaurantId: tx.restaurantId, id: uuidv7(), version: 1, starterKey: key })
      .onConflictDoNothing()
      .returning({ id: checkTemplate.id });
    if (!made) continue;
    const items = fields.items.map((item) => ({ ...item, unitId: unitOf.get(item.unitId ?? '') ?? null }));
    await writeVersion(tx, { ...fields, items, templateId: made.id, version: 1, writtenAt: at });
    added += 1;
  }
  await openRuns(tx);
  announceTasks(tx, 'tasks.v1.templates-changed', { templateId: null });
  return { added };
};
