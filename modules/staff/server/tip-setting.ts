import { and, eq } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { TipSetting } from '../contract/tips.contract.ts';
import { announceStaff } from './announce-staff.ts';
import { requireRoles } from './people.ts';
import { tipSetting } from './tip-tables.ts';

const usual = { weights: {}, dayMinutesMax: null, policy: null, troncmaster: null, version: 0 } as const;

/** How tips are shared out: by hours alone until the house says otherwise. */
export const readTipSetting = async (tx: RestaurantTx): Promise<TipSetting> => {
  const [row] = await tx.db.select().from(tipSetting).where(eq(tipSetting.restaurantId, tx.restaurantId));
  if (!row) return { ...usual };
  const { restaurantId: _own, weights, ...facts } = row;
  return { ...facts, weights: { ...weights } };
};

type Body = Omit<TipSetting, 'version'> & { readonly baseVersion: number };

/**
 * Says how tips are shared out from now on; what was settled stays as it was.
 *
 * @refuses WORK_ROLE_UNKNOWN; TIP_SETTING_CHANGED
 */
export const saveTipSetting = async (tx: RestaurantTx, { body }: CommandEnvelope<Body>): Promise<{ setting: TipSetting }> => {
  const { baseVersion, ...said } = body;
  await requireRoles(tx, Object.keys(said.weights));
  const facts = { ...said, version: baseVersion + 1 };
  const known = and(eq(tipSetting.restaurantId, tx.restaurantId), eq(tipSetting.version, baseVersion));
  const kept =
    baseVersion === 0
      ? await tx.db
          .insert(tipSetting)
          .values({ restaurantId: tx.restaurantId, ...facts })
          .onConflictDoNothing()
          .returning()
      : await tx.db.update(tipSetting).set(facts).where(known).returning();
  if (kept.length === 0) throw refusal('TIP_SETTING_CHANGED', { field: 'version' });
  announceStaff(tx, 'staff.v1.tips-changed', { poolId: null });
  return { setting: await readTipSetting(tx) };
};
