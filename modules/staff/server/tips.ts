import { and, asc, desc, eq, gte, inArray } from 'drizzle-orm';

import type { Currency } from '../../../kit/money.ts';
import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { colleagues, formerColleagues, holds } from '../../restaurants/server/public.ts';
import type { TipPool, TipPoolFields } from '../contract/tips.contract.ts';
import { payTipsBy, tipPoolAfter, type TipPoolStep } from '../rules/tip-pool-state.ts';
import { dayAfter } from '../rules/rota-week.ts';
import { announceStaff } from './announce-staff.ts';
import { requirePoolDays } from './pool-days.ts';
import { digestOf, reckonTips, type TipParts } from './reckon-tips.ts';
import { readTipSetting } from './tip-setting.ts';
import { tipAllocation, tipPool } from './tip-tables.ts';

type Row = typeof tipPool.$inferSelect;

/**
 * How long the law wants the record kept.
 *
 * @unit days
 */
const keptDays = 1096;

/** How tips are shared out, and the pools of the last three years: everybody's parts for who sees pay, else one's own. */
export const readTips = async (tx: RestaurantTx) => {
  const since = dayAfter(tradingDay(tx, new Date()), -keptDays);
  const rows = await tx.db
    .select()
    .from(tipPool)
    .where(and(eq(tipPool.restaurantId, tx.restaurantId), gte(tipPool.toDay, since)))
    .orderBy(desc(tipPool.toDay), desc(tipPool.id));
  return { setting: await readTipSetting(tx), pools: await present(tx, rows) };
};

const present = async (tx: RestaurantTx, rows: readonly Row[]): Promise<TipPool[]> => {
  const seesAll = holds(tx, 'members.view-pay');
  const settled = await settledParts(tx, rows);
  const people = [...(await colleagues(tx)), ...(await formerColleagues(tx))];
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const pools: TipPool[] = [];
  for (const row of rows) {
    if (!seesAll && row.approvedBy === null) continue;
    const parts = row.state === 'DRAFT' ? (await reckonTips(tx, row)).parts : (settled.get(row.id) ?? []);
    const shown = parts.filter(({ userId }) => seesAll || userId === tx.userId);
    if (!seesAll && shown.length === 0) continue;
    pools.push({
      ...shownOf(row),
      // What the others were given is not to be had by taking one's own from the whole.
      amountMinor: String(seesAll ? row.amountMinor : shown.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)),
      payBy: payTipsBy(row.toDay),
      parts: shown.map((part) => ({ ...part, name: names.get(part.userId) ?? '', amountMinor: String(part.amountMinor) })),
      digest: seesAll ? digestOf(parts) : '',
    });
  }
  return pools;
};

const shownOf = ({ id, fromDay, toDay, source, note, correctsId, state, version, paidOn, currency }: Row) => ({
  id,
  fromDay,
  toDay,
  source,
  note,
  correctsId,
  state,
  version,
  paidOn,
  currency,
});

const settledParts = async (tx: RestaurantTx, rows: readonly Row[]): Promise<ReadonlyMap<string, TipParts>> => {
  const { restaurantId, poolId, amountMinor, userId } = tipAllocation;
  const ids = rows.map(({ id }) => id);
  const found = await tx.db
    .select()
    .from(tipAllocation)
    .where(and(eq(restaurantId, tx.restaurantId), inArray(poolId, ids)))
    .orderBy(desc(amountMinor), asc(userId));
  const parts = found.map(({ restaurantId: _own, ...part }) => part);
  return Map.groupBy(parts, (part) => part.poolId);
};

type Saved = TipPoolFields & { readonly poolId: string; readonly baseVersion: number | null };

/**
 * Writes down what was taken in for the staff, or changes a draft of it.
 *
 * @refuses PERIOD_NOT_OVER for days that are not over or too many; TIP_CORRECTION_WRONG where nothing was paid that it
 * could set right; TIP_POOL_CHANGED; ID_TAKEN
 */
export const saveTipPool = async (tx: RestaurantTx, { body }: CommandEnvelope<Saved>): Promise<{ pool: TipPool }> => {
  const { poolId: id, baseVersion, amountMinor, ...said } = body;
  requirePoolDays(tx, { from: said.fromDay, to: said.toDay });
  await requirePaid(tx, said.correctsId, BigInt(amountMinor));
  const facts = { ...said, amountMinor: BigInt(amountMinor), currency: tx.currency as Currency };
  const known = baseVersion === null ? null : await lockedPool(tx, id, baseVersion);
  if (known && known.state !== 'DRAFT') throw refusal('TIP_POOL_CHANGED', { field: 'version' });
  const [row] = known
    ? await tx.db
        .update(tipPool)
        .set({ ...facts, version: known.version + 1 })
        .where(idIs(tx, id))
        .returning()
    : await tx.db
        .insert(tipPool)
        .values({ restaurantId: tx.restaurantId, id, ...facts, madeBy: tx.userId ?? '' })
        .onConflictDoNothing()
        .returning();
  if (!row) throw refusal('ID_TAKEN', { field: 'poolId' });
  return answer(tx, row);
};

const requirePaid = async (tx: RestaurantTx, correctsId: string | null, amount: bigint): Promise<void> => {
  if (correctsId === null) {
    if (amount < 0n) throw refusal('TIP_CORRECTION_WRONG', { field: 'amountMinor' });
    return;
  }
  const [row] = await tx.db.select({ state: tipPool.state }).from(tipPool).where(idIs(tx, correctsId));
  if (row?.state !== 'PAID') throw refusal('TIP_CORRECTION_WRONG', { field: 'correctsId' });
};

type Stepped = {
  readonly poolId: string;
  readonly version: number;
  readonly step: TipPoolStep;
  readonly digest: string;
  readonly paidOn: string | null;
};

/**
 * Settles a pool as it was seen, says that it was paid, or drops a draft.
 *
 * @refuses NOT_FOUND; TIP_POOL_CHANGED where it or what it comes to is otherwise by now; TIP_STEP_WRONG; CARDS_UNAPPROVED
 * with how many days nobody has approved; TIPS_FOR_NOBODY where no hours count; PERIOD_NOT_OVER for a payment to come
 */
export const stepTipPool = async (tx: RestaurantTx, { body }: CommandEnvelope<Stepped>): Promise<{ pool: TipPool }> => {
  const { poolId, version, step, digest, paidOn } = body;
  const known = await lockedPool(tx, poolId, version);
  const state = tipPoolAfter(known.state, step);
  if (state === null) throw refusal('TIP_STEP_WRONG', { field: 'step' });
  const approval = step === 'APPROVE' ? await settle(tx, known, digest) : {};
  const payment = step === 'PAY' ? { paidOn: payDay(tx, paidOn) } : {};
  const [row] = await tx.db
    .update(tipPool)
    .set({ state, version: version + 1, ...approval, ...payment })
    .where(idIs(tx, poolId))
    .returning();
  if (!row) throw refusal('NOT_FOUND');
  return answer(tx, row);
};

const payDay = (tx: RestaurantTx, paidOn: string | null): string => {
  if (paidOn === null || paidOn > tradingDay(tx, new Date())) throw refusal('PERIOD_NOT_OVER', { field: 'paidOn' });
  return paidOn;
};

/** What was reckoned becomes what each is given, and stays so. */
const settle = async (tx: RestaurantTx, pool: Row, digest: string) => {
  const { parts, unapprovedDays, rule } = await reckonTips(tx, pool);
  if (unapprovedDays > 0) throw refusal('CARDS_UNAPPROVED', { field: 'fromDay', cards: unapprovedDays });
  if (parts.length === 0) throw refusal('TIPS_FOR_NOBODY', { field: 'fromDay' });
  if (digestOf(parts) !== digest) throw refusal('TIP_POOL_CHANGED', { field: 'digest' });
  await tx.db.insert(tipAllocation).values(parts.map((part) => ({ ...part, restaurantId: tx.restaurantId, poolId: pool.id })));
  return { approvedBy: tx.userId ?? '', approvedAt: new Date(), sharedBy: rule };
};

const answer = async (tx: RestaurantTx, row: Row): Promise<{ pool: TipPool }> => {
  announceStaff(tx, 'staff.v1.tips-changed', { poolId: row.id });
  const [pool] = await present(tx, [row]);
  if (!pool) throw refusal('NOT_FOUND');
  return { pool };
};

const idIs = (tx: RestaurantTx, id: string) => and(eq(tipPool.restaurantId, tx.restaurantId), eq(tipPool.id, id));

const lockedPool = async (tx: RestaurantTx, id: string, version: number): Promise<Row> => {
  const [row] = await tx.db.select().from(tipPool).where(idIs(tx, id)).for('update');
  if (!row) throw refusal('NOT_FOUND');
  if (row.version !== version) throw refusal('TIP_POOL_CHANGED', { field: 'version' });
  return row;
};
