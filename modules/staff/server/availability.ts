import { and, asc, eq, inArray } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { colleagues, holds } from '../../restaurants/server/public.ts';
import type { Availability } from '../contract/time-off-fields.ts';
import { areSpansWrong, type AvailabilitySpan } from '../rules/availability.ts';
import { announceStaff } from './announce-staff.ts';
import { availability } from './time-off-tables.ts';

const present = ({ userId, validFrom, spans, version }: typeof availability.$inferSelect): Availability => ({
  userId,
  validFrom,
  spans: [...spans],
  version,
});

/** What these people say of their weeks, the earliest word first. */
export const readAvailability = async (tx: RestaurantTx, userIds: readonly string[]): Promise<Availability[]> => {
  const rows = await tx.db
    .select()
    .from(availability)
    .where(and(eq(availability.restaurantId, tx.restaurantId), inArray(availability.userId, [...userIds])))
    .orderBy(asc(availability.userId), asc(availability.validFrom));
  return rows.map(present);
};

type Body = {
  readonly userId: string | null;
  readonly validFrom: string;
  readonly spans: readonly AvailabilitySpan[];
  readonly baseVersion: number | null;
};

/**
 * Says when somebody can come, from a day on.
 *
 * @refuses NOT_YOUR_WEEK for somebody else's, unless one plans; PERSON_UNKNOWN; AVAILABILITY_WRONG where parts of a day lie
 * over each other; AVAILABILITY_CHANGED with what stands now
 */
export const saveAvailability = async (tx: RestaurantTx, { body }: CommandEnvelope<Body>): Promise<{ availability: Availability }> => {
  const { validFrom, baseVersion } = body;
  const userId = body.userId ?? tx.userId ?? '';
  const spans = [...body.spans];
  await requirePerson(tx, userId);
  if (areSpansWrong(spans)) throw refusal('AVAILABILITY_WRONG', { field: 'spans' });
  const own = and(eq(availability.restaurantId, tx.restaurantId), eq(availability.userId, userId), eq(availability.validFrom, validFrom));
  const [known] = await tx.db.select().from(availability).where(own).for('update');
  const changed = () => refusal('AVAILABILITY_CHANGED', { field: 'version', current: known ? present(known) : null });
  if ((known?.version ?? null) !== baseVersion) throw changed();
  const facts = { spans, saidBy: tx.userId ?? '' };
  const [kept] = known
    ? await tx.db
        .update(availability)
        .set({ ...facts, version: known.version + 1 })
        .where(own)
        .returning()
    : await tx.db
        .insert(availability)
        .values({ restaurantId: tx.restaurantId, userId, validFrom, ...facts })
        .onConflictDoNothing()
        .returning();
  if (!kept) throw changed();
  announceStaff(tx, 'staff.v1.availability-changed', { userId });
  return { availability: present(kept) };
};

const requirePerson = async (tx: RestaurantTx, userId: string): Promise<void> => {
  if (userId !== tx.userId && !holds(tx, 'staff.plan')) throw refusal('NOT_YOUR_WEEK', { field: 'userId' });
  if (!(await colleagues(tx)).some(({ id }) => id === userId)) throw refusal('PERSON_UNKNOWN', { field: 'userId' });
};
