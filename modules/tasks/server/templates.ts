import { and, asc, count, eq, gt, isNull } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { getDetails } from '../../restaurants/server/public.ts';
import type { Template, TemplateFields } from '../contract/fields.ts';
import { taskLimits } from '../rules/check-item.ts';
import type { FoodRules } from '../rules/food-process.ts';
import { isDueOn, windowOf } from '../rules/schedule.ts';
import { isSoundTemplate } from '../rules/sound-template.ts';
import { startersOf } from '../rules/starter-templates.ts';
import { announceTasks } from './announce-tasks.ts';
import { actorOf, momentOf } from './moment.ts';
import { openRuns } from './open-runs.job.ts';
import { checkRun, checkTemplate, checkTemplateVersion } from './tables.ts';

const current = and(
  eq(checkTemplateVersion.restaurantId, checkTemplate.restaurantId),
  eq(checkTemplateVersion.templateId, checkTemplate.id),
  eq(checkTemplateVersion.version, checkTemplate.version),
);

const readTemplates = async (tx: RestaurantTx): Promise<Template[]> => {
  const rows = await tx.db
    .select({ own: checkTemplate, list: checkTemplateVersion })
    .from(checkTemplate)
    .innerJoin(checkTemplateVersion, current)
    .where(eq(checkTemplate.restaurantId, tx.restaurantId))
    .orderBy(asc(checkTemplate.id));
  return rows.map(({ own, list: { name, nameLocal, forRole, schedule, items, version } }) => ({
    id: own.id,
    version,
    isArchived: own.archivedAt !== null,
    name,
    nameLocal,
    forRole,
    schedule,
    items,
  }));
};

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

type Version = TemplateFields & { readonly templateId: string; readonly version: number; readonly writtenAt: Date };

const writeVersion = (tx: RestaurantTx, { templateId, version, writtenAt, name, nameLocal, forRole, schedule, items }: Version) =>
  tx.db.insert(checkTemplateVersion).values({
    restaurantId: tx.restaurantId,
    templateId,
    version,
    name,
    nameLocal,
    forRole,
    schedule,
    items,
    writtenBy: actorOf(tx),
    writtenAt,
  });

type Renewed = Pick<Version, 'templateId' | 'version' | 'schedule'> & { readonly isArchived: boolean };

type SaveBody = TemplateFields & { readonly templateId: string; readonly baseVersion: number | null; readonly isArchived: boolean };

/**
 * Writes a list, or a further version of it.
 *
 * @refuses NOT_FOUND; ID_TAKEN; TEMPLATE_CHANGED with the one as it is; TEMPLATE_LIMIT_REACHED; TEMPLATE_NOT_SOUND
 */
export const saveTemplate = async (tx: RestaurantTx, command: CommandEnvelope<SaveBody>): Promise<{ template: Template }> => {
  const { templateId, baseVersion, isArchived, ...fields } = command.body;
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

/** Days that have not begun go by the version that counts now. Each keeps its id, which a device without a line may hold. */
const renewDays = async (tx: RestaurantTx, { templateId, version, schedule, isArchived }: Renewed): Promise<void> => {
  const notBegun = and(
    eq(checkRun.restaurantId, tx.restaurantId),
    eq(checkRun.templateId, templateId),
    eq(checkRun.state, 'OPEN'),
    gt(checkRun.showAt, new Date()),
  );
  for (const { id, businessDate } of await tx.db.select().from(checkRun).where(notBegun)) {
    const own = and(notBegun, eq(checkRun.id, id));
    const window = { templateVersion: version, ...windowOf(schedule, businessDate, tx.timeZone) };
    if (isArchived || !isDueOn(schedule.rule, businessDate)) await tx.db.delete(checkRun).where(own);
    else await tx.db.update(checkRun).set(window).where(own);
  }
  await openRuns(tx);
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
  const starters = startersOf(command.body.rules);
  const { at } = momentOf(command);
  await requireRoom(tx, starters.length);
  let added = 0;
  for (const { key, ...fields } of starters) {
    const [made] = await tx.db
      .insert(checkTemplate)
      .values({ restaurantId: tx.restaurantId, id: uuidv7(), version: 1, starterKey: key })
      .onConflictDoNothing()
      .returning({ id: checkTemplate.id });
    if (!made) continue;
    await writeVersion(tx, { ...fields, templateId: made.id, version: 1, writtenAt: at });
    added += 1;
  }
  await openRuns(tx);
  announceTasks(tx, 'tasks.v1.templates-changed', { templateId: null });
  return { added };
};
