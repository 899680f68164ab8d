import { and, eq } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { holds } from '../../restaurants/server/public.ts';
import { announceStaff } from './announce-staff.ts';
import type { CheckedExchange } from './exchange-checks.ts';
import { readExchangeSetting } from './exchange-settings.ts';
import { lockedExchange, type Standing } from './exchange-store.ts';
import { shiftRequest, type RequestRow } from './exchange-tables.ts';
import { logChanges } from './rota-log.ts';
import type { ShiftRow } from './rota-tables.ts';
import { changeRow, presentFinding } from './save-shift.ts';

type Change = Partial<Omit<RequestRow, 'restaurantId' | 'id' | 'version'>>;

/** Writes over an exchange that is held, and says that it has gone on. */
export const changeExchange = async (tx: RestaurantTx, { id, version }: RequestRow, change: Change): Promise<void> => {
  const own = and(eq(shiftRequest.restaurantId, tx.restaurantId), eq(shiftRequest.id, id));
  await tx.db
    .update(shiftRequest)
    .set({ ...change, version: version + 1 })
    .where(own);
  announceStaff(tx, 'staff.v1.exchange-changed', { exchangeId: id });
};

/**
 * Refuses an exchange that somebody can't do, or that breaks a rule that blocks. Whoever does not plan is told of their own
 * rota alone.
 *
 * @refuses EXCHANGE_NOT_ABLE; EXCHANGE_BLOCKED with what stands against it
 */
export const refuseImpossible = (tx: RestaurantTx, { sides }: CheckedExchange): void => {
  if (sides.some(({ isAble }) => !isAble)) throw refusal('EXCHANGE_NOT_ABLE', { field: 'takerId' });
  const isBlocked = sides.some(({ findings }) => findings.some(({ level }) => level === 'BLOCK'));
  if (!isBlocked) return;
  const shown = sides.filter(({ userId }) => userId === tx.userId || holds(tx, 'staff.plan'));
  const findings = shown.flatMap((side) => side.findings.filter(({ level }) => level === 'BLOCK').map(presentFinding));
  throw refusal('EXCHANGE_BLOCKED', { field: 'takerId', findings });
};

/** Who has the shift now, and who said so; null where it went by itself. */
export type Settled = { readonly takerId: string; readonly decidedBy: string | null };

/** Lets shifts that are held change hands, both in one, and tells both and nobody else. */
export const applyExchange = async (tx: RestaurantTx, { row, shifts }: Standing, { takerId, decidedBy }: Settled): Promise<void> => {
  const people = [takerId, ...(row.fromUserId === null ? [] : [row.fromUserId])];
  const at = new Date();
  const takerOf = ({ id }: ShiftRow): string | null => (id === row.shiftId ? takerId : row.fromUserId);
  await logChanges(tx, { rows: shifts, reason: row.note, swap: takerOf });
  for (const one of shifts) {
    const userId = takerOf(one);
    if (!one.told) throw refusal('EXCHANGE_STALE', { field: 'shift' });
    const told: ShiftRow['told'] = { ...one.told, userId, toldBy: tx.userId ?? '', toldTo: people, overrides: [] };
    await changeRow(tx, one, { userId, source: 'SWAP', told, toldAt: at });
  }
  await changeExchange(tx, row, { status: 'APPROVED', takerUserId: takerId, decidedBy, decidedAt: at });
  const shiftIds = shifts.map(({ id }) => id);
  for (const userId of people) announceStaff(tx, 'staff.v1.rota-published', { userId, shiftIds });
};

/**
 * Lets an exchange that has just been agreed among the two go by itself, where the house wants that and nothing at all
 * stands against it, not even a warning.
 */
export const applyByItself = async (tx: RestaurantTx, exchangeId: string, checked: CheckedExchange): Promise<void> => {
  const { isAutomatic } = await readExchangeSetting(tx);
  if (!isAutomatic || checked.sides.some(({ findings, isAble }) => !isAble || findings.length > 0)) return;
  await applyExchange(tx, await lockedExchange(tx, exchangeId), { takerId: checked.takerId, decidedBy: null });
};
