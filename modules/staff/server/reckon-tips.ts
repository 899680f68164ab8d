import { eq } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { splitPool } from '../rules/tip-pool.ts';
import { tipShares } from '../rules/tip-pool-state.ts';
import { isApproved, loadApprovals, loadCards } from './hours.ts';
import { employment } from './tables.ts';
import { readTipSetting } from './tip-setting.ts';
import type { tipPool } from './tip-tables.ts';

/** What each is given, the one with the most first. */
export type TipParts = readonly {
  readonly userId: string;
  readonly minutes: number;
  readonly weightPermille: number;
  readonly amountMinor: bigint;
}[];

type Pool = Pick<typeof tipPool.$inferSelect, 'fromDay' | 'toDay' | 'amountMinor'>;

/** What a pool comes to for each by the hours of its days as they stand, and how many of those days nobody approved. */
export const reckonTips = async (tx: RestaurantTx, { fromDay: from, toDay: to, amountMinor }: Pool) => {
  const asked = { from, to, userId: null };
  const [cards, approvals] = [await loadCards(tx, asked), await loadApprovals(tx, asked)];
  const worked = cards.filter(({ card }) => card.segments.length > 0);
  const usual = await usualRoles(tx);
  const { weights, dayMinutesMax, troncmaster, version: settingVersion } = await readTipSetting(tx);
  const days = worked.map(({ userId, card }) => ({ userId, workRoleId: usual.get(userId) ?? null, minutes: card.workedMinutes }));
  const shares = tipShares(days, { weights, dayMinutesMax });
  const sign = amountMinor < 0n ? -1n : 1n;
  const given = new Map(splitPool(amountMinor * sign, shares).parts.map((part) => [part.userId, part.amountMinor * sign]));
  const parts: TipParts = shares
    .flatMap((share) => {
      const amount = given.get(share.userId);
      return amount === undefined ? [] : [{ ...share, amountMinor: amount }];
    })
    .toSorted((one, other) => Number(other.amountMinor - one.amountMinor) || (one.userId < other.userId ? -1 : 1));
  return {
    parts,
    unapprovedDays: worked.filter((one) => !isApproved(one, approvals)).length,
    rule: { weights, dayMinutesMax, settingVersion, troncmaster },
  };
};

/** What was seen, in one text. */
export const digestOf = (parts: TipParts): string => parts.map(({ userId, amountMinor }) => `${userId} ${amountMinor}`).join(', ');

const usualRoles = async (tx: RestaurantTx): Promise<ReadonlyMap<string, string | undefined>> => {
  const rows = await tx.db
    .select({ userId: employment.userId, workRoleIds: employment.workRoleIds })
    .from(employment)
    .where(eq(employment.restaurantId, tx.restaurantId));
  return new Map(rows.map(({ userId, workRoleIds }) => [userId, workRoleIds[0]]));
};
