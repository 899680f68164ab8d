import { and, asc, eq, gt } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { Template, TemplateFields } from '../contract/fields.ts';
import { isDueOn, windowOf } from '../rules/schedule.ts';
import { actorOf } from './moment.ts';
import { openRuns } from './open-runs.job.ts';
import { checkRun, checkTemplate, checkTemplateVersion } from './tables.ts';

const current = and(
  eq(checkTemplateVersion.restaurantId, checkTemplate.restaurantId),
  eq(checkTemplateVersion.templateId, checkTemplate.id),
  eq(checkTemplateVersion.version, checkTemplate.version),
);

/** The lists as they count now, with those put away. */
export const readTemplates = async (tx: RestaurantTx): Promise<Template[]> => {
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

/** A version of a list. */
export type Version = TemplateFields & { readonly templateId: string; readonly version: number; readonly writtenAt: Date };

/** Writes a version of a list down; earlier ones stay. */
export const writeVersion = (tx: RestaurantTx, { templateId, version, writtenAt, name, nameLocal, forRole, schedule, items }: Version) =>
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

/** Days that have not begun go by the version that counts now. Each keeps its id, which a device without a line may hold. */
export const renewDays = async (tx: RestaurantTx, { templateId, version, schedule, isArchived }: Renewed): Promise<void> => {
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
