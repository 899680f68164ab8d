import { and, eq } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { ClockSetting } from '../contract/clock-fields.ts';
import { usualSetting } from '../rules/clock-limits.ts';
import { announceStaff } from './announce-staff.ts';
import { clockSetting } from './clock-tables.ts';

const present = ({ restaurantId: _own, latitude, longitude, ...row }: typeof clockSetting.$inferSelect): ClockSetting => ({
  ...row,
  place: latitude === null || longitude === null ? null : { latitude, longitude },
});

/** Where people clock in, and how hours are counted; what is usual where the house has said nothing. */
export const readClockSetting = async (tx: RestaurantTx): Promise<ClockSetting> => {
  const [row] = await tx.db.select().from(clockSetting).where(eq(clockSetting.restaurantId, tx.restaurantId));
  return row ? present(row) : { ...usualSetting, holidays: [], version: 0 };
};

type Body = Omit<ClockSetting, 'version'> & { readonly baseVersion: number };

/**
 * Says where people clock in, and how hours are counted.
 *
 * @refuses CLOCK_SETTING_CHANGED with what stands now
 */
export const saveClockSetting = async (tx: RestaurantTx, { body }: CommandEnvelope<Body>): Promise<{ setting: ClockSetting }> => {
  const { baseVersion, place, ...said } = body;
  const version = baseVersion + 1;
  const facts = { ...said, latitude: place?.latitude ?? null, longitude: place?.longitude ?? null, version };
  const [kept] =
    baseVersion === 0
      ? await tx.db
          .insert(clockSetting)
          .values({ restaurantId: tx.restaurantId, ...facts })
          .onConflictDoNothing()
          .returning()
      : await tx.db
          .update(clockSetting)
          .set(facts)
          .where(and(eq(clockSetting.restaurantId, tx.restaurantId), eq(clockSetting.version, baseVersion)))
          .returning();
  if (!kept) throw refusal('CLOCK_SETTING_CHANGED', { field: 'version', current: await readClockSetting(tx) });
  announceStaff(tx, 'staff.v1.clock-setting-changed', { version });
  return { setting: present(kept) };
};
