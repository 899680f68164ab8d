import { and, asc, eq, sql } from 'drizzle-orm';

import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { learnFrom, type Confirmation, type LearnedRule } from '../../rules/read/learned-rules.ts';
import { assistantLineRule } from '../tables/scans.ts';

/** What people said of lines, the newest last; of one supplier, or of all. */
export const lineRules = async (tx: RestaurantTx, supplierId?: string): Promise<readonly LearnedRule[]> => {
  const rows = await tx.db
    .select()
    .from(assistantLineRule)
    .where(
      and(
        eq(assistantLineRule.restaurantId, tx.restaurantId),
        supplierId === undefined ? undefined : eq(assistantLineRule.supplierId, supplierId),
      ),
    )
    .orderBy(asc(assistantLineRule.saidAt), asc(assistantLineRule.text));
  return rows.map(({ code, ...rule }) => ({ ...rule, code: code === '' ? null : code }));
};

/** Keeps what somebody said of lines of one supplier. */
export const keepConfirmations = async (tx: RestaurantTx, supplierId: string, said: readonly Confirmation[]): Promise<number> => {
  const before = await lineRules(tx, supplierId);
  const after = said.reduce<readonly LearnedRule[]>((rules, one) => learnFrom(rules, one), before);
  const changed = after.filter((rule) => !before.includes(rule));
  for (const { code, text, itemId, confirmedCount } of changed) {
    // Two rules of one paper are as old as each other unless each is asked for the time itself.
    const rule = { itemId, confirmedCount, saidAt: sql`clock_timestamp()` };
    await tx.db
      .insert(assistantLineRule)
      .values({ restaurantId: tx.restaurantId, supplierId, code: code ?? '', text, ...rule })
      .onConflictDoUpdate({
        target: [assistantLineRule.restaurantId, assistantLineRule.supplierId, assistantLineRule.code, assistantLineRule.text],
        set: rule,
      });
  }
  return changed.length;
};
